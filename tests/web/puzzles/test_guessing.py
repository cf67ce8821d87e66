"""No rule that reads neither table nor question solves a kind of puzzle.

Each kind of every game is answered by rules of place (always the first option, the last but one,
…), of length (the longest label, the shortest), by always the same option, and by the own card with
the most marks. None may solve much more than chance: taking any option of the right sort, say any
clue. As thousands of rules are tried, `_DEVIATIONS` standard deviations above it are allowed, which
chance passes once in 4,000 times.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from math import sqrt
from typing import Any

import pytest

from tests.support.thorough import THOROUGH
from tutor.core.library import listed_entries
from tutor.core.puzzle import NONE, Choose, Puzzle, Theme, verdicts_on
from tutor.games import hanabi, hanzi
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.theme import ThemeFamily
from tutor.web.shell.text import say_plain

pytestmark = pytest.mark.usefixtures("in_english")

_DEVIATIONS = 3.5
_ENDLESS = 300 if THOROUGH else 60
"""So many endless puzzles of a kind are answered, of each level in turn."""

KINDS = {name: game for game in (hanabi.GAME, hanzi.GAME) for name in game.themes}
SLOW = {ThemeFamily.SCENARIOS, ThemeFamily.CONVENTIONS}
QUICK = [name for name in KINDS if THOROUGH or (name in THEMES and THEMES[name].family not in SLOW)]
"""Kinds whose puzzles are made in a moment: those of Hanabi's other families."""

BY_DESIGN = {
    "try-it": (1.0, "whatever the rules allow is right, and an own card may always be played"),
    "outcome": (0.4, "most cards that do not fit are mistakes; at level 1 it is that or not"),
    "save": (0.4, "mostly the number is to be told, and a hand has three or four"),
    "make-playable": (0.45, "mostly the number is to be told, and a hand has three or four"),
    "score": (0.4, "most games that are over are worth 20 points or more, and lost ones none"),
    "tokens": (0.25, "most tables have all their tokens or nearly so"),
    "knowledge": (0.03, "seldom one card alone is right: chance is no bell curve there"),
    "finish-firework": (0.35, "mostly a 5 is to be told: it is what a firework lacks last"),
    "chop": (0.4, "mostly it is the second or third card, for the first one has been told"),
    "focus": (0.45, "the chop is the focus wherever the clue points at it, and is often the first"),
    "finesse": (0.4, "a finesse means the newest card without a clue, which is often the last"),
    "hanzi-effect": (0.8, "from level 2 on, crafting twice is nearly always worth most"),
    "good-touch": (0.45, "the last clues are the high numbers, of which few cards are trash"),
    "still-perfect": (0.4, "what was lost is mostly one point to three, and the list ends at none"),
}
"""Shares of a kind that a rule may solve in any case, with the reason."""

NOTHING = 0.5
"""The share of puzzles with nothing to mark where that can be: whether there is is a question."""


@dataclass(frozen=True)
class Asked:
    """A puzzle as someone sees it who looks at nothing but the options."""

    options: tuple[str, ...]
    right: frozenset[str]
    choose: Choose
    lengths: tuple[int, ...]
    marked: str | None

    def solved_by(self, option: str | None) -> bool:
        """Return whether choosing this option and no other solves it."""
        return option in self.right and (self.choose is Choose.ONE or len(self.right) == 1)

    @property
    def chance(self) -> float:
        """How likely any option of the sort that is right solves it."""
        sorts: dict[str, list[bool]] = {}
        for option in self.options:
            sorts.setdefault(_sort(option), []).append(self.solved_by(option))
        return max(sum(alike) / len(alike) for alike in sorts.values())


Rule = Callable[[Asked], str | None]


