"""Who won (rules `hanzi-win`, `hanzi-table-empty`, `hanzi-cangjie-ranking`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.core.outcome import EndCondition, Outcome
from tutor.games.hanzi.deck import DECK
from tutor.games.hanzi.engine.amounts import WINNING_POINTS
from tutor.games.hanzi.engine.ruleset import Ruleset

if TYPE_CHECKING:
    from tutor.games.hanzi.engine.state import GameState

ALL_POINTS = sum(card.points for card in DECK)


def outcome(state: GameState) -> Outcome:
    """Return how a game that is over ended, with the points of the best player."""
    points = tuple(map(state.points, range(state.players)))
    ranks: list[tuple[int, int]] = [(each, 0) for each in points]
    most = WINNING_POINTS
    seats = list(range(state.players))
    if state.ruleset is Ruleset.CANGJIE:
        ranks = list(zip(points, state.tokens, strict=True))
        most = ALL_POINTS
        seats = [seat for seat in seats if points[seat] > state.cangjie_points]
        if not seats:
            return Outcome(EndCondition.LOST, max(points), most)
    best = max(ranks[seat] for seat in seats)
    winners = frozenset(seat for seat in seats if ranks[seat] == best)
    condition = EndCondition.WON if len(winners) == 1 else EndCondition.TIED
    return Outcome(condition, best[0], most, winners)
