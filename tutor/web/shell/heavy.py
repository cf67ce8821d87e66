"""Work that costs much is done one piece at a time in each worker.

Looking for an endless puzzle or drawing a picture takes up to a thousand times as long as any other
page. A few such requests a second would take every thread of a worker, and all other readers would
wait. So one piece of such work is done at a time, a few requests wait for their turn, and whoever
comes beyond that is told to come again (503 with Retry-After).

`@heavy` marks a view, or a function that views call. Where what it makes is remembered, put the
memory outside (`@lru_cache` above `@heavy`): what is made already has no need of a turn.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import wraps
from threading import BoundedSemaphore, RLock
from typing import ParamSpec, TypeVar

from werkzeug.exceptions import ServiceUnavailable

WAITING = 2
"""Requests that may wait for their turn; with the one at work they must leave a thread free."""

PATIENCE = 2.0
"""Seconds that a request waits."""

_RETRY_AFTER = 5

Given = ParamSpec("Given")
Made = TypeVar("Made")


class BusyError(ServiceUnavailable):
    """There is too much of such work at the moment; it may be tried again in some seconds."""

    def __init__(self) -> None:
        super().__init__(retry_after=_RETRY_AFTER)


_turn = RLock()  # whoever has it may call another heavy function
_waiting = BoundedSemaphore(WAITING)


@contextmanager
def turn() -> Iterator[None]:
    """Wait until nobody else does such work; BusyError if too many wait, or for too long."""
    if not _turn.acquire(blocking=False):
        _wait()
    try:
        yield
    finally:
        _turn.release()


def _wait() -> None:
    if not _waiting.acquire(blocking=False):
        raise BusyError
    try:
        if not _turn.acquire(timeout=PATIENCE):
            raise BusyError
    finally:
        _waiting.release()


def heavy(make: Callable[Given, Made]) -> Callable[Given, Made]:
    """Let a view, or a function that makes something, take its turn; it may raise BusyError."""

    @wraps(make)
    def in_turn(*args: Given.args, **kwargs: Given.kwargs) -> Made:
        with turn():
            return make(*args, **kwargs)

    return in_turn
