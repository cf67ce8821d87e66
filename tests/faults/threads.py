"""Threads that do the same all along while a block runs."""

import threading
from collections.abc import Callable
from types import TracebackType
from typing import Self


class Threads:
    """Starts its threads with a block and waits for them when it is left."""

    def __init__(self, work: Callable[[int], None], count: int) -> None:
        self._changed = threading.Condition()
        self._over = threading.Event()
        self._threads = [threading.Thread(target=work, args=(n,)) for n in range(count)]

    def __enter__(self) -> Self:
        for thread in self._threads:
            thread.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._over.set()
        with self._changed:
            self._changed.notify_all()
        for thread in self._threads:
            thread.join()
