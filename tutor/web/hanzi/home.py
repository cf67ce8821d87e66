"""Hànzì's home page: how two ancient forms make a character, and the ways in."""

from collections.abc import Mapping

from tutor.games import hanzi
from tutor.games.hanzi.rulebook.figures import EXAMPLE
from tutor.web.hanzi.characters import task_line

TEMPLATE = "hanzi/home/page.html"


def home_context() -> Mapping[str, object]:
    """Return what the home page is drawn from."""
    return {"example": task_line(EXAMPLE), "first_lesson": next(iter(hanzi.GAME.lessons), None)}
