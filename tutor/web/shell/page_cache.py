"""Pages in front of Flask: those that depend only on their address are rendered once.

This is WSGI middleware, so that a kept page costs a look-up and no framework. It is also where
every page is compressed and gets its ETag, kept or not.

**What is kept.** Answers to GET and HEAD with status 200 that set no cookie, are neither private
nor `no-store`, and vary by nothing but Accept-Encoding. A request whose Referer makes it a choice
of language sets a cookie, and goes past the cache. Errors and redirects are always made anew.

**The key** is all that such a page is made from: scheme and host (there are whole links in its
head), path, query, the encoding, and the day in UTC, as the puzzle of a day has a link to the next
one only once that has come. So no page is older than its day, and a new release starts empty.
"""

import time
from collections.abc import Hashable, Iterable
from typing import TYPE_CHECKING

from flask import Flask

from tutor.web.shell.compression import encoding_for
from tutor.web.shell.language_prefix import is_a_choice
from tutor.web.shell.page_store import PageStore
from tutor.web.shell.rendered_page import Page, rendered
from tutor.web.shell.settings import page_cache

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment

_SECONDS_A_DAY = 24 * 60 * 60


def init_app(app: Flask) -> None:
    """Put the cache in front of the app, of the size that the settings say."""
    app.wsgi_app = PageCache(app.wsgi_app, page_cache(app.config))  # type: ignore[method-assign]


class PageCache:
    """A WSGI application that answers for another one whatever it has answered before."""

    def __init__(self, app: "WSGIApplication", capacity: int) -> None:
        self.app = app
        self.shelf: PageStore[Page] = PageStore(capacity)

    def __call__(
        self, environ: "WSGIEnvironment", start_response: "StartResponse"
    ) -> Iterable[bytes]:
        """Answer a request: what may not be kept is handed on and comes back compressed."""
        if environ["REQUEST_METHOD"] not in ("GET", "HEAD"):
            return self.app(environ, start_response)
        encoding = encoding_for(environ.get("HTTP_ACCEPT_ENCODING", ""))
        key = self._key(environ, encoding)
        page = None if key is None else self.shelf.get(key)
        if page is None:
            page = rendered(self.app, environ, encoding)
            if key is not None and page.may_be_kept:
                self.shelf.put(key, page)
        return page.sent(environ, start_response)

    def _key(self, environ: "WSGIEnvironment", encoding: str | None) -> Hashable | None:
        """Return what the page for this request depends on, None if that is more than we know."""
        host = environ.get("HTTP_HOST")
        if not self.shelf.capacity or not host:
            return None
        path = environ["PATH_INFO"]
        referrer = environ.get("HTTP_REFERER")
        if referrer and is_a_choice(path, host, referrer):
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
