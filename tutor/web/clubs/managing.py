"""The organiser's pages of a club: its link, and the page on which a saved one is changed.

The address `/clubs/<slug>/edit/<secret>` is all that is needed to change the club; there are no
accounts. So no browser, cache or search engine may keep pages at this address and below it, no
page's head names it, and the log masks it (shell/secret_paths.py). Forms are sent to addresses
below it and redirect to it; the secret is never in a query.
"""

from http import HTTPStatus
from urllib.parse import urlencode

from flask import Response, render_template, request, url_for

from tutor.clubs.limits import DAYS_OF_CLUBS, DAYS_OF_LEARNERS
from tutor.clubs.plan import Plan
from tutor.clubs.saved import BoardState
from tutor.clubs.secrets import new_ticket
from tutor.web.clubs import blueprint
from tutor.web.clubs.builder import ALSO, builder_page, extras_sent
from tutor.web.clubs.club import Club, club_in_path, club_of, store
from tutor.web.clubs.composer import QUESTION, SOURCE, THEME, composer_page, fields_by_hand
from tutor.web.clubs.draft import DO, LIST, PLAN, Button, Draft
from tutor.web.clubs.greetings import Greeting, greeting_for, languages_of
from tutor.web.clubs.qr import KINDS, QrCode, link_of, picture_of
from tutor.web.clubs.rates import LimitedAction, counted
from tutor.web.clubs.tickets import ticket_sent
from tutor.web.shell.addresses import absolute
from tutor.web.shell.headers import CachePolicy, limit_caching
from tutor.web.shell.heavy import heavy
from tutor.web.shell.languages import Language
from tutor.web.shell.redirects import see_other
from tutor.web.shell.view_options import query_fields, required
from tutor.web.site.game_routing import games

_PAGE = "/clubs/<slug>/edit/<secret>"


@blueprint.get(_PAGE)
def manage(slug: str, secret: str, *, unconfirmed: str = "") -> str:
    """Return the organiser's page of a club; UnknownClubError without its secret.

    `unconfirmed` is the "club" or "board" to ask about before it is erased.
    """
    here = address_with_secret(slug, secret)
    return render_template(
        "clubs/manage.html",
        club=club_with_secret(slug, secret),
        link=link_of(slug),
        here=here,
        secret_link=absolute(here),
        states=tuple(BoardState),
        days=DAYS_OF_CLUBS,
        unconfirmed=unconfirmed,
    )


@blueprint.route(f"{_PAGE}/change", methods=["GET", "POST"])
@query_fields(PLAN, LIST)
def change(slug: str, secret: str) -> str | tuple[str, int] | Response:
    """Return the builder with the club in it, or do the action of its button.

    As in the builder itself, unsaved changes are in the address, and problems are shown at their
    fields.
    """
    club = club_with_secret(slug, secret)
    here = address_with_secret(slug, secret)
    if request.method == "GET":
        text = request.args.get(PLAN)
        return _form(Draft.from_plan(Plan.parse(text) if text else club.plan), here)
    button = request.form.get(DO, "")
    draft = Draft.from_form(request.form, games()[0]).after(button)
    if draft.problems:
        return _form(draft, here), HTTPStatus.UNPROCESSABLE_ENTITY
    text = str(draft.plan())
    if button == Button.LINK:
        store().change(slug, secret, text)
        return see_other(here)
    if button == Button.COMPOSE:
        return see_other(f"{here}/compose?{urlencode({PLAN: text})}")
    return see_other(f"{here}/change?{urlencode({PLAN: text, LIST: 1})}#{LIST}")


@blueprint.get(f"{_PAGE}/compose")
@query_fields(PLAN, SOURCE, THEME, QUESTION, more=fields_by_hand)
@heavy
def compose(slug: str, secret: str) -> str | Response:
    """Return the page on which a puzzle at a position is made for the club's list."""
    club = club_with_secret(slug, secret)
    here = address_with_secret(slug, secret)
    text = request.args.get(PLAN)
    plan = Plan.parse(text) if text else club.plan
    return composer_page(plan, f"{here}/compose", f"{here}/change")


@blueprint.post(f"{_PAGE}/board")
def set_board(slug: str, secret: str) -> Response | tuple[str, int]:
    """Open, close or erase the board; erasing one with learners needs a confirmation.

    Raises BadSyntaxError for an unknown state.
    """
    sent = required("state", request.form.get("state", ""), tuple(BoardState))
    state = BoardState(sent)
    if state is BoardState.NONE and "confirmed" not in request.form:
        club = club_with_secret(slug, secret)
        if store().board(club.ref):
            return manage(slug, secret, unconfirmed="board"), HTTPStatus.UNPROCESSABLE_ENTITY
    store().set_board(slug, secret, state)
    return see_other(address_with_secret(slug, secret, "board"))


@blueprint.post(f"{_PAGE}/rotate")
def rotate(slug: str, secret: str) -> Response:
    """Make another secret, and lead to the page below it; this one is gone.

    Pressed twice, the button leads to one and the same page, by its ticket.
    """
    new = store().rotate(slug, secret, request.form.get("ticket", ""))
    return see_other(address_with_secret(slug, new, "secret"))


@blueprint.post(f"{_PAGE}/delete")
def delete(slug: str, secret: str) -> Response | tuple[str, int]:
    """Erase the club, once that has been confirmed; else ask for it."""
    if "confirmed" not in request.form:
        return manage(slug, secret, unconfirmed="club"), HTTPStatus.UNPROCESSABLE_ENTITY
    store().delete(slug, secret)
    return see_other(url_for("clubs.erased"))


@blueprint.get("/clubs/erased")
def erased() -> str:
    """Return the page that says that a club is no more."""
    return render_template("clubs/erased.html")


def club_with_secret(slug: str, secret: str) -> Club:
    """Return a saved club; UnknownClubError without its secret."""
    return club_of(store().club_with_secret(slug, secret))


def address_with_secret(slug: str, secret: str, part: str | None = None) -> str:
    """Return the path of the page on which a club is changed, or of a part of the page."""
    return url_for("clubs.manage", slug=slug, secret=secret, _anchor=part)


def _form(draft: Draft, here: str) -> str:
    return builder_page(draft, "clubs/change.html", here=here)


WIDE = 5
"""Centimetres: a QR code that has to be wider is worth a word."""


@blueprint.get("/clubs/<ref>/link")
@query_fields(ALSO)
def link(ref: str) -> str:
    """Return the page with a club's link and its QR code.

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
        pictures={kind: picture_of(club.ref, kind) for kind in KINDS},
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
            url_for("clubs.visit", ref=club.ref, language=language.tag),
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
    limit_caching(CachePolicy.BROWSER)
    return new_ticket()
