"""Whatever the viewer really holds and the deck hides, a theme says the same."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.hanabi.puzzles.helping import says_the_same_whatever_is_hidden
from tests.games.hanabi.puzzles.hidden import says_the_same_in_another_world
from tests.games.hanabi.puzzles.telling import says_the_same_with_other_hidden_cards
from tutor.games.hanabi.puzzles import THEMES

SAYS_THE_SAME: list[tuple[Callable[[Any], int], int, str]] = [
    # how it is looked at, more than so many hands dealt anew, themes
    (
        says_the_same_in_another_world,
        100,
        "safe-play safe-discard knowledge odds critical trash still-perfect",
    ),
    (says_the_same_whatever_is_hidden, 100, "save make-playable"),
    (
        says_the_same_with_other_hidden_cards,
        10,
        "allowed last-round outcome point-out score tokens try-it",
    ),
]
CASES = [(check, most, theme) for check, most, themes in SAYS_THE_SAME for theme in themes.split()]
ELSEWHERE = {"finish-firework", "recover-tokens", "survive", "last-turns"}
"""Themes of many turns, which test_scenario.py looks at, and one with a test of its own."""


@pytest.mark.parametrize(("check", "most", "theme"), CASES, ids=[case[2] for case in CASES])
def test_hidden_cards_have_no_influence(check: Callable[[Any], int], most: int, theme: str) -> None:
    """Goal, options, verdicts and proof are the same with another own hand and another deck."""
    assert check(THEMES[theme]) > most


def test_every_theme_is_looked_at() -> None:
    """A theme that joins is asked for here, or has to say where it is."""
    assert {theme for *_, theme in CASES} | ELSEWHERE == THEMES.keys()
