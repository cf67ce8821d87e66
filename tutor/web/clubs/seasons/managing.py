"""Where an organiser looks after a season, below the secret of the club."""

from http import HTTPStatus

from flask import Response, render_template, request, url_for

from tutor.clubs import limits
from tutor.clubs.season import Season, TeamStanding
from tutor.clubs.standings import BEATEN, TIED
from tutor.core.messages import Message
from tutor.web.clubs import blueprint
from tutor.web.clubs.app_store import store
from tutor.web.clubs.club import Club
from tutor.web.clubs.forms import see_other
from tutor.web.clubs.managing import address_with_secret, club_with_secret
from tutor.web.clubs.seasons.season_page import ClubSeason
from tutor.web.clubs.spreadsheet import download
from tutor.web.shell.language_prefix import absolute
from tutor.web.shell.text import gettext, pgettext, say_plain

_PAGE = "/clubs/<slug>/edit/<secret>/seasons/<int:season>"


@blueprint.app_template_global()
def seasons_of(club: Club) -> tuple[Season, ...]:
    """Return the seasons of a club, none if it is not saved."""
    return store().seasons.of_club(club.ref) if club.is_saved else ()


@blueprint.get(_PAGE, endpoint="manage_season")
def page(slug: str, secret: str, season: int) -> str:
    """Return the page of a season for its organiser; UnknownClubError without the secret."""
    return _page(slug, secret, season)


@blueprint.post(f"{_PAGE}/delete", endpoint="delete_season")
def delete(slug: str, secret: str, season: int) -> Response | tuple[str, int]:
    """Erase the season, once that has been confirmed, and lead to the club's page."""
    if "confirmed" not in request.form:
        return _page(slug, secret, season, unconfirmed=True), HTTPStatus.UNPROCESSABLE_ENTITY
    store().seasons.erase(slug, secret, season)
    return see_other(address_with_secret(slug, secret, "seasons"))


@blueprint.get(f"{_PAGE}/results.csv", endpoint="season_results")
def spreadsheet_file(slug: str, secret: str, season: int) -> Response:
    """Return the table for a spreadsheet; raises as `page` does."""
    found = ClubSeason.of(club_with_secret(slug, secret), season)
    heads = [
        pgettext("column of a tournament", "Rank"),
        pgettext("column of a tournament", "Table"),
        *_named(found),
        pgettext("column of a grid", "Sum"),
        pgettext("column of a season: the evenings whose result is dropped", "Doesn’t count"),
    ]
    return download("season.csv", (heads, *(_line(found, each) for each in found.table)))


def _page(slug: str, secret: str, number: int, *, unconfirmed: bool = False) -> str:
    found = ClubSeason.of(club_with_secret(slug, secret), number)
    here = address_with_secret(slug, secret)
    return render_template(
        "clubs/seasons/manage.html",
        club=found.club,
        season=found.season,
        link=absolute(url_for("clubs.season", slug=slug, season=number)),
        here=f"{here}/seasons/{number}",
        back=f"{here}#seasons",
        days=limits.DAYS_OF_SEASONS,
        beaten=BEATEN,
        tied=TIED,
        unconfirmed=unconfirmed,
    )


def _named(found: ClubSeason) -> list[str]:
    return [gettext("Tournament %(number)s") % {"number": each.ordinal} for each in found.evenings]


def _line(found: ClubSeason, team: TeamStanding) -> list[str | int]:
    dropped = (
        name
        for name, each in zip(_named(found), team.results, strict=True)
        if each and not each.counts
    )
    table = say_plain(Message("tournament.table", {"num": team.table.number}))
    return [
        team.rank,
        team.table.name or table,
        *("" if each is None else each.value for each in team.results),
        team.sum,
        ", ".join(dropped),
    ]
