"""Redirects that nobody may keep, since the same address leads elsewhere another time."""

from http import HTTPStatus

from flask import Response


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
