"""Addresses: redirects, those that are too long, and those that hold a secret.

`/en/clubs/<slug>/edit/<secret>` and what is below it open a club to whoever knows them, `/table/`
in the place of `/edit/` one table of a tournament. They are in the hands of organisers and
players, in no page that others see, in no cache and in no log.
"""

import re
from http import HTTPStatus
from urllib.parse import quote, unquote

from flask import Response, current_app, request

from tutor.web.shell.view_marks import mark_of

_SECRET = re.compile(r"(?:(?<=/edit/)|(?<=/table/))[^/?#\s]+|[0-9a-f]{32}", re.IGNORECASE)
_BELOW = re.compile(r"/+(?:[^/]+/+clubs|c)/+[^/]+/+(?:edit|table)(/.*)?", re.DOTALL)
_MASK = "***"
_SAFE = "/:@!$&'()*+,;=~?%#[]"


def address_too_long() -> bool:
    """Return whether path and query are longer than any address of this page.

    A view marked with `long_address` may have addresses so many times as long as usual.
    """
    # Not request.full_path: it fails on a query that is not UTF-8.
    asked = request._get_current_object()  # type: ignore[attr-defined]  # it is a proxy
    length = len(asked.path) + len(asked.query_string)
    usual = int(current_app.config["MAX_URL_LENGTH"])
    times: int = mark_of(asked.endpoint, "long_address", 1)
    return length > usual * times


def holds_secret(path: str) -> bool:
    """Return whether a path, decoded as the server has it, is one that holds a club's secret."""
    return bool(_BELOW.fullmatch(path))


def masked(text: str) -> str:
    """Return an address, or a part of one, with stars in the place of secrets.

    It is returned as it is if there are none; they are found in whatever way they are encoded.
    """
    decoded = unquote(text)
    if not _SECRET.search(decoded):
        return text
    return quote(_SECRET.sub(_MASK, decoded), safe=_SAFE)


def for_now(address: str) -> Response:
    """Return what leads to another address, which the next time may be another one."""
    response = Response(status=HTTPStatus.FOUND, headers={"Location": address})
    response.cache_control.no_store = True
    return response


def by_language(address: str) -> Response:
    """Return what leads to an address in the language that was negotiated with this visitor.

    It follows from what the browser accepts, and from the choice that a cookie remembers.
    """
    response = for_now(address)
    response.vary.update(("Accept-Language", "Cookie"))
    return response
