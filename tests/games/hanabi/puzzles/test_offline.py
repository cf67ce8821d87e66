"""The two puzzles of each theme that are kept for times without a network."""

import pytest

from tools.library import kept_of
from tutor.core.scenario import Scenario
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.library import LIBRARY, OFFLINE, find


def test_every_theme_has_its_two() -> None:
    """`python -m tools.library` adds those of a theme that joins, in the order of the themes."""
    assert list(LIBRARY.names(OFFLINE)) == list(THEMES)


@pytest.mark.parametrize("theme", THEMES)
def test_an_easy_one_and_a_harder_one_are_kept(theme: str) -> None:
    """Both are of this theme and of the basic game, and the easy one comes first."""
    easy, harder = map(find, LIBRARY.names(OFFLINE)[theme])
    assert easy.theme == harder.theme == theme
    assert easy.level < harder.level
    assert easy.puzzle.position.ruleset == harder.puzzle.position.ruleset == Ruleset()


GROWN = ("save", "score")
"""Themes in which a puzzle with fewer answers has joined since; what is kept stays."""


@pytest.mark.parametrize(
    "theme", [n for n, each in THEMES.items() if not isinstance(each, Scenario) and n not in GROWN]
)
def test_they_have_the_fewest_answers(theme: str) -> None:
    """The rule by which new ones are chosen finds those that are kept.

    Counting the lines of scenarios takes long.
    """
    assert kept_of(theme) == LIBRARY.names(OFFLINE)[theme]
