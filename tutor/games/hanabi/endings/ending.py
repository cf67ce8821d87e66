"""What is known of an ending: the chance of so many points after each action, or why not."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from tutor.games.hanabi.engine.actions import Action


@dataclass(frozen=True, slots=True)
class Ending:
    """How likely so many points are after each action of the player to act, exactly."""

    points: int
    worlds: int
    """In how many orders the own hand and the deck may be, copies not told apart."""
    won: Mapping[Action, int]
    """In how many of them the points are made, by action that the rules allow."""

    def chance(self, action: Action) -> Fraction:
        """Return how likely the points are after this action; KeyError if it is not allowed."""
        return Fraction(self.won[action], self.worlds)

    @property
    def best(self) -> tuple[Action, ...]:
        """The actions after which the points are likeliest, in the order of the rules."""
        most = max(self.won.values())
        return tuple(action for action, won in self.won.items() if won == most)


class TooMuch(StrEnum):
    """What there was too much of."""

    CARDS = "cards"
    """Cards in the deck."""
    WORLDS = "worlds"
    """Orders of the cards out of sight."""
    DECISIONS = "decisions"
    """Decisions of the others that would have to be looked up."""


@dataclass(frozen=True, slots=True)
class NotComputed:
    """Nothing is known: a bound was passed. It says nothing of what can be reached."""

    reason: TooMuch
    worlds: int
    """In how many orders the own hand and the deck may be."""
