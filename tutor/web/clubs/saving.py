"""Saving a club: `/clubs/<ref>/save`, from a form on the page of its link.

The form has a ticket, so that a button that is pressed twice saves one club. A page with a ticket
is one visitor's own: it is kept by no cache that others see.
"""

from flask import Blueprint, Flask, Response, g, request

from tutor.clubs.limits import DAYS_OF_LEARNERS
from tutor.clubs.secrets import new_ticket
from tutor.web.clubs.app_store import store
from tutor.web.clubs.club import club_in_path
from tutor.web.clubs.forms import see_other, ticket_sent
from tutor.web.clubs.managing import address_with_secret
from tutor.web.clubs.rates import LimitedAction, counted

blueprint = Blueprint("saving", __name__)


def init_app(app: Flask) -> None:
    """Let templates have tickets, and keep pages that do out of caches."""
    app.jinja_env.globals.update(new_ticket=_ticket_for_page, days_of_learners=DAYS_OF_LEARNERS)
    app.after_request(_keep_for_visitor)


@blueprint.post("/clubs/<ref>/save")
@counted(LimitedAction.SAVE)
def save(ref: str) -> Response:
    """Save the club, and lead to the page on which it is changed.

    Raises what `club_in_path` and `Store.make` raise; BadSyntaxError without a ticket.
    """
    club = club_in_path(ref)
    made = store().make(str(club.plan), board="board" in request.form, ticket=ticket_sent())
    return see_other(address_with_secret(made.slug, made.secret))


def _ticket_for_page() -> str:
    """Return a new ticket for a form on the page that is being drawn."""
    g.has_ticket = True
    return new_ticket()


def _keep_for_visitor(response: Response) -> Response:
    """Let the visitor's browser alone keep a page with a ticket.

    Going back shows the same ticket again, so that it still saves one club.
    """
    if "has_ticket" in g and not response.cache_control.no_store:
        response.cache_control.private = True
        response.cache_control.no_cache = True
    return response
