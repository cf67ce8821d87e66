"""The pages of what can go wrong with clubs: none of this name, too many requests, an outage."""

from http import HTTPStatus

from flask import Flask, Response, current_app, request
from werkzeug.exceptions import ServiceUnavailable, TooManyRequests

from tutor.clubs.errors import StoreUnavailableError, UnknownClubError
from tutor.clubs.plan import is_plan
from tutor.web.clubs.rates import count_guess
from tutor.web.shell.errors import error_page, http_error

_TEMPLATE = "clubs/error.html"

_RETRY_AFTER = 20
"""Seconds after which an outage may be over."""


def init_app(app: Flask) -> None:
    """Answer these errors with pages."""
    app.register_error_handler(StoreUnavailableError, _store_unavailable)
    app.register_error_handler(UnknownClubError, _unknown_club)
    app.register_error_handler(TooManyRequests, _too_many_requests)
    app.register_error_handler(ServiceUnavailable, _too_busy)


def _store_unavailable(error: StoreUnavailableError) -> Response:
    """Return the page for what cannot be read or written just now."""
    current_app.logger.warning("%s", error)
    response = error_page(HTTPStatus.SERVICE_UNAVAILABLE, _TEMPLATE)
    response.headers["Retry-After"] = str(_RETRY_AFTER)
    return response


def _unknown_club(error: UnknownClubError) -> Response:
    """Return the page for an unknown club; a client that tries too many has to wait.

    A link that holds its whole club and was cut off is no guess.
    """
    try:
        if not is_plan(error.slug):
            count_guess()
    except TooManyRequests as too_many:
        return _too_many_requests(too_many)
    except StoreUnavailableError as outage:
        return _store_unavailable(outage)
    return error_page(HTTPStatus.NOT_FOUND, _TEMPLATE)


def _too_many_requests(error: TooManyRequests) -> Response:
    """Return the page for a client that has used up its hourly limit."""
    seconds = error.retry_after if isinstance(error.retry_after, int) else 0
    return http_error(error, _TEMPLATE, minutes=-(-seconds // 60))


def _too_busy(error: ServiceUnavailable) -> Response:
    """Return the page for a club's form that the server cannot take just now.

    For any other request the server has words of its own: it queues for a costly page.
    """
    if request.method != "POST":
        return http_error(error)
    return http_error(error, _TEMPLATE)
