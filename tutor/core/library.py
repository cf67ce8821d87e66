"""Library puzzles of any game, with permanent ids, and puzzles as plain data.

`tutor puzzles export` and the API say the fields of a record in the same way
(docs/puzzle-format.md).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from tutor.core.puzzle import Choose, Puzzle, Theme


@dataclass(frozen=True, slots=True)
class Entry:
    """A puzzle of the library, under its permanent id (`knowledge-017`)."""

    id: str
    theme: str
    level: int
    puzzle: Puzzle[Any]
    is_listed: bool = True
    """Whether lists show it; its address works in any case."""

    @property
    def number(self) -> int:
        """The number within the theme, from 1."""
        return int(self.id.rpartition("-")[2])


def listed(entries: Iterable[Entry], theme: str | None = None) -> tuple[Entry, ...]:
    """Return the listed puzzles, of one theme if it is named."""
    return tuple(entry for entry in entries if entry.is_listed and theme in (None, entry.theme))


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
