"""The cache of verdicts on the options of a puzzle."""

from typing import Any

import pytest

from tutor.core.puzzle import Puzzle, Theme, verdicts_on
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.lessons import LESSON_THEMES, LESSONS
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.library import library
from tutor.games.hanabi.rulebook import TableSetup, default_box
from tutor.web.puzzles import attempt


def test_a_puzzle_is_judged_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Verdicts are cached for each puzzle, and for a step of a lesson with its own options."""
    found: list[str] = []

    def counting(theme: Theme[GameState], puzzle: Puzzle[GameState]) -> tuple[Any, ...]:
        found.append(puzzle.theme)
        return verdicts_on(theme, puzzle)

    attempt._verdicts.cache_clear()
    monkeypatch.setattr(attempt, "verdicts_on", counting)
    entries = [entry for entry in library().values() if entry.theme == "point-out"][-2:]
    for entry in (*entries, *entries):
        attempt.judge(THEMES["point-out"], entry.puzzle)
    assert found == ["point-out", "point-out"]
    for _ in range(2):
        step = LESSONS["clue"].steps[0](TableSetup(default_box("en"), Ruleset()))
        attempt.judge(step.as_asked(LESSON_THEMES[step.puzzle.theme]), step.puzzle)
    assert len(found) == 3