def asked(theme: Theme[Any], puzzle: Puzzle[Any]) -> Asked:
    """Return what there is to see of a puzzle, and what is right."""
    verdicts = verdicts_on(theme, puzzle)
    options = tuple(verdict.option for verdict in verdicts)
    return Asked(
        options,
        frozenset(verdict.option for verdict in verdicts if verdict.is_right),
        theme.choose,
        tuple(len(say_plain(theme.label(puzzle, option))) for option in options),
        _most_marked(puzzle, options[0]),
    )


def _sort(option: str) -> str:
    """Return what an action of Hanabi does; all other options are of one sort."""
    first = option.split("-")[0]
    return {"color": "clue", "rank": "clue", "play": "play", "discard": "discard"}.get(first, "")


def _most_marked(puzzle: Puzzle[Any], first: str) -> str | None:
    """Return what would be done with the own card with the most marks, if the first option does."""
    act, state = _sort(first), puzzle.position
    if not isinstance(state, GameState) or act not in ("play", "discard"):
        return None
    marks = state.marks[puzzle.viewer]
    return f"{act}-{max(range(len(marks)), key=lambda slot: marks[slot].bit_count())}"


def _at(place: int) -> Rule:
    """Return the rule to take the option at this place, from the end if it is negative."""
    return lambda one: one.options[place] if -len(one.options) <= place < len(one.options) else None


def _always(option: str) -> Rule:
    return lambda one: option


def rules(several: Iterable[Asked]) -> Iterator[tuple[str, Rule]]:
    """Yield the rules by name, for as many places and options as there are."""
    most = max(len(one.options) for one in several)
    for place in range(-most, most):
        yield f"place {place}", _at(place)
    yield "longest", lambda one: one.options[one.lengths.index(max(one.lengths))]
    yield "shortest", lambda one: one.options[one.lengths.index(min(one.lengths))]
    yield "most marked", lambda one: one.marked
    for option in sorted({option for one in several for option in one.options}):
        yield f"always {option}", _always(option)


def limit(kind: str, several: Sequence[Asked], rule: Rule) -> float:
    """Return how many of these puzzles a rule may solve."""
    share, _ = BY_DESIGN.get(kind, (0, ""))
    marking = [one for one in several if rule(one) != NONE]
    nothing = NOTHING * (len(several) - len(marking))
    return max(by_chance(several), by_chance(marking) + nothing, share * len(several))


def by_chance(several: Sequence[Asked]) -> float:
    """Return how many of these puzzles any rule can be expected to solve at most."""
    chances = [one.chance for one in several]
    spread = sqrt(sum(chance * (1 - chance) for chance in chances))
    return sum(chances) + _DEVIATIONS * spread


def too_good(kind: str, puzzles: Iterable[Puzzle[Any]]) -> dict[str, int]:
    """Return the rules that solve more of these puzzles than they may, with how many."""
    several = [asked(KINDS[kind].themes[kind], puzzle) for puzzle in puzzles]
    return {
        name: count
        for name, rule in rules(several)
        if (count := sum(one.solved_by(rule(one)) for one in several)) > limit(kind, several, rule)
    }


def endless(kind: str) -> Iterator[Puzzle[Any]]:
    """Yield endless puzzles of a kind, of its levels in turn."""
    game = KINDS[kind]
    rules = next(code for code in game.rulesets if game.makes_sense(code, kind))
    for seed in game.seeds:
        for level in game.levels[kind]:
            yield game.generate(rules, kind, level, seed)


@pytest.mark.parametrize("kind", KINDS)
def test_no_rule_of_thumb_solves_the_library(kind: str) -> None:
    """Of all puzzles of a kind that lists have."""
    entries = listed_entries(KINDS[kind].library().values(), kind)
    assert too_good(kind, (entry.puzzle for entry in entries)) == {}


@pytest.mark.parametrize("kind", QUICK)
def test_no_rule_solves_endless_puzzles(kind: str) -> None:
    """Of the first ones, which everybody meets; the slow ones only where time is taken."""
    assert too_good(kind, islice(endless(kind), _ENDLESS)) == {}
