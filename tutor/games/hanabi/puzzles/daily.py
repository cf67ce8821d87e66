"""The puzzle of the day: the same for everyone on a date in UTC.

Every weekday has its theme, from the plain rules on Monday to a scenario on Sunday. A theme's
puzzles take turns week by week; only those that there were on the first day count, so that the
choice for a day stays when the library grows.
"""

from datetime import date, timedelta

from tutor.core.library import Entry
from tutor.games.hanabi.puzzles.library import find

FIRST_DAY = date(2026, 11, 1)
"""No day before it has a puzzle."""

WEEKDAY_THEMES = (
    "outcome",
    "critical",
    "knowledge",
    "safe-discard",
    "make-playable",
    "odds",
    "finish-firework",
)
"""From Monday to Sunday: a choice among the themes. A theme that joins needs nothing here."""

_COUNTED = 45
"""So many puzzles of a theme, from number 1 on, take turns. Never change it: past days would."""
_STRIDE = 13
"""Puzzles side by side are of one kind; so the turn goes on by as many. It shares no factor."""


def daily(day: date) -> Entry:
    """Return the puzzle of a day; ValueError for a day before `FIRST_DAY`."""
    if day < FIRST_DAY:
        raise ValueError(f"the first day with a puzzle is {FIRST_DAY}, not {day}")
    theme = WEEKDAY_THEMES[day.weekday()]
    week = (day - _monday(FIRST_DAY)).days // 7
    return find(f"{theme}-{1 + week * _STRIDE % _COUNTED:03}")


def _monday(day: date) -> date:
    """Return the Monday of the day's week."""
    return day - timedelta(days=day.weekday())
