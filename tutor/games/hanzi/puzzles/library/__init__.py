"""The library of Hànzì: frozen puzzles with permanent ids; two are of the day.

Lines are added by `python -m tools.hanzi_library`.

On a date in UTC the puzzles of the day are the same for everyone. One is for learners, of levels 1
and 2, one for experts, of a theme's highest level. Every day has the next theme, and each time that
a theme has its turn it has another puzzle. Only puzzles count that there were on the first day, so
that the choice for a day stays when the library grows.
"""

from collections.abc import Mapping
from datetime import date

from tutor.core.game import DailyReader
from tutor.core.library import Entry, Library
from tutor.games.hanzi.engine import GameState
from tutor.games.hanzi.puzzles.themes import THEMES

LIBRARY = Library(__name__, THEMES, GameState.parse)


def library() -> Mapping[str, Entry]:
    """Return all puzzles of the library by id, theme by theme, in the order of their ids."""
    return LIBRARY.entries


FIRST_DAY = date(2026, 11, 22)
"""No day before it has a puzzle."""

_THEMES = (
    "hanzi-read-form",
    "hanzi-pair",
    "hanzi-allowed",
    "hanzi-seen",
    "hanzi-effect",
    "hanzi-look-alike",
    "hanzi-best-chance",
    "hanzi-third-card",
    "hanzi-cangjie",
)
"""Never change it: past days would."""
_COUNTED = 24
"""How many puzzles of a theme take turns, from number 1. Never change it: past days would."""


def daily(day: date, reader: DailyReader) -> Entry:
    """Return the puzzle of a day for a reader; ValueError for a day before `FIRST_DAY`."""
    if day < FIRST_DAY:
        raise ValueError(f"the first day with a puzzle is {FIRST_DAY}, not {day}")
    turn, place = divmod((day - FIRST_DAY).days, len(_THEMES))
    of_theme = [entry for entry in library().values() if entry.theme == _THEMES[place]]
    counted = [entry for entry in of_theme if entry.number <= _COUNTED]
    highest = max(entry.level for entry in counted)
    levels = (1, 2) if reader is DailyReader.LEARNER else (highest,)
    entries = [entry for entry in counted if entry.level in levels]
    return entries[turn % len(entries)]
