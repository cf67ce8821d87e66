"""The puzzles of the day: the same for everyone on a date in UTC.

One is for learners: level 1, by the rules of the basic game. One is for experts: levels 4 and 5, by
whatever rules, with hidden cards to be worked out or turns to be planned. Every day has the next
theme, and each time that a theme has its turn it has another puzzle. All of it follows from the day
and from names and numbers that stay, so that the choice for a day stays when the library grows.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from types import MappingProxyType

from tutor.core.game import DailyReader
from tutor.core.library import Entry
from tutor.games.hanabi.puzzles.library import find

FIRST_DAY = date(2026, 11, 1)
"""No day before it has a puzzle."""


@dataclass(frozen=True, slots=True)
class Series:
    """Puzzles that take turns: `numbers` of each of the `themes`, every `stride`-th of them.

    Side by side numbers are alike, so the turn goes on by a stride that shares no factor with how
    many there are. Never change a series: past days would.
    """

    themes: tuple[str, ...]
    numbers: tuple[int, ...]
    stride: int

    def of(self, day: date) -> Entry:
        """Return the puzzle of a day."""
        turn, place = divmod((day - FIRST_DAY).days, len(self.themes))
        number = self.numbers[turn * self.stride % len(self.numbers)]
        return find(f"{self.themes[place]}-{number:03}")


SERIES: Mapping[DailyReader, Series] = MappingProxyType(
    {
        # In the library, 1, 6, 11 … are of level 1 and the basic game.
        DailyReader.LEARNER: Series(
            (
                *("outcome", "critical", "make-playable", "tokens", "knowledge", "point-out"),
                *("safe-discard", "finish-firework", "allowed", "safe-play", "save", "try-it"),
                *("trash", "last-round", "survive", "odds", "score", "still-perfect"),
                "recover-tokens",
            ),
            tuple(range(1, 42, 5)),
            4,
        ),
        # 4, 9, 14 … are of level 4, and those after them of level 5.
        DailyReader.EXPERT: Series(
            (
                *("knowledge", "finish-firework", "critical", "make-playable", "odds", "survive"),
                *("safe-discard", "save", "still-perfect", "recover-tokens", "safe-play", "trash"),
            ),
            tuple(range(4, 45, 5)) + tuple(range(5, 46, 5)),
            7,
        ),
    }
)

WEEKDAY_THEMES = (
    "outcome",
    "critical",
    "knowledge",
    "safe-discard",
    "make-playable",
    "odds",
    "finish-firework",
)
"""From Monday to Sunday, when a day had one puzzle, of any level."""

_COUNTED = 45
_STRIDE = 13


def daily(day: date, reader: DailyReader) -> Entry:
    """Return the puzzle of a day; ValueError for a day before `FIRST_DAY`."""
    _check(day)
    return SERIES[reader].of(day)


def printed_daily(day: date) -> Entry:
    """Return the only puzzle that a day had before there were two: links to it were printed.

    Raises ValueError for a day before `FIRST_DAY`.
    """
    _check(day)
    theme = WEEKDAY_THEMES[day.weekday()]
    week = (day - _monday(FIRST_DAY)).days // 7
    return find(f"{theme}-{1 + week * _STRIDE % _COUNTED:03}")


def _check(day: date) -> None:
    if day < FIRST_DAY:
        raise ValueError(f"the first day with a puzzle is {FIRST_DAY}, not {day}")


def _monday(day: date) -> date:
    """Return the Monday of the day's week."""
    return day - timedelta(days=day.weekday())
