"""One line for each request, in the Combined Log Format that every log reader knows.

    203.0.113.7 - - [21/Nov/2026:19:03:35 +0000] "GET /en/rules/ HTTP/1.1" 200 17598 "-" "Mozilla/…"

Behind a proxy the address is the visitor's, if `PROXY_HOPS` says how many proxies there are. What a
visitor sends cannot break out of its field or its line: quotes, backslashes and whatever is not
printable ASCII are escaped. The secrets of clubs are masked wherever an address may hold them.
"""

import contextlib
import os
import re
import sys
import time
from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING
from urllib.parse import quote

from tutor.web.shell.language_prefix import masked

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

_UNSAFE = re.compile(r"[^ !#-\[\]-~]")
_PATH_SAFE = "/:@!$&'()*+,;=~"
_MONTHS = ("Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec")


class AccessLog:
    """A WSGI application that writes a line to a file descriptor when another one has answered."""

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
    """Return the line of a request, with its end."""
    path = quote(environ["PATH_INFO"].encode("latin-1"), _PATH_SAFE)
    query = environ.get("QUERY_STRING", "")
    address = masked(path) + (query and f"?{masked(query)}")
    request = f"{environ['REQUEST_METHOD']} {address} {environ.get('SERVER_PROTOCOL', '')}"
    return (
        f"{_address(environ)} - - [{_moment(int(time.time()))}]"
        f' "{_escaped(request)}" {status} {size or "-"}'
        f' "{_escaped(masked(environ.get("HTTP_REFERER") or "-"))}"'
        f' "{_escaped(environ.get("HTTP_USER_AGENT") or "-")}"\n'
    )


def _address(environ: "WSGIEnvironment") -> str:
    """Return the visitor's address, which may be any text that a proxy passed on."""
    return _escaped(environ.get("REMOTE_ADDR") or "-").replace(" ", r"\x20")


def _escaped(text: str) -> str:
    r"""Return the text with `\x22` and the like for what does not belong into a field."""
    return _UNSAFE.sub(lambda match: "".join(f"\\x{byte:02x}" for byte in match[0].encode()), text)


@lru_cache(maxsize=1)
def _moment(seconds: int) -> str:
    """Return a time in UTC; strftime would name the month in the system's language."""
    at = time.gmtime(seconds)
    day = f"{at.tm_mday:02}/{_MONTHS[at.tm_mon - 1]}/{at.tm_year}"
    return f"{day}:{at.tm_hour:02}:{at.tm_min:02}:{at.tm_sec:02} +0000"
