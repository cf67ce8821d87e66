"""Works that run at the same moment."""

import threading
from collections.abc import Callable
from typing import Any

from tutor.clubs.errors import StoreError


def at_once(*works: Callable[[], Any]) -> list[Any]:
    """Run these at the same moment, each in its thread; returns what came of each, or its error."""
    barrier, came = threading.Barrier(len(works)), [None] * len(works)

    def run(number: int) -> None:
        barrier.wait()
        try:
            came[number] = works[number]()
        except StoreError as error:
            came[number] = error  # type: ignore[call-overload]

    threads = [threading.Thread(target=run, args=[number]) for number in range(len(works))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return came
