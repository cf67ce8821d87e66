"""Where a simulated player leads the marker: to cards that give Cangjie nothing."""

from collections.abc import Sequence
from fractions import Fraction

from tutor.core.seeded import SeededChoice
from tutor.games.hanzi.engine import Action, MoveMarker, PutMarker
from tutor.games.hanzi.players.thinking import NONE, Thinking

FEARED = Fraction(1, 2)
"""From this chance to score on, a card under the marker is worth a token to put it elsewhere."""


def marker_to_put(
    mind: Thinking, legal: Sequence[Action], choice: SeededChoice
) -> PutMarker | None:
    """Return where to put the marker for a token, None to leave it.

    It is done when the card under it is likely to score for Cangjie and another one is not.
    """
    puts = [action for action in legal if isinstance(action, PutMarker)]
    spot = mind.view.marker
    if not puts or spot is None or mind.scores(spot) < FEARED:
        return None
    best = _least(mind, puts, choice)
    return best if isinstance(best, PutMarker) and mind.scores(best.spot) < FEARED else None


def way(mind: Thinking, legal: Sequence[Action], choice: SeededChoice) -> Action:
    """Return where the marker moves: to the card that is least likely to score."""
    return _least(mind, legal, choice)


def _least(mind: Thinking, moves: Sequence[Action], choice: SeededChoice) -> Action:
    costs = {a: _cost(mind, a.spot) for a in moves if isinstance(a, MoveMarker | PutMarker)}
    least = min(costs.values())
    return choice.pick([action for action, cost in costs.items() if cost == least])


def _cost(mind: Thinking, spot: int) -> tuple[Fraction, Fraction]:
    """Return the chance that the card scores, and that it is part of a task on the table."""
    could_be = mind.chances.could_be(spot).items()
    needed = sum((chance for card, chance in could_be if card.character in mind.needed), NONE)
    return mind.scores(spot), needed
