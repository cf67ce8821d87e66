"""How much there is to read in the lessons."""

from collections.abc import Iterator

from flask import Flask

from tutor.core.messages import Message
from tutor.core.scenario import Scenario
from tutor.web.hanabi.game_pages import HANABI
from tutor.web.shell.languages import SOURCE
from tutor.web.shell.text import say_plain, speaking
from tutor.web.site.reader_options import in_game

MOST_WORDS = 8000


def test_the_lessons_are_short(app: Flask) -> None:
    """All lessons of Hanabi together, in English, questions and options included."""
    with app.test_request_context("/en/learn/"), in_game(HANABI), speaking(SOURCE):
        assert sum(len(say_plain(said).split()) for said in what_is_said()) <= MOST_WORDS


def what_is_said() -> Iterator[Message]:
    """Yield what a reader meets at each step; options only if they are words."""
    setting = HANABI.setting.read({}, SOURCE)
    for make in (make for lesson in HANABI.game.lessons.values() for make in lesson.steps):
        step = make(setting)
        theme = step.as_asked(HANABI.game.lesson_themes[step.puzzle.theme])
        yield from (step.before, step.after, theme.goal(step.puzzle), *step.reference)
        if note := theme.note(step.puzzle):
            yield note.message
        if not isinstance(theme, Scenario):
            for option in theme.options(step.puzzle):
                if not HANABI.presentation.is_picture(option):
                    yield theme.label(step.puzzle, option)
