"""Library puzzles of any game, with permanent ids."""

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
    """Whether lists show it; its address works in any case."""

    @property
    def number(self) -> int:
        """The number within the theme, from 1."""
        return int(self.id.rpartition("-")[2])


def listed(entries: Iterable[Entry], theme: str | None = None) -> tuple[Entry, ...]:
    """Return the listed puzzles, of one theme if it is named."""
    return tuple(entry for entry in entries if entry.is_listed and theme in (None, entry.theme))
