"""How much of the processor's time the coach may take."""

import time
from collections.abc import Callable
from dataclasses import dataclass


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
        """Return whether it is as late as that, or will be after so many seconds."""
        return self.clock() + seconds >= self.at


class OutOfTimeError(Exception):
    """The time was up before a turn had been looked at to the end."""
