"""Every error is a page in the visitor's language with the right status, never a traceback.

Below `/api/` it is application/problem+json (RFC 9457). `type` is the address of the problem's kind
on the page about the API, `title` its English name, `detail` str() of the error; the error's data
are further members. Bad syntax, an illegal action and an impossible position are separate kinds.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from http import HTTPStatus
from typing import Any

from flask import Flask, Response, abort, current_app, g, make_response, render_template, request
from werkzeug.datastructures import ImmutableMultiDict
from werkzeug.exceptions import BadHost, HTTPException, SecurityError

from tutor.core.errors import (
    BadSyntaxError,
    IllegalActionError,
    ImpossiblePositionError,
    PlayedWrongError,
    TutorError,
    UnsupportedError,
)
from tutor.web.shell.addresses import address_too_long

MOST_COOKIES = 16 * 1024
"""Characters of the Cookie header that are read: all our cookies together are far shorter."""

_HEADERS_KEPT = ("allow", "retry-after")
"""Headers that an error page takes over from the error's own response."""


def init_app(app: Flask) -> None:
    """Answer errors with pages, and refuse malformed requests before anything else."""
    app.before_request(_refuse)
    app.register_error_handler(HTTPException, http_error)
    app.register_error_handler(TutorError, _tutor_error)


