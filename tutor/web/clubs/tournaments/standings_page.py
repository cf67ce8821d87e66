"""The public pages of a tournament: the standings, and the results of a deal.

The standings update themselves, as a club's board does. The cards of a deal and its winning line
are shown once all tables have played it.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from flask import Response, url_for

from tutor.clubs.errors import UnknownTournamentError
from tutor.clubs.tournament import (
    Ranking,
    TableResult,
    TournamentTable,
    matchpoints,
    partner_mean,
    standings,
)
from tutor.core.game import Duplicate
from tutor.core.messages import Message
from tutor.web.clubs import blueprint
from tutor.web.clubs.tournaments.club_tournament import ClubTournament, tournament_in_path
from tutor.web.clubs.tournaments.result_form import deal_named
from tutor.web.shell.headers import page_or_unchanged
from tutor.web.shell.heavy import heavy
from tutor.web.shell.text import decimal
from tutor.web.shell.view_options import one_of, query_fields

BY = "by"
"""The field that says what tables are ranked by."""

_GAMES_KEPT = 256
"""Games in the cache of `in_reach`, which is slow."""


@dataclass(frozen=True, slots=True)
class ResultOfTable:
    """A table's result on a deal; None so far.

    `in_reach` is the address of the last moment at which the most points could still be reached,
    and `turns` how many turns had been taken by then, if it was played here and fell short.
    """

    table: TournamentTable
    result: TableResult | None
    matchpoints: int
    turns: int = 0
    in_reach: str = ""


@blueprint.get("/clubs/<slug>/tournaments/<int:tournament>")
@query_fields(BY)
def tournament_standings(slug: str, tournament: int) -> Response:
    """Return the standings, or 304 if the browser has them already.

    Raises UnknownClubError for an unknown tournament, BadSyntaxError for an unknown ranking.
    """
    club_tournament = tournament_in_path(slug, tournament)
    by = Ranking(one_of(BY, tuple(Ranking)) or Ranking.POINTS)
    content = (str(club_tournament.club.plan), club_tournament.tournament, by)
    return page_or_unchanged(
        content,
        lambda etag: club_tournament.page(
            "standings",
            rankings=tuple(Ranking),
            etag=etag,
            **standings_context(club_tournament, by),
        ),
    )


@blueprint.get("/clubs/<slug>/tournaments/<int:tournament>/deals/<int:deal_number>")
def deal(slug: str, tournament: int, deal_number: int) -> str:
    """Return the tables' results of a deal; also its cards once all have played it.

    Raises UnknownClubError if there is no such tournament or deal.
    """
    club_tournament = tournament_in_path(slug, tournament)
    plan = club_tournament.plan
    if not 1 <= deal_number <= len(plan.deals):
        raise UnknownTournamentError(slug)
    place = deal_number - 1
    is_finished = club_tournament.tournament.is_finished(place)
    name = plan.deals[place]
    return club_tournament.page(
        "deal",
        title=deal_named(place),
        is_finished=is_finished,
        deal=name if is_finished else "",
        line=club_tournament.deal_pages.winning_line(plan.rules, name) if is_finished else "",
        again=club_tournament.deal_pages.play(plan.rules, name, "", "") if is_finished else "",
        results=_results(club_tournament, place, is_finished=is_finished),
        partners=_partners(club_tournament, place),
        left=sum(table.results[place] is None for table in club_tournament.tournament.tables),
    )


def _columns(club_tournament: ClubTournament) -> tuple[Mapping[str, object], ...]:
    """Return the deals as they stand over the columns of the standings.

    `partners` is what computer players score on average, once all tables have played the deal.
    """
    slug, tournament = club_tournament.club.ref, club_tournament.tournament
    return tuple(
        {
            "number": place + 1,
            "name": deal_named(place),
            "url": url_for(
                "clubs.deal", slug=slug, tournament=tournament.id, deal_number=place + 1
            ),
            "partners": average(partner_mean(tournament, place)),
        }
        for place in range(len(club_tournament.plan.deals))
    )


def average(number: float | None) -> str:
    """Return a number with one decimal; empty for None."""
    return "" if number is None else decimal(round(number, 1))


def standings_context(club_tournament: ClubTournament, by: Ranking) -> dict[str, object]:
    """Return what the standings need besides, on screen and on paper."""
    return {
        "by": by,
        "columns": _columns(club_tournament),
        "standings": standings(club_tournament.tournament, by),
    }


def _partners(club_tournament: ClubTournament, place: int) -> Message | None:
    """Return the score of computer players on a deal; None until all tables have played it."""
    mean = partner_mean(club_tournament.tournament, place)
    if mean is None:
        return None
    scores = club_tournament.plan.partner_scores[place]
    lowest, highest = min(scores), max(scores)
    return Message(
        "tournament.partners",
        {
            "scores": f"{lowest}–{highest}" if lowest < highest else f"{highest}",
            "mean": average(mean),
        },
    )


def _results(
    club_tournament: ClubTournament, place: int, *, is_finished: bool
) -> tuple[ResultOfTable, ...]:
    """Return each table's result of a deal, the best first."""
    gained = matchpoints(club_tournament.tournament, place)
    rows = [
        _result(club_tournament, table, place, gained.get(table.number, 0), shows_game=is_finished)
        for table in club_tournament.tournament.tables
    ]
    return tuple(sorted(rows, key=lambda row: (row.result is None, -row.matchpoints)))


def _result(
    club_tournament: ClubTournament,
    table: TournamentTable,
    place: int,
    gained: int,
    *,
    shows_game: bool,
) -> ResultOfTable:
    plan = club_tournament.plan
    result, name = table.results[place], plan.deals[place]
    if not (
        shows_game
        and result
        and result.actions
        and result.result.score < club_tournament.most.score
    ):
        return ResultOfTable(table, result, gained)
    actions, turns = _in_reach(club_tournament.duplicate, plan.rules, name, result.actions)
    return ResultOfTable(
        table, result, gained, turns, club_tournament.deal_pages.play(plan.rules, name, "", actions)
    )


@lru_cache(_GAMES_KEPT)
@heavy
def _in_reach(duplicate: Duplicate, rules: str, name: str, actions: str) -> tuple[str, int]:
    """Return how far all points were known to be in reach; raises BusyError."""
    return duplicate.in_reach(rules, name, actions)
