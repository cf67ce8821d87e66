"""Response headers: security, Cache-Control, ETag.

Without more said a page depends on its address alone, and any cache may keep it. A page about a
club can change: what makes it calls `limit_caching`, and the strictest call counts.

**Polling**: board.js asks for its page every few seconds, with the ETag of what is shown, which
stands in the page as `data-board`. While that has not changed, the answer is an empty 304.
"""

import hashlib
from collections.abc import Callable, Mapping
from enum import Enum
from http import HTTPStatus

from flask import Flask, Response, g, make_response, request

from tutor.web.shell.errors import is_for_programs
from tutor.web.shell.language_prefix import holds_secret, page_language
from tutor.web.shell.view_options import view_option

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
    # Anywhere on the net, and in files: whoever tries it out does so on a page on their disk.
    "Content-Security-Policy": CONTENT_SECURITY_POLICY.replace(
        "frame-ancestors 'none'", "frame-ancestors * file:"
    ),
    # Pages that isolate themselves show only frames that say both.
    "Cross-Origin-Resource-Policy": "cross-origin",
    "Cross-Origin-Embedder-Policy": "require-corp",
}
del FRAMED_HEADERS["X-Frame-Options"]
"""Those of the pages that others may show in frames of theirs: the views marked `framed`."""

FRAMING_HEADERS = {
    **SECURITY_HEADERS,
    "Content-Security-Policy": f"{CONTENT_SECURITY_POLICY}; frame-src 'self'",
}
"""Those of the pages that show such frames themselves: the views marked `framing`."""


PROGRAMS_HEADERS = {
    **SECURITY_HEADERS,
    "Cross-Origin-Resource-Policy": "cross-origin",
    # Any page may ask and read: nothing here depends on who asks.
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": "GET, HEAD, OPTIONS",
    "Access-Control-Expose-Headers": "ETag, Retry-After",
}
"""Those of answers that programs read."""


SHARED = "max-age=0, s-maxage=600"
"""Of pages that follow from their address alone: a browser asks each time whether its own is still
the same, and for ten minutes a proxy in front answers without asking us."""


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
    if view_option("framed"):
        return FRAMED_HEADERS
    return FRAMING_HEADERS if view_option("framing") else SECURITY_HEADERS


def init_app(app: Flask) -> None:
    """Add the headers to every response of the app."""
    app.after_request(_finish)


def _finish(response: Response) -> Response:
    """Add the headers, unless the view has set them."""
    headers, is_html = response.headers, response.mimetype == "text/html"
    of_view = {name for name, _ in headers}  # pictures for others' pages say something else
    headers.extend({n: value for n, value in _security_headers().items() if n not in of_view})
    # A page with a query is another one seen otherwise, and what is below a secret is nobody's.
    is_secret = holds_secret(request.path)
    if (request.query_string and is_html) or is_secret:
        headers["X-Robots-Tag"] = "noindex"
    # Nothing below a secret address is cached, errors and files included.
    policy = CachePolicy.NOBODY if is_secret else g.get("cache_policy")
    said = response.cache_control
    is_strict = said.private or said.no_store
    if policy is CachePolicy.NOBODY or (policy is CachePolicy.BROWSER and not is_strict):
        headers["Cache-Control"] = policy.value
    if response.status_code == 200 and is_html:
        is_read = request.method in ("GET", "HEAD")
        headers.setdefault("Cache-Control", SHARED if is_read else "no-store")
    if response.location and is_html:
        response.set_data(b"")  # the framework's own words: English, and seen by nobody
    return response


def limit_caching(policy: CachePolicy) -> None:
    """Limit who may cache this response; NOBODY stays NOBODY."""
    if g.get("cache_policy") is not CachePolicy.NOBODY:
        g.cache_policy = policy


def page_or_unchanged(shown: object, draw: Callable[[str], str]) -> Response:
    """Return the page that `draw` makes, given its ETag, or 304 if the browser has that one.

    `shown` is what the page follows from beside its language; its repr has to differ whenever the
    page does, and to be the same in every worker, which that of a set is not.
    """
    limit_caching(CachePolicy.NOBODY)
    content = repr((page_language().tag, shown))
    digest = hashlib.blake2b(content.encode(), digest_size=12).hexdigest()
    if request.if_none_match.contains_weak(digest):
        response = Response(status=HTTPStatus.NOT_MODIFIED)
    else:
        response = make_response(draw(f'W/"{digest}"'))
    response.set_etag(digest, weak=True)
    return response
