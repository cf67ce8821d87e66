"""Limits on the coach's CPU time, and a cache of unfinished trials."""

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache

from tutor.games.hanabi.coach.own_turn import OwnTurn
from tutor.games.hanabi.endings.search import (
    Ending,
    NotComputed,
)
from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.partners import ConventionSet


@dataclass(frozen=True, slots=True)
class Budget:
    """Seconds of processor for a turn and for a whole game, by a clock that is passed in.

    A game that is being played on when the time is up is finished, which takes some 0.02 seconds:
    so much less than the 1.5 and 20 that a turn and a game may take.
    """

    turn_seconds: float = 1.45
    game_seconds: float = 19.5
    clock: Callable[[], float] = time.process_time

    def for_turn(self, whole: "Deadline | None" = None) -> "Deadline":
        """Return when a turn that is judged from now on has to be done.

        If it is one of a game, that is not later than the `whole` game has to be.
        """
        at = self.clock() + self.turn_seconds
        return Deadline(self.clock, at if whole is None else min(at, whole.at))

    def for_game(self) -> "Deadline":
        """Return when a game that is judged from now on has to be done."""
        return Deadline(self.clock, self.clock() + self.game_seconds)


@dataclass(frozen=True, slots=True)
class Deadline:
    """A time on a clock."""

    clock: Callable[[], float]
    at: float

    def passed(self, seconds: float = 0) -> bool:
        """Return whether the time has come, or will have in `seconds`."""
        return self.clock() + seconds >= self.at


class OutOfTimeError(Exception):
    """The time was up before a turn had been looked at to the end."""


Scores = dict[tuple[ConventionSet, Action], list[int]]
"""The scores after each action under each set of conventions, world by world."""

Endings = dict[tuple[ConventionSet, int], Ending | NotComputed]
"""The endings by the partners' conventions and the number of points."""

_MOST_TURNS = 1_000


@dataclass(frozen=True, slots=True)
class TrialsOfTurn:
    """The endings solved and games simulated for a turn so far."""

    endings: Endings = field(default_factory=dict)
    scores: Scores = field(default_factory=dict)


class Trials:
    """The trials of recent turns, some kilobytes each.

    A turn is found by what its player knew, so hidden cards never matter. One
    thread at a time may use them.
    """

    def __init__(self, most: int = _MOST_TURNS) -> None:
        """Keep the last `most` turns."""
        self._kept = lru_cache(most)(lambda *_turn: TrialsOfTurn())

    def of(self, turn: OwnTurn) -> TrialsOfTurn:
        """Return what has been solved and simulated for this turn; additions are kept."""
        meanings = tuple(turn.meanings.items())
        return self._kept(turn.view, turn.action, turn.conventions, meanings)
