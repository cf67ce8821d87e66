"""A lock that one thread of one worker has at a time.

The workers are forked from the process that has made the lock, and have its file in common. The
system gives the lock back if its worker dies. Elsewhere than on Unix, and between processes that
were started one by one, each process has a lock of its own.
"""

import os
import sys
import tempfile
import time
import weakref
from threading import Lock

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
