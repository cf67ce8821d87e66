"""A club's list, and the right answers along it."""

import re

from tests.support.answers import Asked, of_library, of_step, right_answer
from tutor.clubs.items import Item
from tutor.clubs.plan import Plan
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.rulebook import BOXES, TableSetup

PLAN = Plan(
    "Lantern Club",
    tuple(map(Item, ("outcome-001", "hidden"))),
    ("ja", "ru"),
    (("ja", "ようこそ！"), ("ru", "Добро пожаловать!")),
    "ja",
)


def asked_at(url: str) -> Asked:
    """Return the puzzle at an address of the walk."""
    if found := re.search(r"/learn/([a-z-]+)/(\d)", url):
        return of_step(found[1], int(found[2]), TableSetup(BOXES["ja"], Ruleset()))
    return of_library(re.findall(r"/puzzles/([a-z0-9-]+)", url)[0])


def right_on_the_way(url: str) -> set[str]:
    """Return the options that are right there."""
    return {*right_answer(*asked_at(url))}
