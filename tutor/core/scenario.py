"""Puzzles of several turns: a line of own moves, the replies to it, and how far it has come.

A scenario is a theme like any other: as such it asks for the first move, and every first move from
which the goal can still be reached is right. Beyond that a whole line can be played, move by move;
whatever line reaches the goal within the budget is right.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Any, Generic, Protocol, TypeGuard, TypeVar, runtime_checkable

from tutor.core.messages import Message
from tutor.core.puzzle import Puzzle, Theme

State = TypeVar("State")


class Status(StrEnum):
    """How a line stands."""

    OPEN = "open"
    """There are moves left, and what lies open does not rule the goal out."""
    REACHED = "reached"
    """The goal is reached."""
    FAILED = "failed"
    """The moves are used up, the game is over, or everyone sees that the goal is out of reach."""


@dataclass(frozen=True, slots=True)
class Turn(Generic[State]):
    """One turn of a line: who did what, by the name of the option, and the position after it."""

    seat: int
    action: str
    after: State


@dataclass(frozen=True, slots=True)
class Move(Generic[State]):
    """A move of one's own, and the partners' replies up to the next one, in order."""

    own: Turn[State]
    replies: tuple[Turn[State], ...]

    @property
    def turns(self) -> tuple[Turn[State], ...]:
        """All turns, one's own first."""
        return (self.own, *self.replies)


@dataclass(frozen=True, slots=True)
class Refusal:
    """A move that the rules do not allow where it was tried: why not, and the rule's id."""

    option: str
    message: Message
    rule: str


@dataclass(frozen=True, slots=True)
class Line(Generic[State]):
    """A line that has been played.

    `state` is the position reached, `left` the own moves that are left of the budget. `failed_at`
    is the index of the first own move after which the goal could no longer be reached; it is None
    unless the line has failed. A move that the rules do not allow is not among the `moves`: the
    line ends before it, and `refusal` says why.
    """

    moves: tuple[Move[State], ...]
    state: State
    status: Status
    left: int
    failed_at: int | None = None
    refusal: Refusal | None = None

    @property
    def options(self) -> tuple[str, ...]:
        """The own moves by name: what leads here again."""
        return tuple(move.own.action for move in self.moves)


@runtime_checkable
class Scenario(Theme[State], Protocol[State]):
    """A theme whose goal takes several own moves to reach."""

    def play(self, puzzle: Puzzle[State], line: Sequence[str]) -> Line[State]:
        """Return where these own moves lead, the partners replying in between.

        Moves behind the end of the line, or behind one that is refused, are left out. Raises
        BadSyntaxError for an option that is no action of the game.
        """

    def moves_now(self, puzzle: Puzzle[State], state: State) -> tuple[str, ...]:
        """Return the options that the rules allow in a position of a line, in a stable order."""

    def solution(self, puzzle: Puzzle[State]) -> tuple[str, ...]:
        """Return a line that reaches the goal, one that takes no luck if there is one."""

    def setback(self, puzzle: Puzzle[State], line: Line[State]) -> tuple[Message, ...]:
        """Return in sentences what became of a line that failed."""


def is_scenario(theme: Theme[State]) -> TypeGuard[Scenario[State]]:
    """Return whether a theme is a scenario; pages ask often, and a protocol is slow to check."""
    return _is_scenario(theme)  # type: ignore[arg-type]  # every theme has a hash


@lru_cache(maxsize=256)
def _is_scenario(theme: Theme[Any]) -> bool:
    return isinstance(theme, Scenario)
