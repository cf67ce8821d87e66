"""Every error is a page in the visitor's language with the right status, never a traceback."""

from http import HTTPStatus

from flask import Flask, Response, abort, current_app, make_response, render_template, request
from flask_babel import gettext
from werkzeug.exceptions import BadHost, HTTPException, SecurityError

from tutor.core.errors import BadSyntaxError, TutorError, UnsupportedError

_SHOWN = 60


def init_app(app: Flask) -> None:
    """Answer errors with pages, and refuse what no page can be for before anything else."""
    app.before_request(_refuse_no_host)
    app.before_request(_refuse_oversized)
    app.register_error_handler(HTTPException, _http_error)
    app.register_error_handler(TutorError, _tutor_error)


def address_too_long() -> bool:
    """Return whether path and query are longer than any address of ours."""
    # Not request.full_path: it fails on a query that is not UTF-8.
    asked = request._get_current_object()  # type: ignore[attr-defined]  # it is a proxy
    length = len(asked.path) + len(asked.query_string)
    return length > int(current_app.config["MAX_URL_LENGTH"])


def _refuse_no_host() -> None:
    """Raise SecurityError for a Host that is none: it could get into a page's own addresses.

    Names that are not ours are refused by Flask itself, before this.
    """
    # HTTP/1.0 may leave it out.
    if not request.host and "Host" in request.headers:
        raise SecurityError


def _refuse_oversized() -> None:
    """Abort with 413 or 414: werkzeug itself looks at a body only once a view reads it."""
    if address_too_long():
        abort(HTTPStatus.REQUEST_URI_TOO_LONG)
    if (request.content_length or 0) > current_app.config["MAX_CONTENT_LENGTH"]:
        abort(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)


def _http_error(error: HTTPException) -> Response:
    """Return the page for what werkzeug and Flask raise, and for a view that failed (500)."""
    status = error.code or HTTPStatus.INTERNAL_SERVER_ERROR
    if isinstance(error, BadHost | SecurityError):
        # Not a visitor of ours, and a page could not name its own address.
        return _bare(status)
    response = _page(status)
    # A 405 has to name the methods that are allowed.
    for name, value in error.get_headers():
        if name.lower() == "allow":
            response.headers[name] = value
    return response


def _tutor_error(error: TutorError) -> Response:
    """Return the page for input that the layers below refuse.

    What is named by the path and is not there is a 404, a query that makes no sense a 400.
    """
    text = error.text if isinstance(error, BadSyntaxError) else ""
    in_path = bool(text) and text in (request.view_args or {}).values()
    not_found = in_path or isinstance(error, UnsupportedError)
    status = HTTPStatus.NOT_FOUND if not_found else HTTPStatus.BAD_REQUEST
    return _page(status, unread=text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…")


def _page(status: int, unread: str = "") -> Response:
    """Return the error page, or bare words if even the page fails, as on a broken catalogue."""
    try:
        title, explanation = _words(status)
        page = render_template(
            "errors/error.html", title=title, explanation=explanation, status=status, unread=unread
        )
    except Exception:
        current_app.logger.exception("the error page itself failed")
        return _bare(status)
    response = make_response(page, status)
    response.cache_control.no_store = True
    response.vary.update(("Accept-Language", "Cookie"))
    return response


def _bare(status: int) -> Response:
    """Return the status in the words of HTTP."""
    return Response(f"{int(status)} {HTTPStatus(status).phrase}\n", status, mimetype="text/plain")


def _words(status: int) -> tuple[str, str]:
    """Return the title and the explanation for a status."""
    match status:
        case HTTPStatus.NOT_FOUND:
            return (
                gettext("This page does not exist"),
                gettext("The address may have a slip in it, or the page has moved."),
            )
        case HTTPStatus.METHOD_NOT_ALLOWED:
            return (
                gettext("This page cannot be used in that way"),
                gettext("It can only be read: open its address in the browser."),
            )
        case HTTPStatus.REQUEST_ENTITY_TOO_LARGE:
            return (
                gettext("Too much was sent"),
                gettext("What was sent to this page is larger than anything it can use."),
            )
        case HTTPStatus.REQUEST_URI_TOO_LONG:
            return (
                gettext("This address is too long"),
                gettext("No page of ours has an address as long as this one."),
            )
        case _ if status < HTTPStatus.INTERNAL_SERVER_ERROR:
            return (
                gettext("This address makes no sense to us"),
                gettext("Something in it is not what this page expects."),
            )
    return (
        gettext("Something went wrong here"),
        gettext("The fault is ours, not yours. Try again in a moment."),
    )
