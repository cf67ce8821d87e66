"""The puzzle of the day: one for everyone, for ever."""

from datetime import date, timedelta

import pytest

from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.daily import FIRST_DAY, WEEKDAY_THEMES, daily

DAYS = [FIRST_DAY + timedelta(days=number) for number in range(45 * 7)]


def test_the_weekday_has_its_theme() -> None:
    """Seven themes, one a weekday; the first of November 2026 was a Sunday."""
    assert len(set(WEEKDAY_THEMES)) == 7
    assert set(WEEKDAY_THEMES) <= THEMES.keys()
    assert daily(FIRST_DAY).theme == WEEKDAY_THEMES[-1]
    assert all(daily(day).theme == WEEKDAY_THEMES[day.weekday()] for day in DAYS)


def test_no_puzzle_comes_back_for_45_weeks() -> None:
    """Every day has another one, and no two weeks in a row have the same level."""
    assert len({daily(day).id for day in DAYS}) == len(DAYS)
    for day in DAYS[7:]:
        assert daily(day).level != daily(day - timedelta(days=7)).level


@pytest.mark.parametrize(
    ("day", "name"),
    [
        (date(2026, 11, 1), "finish-firework-001"),
        (date(2026, 11, 2), "outcome-014"),
        (date(2026, 11, 21), "odds-040"),
        (date(2027, 1, 1), "make-playable-028"),
        (date(2031, 2, 28), "make-playable-014"),
    ],
)
def test_days_have_the_puzzle_that_they_always_had(day: date, name: str) -> None:
    """However the library grows: past days are linked."""
    assert daily(day).id == name


def test_there_is_none_before_the_first_day() -> None:
    """The day before has no puzzle."""
    with pytest.raises(ValueError, match="the first day with a puzzle is 2026-11-01"):
        daily(FIRST_DAY - timedelta(days=1))
