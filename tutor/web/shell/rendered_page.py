"""A page as it is sent: compressed, with its ETag, ready to be sent again."""

import hashlib
import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from werkzeug.http import parse_etags

from tutor.web.shell.compression import FAIR, QUICK

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

_WORTH_COMPRESSING = 1024
_COMPRESSED = re.compile(r"text/|image/svg\+xml|application/(manifest\+|x-nd)?json")
_OF_THE_BODY = {"Content-Type", "Content-Length", "Content-Encoding"}
_OVERHEAD = 2048
"""About how many bytes headers and a key take."""

Headers = list[tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Page:
    """A response: its status line, headers and body; `etag` is empty if it has none."""

    status: str
    headers: Headers
    body: bytes
    etag: str
    may_be_kept: bool
    """Whether the headers say that it would be the same for anyone who asks for this address."""

    @property
    def size(self) -> int:
        """About how many bytes it takes in memory."""
        return len(self.body) + _OVERHEAD

    def sent(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        """Start the response to this request and return its body: none for HEAD or a 304."""
        known = environ.get("HTTP_IF_NONE_MATCH")
        if known and self.etag and parse_etags(known).contains_raw(self.etag):
            headers = [each for each in self.headers if each[0] not in _OF_THE_BODY]
            start_response("304 NOT MODIFIED", headers)
            return []
        start_response(self.status, self.headers)
        return [] if environ["REQUEST_METHOD"] == "HEAD" else [self.body]


def rendered(app: "WSGIApplication", environ: "WSGIEnvironment", encoding: str | None) -> Page:
    """Return the app's answer to a GET or HEAD, compressed in this encoding.

    That is done fairly if the page may be kept and has no query, and else quickly: queries can be
    made up. HEAD is asked as GET, so that its headers are the same.
    """
    status, headers, body = _answer(app, {**environ, "REQUEST_METHOD": "GET"})
    caching = _one(headers, "Cache-Control")
    is_page = status.startswith("200") and "no-store" not in caching
    for_all = "private" not in caching and not _one(headers, "Set-Cookie")
    varies = {name.strip().lower() for name in _one(headers, "Vary").split(",")}
    may_be_kept = is_page and for_all and varies <= {"", "accept-encoding"}
    if _is_compressible(headers, body):
        headers = _varying(headers)
        if encoding is not None:
            is_plain = may_be_kept and not environ.get("QUERY_STRING")
            body = (FAIR if is_plain else QUICK)[encoding](body)
            headers = [each for each in headers if each[0] != "Content-Length"]
            headers += [("Content-Encoding", encoding), ("Content-Length", str(len(body)))]
    etag = _one(headers, "ETag")
    if is_page and not etag and "immutable" not in caching:
        etag = f'W/"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
        headers.append(("ETag", etag))
    return Page(
        status,
        headers,
        body,
        etag if is_page else "",
        may_be_kept=may_be_kept,
    )


def _answer(app: "WSGIApplication", environ: "WSGIEnvironment") -> tuple[str, Headers, bytes]:
    """Return status line, headers and body of the app's answer."""
    started: list[tuple[str, Headers]] = []

    def start(status: str, headers: Headers, _: object = None) -> object:
        started[:] = [(status, list(headers))]
        return None

    parts = app(environ, start)  # type: ignore[arg-type]
    try:
        body = b"".join(parts)
    finally:
        if close := getattr(parts, "close", None):
            close()
    ((status, headers),) = started
    return status, headers, body


def _is_compressible(headers: Headers, body: bytes) -> bool:
    return (
        len(body) >= _WORTH_COMPRESSING
        and bool(_COMPRESSED.match(_one(headers, "Content-Type")))
        and not _one(headers, "Content-Encoding")
    )


def _varying(headers: Headers) -> Headers:
    """Return the headers with Accept-Encoding among what the response varies by."""
    names = _one(headers, "Vary")
    if "accept-encoding" in names.lower():
        return headers
    varies = ", ".join(filter(None, (names, "Accept-Encoding")))
    return [*(each for each in headers if each[0] != "Vary"), ("Vary", varies)]


def _one(headers: Sequence[tuple[str, str]], name: str) -> str:
    """Return the value of a header, written as we write its name; empty if it is not there."""
    return next((text for each, text in headers if each == name), "")
