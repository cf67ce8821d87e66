"""Hanabi's home page: the first step of the first lesson for newcomers, the way on for others."""

from collections.abc import Mapping

from flask import url_for

from tutor.games.hanabi.engine import Card
from tutor.games.hanabi.lessons import LESSON_THEMES, LESSONS
from tutor.games.hanabi.rulebook import BOXES
from tutor.web.hanabi.cards import Face, face_of
from tutor.web.hanabi.hands import HandView
from tutor.web.hanabi.table import TableView
from tutor.web.puzzles.attempt import FIRST_TRY
from tutor.web.puzzles.links import PuzzleLinks
from tutor.web.puzzles.puzzle_view import question_view
from tutor.web.site.setting import current_setting

TEMPLATE = "hanabi/home/page.html"

_FIRST_LESSON = next(iter(LESSONS.values()))


def home_context() -> Mapping[str, object]:
    """Return what the home page is drawn from: the one hand that the first step is about."""
    step = _FIRST_LESSON.steps[0](current_setting())
    theme = step.asked(LESSON_THEMES[step.puzzle.theme])
    puzzle = question_view(theme, step.puzzle)
    fifth = current_setting().box.fifth
    other_box = next(box.id for box in BOXES.values() if box.fifth is not fifth)
    lesson_url = url_for("learn.step", lesson=_FIRST_LESSON.id, step=1)
    return {
        "before": step.before,
        "goal": puzzle.question.prompt,
        "hand": _hand_to_act(puzzle.table),
        "options": puzzle.options,
        "links": PuzzleLinks(this=lesson_url, next=lesson_url),
        "tries": FIRST_TRY,
        "shown": _example_cards(),
        "fifth": fifth,
        "other_box": other_box,
    }


def _hand_to_act(table: TableView) -> HandView:
    """Return the hand of the player whose turn it is."""
    return next(hand for hand in table.hands if hand.turn)


def _example_cards() -> dict[str, Face]:
    """Return a few cards, for the pictures beside the ways in, by their suits."""
    faces = [face_of(Card(name)) for name in ("r1", "y2", "g3", "b4", "w5")]
    return {face.suit: face for face in faces}
