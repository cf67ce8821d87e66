"""What is said about an answer: short, nothing twice, and a reason for every wrong choice."""

from collections import Counter
from collections.abc import Iterator

import pytest
from flask import Flask

from tutor.core.messages import Message
from tutor.core.puzzle import NONE, Answer, Choose, Explanation, Puzzle, verdicts_on
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.engine.reasons import EndCause
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.library import library
from tutor.games.hanabi.puzzles.theme import HanabiTheme
from tutor.web.shell.text import say_plain

MOST_IN_HEADLINE, MOST_IN_REASON, MOST_IN_DETAILS = 12, 50, 120


def asked(theme: str) -> list[Puzzle[GameState]]:
    """Return the puzzles of a theme that lists have, a few of each level."""
    puzzles = [entry.puzzle for entry in library().values() if entry.theme == theme]
    return puzzles[:: 1 + len(puzzles) // 40]


def answers(theme: HanabiTheme, puzzle: Puzzle[GameState]) -> Iterator[Answer[GameState]]:
    """Yield the answer shown, the right one, each wrong option alone, and some that are partial."""
    verdicts = verdicts_on(theme, puzzle)
    right = tuple(each.option for each in verdicts if each.is_right)
    wrong = tuple(each.option for each in verdicts if not each.is_right)
    chosen = [(), right[:1] if theme.choose is Choose.ONE else right, *((each,) for each in wrong)]
    if theme.choose.several:
        mixed = [each for each in wrong if each != NONE]
        chosen += [right[:1], right[1:], (*right, *mixed[:1]), tuple(mixed)]
    for options in dict.fromkeys(chosen):
        yield Answer(options, verdicts, theme.choose)


def messages(explanation: Explanation) -> list[Message]:
    """Return all that an explanation says."""
    headline = [explanation.headline] if explanation.headline else []
    return [*headline, *(each.message for each in (*explanation.reason, *explanation.details))]


def number_of_words(*said: Message) -> int:
    """Return how many words these sentences have in the language of the request."""
    return sum(len(say_plain(each).split()) for each in said)


every_theme = pytest.mark.parametrize("name", THEMES)


@every_theme
def test_an_explanation_is_short_and_says_nothing_twice(name: str, app: Flask) -> None:
    """The verdict, the cause and the fold, over answers of every kind."""
    theme = THEMES[name]
    with app.test_request_context("/en/"):
        for puzzle in asked(name):
            for given in answers(theme, puzzle):
                told = theme.explain(puzzle, given)
                where = f"{puzzle.question} {puzzle.position} {given.chosen}"
                texts = Counter(say_plain(each) for each in messages(told))
                assert [text for text, times in texts.items() if times > 1] == [], where
                assert told.headline is None or number_of_words(told.headline) <= MOST_IN_HEADLINE
                reason = [each.message for each in told.reason]
                assert number_of_words(*reason) <= MOST_IN_REASON, where
                details = [each.message for each in told.details]
                assert number_of_words(*details) <= MOST_IN_DETAILS, where
                assert told.headline or told.reason or given.is_solved, where


@every_theme
def test_a_wrong_option_has_a_reason_that_no_right_one_has(name: str, app: Flask) -> None:
    """It is what is said of the option at the first miss, so it must not tell the answer."""
    theme = THEMES[name]
    with app.test_request_context("/en/"):
        for puzzle in asked(name):
            verdicts = verdicts_on(theme, puzzle)
            right = {say_plain(each.consequence) for each in verdicts if each.is_right}
            for each in verdicts:
                if not each.is_right:
                    text = say_plain(each.consequence)
                    assert text not in right, f"{puzzle.question} {puzzle.position} {each.option}"


@every_theme
def test_a_question_fits_on_a_phone(name: str, app: Flask) -> None:
    """Whose turn it is stands on the table, and what a word means below the question."""
    theme = THEMES[name]
    with app.test_request_context("/en/"):
        for puzzle in asked(name):
            assert "you" not in theme.goal(puzzle).params
            assert "You are " not in say_plain(theme.goal(puzzle))
            assert number_of_words(theme.goal(puzzle)) <= 40
            if note := theme.note(puzzle):
                assert number_of_words(note.message) <= 24


@pytest.mark.usefixtures("in_english")
@pytest.mark.parametrize("asked_for", ["score", "rating"])
def test_a_lost_game_has_nothing_to_add_up(asked_for: str) -> None:
    """No sentence about an answer to score tells to count the fireworks."""
    theme = THEMES["score"]
    lost = [
        entry.puzzle
        for entry in library().values()
        if entry.theme == "score"
        and entry.puzzle.position.ending is EndCause.STRIKES
        and entry.puzzle.question["ask"] == asked_for
    ]
    assert lost
    for puzzle in lost:
        for given in answers(theme, puzzle):
            texts = [say_plain(each) for each in messages(theme.explain(puzzle, given))]
            texts += [say_plain(each.consequence) for each in given.verdicts]
            assert not [text for text in texts if "dd up" in text or " + " in text], puzzle
            assert any("lost" in text for text in texts), puzzle
