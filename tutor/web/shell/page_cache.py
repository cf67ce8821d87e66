"""Caches pages which depend only on their address.

This is WSGI middleware, so that a kept page costs a look-up and no framework. It is also where
every page is compressed, with brotli where the browser takes it, and gets its ETag, kept or not.

**What is kept.** Answers to GET and HEAD with status 200 that set no cookie, are neither private
nor `no-store`, and vary by nothing but Accept-Encoding. A request whose Referer makes it a choice
of language sets a cookie, and goes past the cache. Errors and redirects are always made anew.

**The key** is all that such a page is made from: scheme and host (there are whole links in its
head), path, query, the encoding, and the day in UTC, as the puzzle of a day has a link to the next
one only once that has come. So no page is older than its day, and a new release starts empty.

**Its size** is bounded. A page is new until it is asked for again, and new pages share a fifth of
the room: requests for endless seeds or made-up queries push out nothing else. The last addresses
are remembered for longer than their pages, so that a page asked for now and then stays, too (as in
the algorithm 2Q).
"""

import hashlib
import re
import time
from collections.abc import Hashable, Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from threading import Lock
from typing import TYPE_CHECKING

from cachetools import FIFOCache, LRUCache
from flask import Flask
from werkzeug.http import parse_etags, parse_set_header
from werkzeug.test import run_wsgi_app

from tutor import metrics
from tutor.web.shell.compression import FAIR, QUICK, encoding_for
from tutor.web.shell.language_prefix import is_a_choice

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment


Headers = tuple[tuple[str, str], ...]

_SECONDS_A_DAY = 24 * 60 * 60
_OVERHEAD = 1280
"""About how many bytes a key takes, and what headers don't share."""
_REMEMBERED = 16_384
"""Addresses of pages that were asked for once, more than the rules and puzzles of all languages."""
_WORTH_COMPRESSING = 1024
_COMPRESSED = re.compile(r"text/|image/svg\+xml|application/(manifest\+|x-nd)?json")
_UNCHANGED = "304 NOT MODIFIED"
_OF_THE_BODY = {"Content-Type", "Content-Encoding"}


def init_app(app: Flask) -> None:
    """Put the cache in front of the app, of the size that the settings say."""
    app.wsgi_app = PageCache(app.wsgi_app, app.config["PAGE_CACHE"])  # type: ignore[method-assign]


@dataclass(frozen=True, slots=True)
class Page:
    """A response: its status line, headers and body; `etag` is empty if it has none.

    Its headers are without ETag and Content-Length, so that most pages have the same.
    """

    status: str
    headers: Headers
    body: bytes
    etag: str
    may_be_kept: bool
    """Whether the headers say that the response is the same for every visitor."""

    def sent(self, environ: "WSGIEnvironment", start_response: "StartResponse") -> Iterable[bytes]:
        """Start the response to this request and return its body: none for HEAD or a 304."""
        known = environ.get("HTTP_IF_NONE_MATCH")
        own = [("ETag", self.etag)] if self.etag else []
        if known and self.etag and parse_etags(known).contains_raw(self.etag):
            headers = [each for each in self.headers if each[0] not in _OF_THE_BODY]
            start_response(_UNCHANGED, headers + own)
            return []
        if self.status != _UNCHANGED:
            own.append(("Content-Length", str(len(self.body))))
        start_response(self.status, [*self.headers, *own])
        return [] if environ["REQUEST_METHOD"] == "HEAD" else [self.body]


@lru_cache(maxsize=64)
def _shared(headers: Headers) -> Headers:
    """Return these headers, the same object for all pages that have them."""
    return headers


def _size(page: Page) -> int:
    return len(page.body) + _OVERHEAD


class PageCache:
    """WSGI middleware that answers from memory what the app has answered before."""

    def __init__(self, app: "WSGIApplication", capacity: int) -> None:
        self.app = app
        self._new: LRUCache[Hashable, Page] = LRUCache(capacity // 5, _size)
        self._known: LRUCache[Hashable, Page] = LRUCache(capacity - capacity // 5, _size)
        self._asked: FIFOCache[int, None] = FIFOCache(_REMEMBERED)
        self._lock = Lock()

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Answer a request from memory, or with the app's response, compressed."""
        if environ["REQUEST_METHOD"] not in ("GET", "HEAD"):
            return self.app(environ, start_response)
        encoding = encoding_for(environ.get("HTTP_ACCEPT_ENCODING", ""))
        key = _key(environ, encoding)
        page = None if key is None else self._get(key)
        metrics.count(metrics.PAGE_CACHE, "hit" if page else "miss")
        if page is None:
            page = rendered(self.app, environ, encoding)
            if key is not None and page.may_be_kept and _size(page) <= self._new.maxsize:
                self._keep(key, page)
        return page.sent(environ, start_response)

    def _get(self, key: Hashable) -> Page | None:
        """Return the page under this key, and move it from the new pages to the known ones."""
        with self._lock:
            if (page := self._new.pop(key, None)) is not None:
                self._known[key] = page
            return page or self._known.get(key)

    def _keep(self, key: Hashable, page: Page) -> None:
        """Store a page, as a new one unless it was asked for before."""
        address, page = hash(key), replace(page, headers=_shared(page.headers))
        with self._lock:
            if address in self._asked:
                self._known[key] = page
            else:
                self._new[key] = page
                self._asked[address] = None


def _key(environ: "WSGIEnvironment", encoding: str | None) -> Hashable | None:
    """Return the cache key of this request, None if the page can't be cached."""
    path, host = environ["PATH_INFO"], environ.get("HTTP_HOST")
    referrer = environ.get("HTTP_REFERER")
    if not host or (referrer and is_a_choice(path, host, referrer)):
        return None
    return (
        environ["wsgi.url_scheme"],
        host,
        environ.get("SCRIPT_NAME"),
        path,
        environ.get("QUERY_STRING"),
        encoding,
        int(time.time()) // _SECONDS_A_DAY,
    )


def rendered(app: "WSGIApplication", environ: "WSGIEnvironment", encoding: str | None) -> Page:
    """Return the app's answer to a GET or HEAD, compressed in this encoding.

    FAIR compression is for pages that may be kept and have no query, QUICK for all others, as
    anybody can make up queries. HEAD is passed on as GET, so that its headers are the same.
    """
    parts, status, headers = run_wsgi_app(app, {**environ, "REQUEST_METHOD": "GET"}, buffered=True)
    body = b"".join(parts)
    caching, varies = headers.get("Cache-Control", ""), parse_set_header(headers.get("Vary"))
    is_page = status.startswith("200") and "no-store" not in caching
    for_all = "private" not in caching and "Set-Cookie" not in headers
    may_be_kept = is_page and for_all and varies.as_set() <= {"accept-encoding"}
    compressible = _COMPRESSED.match(headers.get("Content-Type", ""))
    if compressible and len(body) >= _WORTH_COMPRESSING and "Content-Encoding" not in headers:
        varies.add("Accept-Encoding")
        headers["Vary"] = varies.to_header()
        if encoding is not None:
            is_plain = may_be_kept and not environ.get("QUERY_STRING")
            body = (FAIR if is_plain else QUICK)[encoding](body)
            headers["Content-Encoding"] = encoding
    if is_page and "ETag" not in headers and "immutable" not in caching:
        headers["ETag"] = f'W/"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    etag = headers.pop("ETag", "") if is_page else ""
    headers.pop("Content-Length", None)
    return Page(status, tuple(headers.to_wsgi_list()), body, etag, may_be_kept)
