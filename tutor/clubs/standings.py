"""Who is where in a tournament: by points, or by matchpoints."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from statistics import fmean

from tutor.clubs.tournament import TieBreak, Tournament, TournamentTable
from tutor.core.game import DealResult

BEATEN, TIED = 2, 1
"""Matchpoints for each table that made less of a deal, and for each that made as much."""


class Ranking(StrEnum):
    """What tables are ranked by."""

    POINTS = "points"
    """The sum of all points, then the tie-break."""

    MATCHPOINTS = "matchpoints"
    """The sum of matchpoints."""


@dataclass(frozen=True, slots=True)
class Standing:
    """Where a table is, with its sums over all deals; those with the same `rank` share it."""

    rank: int
    table: TournamentTable
    sums: DealResult
    matchpoints: int


def standings(tournament: Tournament, by: Ranking) -> tuple[Standing, ...]:
    """Return the tables, the first one first; those that share a rank by their numbers.

    A table that has not played all deals is ranked by what it has.
    """
    tie_break = tournament.plan.tie_break
    points: dict[int, int] = dict.fromkeys((table.number for table in tournament.tables), 0)
    for deal in range(len(tournament.plan.deals)):
        for number, gained in matchpoints(tournament, deal).items():
            points[number] += gained
    sums = {table.number: _sums(table) for table in tournament.tables}

    def value(table: TournamentTable) -> tuple[int, int]:
        if by is Ranking.MATCHPOINTS:
            return points[table.number], 0
        return worth(sums[table.number], tie_break)

    return tuple(
        Standing(
            rank=1 + sum(value(other) > value(table) for other in tournament.tables),
            table=table,
            sums=sums[table.number],
            matchpoints=points[table.number],
        )
        for table in sorted(tournament.tables, key=value, reverse=True)
    )


def matchpoints(tournament: Tournament, deal: int) -> Mapping[int, int]:
    """Return the matchpoints of a deal, counted from 0, by the numbers of tables that played it.

    A result is better with more points, and with as many by the tie-break.
    """
    values = {
        table.number: worth(found.result, tournament.plan.tie_break)
        for table in tournament.tables
        if (found := table.results[deal])
    }
    return {
        number: BEATEN * sum(other < value for other in values.values())
        + TIED * sum(other == value for name, other in values.items() if name != number)
        for number, value in values.items()
    }


def partner_mean(tournament: Tournament, deal: int) -> float | None:
    """Return what computer players score on a deal on average, counted from 0.

    None before all tables have played it, as it says how hard the deal is, and if nobody knows.
    """
    scores = tournament.plan.partner_scores
    return fmean(scores[deal]) if scores and tournament.is_finished(deal) else None


def worth(result: DealResult, tie_break: TieBreak) -> tuple[int, int]:
    """Return what results are compared by: the larger of two is the better result."""
    return result.score, _TIES[tie_break](result)


_TIES: Mapping[TieBreak, Callable[[DealResult], int]] = {
    TieBreak.TURNS: lambda result: result.turns_left,
    TieBreak.CARDS: lambda result: -result.lost_cards,
    TieBreak.NONE: lambda result: 0,
}


def _sums(table: TournamentTable) -> DealResult:
    found = [each.result for each in table.results if each]
    return DealResult(
        sum(each.score for each in found),
        sum(each.turns_left for each in found),
        sum(each.lost_cards for each in found),
    )
