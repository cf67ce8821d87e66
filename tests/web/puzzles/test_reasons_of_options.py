"""Every option of every step and of Hànzì's puzzles: its own reason, which tells nobody the answer.

At a first miss the reader gets one sentence about the choice that was made.
"""

from collections import defaultdict
from typing import Any

import pytest

from tests.games.hanabi.lessons.steps import TABLES, steps, table_id, theme_of
from tests.games.hanzi.steps import STEPS as HANZI_STEPS
from tutor.core.puzzle import Choose, Puzzle, Theme, answer_to, verdicts_on
from tutor.games.hanabi.lessons.themes import ONLY_IN_LESSONS
from tutor.games.hanabi.rulebook import TableSetup
from tutor.games.hanzi.puzzles.library import library
from tutor.games.hanzi.puzzles.themes import THEMES as HANZI_THEMES
from tutor.web.shell.text import say_plain

pytestmark = pytest.mark.usefixtures("in_english")

SCENARIO = "score-points"
"""Its options are first moves of several turns, which are played out instead of explained."""

SAME_CAUSE = {
    "knowledge": "one clue rules out several cards",
    "make-playable": "both clues leave the card out, and the receiver in doubt",
    "save": "both clues leave the card out, and the receiver in doubt",
    "still-perfect": "one oversight stands behind several counts",
    "outcome": "no firework is completed, so no token is at stake",
    "score": "the game is lost, so no cards count",
    "partner-knows": "one clue rules out several cards",
    "score-points": "many actions leave too few turns",
    "finish-firework": "many actions leave too few turns",
    "survive": "many actions leave too few turns",
    "recover-tokens": "many actions leave too few turns",
    "saves": "both clues point at one chop that needs no saving",
    "agreed-cards": "both would be trash",
    "leaflet": "one leaflet has several variants",
    "hanzi-may": "one rule forbids both",
    "hanzi-allowed": "one rule forbids both",
    "hanzi-which": "both lead to the same",
    "hanzi-best-chance": "both have the same chance",
    "hanzi-third-card": "both have the same chance",
    "hanzi-effect": "both cards do the same",
}
"""The kinds in which two wrong options may have one sentence, and why."""


def leaks(theme: Theme[Any], puzzle: Puzzle[Any]) -> list[str]:
    """Return the reasons of wrong options that are also those of a right one."""
    verdicts = verdicts_on(theme, puzzle)
    right = {say_plain(each.consequence) for each in verdicts if each.is_right}
    wrong = [say_plain(each.consequence) for each in verdicts if not each.is_right]
    return [said for said in wrong if said in right]


def shared(theme: Theme[Any], puzzle: Puzzle[Any]) -> list[list[str]]:
    """Return the wrong options that have one reason between them."""
    by_reason = defaultdict(list)
    for verdict in verdicts_on(theme, puzzle):
        if not verdict.is_right:
            by_reason[say_plain(verdict.consequence)].append(verdict.option)
    return [options for options in by_reason.values() if len(options) > 1]


def check(name: str, theme: Theme[Any], puzzle: Puzzle[Any]) -> None:
    """Assert that wrong options have reasons of their own."""
    assert not leaks(theme, puzzle), name
    assert theme.name in SAME_CAUSE or not shared(theme, puzzle), name


@pytest.mark.parametrize("table", TABLES, ids=table_id)
def test_every_option_of_a_step_has_its_own_reason(table: TableSetup) -> None:
    """At tables of every kind, whatever theme the step has."""
    for name, number, step in steps(table):
        theme = theme_of(step)
        if theme.choose is not Choose.ORDER:
            check(f"{name}/{number}", theme, step.puzzle)


def test_every_option_of_a_step_of_hanzi_has_its_own_reason() -> None:
    for name, step, theme in HANZI_STEPS:
        if theme.choose is not Choose.ORDER:
            check(name, step.as_asked(theme), step.puzzle)


@pytest.mark.parametrize("theme", HANZI_THEMES)
def test_every_option_of_a_puzzle_of_hanzi_has_its_own_reason(theme: str) -> None:
    entries = [entry for entry in library().values() if entry.theme == theme]
    assert entries
    for entry in entries:
        check(entry.id, HANZI_THEMES[theme], entry.puzzle)


def test_a_step_that_is_solved_leaves_the_last_word_to_the_lesson() -> None:
    """Which says it below; an answer that is not solved has a reason or a headline."""
    for name, number, step in steps(TABLES[0]):
        theme = theme_of(step)
        if theme.name not in ONLY_IN_LESSONS or theme.name == SCENARIO:
            continue
        shown = answer_to(theme, step.puzzle, ())
        solved = theme.explain(step.puzzle, answer_to(theme, step.puzzle, shown.solution))
        assert (solved.headline, solved.reason, solved.details) == (None, (), ()), (name, number)
        for verdict in shown.verdicts:
            if verdict.is_right:
                continue
            missed = theme.explain(step.puzzle, answer_to(theme, step.puzzle, [verdict.option]))
            said = [say_plain(each.message) for each in (*missed.reason, *missed.details)]
            assert missed.headline is not None, (name, number, verdict.option)
            assert missed.reason, (name, number, verdict.option)
            assert say_plain(missed.headline) not in said
            assert len({*said}) == len(said), (name, number, said)


@pytest.mark.parametrize("theme", HANZI_THEMES)
def test_what_a_puzzle_of_hanzi_explains_is_said_once(theme: str) -> None:
    """Of each answer with one option, and of none; what is missed is among it."""
    for entry in [entry for entry in library().values() if entry.theme == theme]:
        kind = HANZI_THEMES[theme]
        for chosen in ((), *((option,) for option in kind.options(entry.puzzle))):
            given = answer_to(kind, entry.puzzle, chosen)
            told = kind.explain(entry.puzzle, given)
            said = [say_plain(each.message) for each in (*told.reason, *told.details)]
            assert len({*said}) == len(said), (entry.id, said)
            assert said or given.is_solved, entry.id
            if given.is_partly_right:
                assert {say_plain(each.consequence) for each in given.missed} == {*said}, entry.id
