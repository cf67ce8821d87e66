"""A game as the site sees it: engine, puzzles, lessons, rules, and how a game of it ends.

In duplicate tournaments all tables play the same deals, and their results are compared.
"""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
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


@dataclass(frozen=True, kw_only=True)
class Duplicate:
    """A game's part in duplicate tournaments.

    `replay` and `in_reach` take a ruleset code, a deal's name and all that was done. They raise
    BadSyntaxError for what can't be read and for an unfinished game, and PlayedWrongError for what
    is not allowed.
    """

    rulesets: tuple[str, ...]
    """The codes of rulesets that deals are picked for; the first is the default."""
    pick: Callable[[str, int, int, int], PickedDeals]
    """Returns deals in which the most points can be reached.

    It takes a ruleset code, a number of players, how many deals, and a seed.
    """
    most: Callable[[str, int], DealResult]
    """Returns a result's largest figures, from a ruleset code and a number of players."""
    replay: Callable[[str, str, str], DealResult]
    """Returns the result of a game."""
    in_reach: Callable[[str, str, str], tuple[str, int]]
    """Returns the actions up to the last moment at which the most points were known to be in reach.

    That is with the pack as it lay; the number of these turns comes second.
    """
    partner_scores: Callable[[str, str], tuple[int, ...]]
    """Returns the computer players' scores on a deal, in all their ways to play it.

    It takes a ruleset code and the deal's name.
    """


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
class Daily:
    """The puzzles of the day.

    `of` returns the one of a day for a reader; it raises ValueError for a day before `first`.
    """

    first: date
    of: Callable[[date, DailyReader], Entry]


@dataclass(frozen=True, kw_only=True)
class Twins:
    """The same puzzle in other colours and from other seats.

    There are `count` of each, itself included, which is number 0; `of` returns the one of a number.
    """

    count: int
    of: Callable[[Puzzle[Any], int], Puzzle[Any]]


@dataclass(frozen=True, kw_only=True)
class PreparedList:
    """Lessons and puzzles for an evening, by their ids; `rules` is the code of what is played."""

    id: str
    rules: str
    items: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class Game:
    """A game in the registry."""

    id: str

    # Play

    rulesets: tuple[str, ...]
    """Codes that together use every part of the rules; the first is the default."""
    canonical: Callable[[str], str]
    """Returns a ruleset's code in its one spelling; raises BadSyntaxError for another text."""
    players: tuple[int, ...]
    """The numbers of players that every ruleset allows."""
    start: Callable[[str, int, int], State]
    """Deals a game from a ruleset code, a number of players and a seed."""
    parse_action: Callable[[str], Any]
    """Reads what `str` of an action gave."""
    parse_position: Callable[[str], Any]
    """Reads what `str` of a position gave."""
    seen_by: Callable[[Any, int], str]
    """Writes a position as a player sees it; no letter depends on what they can't know."""
    canonical_name: Callable[[str], str] = str
    """Returns an option, or a part of a question, in its one spelling."""

    # Puzzles

    themes: Mapping[str, Theme[Any]]
    levels: Mapping[str, tuple[int, ...]]
    """The levels of each theme."""
    makes_sense: Callable[[str, str], bool]
    """Returns whether a ruleset code leaves anything to ask about a theme."""
    generate: Callable[[str, str, int, int], Puzzle[Any]]
    """Makes the puzzle named by ruleset code, theme, level and seed."""
    generator_version: int
    seeds: range
    """The seeds that `generate` takes."""
    questions_at: Callable[[str, Any, str], Iterator[Puzzle[Any]]]
    """Yields a theme's puzzles at a position, drawn by a seed."""
    library: Callable[[], Mapping[str, Entry]]
    """Returns the frozen puzzles by id."""
    daily: Daily | None = None
    duplicate: Duplicate | None = None
    """For tournaments, in games that have them."""
    twins: Twins | None = None
    exercises: Callable[[str], tuple[str, ...]] = lambda rule: ()
    """Returns the ids of the library's puzzles about a rule."""

    # Lessons

    lessons: Mapping[str, Lesson[Any, Any]]
    lesson_themes: Mapping[str, Theme[Any]]
    """The themes of questions that only lessons ask."""

    # Rules

    rulebook: Callable[[Any], Rulebook]
    """Returns the rules as they read with a reader's setting."""
    rules: frozenset[str]
    """The ids of the rules behind refusals and verdicts."""
    faq: tuple[FaqEntry, ...] = ()
    terms: tuple[Term, ...] = ()

    # Clubs

    boxes: tuple[str, ...] = ()
    """The ids of the editions that a table may have."""
    conventions: tuple[str, ...] = ()
    """The agreements beyond the rules that players can choose."""
    evenings: tuple[PreparedList, ...] = ()
    """Lists for organisers who have no time to choose."""
