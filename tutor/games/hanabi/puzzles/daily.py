"""The puzzles of the day: the same for everyone on a date in UTC.

One is for learners: levels 1 and 2, by the rules of the basic game. One is for experts: levels 4
and 5, by whatever rules, with hidden cards to be worked out or turns to be planned. Every day has
the next theme, and each time that a theme has its turn it has another puzzle. Only puzzles count
that there were on the first day, so that the choice for a day stays when the library grows.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from types import MappingProxyType

from tutor.core.game import DailyReader
from tutor.core.library import Entry
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.puzzles.library import find

FIRST_DAY = date(2026, 11, 1)
"""No day before it has a puzzle."""


_COUNTED = 45
"""So many puzzles of a theme, from number 1 on, take turns. Never change it: past days would."""
_STRIDE = 13


@dataclass(frozen=True, slots=True)
class Series:
    """Puzzles that take turns: day by day the next of the `themes`, with a puzzle that `fits`.

    Puzzles side by side are alike, so that days in a row take them from both halves, and a theme
    goes on by a stride that shares no factor with how many it has. Never change a series: past days
    would.
    """

    themes: tuple[str, ...]
    fits: Callable[[Entry], bool]
    counted: Mapping[str, int]
    """How many puzzles of a theme take turns, if these are not `_COUNTED`."""

    def of(self, day: date) -> Entry:
        """Return the puzzle of a day."""
        turn, place = divmod((day - FIRST_DAY).days, len(self.themes))
        entries = self._entries(self.themes[place])
        count = len(entries)
        return entries[(turn * _STRIDE + place * (count // 2 + 1)) % count]

    def _entries(self, theme: str) -> list[Entry]:
        """Return the puzzles of a theme that take turns, easy ones first."""
        last = self.counted.get(theme, _COUNTED)
        counted = (find(f"{theme}-{number:03}") for number in range(1, last + 1))
        return sorted(filter(self.fits, counted), key=lambda entry: entry.level)


def _is_for_learners(entry: Entry) -> bool:
    return entry.level <= 2 and entry.puzzle.position.ruleset == Ruleset()


def _is_for_experts(entry: Entry) -> bool:
    return entry.level >= 4


SERIES: Mapping[DailyReader, Series] = MappingProxyType(
    {
        DailyReader.LEARNER: Series(
            (
                *("outcome", "critical", "make-playable", "tokens", "knowledge", "point-out"),
                *("safe-discard", "finish-firework", "allowed", "safe-play", "save", "try-it"),
                *("trash", "last-round", "survive", "odds", "score", "still-perfect"),
                "recover-tokens",
            ),
            _is_for_learners,
            MappingProxyType({}),
        ),
        DailyReader.EXPERT: Series(
            (
                *("knowledge", "finish-firework", "critical", "make-playable", "odds", "survive"),
                *("safe-discard", "save", "still-perfect", "recover-tokens", "safe-play", "trash"),
            ),
            _is_for_experts,
            MappingProxyType({"finish-firework": 60, "recover-tokens": 60, "survive": 58}),
        ),
    }
)


def daily(day: date, reader: DailyReader) -> Entry:
    """Return the puzzle of a day; ValueError for a day before `FIRST_DAY`."""
    if day < FIRST_DAY:
        raise ValueError(f"the first day with a puzzle is {FIRST_DAY}, not {day}")
    return SERIES[reader].of(day)
