"""Waiting for a condition, and not for a time."""

import time
from collections.abc import Callable


def until(holds: Callable[[], bool], what: str, seconds: float = 30) -> None:
    """Return once the condition holds; AssertionError if it does not for so many seconds."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, f"waited {seconds} s in vain: {what}"
        time.sleep(0.02)
