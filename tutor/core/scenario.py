"""Puzzles of several turns: a line of own moves and the partners' replies.

A scenario is a theme like any other: as such it asks for the first move, and every first move from
which the goal can still be reached is right. Beyond that a whole line can be played, move by move;
whatever line reaches the goal within the budget is right.
"""

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, TypeVar

from tutor.core.messages import Message
from tutor.core.puzzle import Explanation, Puzzle, Theme

State = TypeVar("State")


class Status(StrEnum):
    """Whether a line goes on, reached its goal, or failed."""

    OPEN = "open"
    """There are moves left, and the open cards don't rule the goal out."""
    REACHED = "reached"
    """The goal is reached."""
    FAILED = "failed"
    """The moves are used up, the game is over, or the open cards rule the goal out."""


@dataclass(frozen=True, slots=True)
class Turn(Generic[State]):
    """One turn of a line: who did what, by the name of the option, and the position after it."""

    seat: int
    action: str
    after: State


@dataclass(frozen=True, slots=True)
class Move(Generic[State]):
    """An own move and the partners' replies to it, in order."""

    own: Turn[State]
    replies: tuple[Turn[State], ...]

    @property
    def turns(self) -> tuple[Turn[State], ...]:
        """All turns, one's own first."""
        return (self.own, *self.replies)


@dataclass(frozen=True, slots=True)
class Refusal:
    """An illegal move, the reason, and the rule's id."""

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
        """The names of the own moves."""
        return tuple(move.own.action for move in self.moves)


class Scenario(Theme[State]):
    """A theme whose goal takes several own moves to reach."""

    @abstractmethod
    def play(self, puzzle: Puzzle[State], line: Sequence[str]) -> Line[State]:
        """Return the line of these own moves and the partners' replies.

        Moves behind the end of the line, or behind one that is refused, are left out. Raises
        BadSyntaxError for an option that is no action of the game.
        """

    @abstractmethod
    def moves_now(self, puzzle: Puzzle[State], state: State) -> tuple[str, ...]:
        """Return the options that the rules allow in a position of a line, in a stable order."""

    @abstractmethod
    def solution(self, puzzle: Puzzle[State]) -> tuple[str, ...]:
        """Return a line that reaches the goal, if possible one without luck."""

    def right_options(self, puzzle: Puzzle[State]) -> frozenset[str] | None:
        """Return None: an answer is a line of moves."""
        return None

    def number_of_actions(self, puzzle: Puzzle[State]) -> int:
        """Return how many own moves the solution has."""
        return len(self.solution(puzzle))

    def is_solved_by(self, puzzle: Puzzle[State], chosen: Sequence[str]) -> bool:
        """Return whether this line reaches the goal; raises as `play` does."""
        return self.play(puzzle, chosen).status is Status.REACHED

    @abstractmethod
    def setback(self, puzzle: Puzzle[State], line: Line[State]) -> Explanation:
        """Return why a line failed."""
