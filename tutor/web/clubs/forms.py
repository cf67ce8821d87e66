"""What the forms of clubs have in common: a ticket for pressing twice, and a page that follows."""

from http import HTTPStatus

from flask import Response, request

from tutor.clubs.secrets import is_ticket
from tutor.core.errors import BadSyntaxError

TICKET = "ticket"
"""The field with the ticket."""


def ticket_sent() -> str:
    """Return the ticket of the form that was sent; BadSyntaxError if it has none of ours."""
    ticket = request.form.get(TICKET, "")
    if not is_ticket(ticket):
        raise BadSyntaxError(TICKET, "", 0, "a ticket of ours")
    return ticket


def see_other(address: str) -> Response:
    """Return what leads from a form to the page that shows what came of it."""
    return Response(status=HTTPStatus.SEE_OTHER, headers={"Location": address})
