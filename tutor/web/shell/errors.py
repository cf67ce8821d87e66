"""Every error is a page in the visitor's language with the right status, never a traceback."""

from http import HTTPStatus

from flask import Flask, Response, abort, current_app, g, make_response, render_template, request
from flask_babel import gettext, ngettext
from werkzeug.exceptions import BadHost, HTTPException, SecurityError, TooManyRequests

from tutor.clubs.errors import StoreUnavailableError, UnknownClubError
from tutor.clubs.plan import is_plan
from tutor.core.errors import BadSyntaxError, TutorError, UnsupportedError
from tutor.web.clubs.rates import count_guess

_SHOWN = 60
_TOLD_ON = ("allow", "retry-after")
"""What an error's own response says that ours has to say, too."""

_ROOMY = {"club_builder.page": 4}
"""How many times as long the address of a page may be, by endpoint.

The builder's form may hold a greeting in every language, and each Han character takes nine bytes.
"""

_WAIT = 20
"""Seconds after which an outage may be over."""


def init_app(app: Flask) -> None:
    """Answer errors with pages, and refuse what no page can be for before anything else."""
    app.before_request(_refuse_no_host)
    app.before_request(_refuse_oversized)
    app.register_error_handler(HTTPException, _http_error)
    app.register_error_handler(TutorError, _tutor_error)
    app.register_error_handler(StoreUnavailableError, _unavailable)
    app.register_error_handler(UnknownClubError, _unknown_club)


def is_error_page() -> bool:
    """Return whether it is an error that is being told."""
    return "is_error_page" in g


def address_too_long() -> bool:
    """Return whether path and query are longer than any address of this page."""
    # Not request.full_path: it fails on a query that is not UTF-8.
    asked = request._get_current_object()  # type: ignore[attr-defined]  # it is a proxy
    length = len(asked.path) + len(asked.query_string)
    usual = int(current_app.config["MAX_URL_LENGTH"])
    return length > usual * _ROOMY.get(asked.endpoint or "", 1)


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
    response = _page(status, wait=_seconds(error))
    # A 405 has to name the methods that are allowed, a 429 when to come again.
    for name, value in error.get_headers():
        if name.lower() in _TOLD_ON:
            response.headers[name] = value
    return response


def _unavailable(error: StoreUnavailableError) -> Response:
    """Return the page for what cannot be read or written just now."""
    current_app.logger.warning("%s", error)
    response = _page(HTTPStatus.SERVICE_UNAVAILABLE, is_club=True)
    response.headers["Retry-After"] = str(_WAIT)
    return response


def _unknown_club(error: UnknownClubError) -> Response:
    """Return the page for a club that is not there; whoever asks for too many waits.

    A link that holds its whole club and was cut off is no guess.
    """
    try:
        if not is_plan(error.slug):
            count_guess()
    except TooManyRequests as too_many:
        return _http_error(too_many)
    return _page(HTTPStatus.NOT_FOUND, is_club=True)


def _tutor_error(error: TutorError) -> Response:
    """Return the page for input that the layers below refuse.

    What is named by the path and is not there is a 404, a query that makes no sense a 400.
    """
    text = error.text if isinstance(error, BadSyntaxError) else ""
    # A plan can hold halves of characters, which no page can.
    text = text.encode(errors="replace").decode()
    in_path = bool(text) and text in (request.view_args or {}).values()
    not_found = in_path or isinstance(error, UnsupportedError)
    status = HTTPStatus.NOT_FOUND if not_found else HTTPStatus.BAD_REQUEST
    return _page(status, unread=text if len(text) <= _SHOWN else f"{text[:_SHOWN]}…")


def _page(status: int, unread: str = "", *, is_club: bool = False, wait: int = 0) -> Response:
    """Return the error page, or bare words if even the page fails, as on a broken catalogue.

    `wait` are the seconds after which it may go well.
    """
    g.is_error_page = True
    try:
        title, explanation = _of_clubs(status, is_club, wait) or _words(status)
        page = render_template(
            "shell/error.html",
            title=title,
            explanation=explanation,
            status=status,
            unread=unread,
            again=_again(status),
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


def _seconds(error: HTTPException) -> int:
    """Return after how many seconds an error says to try again; 0 if it does not."""
    wait = getattr(error, "retry_after", None)
    return wait if isinstance(wait, int) else 0


def _again(status: int) -> list[tuple[str, str]] | None:
    """Return the fields of a form that can be sent again as it was, None if that is of no use."""
    if status not in (HTTPStatus.SERVICE_UNAVAILABLE, HTTPStatus.TOO_MANY_REQUESTS):
        return None
    if request.method == "POST" and not request.form:
        return None  # it was not received
    return list(request.form.items(multi=True))


def _of_clubs(status: int, is_club: bool, wait: int) -> tuple[str, str] | None:
    """Return title and explanation for what happens only with clubs; None for the rest."""
    match status:
        case HTTPStatus.NOT_FOUND if is_club:
            return (
                gettext("There is no such club"),
                gettext(
                    "The address may have a slip in it, or the club has a new link or is gone."
                ),
            )
        case HTTPStatus.FORBIDDEN:
            return (
                gettext("This was not sent from our pages"),
                gettext("Open the page here again, and send it from there."),
            )
        case HTTPStatus.TOO_MANY_REQUESTS:
            minutes = -(-wait // 60)
            return (
                # i18n: A title: more was sent from here than is allowed in an hour.
                gettext("That was too often"),
                ngettext(
                    "You or others on your network can go on in %(num)s minute.",
                    "You or others on your network can go on in %(num)s minutes.",
                    minutes,
                ),
            )
        case HTTPStatus.SERVICE_UNAVAILABLE if is_club:
            return (
                gettext("Nothing can be saved just now")
                if request.method == "POST"
                else gettext("This club cannot be opened just now"),
                gettext(
                    "The fault is ours, and nothing is lost. Try again in a moment."
                    " Rules, lessons and puzzles work as ever."
                ),
            )
    return None


def _words(status: int) -> tuple[str, str]:
    """Return the title and the explanation for a status."""
    match status:
        case HTTPStatus.NOT_FOUND:
            return (
                gettext("This page does not exist"),
                gettext("The address may have a slip in it, or the page has moved."),
            )
        case HTTPStatus.METHOD_NOT_ALLOWED if request.method != "GET":
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
        case HTTPStatus.SERVICE_UNAVAILABLE:
            return (
                # i18n: A title: too many visitors ask for something that takes time to make.
                gettext("There is a queue for this page"),
                gettext("The fault is ours, not yours. Try again in a moment."),
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
