"""A way to stop for granian's workers that loses no request.

Granian itself, told to stop, closes its sockets, with the connections that it has not accepted yet.
Then it waits for the open ones to be closed, for as long as browsers keep them: minutes, or until
it kills its workers in the middle of an answer. So workers keep the signal from it (it is blocked
from their first moment on) and see for themselves: from then on no connection is added, every
answer says `Connection: close`, and a worker goes as soon as it has had nothing to do for a moment.
Only idle connections are cut.
"""

import logging
import os
import signal
import sys
import time
from collections.abc import Callable, Iterable
from functools import partial
from threading import Lock, Thread
from typing import TYPE_CHECKING, Any

from tutor.commands.draining import refuse_connections
from tutor.web.shell.request_body import READERS, RequestBodies

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment
    from granian.server import MPServer

PATIENCE = 10
"""Seconds after which a worker that is still at work is killed."""

BODY_DEADLINE = 20
"""Seconds after which a body that has not arrived is given up."""

_OFTEN = 0.05
"""Seconds after which a worker looks again whether it has to stop."""

_IDLE_LOOKS = 5
"""Looks in a row without a request after which a worker that has to stop goes: answers are sent.

Looks are counted, not seconds: on a busy machine a request that has arrived needs the processor,
too, before it is seen.
"""

_PAUSE = 1.0
"""Seconds between two servers, if the workers of the first one died."""

_UNSENT = 1.0
"""Seconds after which a worker that has to stop waits for a body no longer."""

_TURN = 0.001
"""Seconds for which a thread may have the interpreter while others want it, a fifth of the usual:
an answer that is there already waits less for one that takes long to make."""

_STOPS = (signal.SIGTERM, signal.SIGINT)
"""SIGINT too: Ctrl+C reaches all processes, and the parent tells its workers by SIGTERM."""

_log = logging.getLogger(__name__)


def serve(load: Callable[[], "WSGIApplication"], make: Callable[[], "MPServer"]) -> None:
    """Serve what `load` returns until SIGTERM or SIGINT, with a server that `make` returns.

    Granian puts a new worker in the place of a dead one, but ends if that one dies soon, too: then
    a new server goes on.
    """
    # A worker that was told to stop before it had blocked the signal itself would never know.
    os.register_at_fork(
        before=partial(signal.pthread_sigmask, signal.SIG_BLOCK, _STOPS),
        after_in_parent=partial(signal.pthread_sigmask, signal.SIG_UNBLOCK, _STOPS),
    )
    while True:
        server = make()
        loader = partial(_load, load, os.getpid())
        try:
            # Granian's own loader would put the current folder on sys.path.
            server.serve(target_loader=loader, wrap_loader=False)
            return
        except SystemExit:
            time.sleep(_PAUSE)
            if server.interrupt_signal:
                raise


def _load(load: Callable[[], "WSGIApplication"], parent: int) -> "GracefulApplication":
    """Return the application in a worker, and have it watch out for the end."""
    sys.setswitchinterval(_TURN)
    application = GracefulApplication(load())
    Thread(target=application.watch, args=(parent,), name="watch", daemon=True).start()
    return application


class GracefulApplication:
    """A WSGI application that knows how many requests it is at, and when to stop."""

    def __init__(self, app: "WSGIApplication") -> None:
        self._bodies = RequestBodies(app)
        self._lock = Lock()
        self._at_work = 0
        self._answered = 0
        self._closing = False

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Answer a request; once the worker has to stop, have the connection closed."""
        with self._lock:
            self._at_work += 1
        try:
            return self._bodies(environ, _last(start_response) if self._closing else start_response)
        finally:
            with self._lock:
                self._at_work -= 1
                self._answered += 1

    def watch(self, parent: int) -> None:
        """Wait until the worker has to stop, then for its requests; end the process.

        It goes at once if the server was killed: it would hold the port. And it goes when all who
        may wait for a body have waited too long, as granian has no other end for them: it closes
        their connections, and gets a successor.
        """
        while signal.SIGTERM not in signal.sigpending():
            if self._bodies.late(BODY_DEADLINE) >= READERS:
                _log.warning("a worker goes, as it waits for forms that do not arrive")
                break
            _sleep(parent)
        self._closing = True
        refuse_connections()
        until = time.monotonic() + PATIENCE
        idle = 0
        while idle < _IDLE_LOOKS and time.monotonic() < until:
            answered = self._answered
            _sleep(parent)
            busy = self._at_work > self._bodies.late(_UNSENT) or self._answered > answered
            idle = 0 if busy else idle + 1
        os._exit(0)


def _sleep(parent: int) -> None:
    """Wait for a moment; end the process if its parent is no more."""
    if os.getppid() != parent:
        os._exit(1)
    time.sleep(_OFTEN)


def _last(start_response: "StartResponse") -> "StartResponse":
    """Return a `start_response` that also says that this is the connection's last answer."""

    def start(
        status: str, headers: list[tuple[str, str]], *error: Any
    ) -> Callable[[bytes], object]:
        return start_response(status, [*headers, ("Connection", "close")], *error)

    return start
