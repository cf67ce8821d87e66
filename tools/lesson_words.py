"""How many words each lesson has, in English, at the usual table.

`python -m tools.lesson_words` prints a table; tests/web/learn/test_lesson_length.py holds the sum.
Counted is what a reader meets on the way: what is said before and after, the question, options
that are words, and what there is to look up.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from flask import Flask

from tutor.core.lesson import Step
from tutor.core.messages import Message
from tutor.core.scenario import Scenario
from tutor.web.hanabi.site import SITE
from tutor.web.shell.languages import SOURCE
from tutor.web.shell.text import say_plain, speaking
from tutor.web.site.reader_options import in_game

MOST_WORDS = 8000
"""All lessons of Hanabi together."""


@dataclass(frozen=True, slots=True)
class StepWords:
    """The words of one step by part: `said` before and after, `question`, `options`, `look_up`."""

    lesson: str
    number: int
    said: int
    question: int
    options: int
    look_up: int

    @property
    def all(self) -> int:
        """The words of all parts."""
        return self.said + self.question + self.options + self.look_up


def words_of_steps(app: Flask) -> list[StepWords]:
    """Return the words of every step of Hanabi's lessons."""
    with app.test_request_context("/en/learn/"), in_game(SITE), speaking(SOURCE):
        return list(_counted())


def _counted() -> Iterator[StepWords]:
    setting = SITE.setting.read({}, SOURCE)
    for lesson in SITE.game.lessons.values():
        for number, make in enumerate(lesson.steps, start=1):
            step = make(setting)
            theme = step.as_asked(SITE.game.lesson_themes[step.puzzle.theme])
            note = theme.note(step.puzzle)
            yield StepWords(
                lesson.id,
                number,
                _words(step.before, step.after),
                _words(theme.goal(step.puzzle), *([note.message] if note else [])),
                _words(*_options(theme, step)),
                _words(*step.reference),
            )


def _options(theme: Any, step: Step[Any]) -> Iterator[Message]:
    """Yield the options that are words, not pictures of cards."""
    if isinstance(theme, Scenario):
        return
    for option in theme.options(step.puzzle):
        if not SITE.presentation.is_picture(option):
            yield theme.label(step.puzzle, option)


def _words(*messages: Message) -> int:
    return sum(len(say_plain(message).split()) for message in messages)


def _main() -> None:
    from tutor import create_app

    steps = words_of_steps(create_app())
    for each in steps:
        parts = f"{each.said:4} {each.question:4} {each.options:4} {each.look_up:4}"
        print(f"{each.lesson:>12}/{each.number} {parts} = {each.all}")
    print(sum(each.all for each in steps), "words; said", sum(each.said for each in steps))


if __name__ == "__main__":
    _main()
