"""One lesson of two steps: win, and see how good a square is."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

from tests.tictactoe.engine import ROW, TURN, Grid
from tests.tictactoe.puzzles import ORDER, WIN
from tutor.core.lesson import Lesson, Step
from tutor.core.messages import Message
from tutor.core.puzzle import Puzzle

NAME = "ttt-first"


def _step(number: int, theme: str, grid: str) -> Step[Grid]:
    position = Grid.parse(grid)
    return Step(
        before=Message(f"lesson.{NAME}.{number}.before"),
        puzzle=Puzzle(theme, position, position.to_act, {}),
        after=Message(f"lesson.{NAME}.{number}.after"),
    )


LESSONS: Mapping[str, Lesson[Any, Grid]] = MappingProxyType(
    {
        NAME: Lesson(
            id=NAME,
            needs=(),
            rules=(TURN, ROW),
            steps=(
                lambda setting: _step(1, WIN, "xx.oo...."),
                lambda setting: _step(2, ORDER, "xx.oo.x.o"),
            ),
        )
    }
)
