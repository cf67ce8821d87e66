"""Addresses of endless puzzles, and what the engine says of them, for tests of their pages."""

from collections.abc import Iterator
from functools import cache
from urllib.parse import urlencode

import pytest

from tests.games.hanabi.puzzles.hidden import another_world
from tests.support.thorough import THOROUGH, by_turns
from tests.web.page import Element, Page
from tutor.core.errors import IllegalActionError
from tutor.core.puzzle import NONE, Answer, Puzzle, answer_to
from tutor.core.scenario import Scenario
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.puzzles import THEMES, generate

FIRST = [f"{theme}-001" for theme in THEMES]
"""The first puzzle of each theme."""

ALL_KINDS = [(name, level) for name, theme in THEMES.items() for level in theme.aims]
"""Every theme with every level that it has."""

SINGLE = [name for name, theme in THEMES.items() if not isinstance(theme, Scenario)]
"""The themes that ask for one answer, and not for several turns."""

KINDS = [
    (name, level)
    for place, name in enumerate(SINGLE)
    for level in (THEMES[name].aims if THOROUGH else [place % len(THEMES[name].aims) + 1])
]
"""These themes with all levels, or with one: pages of other levels are made alike."""

every_kind = pytest.mark.parametrize(("theme", "level"), KINDS)
all_kinds_by_turns = pytest.mark.parametrize(("theme", "level"), by_turns(ALL_KINDS))
every_theme = pytest.mark.parametrize("theme", SINGLE)
every_theme_at_its_top = pytest.mark.parametrize(
    ("theme", "level"), [(name, max(THEMES[name].aims)) for name in SINGLE]
)


def url(theme: str, level: int = 1, seed: int = 1, *chosen: str, **more: object) -> str:
    """Return the address of an endless puzzle, or of an answer to it, with `more` in its query."""
    query = urlencode([*(("answer", option) for option in chosen), *more.items()])
    return f"/en/puzzles/endless/base/{theme}/{level}/{seed}" + (f"?{query}" if query else "")


def puzzle_of(theme: str, level: int = 1, seed: int = 1) -> Puzzle[GameState]:
    """Return the puzzle at that address."""
    return generate(Ruleset(), theme, level, seed)


@cache
def judged(theme: str, level: int = 1, seed: int = 1) -> Answer[GameState]:
    """Return the verdicts on its options."""
    return answer_to(THEMES[theme], puzzle_of(theme, level, seed), [])


def right_options(theme: str, level: int = 1, seed: int = 1) -> list[str]:
    """Return an answer that solves it: all right options, or one if one is asked for."""
    given = judged(theme, level, seed)
    right = [verdict.option for verdict in given.right_verdicts]
    return right[:1] if given.choose == "one" else right


def wrong_options(theme: str, level: int = 1, seed: int = 1) -> list[str]:
    """Return its wrong options, but for `none` where there are others."""
    verdicts = judged(theme, level, seed).verdicts
    wrong = [verdict.option for verdict in verdicts if not verdict.is_right]
    return [option for option in wrong if option != NONE] or wrong


def worlds_apart(theme: str, level: int) -> Iterator[tuple[Puzzle[GameState], Puzzle[GameState]]]:
    """Yield puzzles, each with one that looks the same and has other hidden cards."""
    choice = SeededChoice("other worlds")
    for seed in range(1, 200):
        puzzle = puzzle_of(theme, level, seed)
        position = another_world(puzzle.position, puzzle.viewer, choice)
        other = Puzzle(theme, position, puzzle.viewer, puzzle.question)
        if position != puzzle.position and looks_the_same(puzzle, other):
            yield puzzle, other


def looks_the_same(puzzle: Puzzle[GameState], other: Puzzle[GameState]) -> bool:
    """Return whether clues that the question tells of may be given, and point at the same cards."""
    kind = THEMES[puzzle.theme]
    try:
        kind.judge(other, any_option(other))
        return kind.cards_asked_about(other) == kind.cards_asked_about(puzzle)
    except (IllegalActionError, ValueError):
        return False


def any_option(puzzle: Puzzle[GameState]) -> str:
    """Return an option of the puzzle."""
    return THEMES[puzzle.theme].options(puzzle)[0]


def inputs(shown: Page) -> list[Element]:
    """Return the fields of the answer."""
    return shown.all("input", name="answer")


def question_form(shown: Page) -> Element:
    """Return the form of the options; beside it there is one for what is typed."""
    return shown.one("form", aria_labelledby="goal")


def hidden_fields(shown: Page) -> list[tuple[str, str]]:
    """Return the fields that the form of the options sends along, in order."""
    fields = question_form(shown).inside("input")
    return [(f["name"], f["value"]) for f in fields if f.attributes.get("type") == "hidden"]


def result(shown: Page) -> str:
    """Return the text of the result."""
    return shown.one("section", id="result").text
