"""Queues for expensive work: one request at a time, with a limit for each client.

Generating an endless puzzle or drawing a picture takes up to a thousand times as long as any other
page. A few such requests a second would take every thread of a worker, and all other readers would
wait. So each worker does one of them at a time, and a few wait; further ones get a 503 with
Retry-After. The CPU time is charged to the client's IP address, which has a limit for each minute
(429); tutor/web/clubs/rates.py keeps the account.

`@heavy` marks a view, or a function that views call. A cache goes outside (`@lru_cache` above
`@heavy`), so that a hit doesn't queue. `@PICTURES.in_turn` is the same for preview pictures, which
only programs ask for: all workers share one queue for them, so that they hold up no reader.
`ServerLock` works between workers because they are forked and share its file. The system releases
the lock if its worker dies. On Windows, and between processes started one by one, each process has
a lock of its own.
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
"""Seconds between attempts to lock the file."""


class ServerLock:
    """A lock like `threading.Lock`, shared by the threads of all workers."""

    def __init__(self) -> None:
        self._of_process = Lock()
        with tempfile.TemporaryFile() as file:
            self._file = os.dup(file.fileno())
        weakref.finalize(self, os.close, self._file)

    def acquire(self, blocking: bool = True, timeout: float = -1) -> bool:
        """Return whether the lock was acquired within `timeout` seconds; -1 waits for ever."""
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
        """Release the lock."""
        if sys.platform != "win32":
            import fcntl

            fcntl.lockf(self._file, fcntl.LOCK_UN)
        self._of_process.release()

    def _of_server(self) -> bool:
        """Try to lock the file for this worker; return whether that worked."""
        if sys.platform == "win32":
            return True
        import fcntl

        try:
            fcntl.lockf(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            return False
        return True


WAITING = 2
"""Requests that may wait; together with those at work they must leave a thread free."""

PATIENCE = 2.0
"""Seconds that a request waits at most."""

_RETRY_AFTER = 5

_KEY = "allowance"

Params = ParamSpec("Params")
Returned = TypeVar("Returned")


class BusyError(ServiceUnavailable):
    """The queue is full; the client may try again in some seconds."""

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
    def turn(self) -> Iterator[None]:
        """Hold the lock while the block runs; reentrant.

        Raises BusyError if the queue is full or the wait too long, TooManyRequests for a client
        that has used up its CPU time.
        """
        if self._holder == get_ident():
            yield
            return
        allowance: Allowance | None = None
        if has_request_context():
            allowance = current_app.extensions.get(_KEY)
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

    def in_turn(self, make: Callable[Params, Returned]) -> Callable[Params, Returned]:
        """Wrap a view or function so that it waits for its turn; raises as `turn`."""

        @wraps(make)
        def waiting(*args: Params.args, **kwargs: Params.kwargs) -> Returned:
            with self.turn():
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
    """Return the CPU seconds of this process's ended child processes."""
    times = os.times()
    return times.children_user + times.children_system


READERS = WorkQueue(Lock(), WAITING)
"""Each worker's queue for pages."""

PICTURES = WorkQueue(ServerLock(), 1, _of_children)
"""The server's queue for preview pictures, which a child process draws."""

heavy = READERS.in_turn
