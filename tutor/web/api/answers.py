"""Types of the API's answers. Their names are those of the schema, and some are also core's.

Import the module and write `answers.Puzzle`.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from tutor.core.game import DailyReader, EndCondition
from tutor.core.library import PuzzleRecord
from tutor.core.puzzle import Choose
from tutor.core.result import Mark, ResultState
from tutor.core.scenario import Status


@dataclass(frozen=True, slots=True, kw_only=True)
class Named:
    """An id and a name."""

    id: str
    name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Theme(Named):
    """A kind of puzzle."""

    about: str
    choose: Choose
    levels: tuple[int, ...]
    puzzles: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Game(Named):
    """A game, with its themes, rulesets and numbers of players."""

    rulesets: tuple[str, ...]
    players: tuple[int, ...]
    boxes: tuple[Named, ...]
    themes: tuple[Theme, ...]
    first_seed: int
    last_seed: int
    first_day: str | None
    readers: tuple[DailyReader, ...]
    page: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Ruleset:
    """Rules by their code."""

    code: str
    in_words: tuple[str, ...]
    themes: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rule:
    """A rule, in the words for the chosen box and rules."""

    id: str
    number: str
    title: str
    paragraphs: tuple[str | tuple[str, ...], ...]
    chosen: str | None
    notes: tuple[str, ...]
    themes: tuple[str, ...]
    page: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Section:
    """A part of the rules."""

    id: str
    title: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Rulebook:
    """All rules, in the words for the chosen box and rules."""

    game: str
    lang: str
    rules: str
    sections: tuple[Section, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class OtherWord:
    """Another name for a term."""

    source: str
    lang: str
    word: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Term:
    """A word of the game."""

    id: str
    word: str
    definition: str
    synonyms: str
    rule: str
    elsewhere: tuple[OtherWord, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """The end of a game."""

    end_condition: EndCondition
    score: int
    max_score: int
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """A position, and what may be done there."""

    game: str
    rules: str
    players: int
    to_act: int
    position: str
    legal_actions: tuple[str, ...]
    outcome: Outcome | None


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
    """The verdict on an option; `mark` is null if it was rightly not chosen."""

    option: str
    correct: bool
    mark: Mark | None
    consequence: str
    rule: str
    after: str | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Turn:
    """An action of a player."""

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
    """The state of a scenario."""

    status: Status
    left: int
    moves: tuple[Move, ...]
    options: tuple[str, ...]
    refusal: Refused | None


@dataclass(frozen=True, slots=True, kw_only=True)
class AnsweredPuzzle(Puzzle):
    """A judged answer; its position has all cards open."""

    state: ResultState
    chosen: tuple[str, ...]
    correct: tuple[str, ...]
    headline: str
    reason: tuple[Reason, ...]
    details: tuple[Reason, ...]
    verdicts: tuple[Verdict, ...]
    after: str | None
    line: Line | None
