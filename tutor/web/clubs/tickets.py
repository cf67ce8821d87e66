"""What tells a learner apart from other visitors: a ticket in a cookie, one for each club.

It is set when somebody joins a board, and never before; it goes when they leave. No script can read
it, and it says nothing to any other club.
"""

from datetime import timedelta

from flask import Response, after_this_request, request

from tutor.clubs.limits import DAYS_OF_LEARNERS
from tutor.clubs.secrets import is_ticket


def ticket_for(slug: str) -> str | None:
    """Return the ticket that this visitor has for the board of a club; None without one."""
    ticket = request.cookies.get(_name(slug), "")
    return ticket if is_ticket(ticket) else None


def keep_ticket(slug: str, ticket: str) -> None:
    """Let the visitor's browser keep a ticket, from today for as long as the store keeps it."""

    @after_this_request
    def _(response: Response) -> Response:
        response.set_cookie(
            _name(slug),
            ticket,
            max_age=timedelta(days=DAYS_OF_LEARNERS),
            secure=request.is_secure,
            httponly=True,
            samesite="Lax",
        )
        return _private(response)


def renew_ticket(slug: str) -> None:
    """Let the visitor's browser keep its ticket for as long again, as the store does."""
    if ticket := ticket_for(slug):
        keep_ticket(slug, ticket)


def drop_ticket(slug: str) -> None:
    """Let the visitor's browser forget its ticket for a club."""

    @after_this_request
    def _(response: Response) -> Response:
        response.delete_cookie(_name(slug), secure=request.is_secure, httponly=True, samesite="Lax")
        return _private(response)


def keep_to_this_visitor() -> None:
    """Let nobody keep the page that is being made: it is about this visitor, or about a class."""
    after_this_request(_private)


def _private(response: Response) -> Response:
    response.headers["Cache-Control"] = "private, no-store"
    return response


def _name(slug: str) -> str:
    return f"learner-{slug}"
