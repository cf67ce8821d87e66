"""Whatever the viewer really holds and the deck hides, a theme says the same."""

import pytest

from tests.games.hanabi.puzzles.hidden import questions, says_the_same_in_another_world
from tests.games.hanabi.puzzles.page_messages import some
from tests.support.thorough import THOROUGH
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.theme import ThemeFamily

OF_ACTIONS = {"allowed", "last-round", "outcome", "point-out", "score", "tokens", "try-it"}
"""Themes that turn cards up."""
ELSEWHERE = {"finish-firework", "recover-tokens", "survive", "last-turns"}
"""Themes of many turns, for scenarios/test_scenario.py, and one with a test of its own."""
FEW_HANDS = {ThemeFamily.RULES, ThemeFamily.CONVENTIONS}
"""Families of which fewer puzzles are looked at."""

SLOW = {"early-game", "saves", "finesse", "prompt"}
"""Themes whose puzzles take long to judge: fewer are looked at unless time is taken."""


@pytest.mark.parametrize("theme", [name for name in THEMES if name not in ELSEWHERE])
def test_hidden_cards_have_no_influence(theme: str) -> None:
    """Goal, options, verdicts and proof are the same with another own hand and another deck."""
    kind, turns_cards_up = THEMES[theme], theme in OF_ACTIONS
    asked = some(kind) if turns_cards_up else questions(kind)
    about = 50 if theme in SLOW and not THOROUGH else 250
    changed = says_the_same_in_another_world(
        kind, asked, compares_tables=not turns_cards_up, about=about
    )
    assert changed > (10 if kind.family in FEW_HANDS else 100)
