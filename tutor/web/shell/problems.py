"""Errors for programs: what lies below `/api/` is told as application/problem+json (RFC 9457).

`type` is the address of the kind of problem on the page about the API, `title` the same in English,
`detail` what str() of the error says; beside them stand the data that the error carries, which
programs go by. Bad syntax, an illegal action and an impossible position are told apart.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from http import HTTPStatus
from typing import Any

from flask import Response, request

from tutor.core.errors import (
    BadSyntaxError,
    IllegalActionError,
    ImpossiblePositionError,
    PlayedWrongError,
    TutorError,
    UnsupportedError,
)

API = "/api"
"""Below it, answers are for programs."""

MEDIA_TYPE = "application/problem+json"

_LONGEST = 200
"""Characters of a text that is repeated."""


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
    """The kinds of problems, by which programs tell them apart."""

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
        """Return its title: it is for developers, as `str` of our errors is."""
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
    """Return whether this request is for an answer that a program reads."""
    return request.path == API or request.path.startswith(f"{API}/")


def problem(kind: Problem, status: int, detail: str = "", /, **data: Any) -> Response:
    """Return a problem as it is told; `data` are its further members."""
    told = {
        "type": f"/en/api/#{kind}",
        "title": kind.in_english,
        "status": int(status),
        "detail": _sayable(detail) or HTTPStatus(status).phrase,
        **{name: _plain(value) for name, value in data.items()},
    }
    response = Response(json.dumps(told), status, mimetype=MEDIA_TYPE)
    response.cache_control.no_store = True
    return response


def problem_of_status(status: int) -> Response:
    """Return the problem of what werkzeug and Flask raise."""
    usual = Problem.SERVER_ERROR if status >= 500 else Problem.REFUSED
    return problem(_BY_STATUS.get(HTTPStatus(status), usual), status)


def problem_of_error(error: TutorError) -> Response:
    """Return what the layers below refuse, with the data of the error."""
    kind, status = next(
        (told for refused, told in _BY_ERROR.items() if isinstance(error, refused)),
        (Problem.REFUSED, HTTPStatus.UNPROCESSABLE_ENTITY),
    )
    return problem(kind, status, str(error), **error.data)


def _plain(value: Any) -> Any:
    """Return a value of an error as JSON can hold it, cut to a length that is worth repeating."""
    if isinstance(value, Mapping):
        return {name: _plain(part) for name, part in value.items()}
    return value if isinstance(value, int | None) else _sayable(str(value))


def _sayable(text: str) -> str:
    """Return the beginning of a text, without halves of characters, which no UTF-8 has."""
    return text[:_LONGEST].encode(errors="replace").decode()
