"""Saving a club: `/clubs/<ref>/save`, from a form on the page of its link.

The form has a ticket, so that a button that is pressed twice saves one club. A page with a ticket
is one visitor's own: it is kept by no cache that others see.
"""

from flask import Response, request

from tutor.clubs.secrets import new_ticket
from tutor.web.clubs import blueprint
from tutor.web.clubs.app_store import store
from tutor.web.clubs.club import club_in_path
from tutor.web.clubs.forms import see_other, ticket_sent
from tutor.web.clubs.keeping import Keeper, let_keep
from tutor.web.clubs.managing import address_with_secret
from tutor.web.clubs.rates import LimitedAction, counted


@blueprint.post("/clubs/<ref>/save")
@counted(LimitedAction.SAVE)
def save(ref: str) -> Response:
    """Save the club, and lead to the page on which it is changed, or on to a tournament.

    Raises what `club_in_path` and `Store.make` raise; BadSyntaxError without a ticket.
    """
    club = club_in_path(ref)
    made = store().make(str(club.plan), board="board" in request.form, ticket=ticket_sent())
    here = address_with_secret(made.slug, made.secret)
    return see_other(f"{here}/tournaments/new" if "tournament" in request.form else here)


@blueprint.app_template_global("new_ticket")
def _ticket_for_page() -> str:
    """Return a new ticket for a form on the page that is being drawn.

    The visitor's browser may keep that page: going back shows the same ticket again, so that it
    still saves one club.
    """
    let_keep(Keeper.BROWSER)
    return new_ticket()
