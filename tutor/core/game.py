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
    """The interface of a game that can be played in duplicate tournaments.

    `rulesets` are the codes of those that deals are picked for, the plainest first. `pick` returns
    so many deals in which the most points can be reached, from a ruleset code, a number of players,
    how many, and a seed. `most` returns the largest figures that a result can have, from a ruleset
    code and a number of players.

    `replay` returns the result of a game from a ruleset code, the name of a deal, and all that was
    done. It raises BadSyntaxError for what cannot be read and for a game that is not over, and
    PlayedWrongError for what is not allowed. `in_reach` takes the same and returns what was done up
    to the last moment at which the most points are known to have been in reach, with the pack as it
    lay, and how many turns that were. `partner_scores` returns the scores that the game's computer
    players reach on a deal, in all ways to play it, from a ruleset code and the name of the deal.
    """

    rulesets: tuple[str, ...]
    pick: Callable[[str, int, int, int], PickedDeals]
    most: Callable[[str, int], DealResult]
    replay: Callable[[str, str, str], DealResult]
    in_reach: Callable[[str, str, str], tuple[str, int]]
    partner_scores: Callable[[str, str], tuple[int, ...]]


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
    """A game in the registry.

    **Play.** `rulesets` are codes that between them use every part of the game's rules, the
    plainest first, which is what is played unless something else is chosen; `canonical` returns the
    one way to write a code, and raises BadSyntaxError for a text that is none. `players` are the
    numbers that can play by any of the rulesets. `start` deals a game from a ruleset code, a number
    of players and a seed; `parse_position` and `parse_action` read what `str` gave;
    `canonical_name` returns the one way to write an option or a part of a question. `seen_by`
    writes a position as a player sees it: no letter of it depends on what that player can't know.

    **Puzzles.** `levels` are those that a theme has, by its name; `makes_sense` says whether there
    is anything to ask with a ruleset code about a theme. `generate` makes the puzzle named by
    ruleset code, theme, level and seed; `seeds` are those that there are. `questions_at` yields
    what a theme asks at a position, as a seed draws it. `library` has the frozen puzzles by id;
    `exercises` returns the ids of those about a rule.

    **Clubs.** `boxes` are the ids of the editions that a table may have; `conventions` what players
    can agree on beyond the rules; `evenings` are lists for
    organisers who have no time to choose; `duplicate` is for tournaments, in games that have them.

    **Rules.** `rulebook` returns the rules as they read with a setting, what readers of this game
    choose. `rules` are the ids of the rules that refusals and verdicts rest on.
    """

    id: str
    rulesets: tuple[str, ...]
    canonical: Callable[[str], str]
    players: tuple[int, ...]
    start: Callable[[str, int, int], State]
    parse_action: Callable[[str], Any]
    parse_position: Callable[[str], Any]
    seen_by: Callable[[Any, int], str]
    canonical_name: Callable[[str], str] = str

    themes: Mapping[str, Theme[Any]]
    levels: Mapping[str, tuple[int, ...]]
    makes_sense: Callable[[str, str], bool]
    generate: Callable[[str, str, int, int], Puzzle[Any]]
    generator_version: int
    seeds: range
    questions_at: Callable[[str, Any, str], Iterator[Puzzle[Any]]]
    library: Callable[[], Mapping[str, Entry]]
    daily: Daily | None = None
    duplicate: Duplicate | None = None
    twins: Twins | None = None
    exercises: Callable[[str], tuple[str, ...]] = lambda rule: ()

    lessons: Mapping[str, Lesson[Any, Any]]
    lesson_themes: Mapping[str, Theme[Any]]

    rulebook: Callable[[Any], Rulebook]
    rules: frozenset[str]
    boxes: tuple[str, ...] = ()
    conventions: tuple[str, ...] = ()
    evenings: tuple[PreparedList, ...] = ()

    faq: tuple[FaqEntry, ...] = ()
    terms: tuple[Term, ...] = ()
