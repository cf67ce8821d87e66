"""A puzzle as plain data, with the whole truth, for checkers outside this program.

The shape is described in docs/puzzle-format.md.
"""

from dataclasses import asdict
from typing import Any

from tutor.core.library import puzzle_record
from tutor.core.puzzle import Puzzle, answer
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge.table_record import whole_table
from tutor.games.hanabi.puzzles.themes import THEMES

_FIELDS = (
    *("id", "theme", "rules", "level", "viewer", "to_act", "table", "question"),
    *("choose", "options", "correct"),
)
"""In this order they stand in a line."""


def record(puzzle: Puzzle[GameState], *, name: str, level: int) -> dict[str, Any]:
    """Return the puzzle, hidden cards and right options included, as JSON can hold it.

    `name` and `level` say where it comes from; they are not part of a puzzle.
    """
    theme = THEMES[puzzle.theme]
    asked = asdict(puzzle_record(theme, puzzle, name=name, level=level))
    right = answer(theme, puzzle, []).correct_options
    said = {
        **asked,
        "table": asdict(whole_table(puzzle.position)),
        "correct": [option for option in asked["options"] if option in right],
    }
    return {field: _with_lists(said[field]) for field in _FIELDS}


def _with_lists(value: Any) -> Any:
    """Return plain data with lists for tuples, as it is when it is read from JSON."""
    if isinstance(value, dict):
        return {key: _with_lists(part) for key, part in value.items()}
    return [_with_lists(part) for part in value] if isinstance(value, tuple | list) else value
