"""The organiser's page of a club: its link, its QR code, how it looks, and where to go from it."""

from dataclasses import dataclass

from flask import render_template, url_for

from tutor.clubs.limits import DAYS_OF_LEARNERS
from tutor.web.clubs import blueprint
from tutor.web.clubs.builder import ALSO, extras_sent
from tutor.web.clubs.club import Club, club_in_path
from tutor.web.clubs.greetings import Greeting, greeting_for, languages_of
from tutor.web.clubs.qr import QrCode, link_of, picture_of
from tutor.web.shell.languages import Language
from tutor.web.shell.query import reads

WIDE = 5
"""Centimetres: a QR code that has to be wider is worth a word."""


@dataclass(frozen=True, slots=True)
class Look:
    """A club's page in one of the languages of its table, with the greeting that is seen there."""

    language: Language
    url: str
    greeting: Greeting


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


def looks_of(club: Club) -> tuple[Look, ...]:
    """Return how visitors see the club, in each language of the table."""
    return tuple(_look(club, language) for language in languages_of(club.plan))


def _look(club: Club, language: Language) -> Look:
    url = url_for("clubs.page", ref=club.ref, language=language.tag)
    return Look(language, url, greeting_for(club.plan, language))
