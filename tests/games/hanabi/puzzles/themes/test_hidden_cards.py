"""Whatever the viewer really holds and the deck hides, a theme says the same."""

import pytest

from tests.games.hanabi.puzzles.hidden import questions, says_the_same_in_another_world
from tests.games.hanabi.puzzles.page_messages import some
from tutor.games.hanabi.puzzles import THEMES

OF_KNOWLEDGE = (
    "safe-play safe-discard knowledge odds critical trash still-perfect save make-playable"
)
OF_CONVENTIONS = "chop play-or-save focus saves good-touch early-game delayed prompt finesse"
OF_ACTIONS = "allowed last-round outcome point-out score tokens try-it"
ELSEWHERE = {"finish-firework", "recover-tokens", "survive", "last-turns"}
"""Themes of many turns, which test_scenario.py looks at, and one with a test of its own."""


@pytest.mark.parametrize("theme", f"{OF_KNOWLEDGE} {OF_ACTIONS} {OF_CONVENTIONS}".split())
def test_hidden_cards_have_no_influence(theme: str) -> None:
    """Goal, options, verdicts and proof are the same with another own hand and another deck."""
    kind, turns_cards_up = THEMES[theme], theme in OF_ACTIONS.split()
    asked = some(kind) if turns_cards_up else questions(kind)
    changed = says_the_same_in_another_world(kind, asked, compares_tables=not turns_cards_up)
    assert changed > (100 if theme in OF_KNOWLEDGE.split() else 10)


def test_every_theme_is_looked_at() -> None:
    """A theme that joins is asked for here, or has to say where it is."""
    assert {*f"{OF_KNOWLEDGE} {OF_ACTIONS} {OF_CONVENTIONS}".split()} | ELSEWHERE == THEMES.keys()
