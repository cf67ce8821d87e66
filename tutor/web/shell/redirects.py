"""Redirects: temporary ones, which no cache may keep, and those that answer a form."""

from http import HTTPStatus

from flask import Response


def temporary_redirect(address: str) -> Response:
    """Return a temporary redirect."""
    response = Response(status=HTTPStatus.FOUND, headers={"Location": address})
    response.cache_control.no_store = True
    return response


def by_language(address: str) -> Response:
    """Return the redirect to an address in the negotiated language.

    It depends on Accept-Language and on the cookie.
    """
    response = temporary_redirect(address)
    response.vary.update(("Accept-Language", "Cookie"))
    return response


def see_other(address: str) -> Response:
    """Return the redirect (303) from a form to the page with the outcome."""
    return Response(status=HTTPStatus.SEE_OTHER, headers={"Location": address})
