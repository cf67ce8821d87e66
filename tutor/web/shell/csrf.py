"""Refuses forms that another site sends.

A page of another site can make a visitor's browser send us a form, with the visitor's cookies. The
browser gives that away: in `Sec-Fetch-Site`, or where that is missing (old browsers, and all over
plain http) in `Origin`. A page can set neither. A request with neither is refused, too.

So no form needs a token. A token would have to be bound to a cookie, and no page with a form could
be cached.

Our forms send urlencoded fields with a Content-Length; every other body is refused unread. A view
marked with `takes_file` takes a form with a file as well.
"""

from http import HTTPStatus
from urllib.parse import urlsplit

from flask import Flask, abort, current_app, request

from tutor.web.shell.view_options import current_view_options

_SAFE = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})
_OUR_OWN = ("same-origin", "none")
"""`none` means that the user asked, as by reloading a page."""

_FORM = "application/x-www-form-urlencoded"
_FORM_WITH_FILE = "multipart/form-data"
_PORTS = {"http": 80, "https": 443}


def init_app(app: Flask) -> None:
    """Refuse forged forms before any view runs."""
    app.before_request(_refuse_forged)


def _refuse_forged() -> None:
    """Abort with 403 for a form from another site, with 411 or 415 for a body that isn't a form.

    Unknown addresses are left to the router.
    """
    if request.method in _SAFE or request.routing_exception:
        return
    if not _is_our_own():
        abort(HTTPStatus.FORBIDDEN)
    if "Transfer-Encoding" in request.headers:
        abort(HTTPStatus.LENGTH_REQUIRED)
    known = (_FORM, _FORM_WITH_FILE) if current_view_options().takes_file else (_FORM,)
    if request.mimetype not in known and (request.mimetype or request.content_length):
        abort(HTTPStatus.UNSUPPORTED_MEDIA_TYPE)


def _is_our_own() -> bool:
    """Return whether the browser says that a page of ours sent this request."""
    site = request.headers.get("Sec-Fetch-Site")
    if site is not None:
        return site in _OUR_OWN
    sender = _origin(request.headers.get("Origin", ""))
    ours = (f"{request.scheme}://{request.host}", current_app.config["SITE_URL"] or "")
    return sender is not None and sender in map(_origin, ours)


def _origin(url: str) -> tuple[str, str, int] | None:
    """Return scheme, host and port of a URL; None for others, such as `null`."""
    try:
        parts = urlsplit(url)
        port = parts.port or _PORTS[parts.scheme]
    except (ValueError, KeyError):
        return None
    return (parts.scheme, parts.hostname, port) if parts.hostname else None
