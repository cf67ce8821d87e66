"""Estimates how long lessons and puzzles take a newcomer: time to read, and time to act.

A newcomer reads the question, the options and the reason at 200 words a minute. Each action takes
20 seconds, and in a puzzle, which has no introduction, 30 seconds more for each level. Looking up
proofs and repeating steps come on top.

The English texts decide, as a club's list shows the same minutes in every language. The other
languages are close: at 200 words a minute Russian takes 5 % less, at 400 characters Japanese 10 %
more and Chinese 15 % less.
"""

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from tutor.core.messages import Message
from tutor.core.puzzle import Puzzle, Theme
from tutor.core.scenario import Scenario
from tutor.web.shell.languages import SOURCE
from tutor.web.shell.text import say_plain, speaking
from tutor.web.site.game_pages import GamePages
from tutor.web.site.reader_options import in_game

WORDS_A_MINUTE = 200
SECONDS_FOR_AN_ACTION = 20
SECONDS_FOR_A_LEVEL = 30

WORDS_OF_A_REASON = 15
"""As long as the reason may be that a verdict gives; finding it would take a judge."""


def minutes(seconds: float, *, step: int = 1) -> int:
    """Return seconds as minutes, rounded to a multiple of `step`, at least one step."""
    return max(1, round(seconds / 60 / step)) * step


@cache
def seconds_for_lesson(pages: GamePages, lesson_id: str) -> float:
    """Return how long the steps of a lesson take with the default setting."""
    with in_game(pages), speaking(SOURCE):
        setting = pages.setting.read({}, SOURCE)
        steps = [step(setting) for step in pages.game.lessons[lesson_id].steps]
        return sum(
            _to_read((step.before, step.after))
            + _to_answer(pages, step.as_asked(theme), step.puzzle)
            for step in steps
            for theme in [pages.game.lesson_themes[step.puzzle.theme]]
        )


@cache
def seconds_for_puzzle(pages: GamePages, name: str) -> float:
    """Return how long a puzzle of the library takes."""
    entry = pages.game.library()[name]
    theme = pages.game.themes[entry.theme]
    with in_game(pages), speaking(SOURCE):
        thinking = theme.number_of_actions(entry.puzzle) * SECONDS_FOR_A_LEVEL * entry.level
        return _to_answer(pages, theme, entry.puzzle) + thinking


def _to_answer(pages: GamePages, theme: Theme[Any], puzzle: Puzzle[Any]) -> float:
    """Return the seconds for question, answer and the reason why it is right."""
    acting = theme.number_of_actions(puzzle) * SECONDS_FOR_AN_ACTION
    return _to_read(_sentences_before(pages, theme, puzzle)) + acting + _reading(WORDS_OF_A_REASON)


def _sentences_before(
    pages: GamePages, theme: Theme[Any], puzzle: Puzzle[Any]
) -> Iterator[Message]:
    """Yield the question, and the options that are words."""
    yield from pages.presentation.earlier_events(puzzle)
    yield theme.goal(puzzle)
    if isinstance(theme, Scenario):
        return
    for option in theme.options(puzzle):
        if not pages.presentation.is_picture(option):
            yield theme.label(puzzle, option)


def _to_read(messages: Iterable[Message]) -> float:
    """Return the seconds that it takes to read messages."""
    return _reading(sum(len(say_plain(message).split()) for message in messages))


def _reading(words: int) -> float:
    return words * 60 / WORDS_A_MINUTE
