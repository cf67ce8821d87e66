"""What is answered about puzzles. The names of classes and fields are the schema's."""

from collections.abc import Mapping
from dataclasses import dataclass

from tutor.core.puzzle_record import PuzzleRecord
from tutor.core.scenario import Status
from tutor.web.teaching.puzzles.answer_state import AnswerState


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
class Fact:
    """A step of a proof."""

    text: str
    rule: str
    kind: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What the engine says about an option."""

    option: str
    correct: bool
    chosen: bool
    consequence: str
    rule: str
    facts: tuple[Fact, ...]
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

    state: AnswerState
    chosen: tuple[str, ...]
    correct: tuple[str, ...]
    headline: str
    summary: tuple[str, ...]
    rule: str
    proof: tuple[Fact, ...]
    verdicts: tuple[Verdict, ...]
    after: str | None
    line: Line | None
