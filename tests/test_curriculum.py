"""The lessons and the themes cover the rules."""

import pytest

from tutor.games.hanabi.lessons import LESSONS
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.themes import themes_training
from tutor.games.hanabi.rulebook import RULES
from tutor.games.hanabi.rulebook.training import untrained

TAUGHT = {rule for lesson in LESSONS.values() for rule in lesson.rules}


@pytest.mark.parametrize("rule_id", RULES)
def test_no_rule_is_left_out(rule_id: str) -> None:
    """Each has a lesson, a kind of puzzle, or the reason why it needs neither."""
    assert rule_id in TAUGHT or themes_training(rule_id) or untrained(rule_id)


def test_every_rule_of_play_has_a_lesson() -> None:
    """Whatever has a puzzle has a lesson as well."""
    assert not [rule for rule in RULES if themes_training(rule) and rule not in TAUGHT]


def test_every_theme_is_met_in_a_lesson_or_trains_a_rule() -> None:
    """No kind of puzzle stands apart from the rules."""
    trained = {theme for rule in RULES for theme in themes_training(rule)}
    assert trained == THEMES.keys()
    assert all(lesson.rules for lesson in LESSONS.values())
