"""The puzzles of the day: the same for everyone, for ever."""

from datetime import date, timedelta
from itertools import pairwise

import pytest

from tutor.core.game import DailyReader
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.daily import FIRST_DAY, daily
from tutor.games.hanabi.puzzles.theme import ThemeFamily

LEVELS = {DailyReader.LEARNER: {1, 2}, DailyReader.EXPERT: {4, 5}}
TURNS = {DailyReader.LEARNER: 171, DailyReader.EXPERT: 216}

every_reader = pytest.mark.parametrize("reader", list(DailyReader))


def days(number: int) -> list[date]:
    """Return so many days from the first one on."""
    return [FIRST_DAY + timedelta(days=each) for each in range(number)]


@every_reader
def test_no_puzzle_comes_back_before_all_have_had_their_turn(reader: DailyReader) -> None:
    """Every day has another kind than the day before, and the levels are those of its readers."""
    turns = TURNS[reader]
    entries = [daily(day, reader) for day in days(turns)]
    assert len({entry.id for entry in entries}) == turns
    assert all(before.theme != after.theme for before, after in pairwise(entries))
    assert {entry.level for entry in entries} == LEVELS[reader]


def test_learners_play_the_basic_game() -> None:
    """All kinds of puzzle of the first release, by the rules that beginners know."""
    entries = [daily(day, DailyReader.LEARNER) for day in days(TURNS[DailyReader.LEARNER])]
    assert {entry.theme for entry in entries} == {
        name
        for name, theme in THEMES.items()
        if theme.family is not ThemeFamily.CONVENTIONS and name != "last-turns"
    }
    assert {str(entry.puzzle.position.ruleset) for entry in entries} == {"base"}


def test_experts_get_both_levels_in_turns() -> None:
    """Never the same level five days in a row."""
    levels = [daily(day, DailyReader.EXPERT).level for day in days(TURNS[DailyReader.EXPERT])]
    for start in range(len(levels) - 4):
        assert set(levels[start : start + 5]) == {4, 5}


@pytest.mark.parametrize(
    ("day", "learner", "expert"),
    [
        (date(2026, 11, 1), "outcome-001", "knowledge-004"),
        (date(2026, 11, 22), "make-playable-022", "recover-tokens-020"),
        (date(2027, 1, 1), "knowledge-016", "finish-firework-052"),
    ],
)
def test_days_keep_their_puzzles(day: date, learner: str, expert: str) -> None:
    """Past days are linked, so a larger library must not change them."""
    assert daily(day, DailyReader.LEARNER).id == learner
    assert daily(day, DailyReader.EXPERT).id == expert


def test_there_is_none_before_the_first_day() -> None:
    """The day before has no puzzle."""
    before = FIRST_DAY - timedelta(days=1)
    first = "the first day with a puzzle is 2026-11-01"
    with pytest.raises(ValueError, match=first):
        daily(before, DailyReader.LEARNER)
