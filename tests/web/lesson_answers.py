"""Answers to the steps of lessons, and where their results lead."""

from collections.abc import Sequence
from urllib.parse import urlencode

from tests.support.answers import TABLE, of_step, right_answer, wrong_options
from tests.web.page import Element, Page
from tutor.core.puzzle import Puzzle
from tutor.core.scenario import Scenario, Status
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.lessons import LESSONS
from tutor.games.hanabi.rulebook import TableSetup

STEPS = [
    (lesson.id, place) for lesson in LESSONS.values() for place in range(1, len(lesson.steps) + 1)
]


def answers(lesson: str, place: int, table: TableSetup = TABLE) -> tuple[str, str]:
    """Return the query of a right answer to a step and that of a wrong one."""
    theme, puzzle = of_step(lesson, place, table)
    right, wrong = right_answer(theme, puzzle), wrong_options(theme, puzzle)[:1]
    if isinstance(theme, Scenario):
        wrong = failing(theme, puzzle, wrong)
    return query_of(right), query_of(wrong)


def query_of(options: Sequence[str]) -> str:
    """Return the query of an answer."""
    return urlencode([("answer", option) for option in options])


def failing(theme: Scenario[GameState], puzzle: Puzzle[GameState], line: list[str]) -> list[str]:
    """Return the line played on until it has failed."""
    while (played := theme.play(puzzle, line)).status is Status.OPEN:
        line = [*line, theme.moves_now(puzzle, played.state)[0]]
    assert played.status is Status.FAILED
    return [*played.options]


def links(page: Page, text: str) -> list[str]:
    """Return the addresses of the links with this text."""
    return [e["href"] for e in page.all("a") if e.text == text]


def answered(page: Page) -> list[str]:
    """Return the addresses of the ways on from a result: again if it was wrong, then onward."""
    return [e["href"] for e in page.one("div", class_="controls").inside("a")]


def classes_of(element: Element) -> list[str]:
    """Return the classes of an element."""
    return element.attributes.get("class", "").split()
