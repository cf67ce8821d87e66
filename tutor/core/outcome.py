"""How a game ended."""

from dataclasses import dataclass
from enum import StrEnum


class EndCondition(StrEnum):
    """The three ways in which a co-operative game can be over."""

    LOST = "lost"
    WON = "won"
    SCORED = "scored"


@dataclass(frozen=True, slots=True)
class Outcome:
    """The end of a game: how it ended, the points it counts for, and the most there could be."""

    end_condition: EndCondition
    score: int
    max_score: int
