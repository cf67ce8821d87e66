"""What has to be true of every answer, whatever was asked."""

import gzip
from collections.abc import Callable, Mapping

import brotli

from tests.web.page import Page
from tests.web_fuzz.asking import Asked
from tests.web_fuzz.known import TAGS
from tests.web_fuzz.wire import Answered
from tutor.web.shell.headers import (
    FRAMED_HEADERS,
    FRAMING_HEADERS,
    PROGRAMS_HEADERS,
    SECURITY_HEADERS,
)

LONGEST = 15.0
"""Seconds; two fuzzers and the server share a small machine."""

_BY_THE_SERVER = {400, 408, 413, 414, 417, 431, 501, 505}
"""Statuses with which the HTTP server itself refuses what is no HTTP, or is too long to be read."""

_OF_THOSE_WHO_JOIN = ("learner-", "table-")
"""How the cookies of a board's learner and of a tournament's table begin."""

_OPENED: dict[str, Callable[[bytes], bytes]] = {
    "": bytes,
    "br": brotli.decompress,
    "gzip": gzip.decompress,
}

KINDS = {
    "text/html",
    "text/plain",
    "text/css",
    "text/csv",
    "text/javascript",
    "text/x-gettext-translation",
    "text/xml",
    "image/png",
    "image/svg+xml",
    "application/json",
    "application/manifest+json",
    "application/octet-stream",
    "application/problem+json",
    "application/x-ndjson",
}


def of_the_app(answered: Answered) -> bool:
    """Return whether the app has answered, and not the HTTP server before it."""
    bare = "content-security-policy" not in answered.headers
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


def is_personal(answered: Answered) -> bool:
    """Return whether a page is one visitor's own, or another one in a moment."""
    caching = answered.header("cache-control")
    return "private" in caching or "no-store" in caching


def is_the_same(answered: Answered, again: Answered, asked: Asked) -> bool:
    """Return whether the second answer is as good as the first one.

    A body may be refused the second time, as the page was kept; another worker may not have made
    a pack yet.
    """
    if again.status == 202 or (asked.body and again.status == 413):
        return True
    return again.status == 200 and content(again) == content(answered)


def check(asked: Asked, answered: Answered) -> None:
    """Raise AssertionError if the answer is not what every answer has to be."""
    busy = answered.status == 503 and answered.header("retry-after")
    # What oEmbed says to a form that is not offered.
    not_offered = answered.status == 501 and asked.target.startswith(b"/oembed")
    assert 200 <= answered.status < 500 or busy or not_offered, f"status {answered.status}"
    assert answered.seconds < LONGEST, "too slow"
    if not of_the_app(answered):
        return
    _check_guards(asked, answered)
    if asked.method == "HEAD" or answered.status in (204, 304):
        assert not answered.body, "a body where there is none"
    else:
        _check_body(asked, answered)
    if answered.status == 405:
        assert "OPTIONS" in answered.header("allow"), "a 405 without the methods that are allowed"
    if 301 <= answered.status <= 308 and answered.status != 304:
        location = answered.header("location")
        assert location.startswith("/"), f"leads to {location!r}"
        assert not location.startswith("//"), f"leads to {location!r}"
    for cookie in answered.headers.get("set-cookie", []):
        chosen = any(name == "Referer" for name, _ in asked.headers)
        known = any(name == "Cookie" for name, _ in asked.headers)
        joined = cookie.startswith(_OF_THOSE_WHO_JOIN) and (asked.method == "POST" or known)
        assert chosen or joined, "a cookie without a choice"
        kept_by = answered.header("cache-control")
        assert "private" in kept_by or "no-store" in kept_by, "a cookie for everybody"


def _check_guards(asked: Asked, answered: Answered) -> None:
    """Raise AssertionError without the security headers, or with those of frames elsewhere."""
    known = [SECURITY_HEADERS]
    if b"embed" in asked.target:
        known += [FRAMED_HEADERS, FRAMING_HEADERS]
    if asked.target.lstrip(b"/").startswith(b"api"):
        known = [PROGRAMS_HEADERS]
    wrong = []
    for guards in known:
        found = {name: answered.headers.get(name.lower()) for name in SECURITY_HEADERS | guards}
        # Some pictures are for others to show; a 304 does not say that it is of one.
        if asked.target.partition(b"?")[0].endswith(b".png"):
            del found["Cross-Origin-Resource-Policy"]
        wrong = [f"{name}: {text}" for name, text in found.items() if text != _said(guards, name)]
        if not wrong:
            return
    raise AssertionError(wrong[0])


def _said(guards: Mapping[str, str], name: str) -> list[str] | None:
    return [guards[name]] if name in guards else None


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
    before, *prefix = asked.target.partition(b"?")[0].split(b"/")[:2]
    if before:  # not a path from the root, and in no language then
        prefix = []
    expected = prefix[0].decode("latin-1") if prefix else ""
    assert language == expected if expected in TAGS else language in TAGS, f"in {language}"
