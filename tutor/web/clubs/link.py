"""The organiser's page of a club: its link, its QR code, how it looks, and where to go from it.

A form there saves the club. It has a ticket, so that a button that is pressed twice saves one club.
A page with a ticket is one visitor's own: it is kept by no cache that others see.
"""

from flask import Response, render_template, request, url_for

from tutor.clubs.limits import DAYS_OF_LEARNERS
from tutor.clubs.secrets import new_ticket
from tutor.web.clubs import blueprint
from tutor.web.clubs.builder import ALSO, extras_sent
from tutor.web.clubs.club import Club, club_in_path, store
from tutor.web.clubs.greetings import Greeting, greeting_for, languages_of
from tutor.web.clubs.keeping import Keeper, let_keep
from tutor.web.clubs.managing import address_with_secret
from tutor.web.clubs.qr import QrCode, link_of, picture_of
from tutor.web.clubs.rates import LimitedAction, counted
from tutor.web.clubs.tickets import see_other, ticket_sent
from tutor.web.shell.languages import Language
from tutor.web.shell.query import reads

WIDE = 5
"""Centimetres: a QR code that has to be wider is worth a word."""


@blueprint.get("/clubs/<ref>/link", endpoint="link")
@reads(ALSO)
def page(ref: str) -> str:
    """Return the page.

    Raises UnknownClubError if there is no such club, StoreUnavailableError if nobody knows,
    BadSyntaxError for extras that the builder doesn't offer.
    """
    club = club_in_path(ref)
    link = link_of(club.ref)
    code = QrCode(link)
    return render_template(
        "clubs/link.html",
        club=club,
        link=link,
        code=code,
        pictures={kind: picture_of(club.ref, kind) for kind in ("svg", "png")},
        is_wide=code.least_width > WIDE,
        looks=looks_of(club),
        also=extras_sent(),
        days_of_learners=DAYS_OF_LEARNERS,
    )


def looks_of(club: Club) -> list[tuple[Language, str, Greeting]]:
    """Return the languages of the table, each with the club's page and greeting in it."""
    return [
        (
            language,
            url_for("clubs.page", ref=club.ref, language=language.tag),
            greeting_for(club.plan, language),
        )
        for language in languages_of(club.plan)
    ]


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
