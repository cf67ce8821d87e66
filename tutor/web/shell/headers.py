"""What every response carries: security headers, and for pages how they may be kept."""

from collections.abc import Mapping

from flask import Flask, Response, request

from tutor.web.shell.errors import is_for_programs
from tutor.web.shell.language_prefix import holds_secret
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
    headers, is_html = response.headers, response.mimetype == "text/html"
    for name, value in _security_headers().items():
        headers.setdefault(name, value)  # pictures for others' pages say something else
    # A page with a query is another one seen otherwise, and what is below a secret is nobody's.
    if (request.query_string and is_html) or holds_secret(request.path):
        headers["X-Robots-Tag"] = "noindex"
    if response.status_code == 200 and is_html:
        is_read = request.method in ("GET", "HEAD")
        headers.setdefault("Cache-Control", SHARED if is_read else "no-store")
    if response.location and is_html:
        response.set_data(b"")  # the framework's own words: English, and seen by nobody
    return response
