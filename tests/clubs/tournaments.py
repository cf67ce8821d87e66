"""A tournament for tests: three deals, and what tables made of them."""

from collections.abc import Mapping

from tutor.clubs.tournament import (
    TableResult,
    TieBreak,
    Tournament,
    TournamentPlan,
    TournamentTable,
)
from tutor.core.game import DealResult

TWO_DEALS = TournamentPlan(
    "hanabi", "base", 3, TieBreak.TURNS, ("3-12", "3-4821"), 1, ((20, 24), (0, 23, 25))
)


def result(score: int, turns_left: int = 0, lost_cards: int = 0) -> TableResult:
    """Return a result that was typed."""
    return TableResult(DealResult(score, turns_left, lost_cards))


def tournament(
    *tables: tuple[TableResult | None, ...],
    tie_break: TieBreak = TieBreak.TURNS,
    names: Mapping[int, str] | None = None,
    number: int = 17,
) -> Tournament:
    """Return a tournament in which tables have these results, and some of them names."""
    deals = tuple(f"3-{deal}" for deal in range(1, len(tables[0]) + 1))
    plan = TournamentPlan("hanabi", "base", 3, tie_break, deals, 0)
    return Tournament(
        number,
        1,
        plan,
        True,
        tuple(
            TournamentTable(table, (names or {}).get(table, ""), each)
            for table, each in enumerate(tables, 1)
        ),
    )
