"""An unanswered puzzle of any game as plain data.

`tutor puzzles export` and the API say these fields in the same way (docs/puzzle-format.md).
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tutor.core.puzzle import Choose, Puzzle, Theme

QuestionPart = str | int | tuple[str, ...]
"""A part of a question: a name, a number, or several names."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleRecord:
    """A question, its viewer and its options; `level` is None if unknown.

    Nothing in it depends on what the viewer cannot see.
    """

    id: str
    theme: str
    rules: str
    level: int | None
    viewer: int
    to_act: int
    question: Mapping[str, QuestionPart]
    choose: Choose
    options: tuple[str, ...]


def puzzle_record(
    theme: Theme[Any], puzzle: Puzzle[Any], *, name: str, level: int | None
) -> PuzzleRecord:
    """Return the record of a puzzle with this `name` and `level`."""
    return PuzzleRecord(
        id=name,
        theme=puzzle.theme,
        rules=str(puzzle.position.ruleset),
        level=level,
        viewer=puzzle.viewer,
        to_act=puzzle.position.to_act,
        question={key: _plain(value) for key, value in puzzle.question.items()},
        choose=theme.choose,
        options=tuple(theme.options(puzzle)),
    )


def _plain(value: Any) -> QuestionPart:
    if isinstance(value, tuple | list):
        return tuple(map(str, value))
    return value if isinstance(value, int) else str(value)
