"""The lessons and the themes cover the rules."""

from tutor.games.hanabi.lessons import LESSONS
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.themes import themes_training
from tutor.games.hanabi.rulebook import RULES

TAUGHT = {rule for lesson in LESSONS.values() for rule in lesson.rules}

UNTRAINED = {
    "what is in the box": (
        "which-box who-plays deck hands token-setup first-player "
        "difference-fifth-colour difference-multicolour-count difference-clue-tokens "
        "difference-fuse-colour"
    ),
    "how people behave": (
        "own-hand-hidden table-talk arrange-hand memory-aloud difference-rearranging silence-memory"
    ),
    "only counting": "play-on-score difference-perfect-end difference-six-scale",
    "a choice before the game": (
        "difficulty-boxes multicolour-cards combining difference-difficulty difference-variants "
        "difference-play-on"
    ),
    "advice": (
        "advice-basic-first advice-keep-order advice-why-now advice-single-copies "
        "advice-save-tokens advice-read-pile advice-talk-through"
    ),
}
"""The rules that no theme trains, by the reason."""

WITH_A_REASON = {rule for rules in UNTRAINED.values() for rule in rules.split()}


def test_a_rule_has_either_a_theme_or_a_reason() -> None:
    """No rule is without both, none has both, and each reason is that of a rule."""
    assert {rule for rule in RULES if not themes_training(rule)} == WITH_A_REASON


def test_every_rule_of_play_has_a_lesson() -> None:
    """Whatever has a puzzle has a lesson as well."""
    assert not [rule for rule in RULES if themes_training(rule) and rule not in TAUGHT]


def test_every_theme_is_met_in_a_lesson_or_trains_a_rule() -> None:
    """No kind of puzzle stands apart from the rules."""
    trained = {theme for rule in RULES for theme in themes_training(rule)}
    assert trained == THEMES.keys()
    assert all(lesson.rules for lesson in LESSONS.values())
