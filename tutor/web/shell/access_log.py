"""One line for each request, in the Combined Log Format.

    203.0.113.7 - - [21/Nov/2026:19:03:35 +0000] "GET /en/rules/ HTTP/1.1" 200 17598 "-" "Mozilla/…"

Behind proxies the address is the client's if `PROXY_HOPS` is set. Quotes, backslashes and anything
but printable ASCII are escaped, so that a client cannot forge fields or lines. Secrets of clubs are
masked.
"""

import contextlib
import os
import re
import sys
import time
from collections.abc import Iterable
from typing import TYPE_CHECKING
from urllib.parse import quote

from tutor.web.shell.addresses import SAFE_IN_PATH
from tutor.web.shell.secret_paths import masked

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

_UNSAFE = re.compile(r"[^ !#-\[\]-~]")


class AccessLog:
    """WSGI middleware that writes a line for each request to a file descriptor."""

    def __init__(self, app: "WSGIApplication", descriptor: int | None = None) -> None:
        self.app = app
        self._descriptor = sys.stdout.fileno() if descriptor is None else descriptor

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Answer a request, and write its line."""
        started: list[str] = []

        def start(status: str, headers: list[tuple[str, str]], *error: object) -> object:
            started[:] = [status[:3]]
            return start_response(status, headers, *error)  # type: ignore[arg-type]

        body = self.app(environ, start)  # type: ignore[arg-type]
        size = sum(map(len, body)) if isinstance(body, list) else 0
        self._write(line(environ, started[0] if started else "-", size))
        return body

    def _write(self, text: str) -> None:
        with contextlib.suppress(OSError):  # nobody reads the log any more; the site goes on
            os.write(self._descriptor, text.encode("ascii"))  # in one go: workers share the file


def line(environ: "WSGIEnvironment", status: str, size: int) -> str:
    """Return the line of a request, with a newline."""
    path = quote(environ["PATH_INFO"].encode("latin-1"), SAFE_IN_PATH)
    query = environ.get("QUERY_STRING", "")
    address = masked(path) + (query and f"?{masked(query)}")
    request = f"{environ['REQUEST_METHOD']} {address} {environ.get('SERVER_PROTOCOL', '')}"
    return (
        f"{_address(environ)} - - [{time.strftime('%d/%b/%Y:%H:%M:%S +0000', time.gmtime())}]"
        f' "{_escaped(request)}" {status} {size or "-"}'
        f' "{_escaped(masked(environ.get("HTTP_REFERER") or "-"))}"'
        f' "{_escaped(environ.get("HTTP_USER_AGENT") or "-")}"\n'
    )


def _address(environ: "WSGIEnvironment") -> str:
    """Return the client's address, escaped: a proxy can pass on any text."""
    return _escaped(environ.get("REMOTE_ADDR") or "-").replace(" ", r"\x20")


def _escaped(text: str) -> str:
    r"""Return the text with unsafe characters as `\x22`."""
    return _UNSAFE.sub(lambda match: "".join(f"\\x{byte:02x}" for byte in match[0].encode()), text)
