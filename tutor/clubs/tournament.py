"""A tournament of a club: the same deals at every table, their results, and the standings."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from statistics import fmean

from tutor.core.game import DealResult


class TieBreak(StrEnum):
    """The tie-breaks between tables with equal points."""

    TURNS = "turns"
    """More turns left."""

    CARDS = "cards"
    """Fewer cards lost."""

    NONE = "none"
    """Nothing: they share a rank."""


@dataclass(frozen=True, slots=True)
class TableResult:
    """The result of a deal at a table; `actions` is all that was done if it was played here."""

    result: DealResult
    actions: str = ""


@dataclass(frozen=True, slots=True)
class TournamentTable:
    """A table by its number, from 1; `results` has one for each deal, or None so far.

    `name` is what the organiser calls it, or empty.
    """

    number: int
    name: str
    results: tuple[TableResult | None, ...]

    @property
    def played(self) -> int:
        """How many deals have a result."""
        return sum(each is not None for each in self.results)

    @property
    def is_complete(self) -> bool:
        """Whether all of them have."""
        return None not in self.results


@dataclass(frozen=True, slots=True)
class TournamentPlan:
    """A tournament's plan: id of the game, code of the rules, players at each table.

    `deals` are their names, `passed_over` how many others were looked at before these were found.
    `partner_scores` are, for each deal, the scores of the game's computer players; none if unknown.
    """

    game: str
    rules: str
    players: int
    tie_break: TieBreak
    deals: tuple[str, ...]
    passed_over: int
    partner_scores: tuple[tuple[int, ...], ...] = ()

    @property
    def figures(self) -> tuple[str, ...]:
        """The figures to enter for each deal: "points", and those of the tie-break."""
        return ("points",) if self.tie_break is TieBreak.NONE else ("points", self.tie_break)


@dataclass(frozen=True, slots=True)
class Tournament:
    """A tournament of a club as the store keeps it; while it `is_open`, tables send results.

    `id` is its number in addresses, `ordinal` the one that people say: that of a club's first is 1.
    """

    id: int
    ordinal: int
    plan: TournamentPlan
    is_open: bool
    tables: tuple[TournamentTable, ...]

    @property
    def figures(self) -> tuple[str, ...]:
        """The plan's figures, without turns left as long as no table has any."""
        results = (known.result for table in self.tables for known in table.results if known)
        any_left = any(result.turns_left for result in results)
        return tuple(each for each in self.plan.figures if each != TieBreak.TURNS or any_left)

    def is_finished(self, deal: int) -> bool:
        """Return whether all tables have played a deal, counted from 0: then it may be shown."""
        return all(table.results[deal] is not None for table in self.tables)


@dataclass(frozen=True, slots=True)
class Correction:
    """A result that takes the place of another one; None stands for no result."""

    before: DealResult | None
    after: DealResult | None


BEATEN, TIED = 2, 1
"""Matchpoints for each table that made less of a deal, and for each that made as much."""


class Ranking(StrEnum):
    """The criterion for ranking tables."""

    POINTS = "points"
    """The sum of all points, then the tie-break."""

    MATCHPOINTS = "matchpoints"
    """The sum of matchpoints."""


@dataclass(frozen=True, slots=True)
class Standing:
    """A table's standing, with its sums over all deals; tables with the same `rank` share it."""

    rank: int
    table: TournamentTable
    sums: DealResult
    matchpoints: int


def standings(tournament: Tournament, by: Ranking) -> tuple[Standing, ...]:
    """Return the tables by rank, then by number.

    A table that has not played all deals is ranked by what it has.
    """
    tie_break = tournament.plan.tie_break
    points: Counter[int] = Counter()
    for deal in range(len(tournament.plan.deals)):
        points.update(matchpoints(tournament, deal))
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
        table.number: worth(result.result, tournament.plan.tie_break)
        for table in tournament.tables
        if (result := table.results[deal])
    }
    return {
        number: BEATEN * sum(other < value for other in values.values())
        + TIED * sum(other == value for name, other in values.items() if name != number)
        for number, value in values.items()
    }


def partner_mean(tournament: Tournament, deal: int) -> float | None:
    """Return the mean score of computer players on a deal, counted from 0.

    None before all tables have played it, as it says how hard the deal is, and if nobody knows.
    """
    scores = tournament.plan.partner_scores
    return fmean(scores[deal]) if scores and tournament.is_finished(deal) else None


def worth(result: DealResult, tie_break: TieBreak) -> tuple[int, int]:
    """Return the sort key of results: larger is better."""
    return result.score, _TIES[tie_break](result)


_TIES: Mapping[TieBreak, Callable[[DealResult], int]] = {
    TieBreak.TURNS: lambda result: result.turns_left,
    TieBreak.CARDS: lambda result: -result.lost_cards,
    TieBreak.NONE: lambda result: 0,
}


def _sums(table: TournamentTable) -> DealResult:
    results = [each.result for each in table.results if each]
    return DealResult(
        sum(each.score for each in results),
        sum(each.turns_left for each in results),
        sum(each.lost_cards for each in results),
    )
