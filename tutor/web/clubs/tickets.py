"""Tickets: cookies and form fields that identify a learner or a table.

A learner who joins a board gets a ticket in a cookie, one for each club, until they leave. No
script can read it, and it says nothing to any other club. A tournament's table that plays in the
browser keeps its secret in the same way, and sends results with it. A form has a ticket, too, so
that pressing twice does what it does once.
"""

from datetime import timedelta

from flask import Response, after_this_request, request

from tutor.clubs.limits import DAYS_OF_LEARNERS, DAYS_OF_TOURNAMENTS
from tutor.clubs.secrets import is_ticket
from tutor.core.errors import BadSyntaxError
from tutor.web.shell.headers import CachePolicy, limit_caching


def ticket_for(slug: str) -> str | None:
    """Return the ticket that this visitor has for the board of a club; None without one."""
    return _kept(_name(slug))


def keep_ticket(slug: str, ticket: str) -> None:
    """Let the visitor's browser keep a ticket, from today for as long as the store keeps it."""
    _keep(_name(slug), ticket, DAYS_OF_LEARNERS)


def table_secret_kept(table: str) -> str | None:
    """Return the secret that this browser has for a table of a tournament; None without one."""
    return _kept(f"table-{table}")


def keep_table_secret(table: str, secret: str) -> None:
    """Let this browser be a table, for as long as the store keeps a tournament."""
    _keep(f"table-{table}", secret, DAYS_OF_TOURNAMENTS)


def _kept(name: str) -> str | None:
    ticket = request.cookies.get(name, "")
    return ticket if is_ticket(ticket) else None


def _keep(name: str, ticket: str, days: int) -> None:
    limit_caching(CachePolicy.NOBODY)

    @after_this_request
    def _(response: Response) -> Response:
        response.set_cookie(
            name,
            ticket,
            max_age=timedelta(days=days),
            secure=request.is_secure,
            httponly=True,
            samesite="Lax",
        )
        return response


def renew_ticket(slug: str) -> None:
    """Let the visitor's browser keep its ticket for as long again, as the store does."""
    if ticket := ticket_for(slug):
        keep_ticket(slug, ticket)


def drop_ticket(slug: str) -> None:
    """Let the visitor's browser forget its ticket for a club."""
    limit_caching(CachePolicy.NOBODY)

    @after_this_request
    def _(response: Response) -> Response:
        response.delete_cookie(_name(slug), secure=request.is_secure, httponly=True, samesite="Lax")
        return response


def _name(slug: str) -> str:
    return f"learner-{slug}"


TICKET = "ticket"
"""The field with the ticket."""


def ticket_sent() -> str:
    """Return the ticket of the form that was sent; BadSyntaxError if it has none of ours."""
    ticket = request.form.get(TICKET, "")
    if not is_ticket(ticket):
        raise BadSyntaxError(TICKET, "", 0, "a ticket of ours")
    return ticket
