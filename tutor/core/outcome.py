"""How a game ended."""

from dataclasses import dataclass
from enum import StrEnum


class EndCondition(StrEnum):
    """How a game can end.

    Players who play together lose, win or have scored. Of players who play against each other one
    has won, or the best of them have tied.
    """

    LOST = "lost"
    WON = "won"
    SCORED = "scored"
    TIED = "tied"


@dataclass(frozen=True, slots=True)
class Outcome:
    """A game's end condition, score and maximum score.

    Games without points have 0 of 0. `winners` are the seats that came first in a game against
    each other, several if they tied; players who play together have none.
    """

    end_condition: EndCondition
    score: int = 0
    max_score: int = 0
    winners: frozenset[int] = frozenset()
