"""Response headers: security, Cache-Control, ETag.

By default a page depends on its address alone, and any cache may keep it. Views of clubs, whose
pages change, call `limit_caching`; the strictest call counts.

**Polling**: board.js asks for its page every few seconds with the ETag that the page has in
`data-board`. The answer is an empty 304 while the board is unchanged.
"""

import hashlib
from collections.abc import Callable, Mapping
from enum import Enum
from http import HTTPStatus

from flask import Flask, Response, g, make_response, request

from tutor.web.shell.errors import is_for_programs
from tutor.web.shell.language_prefix import page_language
from tutor.web.shell.secret_paths import holds_secret
from tutor.web.shell.view_options import current_view_options

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "style-src 'self'",
        "script-src 'self'",
        "connect-src 'self'",
        "img-src 'self' data:",
        "manifest-src 'self'",
        "worker-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)

SECURITY_HEADERS = {
    "Content-Security-Policy": CONTENT_SECURITY_POLICY,
    "X-Content-Type-Options": "nosniff",
    # The language picker needs to know which of our own pages a visitor comes from.
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "browsing-topics=(), camera=(), geolocation=(), microphone=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    # For browsers older than frame-ancestors.
    "X-Frame-Options": "DENY",
}

FRAMED_HEADERS = {
    **SECURITY_HEADERS,
    # On any site, and in local files, where people try it out.
    "Content-Security-Policy": CONTENT_SECURITY_POLICY.replace(
        "frame-ancestors 'none'", "frame-ancestors * file:"
    ),
    # Cross-origin isolated pages only show frames with both headers.
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
}
del FRAMED_HEADERS["X-Frame-Options"]
"""Headers of pages that other sites may frame: views marked `framed`."""

FRAMING_HEADERS = {
    **SECURITY_HEADERS,
    "Content-Security-Policy": f"{CONTENT_SECURITY_POLICY}; frame-src 'self'",
}
"""Headers of our own pages with frames: views marked `framing`."""


PROGRAMS_HEADERS = {
    **SECURITY_HEADERS,
    "Cross-Origin-Resource-Policy": "cross-origin",
    # Any page may read the API, as no answer depends on the client.
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": "GET, HEAD, OPTIONS",
    "Access-Control-Expose-Headers": "ETag, Retry-After",
}
"""Headers of answers to programs."""


SHARED = "max-age=0, s-maxage=600"
"""Cache-Control of pages that depend on their address alone: browsers revalidate each time, and a
proxy in front may answer for ten minutes without asking us."""


class CachePolicy(Enum):
    """Who may cache a page; the value is its `Cache-Control`."""

    BROWSER = "private, no-cache"
    """The visitor's browser, which revalidates each time."""
    NOBODY = "private, no-store"
    """No cache: private to a visitor or class, or about to change.

    `private` says nothing more by the standard, but there are shared caches that heed it alone.
    """


def _security_headers() -> Mapping[str, str]:
    """Return the security headers of the answer to this request."""
    if is_for_programs():
        return PROGRAMS_HEADERS
    options = current_view_options()
    if options.framed:
        return FRAMED_HEADERS
    return FRAMING_HEADERS if options.framing else SECURITY_HEADERS


def init_app(app: Flask) -> None:
    """Add the headers to every response of the app."""
    app.after_request(_finish)


def _finish(response: Response) -> Response:
    """Add the headers, unless the view has set them."""
    headers, is_html = response.headers, response.mimetype == "text/html"
    of_view = {name for name, _ in headers}  # pictures for others' pages say something else
    headers.extend({n: value for n, value in _security_headers().items() if n not in of_view})
    # A query shows another view of the same page; pages below a secret are private.
    is_secret = holds_secret(request.path)
    if (request.query_string and is_html) or is_secret:
        headers["X-Robots-Tag"] = "noindex"
    # Nothing below a secret address is cached, errors and files included.
    policy = CachePolicy.NOBODY if is_secret else g.get("cache_policy")
    caching = response.cache_control
    is_strict = caching.private or caching.no_store
    if policy is CachePolicy.NOBODY or (policy is CachePolicy.BROWSER and not is_strict):
        headers["Cache-Control"] = policy.value
    if response.status_code == 200 and is_html:
        is_read = request.method in ("GET", "HEAD")
        headers.setdefault("Cache-Control", SHARED if is_read else "no-store")
    if response.location and is_html:
        response.set_data(b"")  # the framework's own words: English, and seen by nobody
    return response


A_DAY = 24 * 60 * 60
"""Seconds."""


def cached_for(response: Response, seconds: int) -> Response:
    """Let any cache keep a response for so long, and return it."""
    response.cache_control.public = True
    response.cache_control.max_age = seconds
    return response


def limit_caching(policy: CachePolicy) -> None:
    """Limit who may cache this response; NOBODY stays NOBODY."""
    if g.get("cache_policy") is not CachePolicy.NOBODY:
        g.cache_policy = policy


def page_or_unchanged(content: object, draw: Callable[[str], str]) -> Response:
    """Return the page that `draw` makes, given its ETag, or 304 if the browser has that one.

    `content` is what the page depends on beside its language; its repr has to differ whenever the
    page does, and to be the same in every worker, which that of a set is not.
    """
    limit_caching(CachePolicy.NOBODY)
    text = repr((page_language().tag, content))
    digest = hashlib.blake2b(text.encode(), digest_size=12).hexdigest()
    if request.if_none_match.contains_weak(digest):
        response = Response(status=HTTPStatus.NOT_MODIFIED)
    else:
        response = make_response(draw(f'W/"{digest}"'))
    response.set_etag(digest, weak=True)
    return response
