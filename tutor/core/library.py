"""Frozen puzzles with permanent ids, whichever game they are of."""

from dataclasses import dataclass
from typing import Any

from tutor.core.puzzle import Puzzle


@dataclass(frozen=True, slots=True)
class Entry:
    """A puzzle of the library, under its permanent id (`knowledge-017`)."""

    id: str
    theme: str
    level: int
    puzzle: Puzzle[Any]

    @property
    def number(self) -> int:
        """The number within the theme, from 1."""
        return int(self.id.rpartition("-")[2])
