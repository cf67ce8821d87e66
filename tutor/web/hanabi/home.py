"""The home page of Hanabi."""

from collections.abc import Mapping
from typing import cast

from flask import url_for

from tutor.games.hanabi.engine import Card
from tutor.games.hanabi.lessons import LESSON_THEMES, LESSONS
from tutor.games.hanabi.rulebook import BOXES
from tutor.web.hanabi.cards import Face, face_of
from tutor.web.hanabi.table import TableView
from tutor.web.puzzles.fields import FIRST_TRY
from tutor.web.puzzles.links import PuzzleLinks
from tutor.web.puzzles.question_view import question_view
from tutor.web.site.game_pages import GamePages
from tutor.web.site.reader_options import current_setting

_FIRST_LESSON = next(iter(LESSONS.values()))


def home_context(pages: GamePages) -> Mapping[str, object]:
    """Return the context of the home page: fireworks, and the hand of the first step."""
    step = _FIRST_LESSON.steps[0](current_setting())
    theme = step.as_asked(LESSON_THEMES[step.puzzle.theme])
    puzzle = question_view(pages, theme, step.puzzle)
    table = cast("TableView", puzzle.table)
    fifth = current_setting().box.fifth
    other_box = next(box.id for box in BOXES.values() if box.fifth is not fifth)
    lesson_url = url_for("learn.step", lesson=_FIRST_LESSON.id, step=1)
    return {
        "before": step.before,
        "goal": puzzle.question.prompt,
        "fireworks": table.fireworks,
        "hand": next(hand for hand in table.hands if hand.turn),
        "options": puzzle.options,
        "links": PuzzleLinks(this=lesson_url, next=lesson_url),
        "tries": FIRST_TRY,
        "shown": _example_cards(),
        "fifth": fifth,
        "other_box": other_box,
    }


def _example_cards() -> dict[str, Face]:
    """Return a few cards, for the pictures beside the ways in, by their suits."""
    faces = [face_of(Card(name)) for name in ("r1", "y2", "g3", "b4", "w5")]
    return {face.suit: face for face in faces}
