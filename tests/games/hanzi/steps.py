"""The steps of all lessons of Hànzì."""

from collections.abc import Iterator

from tutor.core.lesson import Step
from tutor.core.puzzle import Theme
from tutor.games.hanzi.engine import GameState
from tutor.games.hanzi.lessons import LESSON_THEMES, LESSONS


def steps() -> Iterator[tuple[str, Step[GameState], Theme[GameState]]]:
    """Yield every step by its name, with its theme."""
    for lesson in LESSONS.values():
        for number, make in enumerate(lesson.steps, start=1):
            step = make(None)
            yield f"{lesson.id}/{number}", step, LESSON_THEMES[step.puzzle.theme]


STEPS = list(steps())
