"""A club's list, and the right answers along it."""

import re

from tutor.clubs.items import Item
from tutor.clubs.plan import Plan
from tutor.core.puzzle import Choose, Puzzle, Theme, answer_to
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.lessons import LESSON_THEMES, LESSONS
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.library import library
from tutor.games.hanabi.rulebook import BOXES, TableSetup

PLAN = Plan(
    "Lantern Club",
    tuple(map(Item, ("outcome-001", "hidden"))),
    ("ja", "ru"),
    (("ja", "ようこそ！"), ("ru", "Добро пожаловать!")),
    "ja",
)


def asked_at(url: str) -> tuple[Theme[GameState], Puzzle[GameState]]:
    """Return the puzzle at an address of the walk."""
    if found := re.search(r"/learn/([a-z-]+)/(\d)", url):
        step = LESSONS[found[1]].steps[int(found[2]) - 1](TableSetup(BOXES["ja"], Ruleset()))
        return step.as_asked(LESSON_THEMES[step.puzzle.theme]), step.puzzle
    entry = library()[re.findall(r"/puzzles/([a-z0-9-]+)", url)[0]]
    return THEMES[entry.theme], entry.puzzle


def right_answer(url: str) -> set[str]:
    """Return the options that are right there."""
    theme, puzzle = asked_at(url)
    right = [each.option for each in answer_to(theme, puzzle, ()).verdicts if each.is_right]
    return {*(right[:1] if theme.choose is Choose.ONE else right)}
