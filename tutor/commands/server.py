"""Granian, with a way to stop that loses no request.

Granian itself stops accepting connections, and then waits for the open ones to be closed, for as
long as browsers keep them: minutes, or until it kills its workers in the middle of an answer. So
workers are told beforehand. From then on every answer says `Connection: close`, and a worker goes
as soon as it has had nothing to do for a moment; only idle connections are cut. A request that was
sent on an open connection just when that was closed would be lost, so busy workers go on for a
little while, until all who have an open connection know.
"""

import os
import time
from collections.abc import Callable, Iterable
from ctypes import c_bool
from functools import partial
from multiprocessing.sharedctypes import RawValue
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any

from granian.server.mp import MPServer

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

PATIENCE = 10
"""Seconds after which a worker that is still at work is killed."""

_LINGER = 1.0
"""Seconds for which busy workers take what comes, so that all with an open connection are told."""

_QUIET = 0.25
"""Seconds without a request after which a worker that has to stop goes: answers are sent then."""

_OFTEN = 0.05
"""Seconds after which a worker looks again whether it has to stop."""


class PoliteServer(MPServer):
    """A granian server that lets its workers finish, and puts new ones in dead ones' places."""

    _closing: c_bool

    def run(self, load: Callable[[], "WSGIApplication"]) -> None:
        """Serve what `load` returns until SIGTERM or SIGINT."""
        # A bare flag: locks and events are lost for good with a worker that is killed.
        self._closing = RawValue(c_bool, False)
        # Granian's own loader would put the current folder on sys.path.
        self.serve(
            target_loader=partial(_load, load, self._closing, os.getpid()), wrap_loader=False
        )

    def _stop_workers(self) -> None:
        for worker in self.wrks:
            worker.interrupt_by_parent = True  # it may go before it is told to by a signal
        self._closing.value = True
        until = time.monotonic() + _LINGER
        for worker in self.wrks:
            worker.inner.join(max(0, until - time.monotonic()))
        super()._stop_workers()  # type: ignore[no-untyped-call]


def _load(
    load: Callable[[], "WSGIApplication"], closing: c_bool, parent: int
) -> "PoliteApplication":
    """Return the application in a worker, and have it watch out for the end."""
    application = PoliteApplication(load())
    Thread(target=application.watch, args=(closing, parent), name="watch", daemon=True).start()
    return application


class PoliteApplication:
    """A WSGI application that knows how many requests it is at, and when to stop."""

    def __init__(self, app: "WSGIApplication") -> None:
        self.app = app
        self._lock = Lock()
        self._at_work = 0
        self._last = 0.0
        self._closing = False

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Answer a request; once the worker has to stop, have the connection closed."""
        with self._lock:
            self._at_work += 1
        try:
            return self.app(environ, _last(start_response) if self._closing else start_response)
        finally:
            with self._lock:
                self._at_work -= 1
                self._last = time.monotonic()

    def watch(self, closing: c_bool, parent: int) -> None:
        """Wait until the server closes or is no more, then for the requests; end the process."""
        while not closing.value and os.getppid() == parent:
            time.sleep(_OFTEN)
        self._closing = True
        self._last = time.monotonic()
        while self._at_work or time.monotonic() - self._last < _QUIET:
            time.sleep(_OFTEN)
        os._exit(0)


def _last(start_response: "StartResponse") -> "StartResponse":
    """Return a `start_response` that also says that this is the connection's last answer."""

    def start(
        status: str, headers: list[tuple[str, str]], *error: Any
    ) -> Callable[[bytes], object]:
        return start_response(status, [*headers, ("Connection", "close")], *error)

    return start
