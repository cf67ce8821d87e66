"""How the themes that only lessons have explain an answer."""

from typing import Protocol

from tutor.core.lesson import explain_step
from tutor.core.puzzle import Answer, Explanation, Puzzle, Theme
from tutor.games.hanzi.engine import GameState


class LessonTheme(Theme[GameState], Protocol):
    """A theme of which steps are made by hand."""

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return why an answer is wrong or what it missed; nothing for a solved one."""
        return explain_step(answer)
