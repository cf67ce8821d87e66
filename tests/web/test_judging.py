"""Verdicts on the options of a puzzle, as pages ask for them."""

from typing import Any

import pytest

from tutor.core.puzzle import Puzzle, Theme, judged
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.lessons import LESSON_THEMES, LESSONS
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.library import library
from tutor.games.hanabi.rulebook import TableSetup, default_box
from tutor.web.puzzles import attempt as judging


def test_verdicts_are_found_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another puzzle or a theme with fewer options is another matter; a step's theme is not."""
    found: list[str] = []

    def counting(theme: Theme[GameState], puzzle: Puzzle[GameState]) -> tuple[Any, ...]:
        found.append(puzzle.theme)
        return judged(theme, puzzle)

    monkeypatch.setattr(judging, "judged", counting)
    entries = [entry for entry in library().values() if entry.theme == "point-out"][-2:]
    for entry in (*entries, *entries):
        judging.judge(THEMES["point-out"], entry.puzzle)
    assert len(found) == 2
    for _ in range(2):
        step = LESSONS["clue"].steps[0](TableSetup(default_box("en"), Ruleset()))
        judging.judge(step.asked(LESSON_THEMES[step.puzzle.theme]), step.puzzle)
    assert len(found) <= 3
