"""docs/curriculum.md is what the lessons, the themes and the rules make of it."""

import pytest

from tools.curriculum import FILE, curriculum
from tutor.games.hanabi.lessons import LESSONS
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.themes import themes_training
from tutor.games.hanabi.rulebook import RULES
from tutor.games.hanabi.rulebook.training import untrained

TAUGHT = {rule for lesson in LESSONS.values() for rule in lesson.rules}


def test_the_curriculum_is_up_to_date() -> None:
    """`python -m tools.curriculum` writes it."""
    assert FILE.read_text(encoding="utf-8") == curriculum()


@pytest.mark.parametrize("rule_id", RULES)
def test_no_rule_is_left_out(rule_id: str) -> None:
    """Each has a lesson, a kind of puzzle, or the reason why it needs neither."""
    assert rule_id in TAUGHT or themes_training(rule_id) or untrained(rule_id)
    assert f"`{rule_id}`" in curriculum()


def test_every_rule_of_play_has_a_lesson() -> None:
    """Whatever has a puzzle has a lesson as well."""
    assert not [rule for rule in RULES if themes_training(rule) and rule not in TAUGHT]


def test_every_theme_is_met_in_a_lesson_or_trains_a_rule() -> None:
    """No kind of puzzle stands apart from the rules."""
    trained = {theme for rule in RULES for theme in themes_training(rule)}
    assert trained == THEMES.keys()
    assert all(lesson.rules for lesson in LESSONS.values())
