"""Few threads wait for the bodies of requests.

The server hands a request over as soon as its header is there, and `read` waits for the body for as
long as the visitor likes. A few forms that are never sent to their end would take every thread of a
worker. So only a few of them wait at a time; whoever comes on top is told to come again.
"""

import io
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from threading import Condition
from typing import IO, TYPE_CHECKING, Any

from werkzeug.exceptions import ServiceUnavailable

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

READERS = 2
"""Threads of a worker that may wait for a body at a time."""

RETRY_AFTER = 10
"""Seconds after which to come again."""

_AT_ONCE = 0.05
"""Seconds in which a body that was sent with its header is read, however busy the worker is."""


class RequestBodies:
    """A WSGI application that lets few threads of another one wait for bodies.

    Reading one more body raises ServiceUnavailable.
    """

    def __init__(self, app: "WSGIApplication") -> None:
        self._app = app
        self._changed = Condition()
        self._since: list[float] = []

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Answer a request."""
        if environ.get("CONTENT_LENGTH") or "HTTP_TRANSFER_ENCODING" in environ:
            environ["wsgi.input"] = _Body(environ["wsgi.input"], self)
        return self._app(environ, start_response)

    def late(self, seconds: float) -> int:
        """Return how many bodies have been waited for so long."""
        until = time.monotonic() - seconds
        return sum(since <= until for since in tuple(self._since))

    @contextmanager
    def turn(self) -> Iterator[None]:
        """Wait for a body inside; raises ServiceUnavailable if too many are waited for."""
        with self._changed:
            if not self._changed.wait_for(self._is_free, self._grace()):
                raise ServiceUnavailable(retry_after=RETRY_AFTER)
            since = time.monotonic()
            self._since.append(since)
        try:
            yield
        finally:
            with self._changed:
                self._since.remove(since)
                self._changed.notify()

    def _is_free(self) -> bool:
        return len(self._since) < READERS

    def _grace(self) -> float:
        """Return for how long others may yet turn out to be reading what is there already."""
        return max(self._since, default=0.0) + _AT_ONCE - time.monotonic()


class _Body(io.RawIOBase):
    """The body of a request; once it was refused there is nothing to read, for the error page."""

    def __init__(self, source: IO[bytes], bodies: RequestBodies) -> None:
        self._source: IO[bytes] | None = source
        self._bodies = bodies

    def readable(self) -> bool:
        """Return that it can be read."""
        return True

    def readinto(self, buffer: Any, /) -> int:
        """Read as much as there is room for, or to the end; raises ServiceUnavailable."""
        source, self._source = self._source, None
        if source is None:
            return 0
        with self._bodies.turn():
            data = source.read(len(buffer))
        self._source = source
        buffer[: len(data)] = data
        return len(data)
