"""The organiser's page of a tournament, below the secret of the club."""

from http import HTTPStatus

from flask import Response, request

from tutor.clubs import limits
from tutor.clubs.secrets import table_secret
from tutor.clubs.texts import one_line
from tutor.clubs.tournament import Ranking, Tournament, standings
from tutor.core.game import DealResult
from tutor.core.messages import Message
from tutor.web.clubs import blueprint
from tutor.web.clubs.club import Club, store
from tutor.web.clubs.managing import address_with_secret
from tutor.web.clubs.results import download
from tutor.web.clubs.tournaments.club_tournament import ClubTournament, tournament_with_secret
from tutor.web.clubs.tournaments.result_form import deal_named
from tutor.web.clubs.tournaments.table_page import link_of_table
from tutor.web.shell.redirects import see_other
from tutor.web.shell.text import pgettext, say_plain

_PAGE = "/clubs/<slug>/edit/<secret>/tournaments/<int:tournament>"


@blueprint.app_template_global()
def tournaments_of(club: Club) -> tuple[Tournament, ...]:
    """Return the tournaments of a club, none if it is not saved."""
    return store().tournaments.of_club(club.ref) if club.is_saved else ()


def address_of(slug: str, secret: str, tournament: int, part: str = "") -> str:
    """Return the path of the page of a tournament for its organiser, or of a page below it."""
    return f"{address_with_secret(slug, secret)}/tournaments/{tournament}{part}"


@blueprint.get(_PAGE)
def manage_tournament(slug: str, secret: str, tournament: int, *, unconfirmed: bool = False) -> str:
    """Return the page of a tournament for its organiser; UnknownClubError without the secret.

    `unconfirmed`: ask before it is erased.
    """
    club_tournament = tournament_with_secret(slug, secret, tournament)
    return club_tournament.page(
        "manage",
        here=address_of(slug, secret, tournament),
        back=address_with_secret(slug, secret, "tournaments"),
        tables=tuple(
            (table, link_of_table(slug, table_secret(secret, tournament, table.number)))
            for table in club_tournament.tournament.tables
        ),
        longest=limits.NAME,
        days=limits.DAYS_OF_TOURNAMENTS,
        unconfirmed=unconfirmed,
    )


@blueprint.post(f"{_PAGE}/names")
def name_tables(slug: str, secret: str, tournament: int) -> Response:
    """Name the tables, and redirect back; raises as `manage_tournament` does."""
    club_tournament = tournament_with_secret(slug, secret, tournament)
    sent = {
        table.number: one_line(request.form.get(f"name-{table.number}", ""))[: limits.NAME]
        for table in club_tournament.tournament.tables
    }
    store().tournaments.rename(slug, secret, tournament, sent)
    return see_other(address_of(slug, secret, tournament, "#tables"))


@blueprint.post(f"{_PAGE}/open")
def open_tournament(slug: str, secret: str, tournament: int) -> Response:
    """Open or close the tournament, and redirect back; raises as `manage_tournament` does."""
    store().tournaments.set_open(slug, secret, tournament, request.form.get("open") == "1")
    return see_other(address_of(slug, secret, tournament, "#open"))


@blueprint.post(f"{_PAGE}/delete")
def delete_tournament(slug: str, secret: str, tournament: int) -> Response | tuple[str, int]:
    """Erase the tournament, once that is confirmed, and redirect to the club's page."""
    if "confirmed" not in request.form:
        unconfirmed = manage_tournament(slug, secret, tournament, unconfirmed=True)
        return unconfirmed, HTTPStatus.UNPROCESSABLE_ENTITY
    store().tournaments.erase(slug, secret, tournament)
    return see_other(address_with_secret(slug, secret, "tournaments"))


@blueprint.get(f"{_PAGE}/results.csv")
def tournament_results(slug: str, secret: str, tournament: int) -> Response:
    """Return the results for a spreadsheet; raises as `manage_tournament` does."""
    club_tournament = tournament_with_secret(slug, secret, tournament)
    return download(
        f"{club_tournament.pages.game.id}-tournament.csv",
        (_heads(club_tournament), *_lines(club_tournament)),
    )


def _heads(club_tournament: ClubTournament) -> list[str]:
    """Return the headings of the columns, in the language of the page."""
    labels = {
        "points": pgettext("column of a tournament", "Points"),
        "turns": pgettext("column of a tournament", "Turns left"),
        "cards": pgettext("column of a tournament", "Cards lost"),
    }
    figures = [labels[figure] for figure in club_tournament.plan.figures]
    deals = [
        f"{say_plain(deal_named(place))} ({name}): {figure}"
        for place, name in enumerate(club_tournament.plan.deals)
        for figure in figures
    ]
    return [
        pgettext("column of a tournament", "Rank"),
        pgettext("column of a tournament", "Table"),
        *deals,
        *figures,
        pgettext("column of a tournament", "Matchpoints"),
    ]


def _lines(club_tournament: ClubTournament) -> list[list[str | int]]:
    lines: list[list[str | int]] = []
    figures = club_tournament.plan.figures
    for each in standings(club_tournament.tournament, Ranking.POINTS):
        named = say_plain(Message("tournament.table", {"num": each.table.number}))
        results = [known.result if known else None for known in each.table.results]
        lines.append(
            [
                each.rank,
                f"{named} {each.table.name}".rstrip(),
                *(cell for result in results for cell in _cells(result, figures)),
                *_cells(each.sums, figures),
                each.matchpoints,
            ]
        )
    return lines


def _cells(result: DealResult | None, figures: tuple[str, ...]) -> list[str | int]:
    if result is None:
        return [""] * len(figures)
    values = {"points": result.score, "turns": result.turns_left, "cards": result.lost_cards}
    return [values[figure] for figure in figures]
