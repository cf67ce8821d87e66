"""Prepared evenings: what is in them is there and can be solved by their rules."""

import pytest

from tutor.clubs import limits
from tutor.clubs.items import Evening, Item, evenings
from tutor.clubs.plan import Plan
from tutor.games.hanabi.lessons import LESSONS
from tutor.games.hanabi.puzzles.library import library

every_evening = pytest.mark.parametrize("evening", evenings().values(), ids=list(evenings()))


def puzzles(evening: Evening) -> list[str]:
    """Return the ids of the puzzles of an evening."""
    return [item.id for item in evening.items if not item.is_lesson]


@every_evening
def test_it_makes_a_plan(evening: Evening) -> None:
    """Its items are there, each once, and no more than a list may have."""
    assert [Item.parse(item.id) for item in evening.items] == [*evening.items]
    plan = Plan(items=evening.items, rules=evening.rules)
    assert Plan.parse(str(plan)) == plan
    assert 5 < len(evening.items) <= limits.ITEMS


@every_evening
def test_its_puzzles_are_played_by_its_rules(evening: Evening) -> None:
    """Nobody has to change what lies on the table between two puzzles."""
    rules = {str(library()[name].puzzle.position.ruleset) for name in puzzles(evening)}
    assert rules == {evening.rules}


def test_a_lesson_comes_after_what_it_needs() -> None:
    """In the same evening or in an earlier one.

    The sixth colour is no preparation for wild cards at a table that plays with them alone, and
    whoever has played a few times needs no introduction to the partners of the graduation.
    """
    spared = {"wild": {"sixth"}, "graduation": {"partners"}}
    before: set[str] = set()
    for evening in evenings().values():
        for item in evening.items:
            needs = {*LESSONS[item.id].needs} if item.is_lesson else set()
            assert needs - before == spared.get(item.id, set()), item.id
            before.add(item.id)


def test_beginners_meet_easy_puzzles_only() -> None:
    """Level 1 on the first night, no more than level 2 until they have played a few times."""
    levels = {
        evening.id: {library()[name].level for name in puzzles(evening)}
        for evening in evenings().values()
    }
    assert levels["first-night"] == {1}
    assert max(levels["second-night"] | levels["wild-variant"]) == 2
    assert max(levels["before-tournament"]) == 3
