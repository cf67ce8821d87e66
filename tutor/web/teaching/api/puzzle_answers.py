"""What is answered about puzzles. The names of classes and fields are the schema's."""

from collections.abc import Mapping
from dataclasses import dataclass

from tutor.core.puzzle_record import PuzzleRecord
from tutor.core.result import Mark, ResultState
from tutor.core.scenario import Status


@dataclass(frozen=True, slots=True, kw_only=True)
class ListedPuzzle:
    """A puzzle of the library, in a line."""

    id: str
    theme: str
    level: int
    rules: str
    players: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Puzzle(PuzzleRecord):
    """A puzzle to be answered: nothing in it depends on what the viewer cannot see."""

    game: str
    lang: str
    position: str
    goal: str
    labels: Mapping[str, str]
    before: tuple[str, ...]
    hints: tuple[str, ...]
    all_hints: int
    page: str | None
    picture: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Reason:
    """A sentence that gives a cause, and the ids of the rules it rests on."""

    text: str
    rules: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What the engine says about an option; `mark` is null if it was rightly left alone."""

    option: str
    correct: bool
    mark: Mark | None
    consequence: str
    rule: str
    after: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """What somebody has done."""

    seat: int
    action: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Move:
    """An own move and the replies to it."""

    turns: tuple[Turn, ...]
    told: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Refused:
    """A move that the rules do not allow."""

    option: str
    reason: str
    rule: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Line:
    """How far a scenario has come."""

    status: Status
    left: int
    moves: tuple[Move, ...]
    options: tuple[str, ...]
    refusal: Refused | None


@dataclass(frozen=True, slots=True, kw_only=True)
class AnsweredPuzzle(Puzzle):
    """A judged answer; once it is judged, the position is told with all its cards."""

    state: ResultState
    chosen: tuple[str, ...]
    correct: tuple[str, ...]
    headline: str
    reason: tuple[Reason, ...]
    details: tuple[Reason, ...]
    verdicts: tuple[Verdict, ...]
    after: str | None
    line: Line | None
