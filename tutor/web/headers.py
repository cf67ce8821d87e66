"""What every response carries: security headers, and for pages an ETag and compression."""

from flask import Flask, Response, request

from tutor.web.compression import compress

CONTENT_SECURITY_POLICY = "; ".join(
    (
        "default-src 'none'",
        "style-src 'self'",
        "script-src 'self'",
        "connect-src 'self'",
        "img-src 'self' data:",
        "manifest-src 'self'",
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

_WORTH_COMPRESSING = 1024


def init_app(app: Flask) -> None:
    """Add the headers to every response of the app."""
    app.after_request(_finish)


def _finish(response: Response) -> Response:
    response.headers.update(SECURITY_HEADERS)
    if response.mimetype == "text/html" and not response.is_streamed:
        if len(response.get_data()) >= _WORTH_COMPRESSING:
            compress(response)
        if response.status_code == 200:
            _let_revalidate(response)
    return response


def _let_revalidate(response: Response) -> None:
    """Let a browser keep the page, and ask each time whether it is still the same."""
    if not response.cache_control.no_store:
        response.cache_control.no_cache = True
    response.add_etag(weak=True)
    response.make_conditional(request)
