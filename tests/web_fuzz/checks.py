"""What has to be true of every answer, whatever was asked."""

import gzip
from collections.abc import Callable

import brotli

from tests.web.page import Page
from tests.web_fuzz.asking import Asked
from tests.web_fuzz.known import TAGS
from tests.web_fuzz.wire import Answered
from tutor.web.delivery.headers import SECURITY_HEADERS

LONGEST = 15.0
"""Seconds; two fuzzers and the server share a small machine."""

_BY_THE_SERVER = {400, 408, 413, 414, 417, 431, 501, 505}
"""Statuses with which the HTTP server itself refuses what is no HTTP, or is too long to be read."""

_OPENED: dict[str, Callable[[bytes], bytes]] = {
    "": bytes,
    "br": brotli.decompress,
    "gzip": gzip.decompress,
}

KINDS = {
    "text/html",
    "text/plain",
    "text/css",
    "text/javascript",
    "text/xml",
    "image/png",
    "image/svg+xml",
    "application/json",
    "application/manifest+json",
    "application/octet-stream",
}


def of_the_app(answered: Answered) -> bool:
    """Return whether the app has answered, and not the HTTP server before it."""
    bare = "content-security-policy" not in answered.headers and not answered.body
    return not (bare and answered.status in _BY_THE_SERVER)


def content(answered: Answered) -> bytes:
    """Return the body as it was before it was compressed."""
    return _OPENED[answered.header("content-encoding")](answered.body)


def what_is_wrong(asked: Asked, answered: Answered) -> str:
    """Return in a line what is wrong with an answer, empty if nothing is."""
    try:
        check(asked, answered)
    except Exception as error:  # a body that cannot be read is as wrong as one that is bad
        return f"{type(error).__name__}: {error}".splitlines()[0]
    return ""


def check(asked: Asked, answered: Answered) -> None:
    """Raise AssertionError if the answer is not what every answer has to be."""
    assert 200 <= answered.status < 500, f"status {answered.status}"
    assert answered.seconds < LONGEST, "too slow"
    if not of_the_app(answered):
        return
    for name, text in SECURITY_HEADERS.items():
        found = answered.headers.get(name.lower())
        of_others = name == "Cross-Origin-Resource-Policy" and found == ["cross-origin"]
        assert found == [text] or of_others, f"{name}: {found}"
    if asked.method == "HEAD" or answered.status in (204, 304):
        assert not answered.body, "a body where there is none"
    else:
        _check_body(asked, answered)
    if answered.status == 405:
        assert "GET" in answered.header("allow"), "a 405 without the methods that are allowed"
    if 301 <= answered.status <= 308 and answered.status != 304:
        location = answered.header("location")
        assert location.startswith("/"), f"leads to {location!r}"
        assert not location.startswith("//"), f"leads to {location!r}"
    if "set-cookie" in answered.headers:
        assert any(name == "Referer" for name, _ in asked.headers), "a cookie without a choice"
        assert "private" in answered.header("cache-control"), "a cookie for everybody"


def _check_body(asked: Asked, answered: Answered) -> None:
    length = answered.header("content-length")
    assert not length or int(length) == len(answered.body), "Content-Length is not the length"
    if answered.header("content-encoding"):
        assert "accept-encoding" in answered.header("vary").lower(), "compressed without Vary"
    body = content(answered)
    assert b"Traceback (most recent call last)" not in body, "a traceback"
    if not body:
        return
    kind = answered.header("content-type").partition(";")[0]
    assert kind in KINDS, f"content type {kind!r}"
    if kind == "text/html":
        _check_page(asked, body.decode())
    elif kind == "image/png":
        assert body.startswith(b"\x89PNG"), "no PNG"
        assert answered.status == 200, f"a picture with status {answered.status}"


def _check_page(asked: Asked, html: str) -> None:
    """Raise AssertionError unless the page nests, and is in the language of its address."""
    language = Page(html).one("html")["lang"]
    prefix = asked.target.partition(b"?")[0].split(b"/")[1:2]
    expected = prefix[0].decode("latin-1") if prefix else ""
    assert language == expected if expected in TAGS else language in TAGS, f"in {language}"