def _refuse() -> None:
    """Refuse a bad Host header, a query that is not UTF-8, and a request that is too large.

    Raises SecurityError, BadSyntaxError; aborts with 413, 414 or 431. Error pages read query and
    cookies, too, so unreadable ones are emptied.
    """
    # No page can be drawn for a host that isn't ours; Flask would refuse it after these checks.
    if isinstance(request.routing_exception, BadHost | SecurityError):
        raise request.routing_exception
    # HTTP/1.0 may leave the host out; an empty one could get into a page's links.
    if not request.host and "Host" in request.headers:
        raise SecurityError
    try:
        request.query_string.decode()
    except UnicodeDecodeError as error:
        request.args = ImmutableMultiDict()
        raise BadSyntaxError("query", "", error.start, "UTF-8") from None
    if len(request.headers.get("Cookie", "")) > MOST_COOKIES:
        request.cookies = ImmutableMultiDict()
        abort(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
    if address_too_long():
        abort(HTTPStatus.REQUEST_URI_TOO_LONG)
    # werkzeug itself looks at a body only once a view reads it
    if (request.content_length or 0) > current_app.config["MAX_CONTENT_LENGTH"]:
        abort(HTTPStatus.REQUEST_ENTITY_TOO_LARGE)


def http_error(
    error: HTTPException, template: str = "shell/error.html", **context: Any
) -> Response:
    """Return the page for an HTTP error, also for a view that failed (500).

    `template` and `context` are those of `error_page`.
    """
    status = error.code or HTTPStatus.INTERNAL_SERVER_ERROR
    if isinstance(error, BadHost | SecurityError):
        # A page could not name its own address.
        return _bare(status)
    response = error_page(status, template, **context)
    # A 405 must have Allow, a 429 Retry-After.
    for name, value in error.get_headers():
        if name.lower() in _HEADERS_KEPT:
            response.headers[name] = value
    return response


def _tutor_error(error: TutorError) -> Response:
    """Return the page for input that lower layers refuse.

    It is a 404 for something in the path that doesn't exist, and a 400 for a bad query.
    """
    if is_for_programs():
        return problem_of_error(error)
    text = error.text if isinstance(error, BadSyntaxError) else ""
    # A plan can hold lone surrogates, a page can't.
    text = text.encode(errors="replace").decode()
    in_path = bool(text) and text in (request.view_args or {}).values()
    not_found = in_path or isinstance(error, UnsupportedError)
    status = HTTPStatus.NOT_FOUND if not_found else HTTPStatus.BAD_REQUEST
    return error_page(status, unread=unread_text(text))


def unread_text(text: str) -> str:
    """Return a text that could not be read as pages name it: of a long one only the beginning."""
    most = 60
    return text if len(text) <= most else f"{text[:most]}…"


def error_page(
    status: int, template: str = "shell/error.html", *, unread: str = "", **context: object
) -> Response:
    """Return the error page; plain text if rendering fails, as with a broken catalogue.

    The template explains the error by status and `context`. `unread` is the text that could not be
    parsed. Programs get a problem document.
    """
    if is_for_programs():
        return problem_of_status(status)
    g.is_error_page = True
    try:
        page = render_template(
            template, status=status, unread=unread, again=_form_to_resend(status), **context
        )
    except Exception:
        current_app.logger.exception("the error page itself failed")
        return _bare(status)
    response = uncached(page, status)
    response.vary.update(("Accept-Language", "Cookie"))
    return response


def uncached(page: str, status: int) -> Response:
    """Return a page that no cache may keep."""
    response = make_response(page, status)
    response.cache_control.no_store = True
    return response


def _bare(status: int) -> Response:
    """Return the status line as plain text."""
    return Response(f"{int(status)} {HTTPStatus(status).phrase}\n", status, mimetype="text/plain")


def _form_to_resend(status: int) -> list[tuple[str, str]] | None:
    """Return the fields of a form that can be sent again unchanged; None if that cannot help."""
    if status not in (HTTPStatus.SERVICE_UNAVAILABLE, HTTPStatus.TOO_MANY_REQUESTS):
        return None
    if request.content_length and not request.form:
        return None  # it was not received
    return list(request.form.items(multi=True))


API = "/api"
"""The path below which answers are for programs."""

MEDIA_TYPE = "application/problem+json"

_LONGEST = 200
"""The most characters that an error repeats of a text."""


@dataclass(frozen=True, slots=True, kw_only=True)
class ProblemDetails:
    """The members of a problem: the first four always, the others where an error has them.

    `field`, `text`, `position` and `expected` are of bad syntax; `number`, `action`, `reason`,
    `rule` and `details` of an illegal action or an impossible position; `kind` and `name` of what
    is not supported.
    """

    type: str
    title: str
    status: int
    detail: str
    field: str | None = None
    text: str | None = None
    position: int | None = None
    expected: str | None = None
    number: int | None = None
    action: str | None = None
    reason: str | None = None
    rule: str | None = None
    details: Mapping[str, Any] | None = None
    kind: str | None = None
    name: str | None = None


class Problem(StrEnum):
    """The kinds of problems, for programs."""

    BAD_SYNTAX = "bad-syntax"
    ILLEGAL_ACTION = "illegal-action"
    IMPOSSIBLE_POSITION = "impossible-position"
    UNSUPPORTED = "unsupported"
    NOT_FOUND = "not-found"
    REFUSED = "refused"
    TOO_MANY_REQUESTS = "too-many-requests"
    BUSY = "busy"
    SERVER_ERROR = "server-error"

    @property
    def in_english(self) -> str:
        """The title, in English for developers."""
        return self.capitalize().replace("-", " ")


_BY_STATUS = {
    HTTPStatus.NOT_FOUND: Problem.NOT_FOUND,
    HTTPStatus.TOO_MANY_REQUESTS: Problem.TOO_MANY_REQUESTS,
    HTTPStatus.SERVICE_UNAVAILABLE: Problem.BUSY,
}

_BY_ERROR: Mapping[type[TutorError], tuple[Problem, HTTPStatus]] = {
    BadSyntaxError: (Problem.BAD_SYNTAX, HTTPStatus.BAD_REQUEST),
    PlayedWrongError: (Problem.ILLEGAL_ACTION, HTTPStatus.UNPROCESSABLE_ENTITY),
    IllegalActionError: (Problem.ILLEGAL_ACTION, HTTPStatus.UNPROCESSABLE_ENTITY),
    ImpossiblePositionError: (Problem.IMPOSSIBLE_POSITION, HTTPStatus.UNPROCESSABLE_ENTITY),
    UnsupportedError: (Problem.UNSUPPORTED, HTTPStatus.NOT_FOUND),
}


def is_for_programs() -> bool:
    """Return whether this request is for the API."""
    return request.path == API or request.path.startswith(f"{API}/")


def problem(kind: Problem, status: int, detail: str = "", /, **data: object) -> Response:
    """Return a problem document (RFC 9457); `data` are its extension members."""
    params = {
        "type": f"/en/api/#{kind}",
        "title": kind.in_english,
        "status": int(status),
        "detail": _sayable(detail) or HTTPStatus(status).phrase,
        **{name: _plain(value) for name, value in data.items()},
    }
    response = Response(json.dumps(params), status, mimetype=MEDIA_TYPE)
    response.cache_control.no_store = True
    return response


def problem_of_status(status: int) -> Response:
    """Return the problem document of an HTTP status."""
    usual = Problem.SERVER_ERROR if status >= 500 else Problem.REFUSED
    return problem(_BY_STATUS.get(HTTPStatus(status), usual), status)


def problem_of_error(error: TutorError) -> Response:
    """Return the problem document of an error, with its data."""
    kind, status = next(
        (found for kind_of_error, found in _BY_ERROR.items() if isinstance(error, kind_of_error)),
        (Problem.REFUSED, HTTPStatus.UNPROCESSABLE_ENTITY),
    )
    return problem(kind, status, str(error), **error.data)


def _plain(value: object) -> object:
    """Return a value of an error for JSON, long texts cut."""
    if isinstance(value, Mapping):
        return {name: _plain(part) for name, part in value.items()}
    return value if isinstance(value, int | None) else _sayable(str(value))


def _sayable(text: str) -> str:
    """Return the beginning of a text, without lone surrogates."""
    return text[:_LONGEST].encode(errors="replace").decode()
