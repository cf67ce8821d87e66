"""The rules: a grid of three by three, X and O in turns, three in a row win."""

import re
from dataclasses import dataclass
from enum import StrEnum

from tutor.core.errors import BadSyntaxError, IllegalActionError, ImpossiblePositionError
from tutor.core.game import EndCondition, Outcome

CLASSIC = "classic"
"""The code of the only ruleset."""

PLAYERS = 2
MARKS = "xo"
OPEN = "."

TURN, ROW = "ttt-turn", "ttt-row"
"""The ids of the rules."""

SQUARES = tuple(f"{column}{row}" for row in "123" for column in "abc")
"""Row by row from the top: a1 b1 c1, a2 b2 c2, a3 b3 c3."""

ROWS = (
    *(SQUARES[start : start + 3] for start in (0, 3, 6)),
    *(SQUARES[start::3] for start in (0, 1, 2)),
    SQUARES[0::4],
    SQUARES[2:7:2],
)
"""Three squares each: across, down, and from corner to corner."""


class Reason(StrEnum):
    """Why a square cannot be marked, or a grid cannot be."""

    TAKEN = "taken"
    OVER = "over"
    MISCOUNTED = "miscounted"

    @property
    def rule(self) -> str:
        """The id of the rule that says so."""
        return ROW if self is Reason.OVER else TURN


@dataclass(frozen=True, slots=True)
class Mark:
    """An action: put the own mark on a square."""

    square: str

    def __str__(self) -> str:
        return self.square


def parse_action(text: str) -> Mark:
    """Return the action of this name; BadSyntaxError if there is none."""
    if text not in SQUARES:
        raise BadSyntaxError("action", text, 0, "one of " + ", ".join(SQUARES))
    return Mark(text)


def canonical(code: str) -> str:
    """Return the code of the ruleset; BadSyntaxError for any other."""
    if code != CLASSIC:
        raise BadSyntaxError("ruleset", code, 0, CLASSIC)
    return code


@dataclass(frozen=True, slots=True)
class Grid:
    """A frozen moment of a game: what is on each of the SQUARES, `x`, `o` or a dot."""

    marks: str = OPEN * 9

    @classmethod
    def parse(cls, text: str) -> "Grid":
        """Return the grid that `str` gave.

        Raises BadSyntaxError for another text, ImpossiblePositionError if it is nobody's turn.
        """
        read = re.match(f"[{MARKS}{OPEN}]*", text)
        length = read.end() if read else 0
        if length != len(text) or length != len(SQUARES):
            raise BadSyntaxError("position", text, min(length, 9), "nine of x, o and dots")
        if text.count("x") - text.count("o") not in (0, 1):
            raise ImpossiblePositionError(Reason.MISCOUNTED, x=text.count("x"), o=text.count("o"))
        return cls(text)

    def __str__(self) -> str:
        return self.marks

    @property
    def ruleset(self) -> str:
        """What is played."""
        return CLASSIC

    @property
    def players(self) -> int:
        """How many play."""
        return PLAYERS

    @property
    def to_act(self) -> int:
        """The seat whose turn it is: X, who is 0, begins."""
        return (len(SQUARES) - self.marks.count(OPEN)) % 2

    @property
    def outcome(self) -> Outcome | None:
        """Who has won, or that both have tied; None while the game goes on."""
        for seat, mark in enumerate(MARKS):
            if any(self.in_row(row) == mark * 3 for row in ROWS):
                return Outcome(EndCondition.WON, winners=frozenset({seat}))
        if OPEN not in self.marks:
            return Outcome(EndCondition.TIED, winners=frozenset(range(PLAYERS)))
        return None

    def at(self, square: str) -> str:
        """Return what is on a square."""
        return self.marks[SQUARES.index(square)]

    def in_row(self, row: tuple[str, ...]) -> str:
        """Return what is on these squares."""
        return "".join(map(self.at, row))

    def legal_actions(self) -> tuple[Mark, ...]:
        """Return the actions allowed now, in the order of the squares."""
        if self.outcome is not None:
            return ()
        return tuple(Mark(square) for square in SQUARES if self.at(square) == OPEN)

    def verify(self, action: Mark) -> None:
        """Raise IllegalActionError if the action is not allowed now."""
        reason = Reason.OVER if self.outcome else Reason.TAKEN
        if self.outcome or self.at(action.square) != OPEN:
            raise IllegalActionError(reason, reason.rule, action, self)

    def apply(self, action: Mark) -> "Grid":
        """Return the grid after the action; raises as `verify` does."""
        self.verify(action)
        place = SQUARES.index(action.square)
        return Grid(self.marks[:place] + MARKS[self.to_act] + self.marks[place + 1 :])


def value(grid: Grid, seat: int) -> int:
    """Return what a grid is worth to a seat if both play their best: 1 won, 0 tied, −1 lost."""
    if (outcome := grid.outcome) is not None:
        if outcome.end_condition is EndCondition.TIED:
            return 0
        return 1 if seat in outcome.winners else -1
    values = [value(grid.apply(action), seat) for action in grid.legal_actions()]
    return max(values) if grid.to_act == seat else min(values)
