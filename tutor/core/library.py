"""Frozen puzzles with permanent ids, whichever game they are of."""

from collections.abc import Iterable
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
    is_listed: bool = True
    """Whether lists have it; one that they have no longer goes on under its id."""

    @property
    def number(self) -> int:
        """The number within the theme, from 1."""
        return int(self.id.rpartition("-")[2])


def listed(entries: Iterable[Entry], theme: str | None = None) -> tuple[Entry, ...]:
    """Return the puzzles that lists have, only those of one theme if it is named."""
    return tuple(entry for entry in entries if entry.is_listed and theme in (None, entry.theme))
