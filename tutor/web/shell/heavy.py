"""Work that costs much is done one piece at a time, and nobody can ask for all of it.

Looking for an endless puzzle or drawing a picture takes up to a thousand times as long as any other
page. A few such requests a second would take every thread of a worker, and all other readers would
wait. So one piece of such work is done at a time, a few requests wait for their turn, and whoever
comes beyond that is told to come again (503 with Retry-After). What it took is put down to the
visitor's address, which has only so much in a minute (429); the clubs' rates count that.

`@heavy` marks a view, or a function that views call. Where what it makes is remembered, put the
memory outside (`@lru_cache` above `@heavy`): what is made already has no need of a turn.
`@PICTURES.in_turn` is the same for pictures of links, which only programs ask for: they have a turn
of their own, one for all workers, so that they hold up no reader. `ServerLock` is what all workers
share: they are forked from the process that has made the lock, and have its file in common. The
system gives the lock back if its worker dies. Elsewhere than on Unix, and between processes
that were started one by one, each process has a lock of its own.
"""

import os
import sys
import tempfile
import time
import weakref
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from threading import BoundedSemaphore, Lock, get_ident
from typing import ParamSpec, Protocol, TypeVar

from flask import Flask, current_app, has_request_context
from werkzeug.exceptions import ServiceUnavailable

from tutor import metrics

_OFTEN = 0.02
"""Seconds after which is asked again."""


class ServerLock:
    """Acquired and released like `threading.Lock`, by the threads of all workers."""

    def __init__(self) -> None:
        self._of_process = Lock()
        with tempfile.TemporaryFile() as file:
            self._file = os.dup(file.fileno())
        weakref.finalize(self, os.close, self._file)

    def acquire(self, blocking: bool = True, timeout: float = -1) -> bool:
        """Return whether the lock could be had within so many seconds; -1 is any time."""
        until = time.monotonic() + timeout if timeout >= 0 else float("inf")
        if not self._of_process.acquire(blocking, timeout):
            return False
        while not self._of_server():
            if not blocking or time.monotonic() >= until:
                self._of_process.release()
                return False
            time.sleep(_OFTEN)
        return True

    def release(self) -> None:
        """Give the lock back."""
        if sys.platform != "win32":
            import fcntl

            fcntl.lockf(self._file, fcntl.LOCK_UN)
        self._of_process.release()

    def _of_server(self) -> bool:
        """Return whether no other worker has the lock; then this one has it."""
        if sys.platform == "win32":
            return True
        import fcntl

        try:
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True


WAITING = 2
"""Requests that may wait for their turn; with all who are at work they must leave a thread free."""

PATIENCE = 2.0
"""Seconds that a request waits."""

_RETRY_AFTER = 5

_KEY = "allowance"

Given = ParamSpec("Given")
Made = TypeVar("Made")


class BusyError(ServiceUnavailable):
    """There is too much of such work at the moment; it may be tried again in some seconds."""

    def __init__(self) -> None:
        super().__init__(retry_after=_RETRY_AFTER)


class Allowance(Protocol):
    """The CPU time that the client of this request may still use."""

    def check(self) -> None:
        """Raise TooManyRequests if it is used up."""

    def charge(self, seconds: float) -> None:
        """Charge CPU time to the client."""


def limit_by(app: Flask, allowance: Allowance) -> None:
    """Limit the costly work of an app's clients by this allowance."""
    app.extensions[_KEY] = allowance


def _allowance() -> Allowance | None:
    allowance: Allowance | None = (
        current_app.extensions.get(_KEY) if has_request_context() else None
    )
    return allowance


class WorkQueue:
    """A lock with a bounded queue."""

    def __init__(
        self, lock: "Lock | ServerLock", waiting: int, clock: Callable[[], float] = time.thread_time
    ) -> None:
        self._lock = lock
        self._waiting = BoundedSemaphore(waiting)
        self._clock = clock
        self._holder: int | None = None

    @contextmanager
    def taken(self) -> Iterator[None]:
        """Wait until nobody else does such work.

        Whoever has the turn may take it again. BusyError if too many wait, or for too long;
        TooManyRequests for a visitor who has had enough.
        """
        if self._holder == get_ident():
            yield
            return
        allowance = _allowance()
        if allowance:
            allowance.check()
        if not self._lock.acquire(blocking=False):
            self._wait()
        self._holder, begun = get_ident(), self._clock()
        try:
            yield
        finally:
            spent, self._holder = self._clock() - begun, None
            self._lock.release()
            if allowance:
                allowance.charge(spent)

    def in_turn(self, make: Callable[Given, Made]) -> Callable[Given, Made]:
        """Let a view, or a function that makes something, take its turn; raises as `taken`."""

        @wraps(make)
        def waiting(*args: Given.args, **kwargs: Given.kwargs) -> Made:
            with self.taken():
                return make(*args, **kwargs)

        return waiting

    def _wait(self) -> None:
        if self._waiting.acquire(blocking=False):
            try:
                if self._lock.acquire(timeout=PATIENCE):
                    return
            finally:
                self._waiting.release()
        metrics.count(metrics.REFUSALS, "queue")
        raise BusyError


def _of_children() -> float:
    """Return the processor seconds of the programs that this process has started and that ended."""
    times = os.times()
    return times.children_user + times.children_system


READERS = WorkQueue(Lock(), WAITING)
"""In each worker, for what readers ask for."""

PICTURES = WorkQueue(ServerLock(), 1, _of_children)
"""In the whole server, for what a program of its own draws."""

heavy = READERS.in_turn
