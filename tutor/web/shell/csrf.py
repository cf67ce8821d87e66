"""POST forms: taken from our own pages only, answered with a redirect.

A page of somebody else's can have a visitor's browser send us a form, with the visitor's cookies.
The browser itself says so: `Sec-Fetch-Site` tells how the sender stands to us, and where it is
missing (old browsers, and all of them over plain http) `Origin` names the site of the sender.
Neither can be set by a page. What carries neither is no browser of today and is refused, too.

So no page needs a token: a token would have to be bound to a cookie, set before anything was
chosen, and no page with a form could be kept by a cache.

Our forms send urlencoded fields, and say how long they are; every other body is refused unread. A
view marked with `takes_file` takes a form with a file as well.
"""

from http import HTTPStatus
from urllib.parse import urlsplit

from flask import Flask, Response, abort, current_app, request

from tutor.web.shell.view_options import view_option

_SAFE = frozenset({"GET", "HEAD", "OPTIONS", "TRACE"})
_OUR_OWN = ("same-origin", "none")
"""`none` is said where a visitor alone has asked, as by reloading a page."""

_FORM = "application/x-www-form-urlencoded"
_FORM_WITH_FILE = "multipart/form-data"
_PORTS = {"http": 80, "https": 443}


def init_app(app: Flask) -> None:
    """Refuse what would change something before any view sees it."""
    app.before_request(_refuse_forged)


def _refuse_forged() -> None:
    """Abort with 403 for a form from elsewhere, with 411 or 415 for what no form of ours sends.

    Where there is nothing to send to, the router says so.
    """
    if request.method in _SAFE or request.routing_exception:
        return
    if not _is_our_own():
        abort(HTTPStatus.FORBIDDEN)
    if "Transfer-Encoding" in request.headers:
        abort(HTTPStatus.LENGTH_REQUIRED)
    known = (_FORM, _FORM_WITH_FILE) if view_option("takes_file") else (_FORM,)
    if request.mimetype not in known and (request.mimetype or request.content_length):
        abort(HTTPStatus.UNSUPPORTED_MEDIA_TYPE)


def _is_our_own() -> bool:
    """Return whether this request was sent by a page of ours, as its browser says."""
    site = request.headers.get("Sec-Fetch-Site")
    if site is not None:
        return site in _OUR_OWN
    sender = _origin(request.headers.get("Origin", ""))
    ours = (f"{request.scheme}://{request.host}", current_app.config["SITE_URL"] or "")
    return sender is not None and sender in map(_origin, ours)


def _origin(url: str) -> tuple[str, str, int] | None:
    """Return scheme, host and port of a URL; None if it has none of them, as `null`."""
    try:
        parts = urlsplit(url)
        port = parts.port or _PORTS[parts.scheme]
    except (ValueError, KeyError):
        return None
    return (parts.scheme, parts.hostname, port) if parts.hostname else None


def see_other(address: str) -> Response:
    """Return the redirect from a form to the page that shows the outcome."""
    return Response(status=HTTPStatus.SEE_OTHER, headers={"Location": address})
