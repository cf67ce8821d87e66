"""A game as the site sees it: engine, puzzles, lessons, rules, and how a game of it ends.

In duplicate tournaments all tables play the same deals, and their results are compared.
"""

from abc import ABC, abstractmethod
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum
from typing import Any, Protocol, Self

from tutor.core.lesson import Lesson
from tutor.core.library import Entry
from tutor.core.puzzle import Puzzle, Theme
from tutor.core.rulebook import FaqEntry, Rulebook, Term


class EndCondition(StrEnum):
    """The ways a game can end.

    Players who play together lose, win or have scored. Of players who play against each other one
    has won, or the best of them have tied.
    """

    LOST = "lost"
    WON = "won"
    SCORED = "scored"
    TIED = "tied"


@dataclass(frozen=True, slots=True)
class Outcome:
    """A game's end condition, score and maximum score.

    Games without points have 0 of 0. `winners` are the seats that came first in a game against
    each other, several if they tied; players who play together have none.
    """

    end_condition: EndCondition
    score: int = 0
    max_score: int = 0
    winners: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class DealResult:
    """A table's result on a deal: points, turns left, and cards of which every copy is lost."""

    score: int
    turns_left: int
    lost_cards: int


@dataclass(frozen=True, slots=True)
class PickedDeals:
    """Names of deals; `passed_over` counts the deals that were examined and rejected."""

    names: tuple[str, ...]
    passed_over: int


class Duplicate(ABC):
    """A game's part in duplicate tournaments.

    Methods raise BadSyntaxError for what can't be read and for an unfinished game, and
    PlayedWrongError for what is not allowed.
    """

    rulesets: tuple[str, ...]
    """The codes of rulesets that deals are picked for; the first is the default."""

    @abstractmethod
    def pick(self, rules: str, players: int, number: int, seed: int) -> PickedDeals:
        """Return `number` deals in which the most points can be reached."""

    @abstractmethod
    def most(self, rules: str, players: int) -> DealResult:
        """Return the largest figures that a result can have."""

    @abstractmethod
    def replay(self, rules: str, name: str, actions: str) -> DealResult:
        """Return the result of all that was done on a deal."""

    @abstractmethod
    def in_reach(self, rules: str, name: str, actions: str) -> tuple[str, int]:
        """Return the actions up to the last moment at which the most points were in reach.

        Known to be in reach with the pack as it lay; the number of these turns comes second.
        """

    @abstractmethod
    def partner_scores(self, rules: str, name: str) -> tuple[int, ...]:
        """Return the computer players' scores on a deal, in all their ways to play it."""


class State(Hashable, Protocol):
    """A position of a game; immutable."""

    @property
    def players(self) -> int:
        """The number of players."""

    @property
    def to_act(self) -> int:
        """The seat whose turn it is, from 0."""

    @property
    def ruleset(self) -> Any:
        """The ruleset; `str` gives its code."""

    @property
    def outcome(self) -> Outcome | None:
        """The way the game ended; None while it goes on."""

    def legal_actions(self) -> Sequence[Any]:
        """Return the actions allowed now, in a stable order; none once the game is over."""

    def verify(self, action: Any) -> None:
        """Raise IllegalActionError if the action is not allowed now."""

    def apply(self, action: Any) -> Self:
        """Return the state after the action; raises as `verify` does."""


class DailyReader(StrEnum):
    """The readers that have a puzzle of the day."""

    LEARNER = "learner"
    EXPERT = "expert"


@dataclass(frozen=True, kw_only=True)
class PreparedList:
    """Lessons and puzzles for an evening, by their ids; `rules` is the code of what is played."""

    id: str
    rules: str
    items: tuple[str, ...]


class Game(ABC):
    """A game in the registry."""

    id: str

    # Play

    rulesets: tuple[str, ...]
    """Codes that together use every part of the rules; the first is the default."""
    players: tuple[int, ...]
    """The numbers of players that every ruleset allows."""

    @abstractmethod
    def canonical(self, code: str) -> str:
        """Return a ruleset's code in its one spelling; BadSyntaxError for another text."""

    @abstractmethod
    def start(self, code: str, players: int, seed: int) -> State:
        """Return a new deal."""

    @abstractmethod
    def parse_action(self, name: str) -> Any:
        """Return the action whose `str` this is."""

    @abstractmethod
    def parse_position(self, text: str) -> Any:
        """Return the position whose `str` this is."""

    @abstractmethod
    def seen_by(self, state: Any, seat: int) -> str:
        """Return a position as a player sees it; no letter depends on what they can't know."""

    def canonical_name(self, name: str) -> str:
        """Return an option, or a part of a question, in its one spelling."""
        return name

    # Puzzles

    themes: Mapping[str, Theme[Any]]
    levels: Mapping[str, tuple[int, ...]]
    """The levels of each theme."""
    generator_version: int
    seeds: range
    """The seeds that `generate` takes."""
    first_day: date | None = None
    """The first day that has a puzzle; None in a game without puzzles of the day."""
    twins: int = 1
    """How many twins a puzzle has, itself included."""

    @abstractmethod
    def makes_sense(self, code: str, theme: str) -> bool:
        """Return whether a ruleset leaves anything to ask about a theme."""

    @abstractmethod
    def generate(self, code: str, theme: str, level: int, seed: int) -> Puzzle[Any]:
        """Return the puzzle with this name."""

    @abstractmethod
    def questions_at(self, theme: str, state: Any, seed: str) -> Iterator[Puzzle[Any]]:
        """Yield a theme's puzzles at a position, drawn by a seed."""

    @abstractmethod
    def library(self) -> Mapping[str, Entry]:
        """Return the frozen puzzles by id."""

    def exercises(self, rule: str) -> tuple[str, ...]:
        """Return the ids of the library's puzzles about a rule."""
        return ()

    def daily(self, day: date, reader: DailyReader) -> Entry:
        """Return the puzzle of a day for a reader; ValueError for a day before `first_day`."""
        raise NotImplementedError

    def twin(self, puzzle: Puzzle[Any], number: int) -> Puzzle[Any]:
        """Return the same puzzle in other colours and from other seats; number 0 is itself."""
        return puzzle

    # Lessons

    lessons: Mapping[str, Lesson[Any, Any]]
    lesson_themes: Mapping[str, Theme[Any]]
    """The themes of questions that only lessons ask."""

    # Rules

    rules: frozenset[str]
    """The ids of the rules behind refusals and verdicts."""
    faq: tuple[FaqEntry, ...] = ()
    terms: tuple[Term, ...] = ()

    @abstractmethod
    def rulebook(self, setting: Any) -> Rulebook:
        """Return the rules as they read with a reader's setting."""

    # Clubs

    boxes: tuple[str, ...] = ()
    """The ids of the editions that a table may have."""
    conventions: tuple[str, ...] = ()
    """The agreements beyond the rules that players can choose."""
    evenings: tuple[PreparedList, ...] = ()
    """Lists for organisers who have no time to choose."""
    duplicate: Duplicate | None = None
    """For tournaments, in games that have them."""
