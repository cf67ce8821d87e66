"""What is said of an answer to a puzzle about one's own cards, a clue or several turns."""

import pytest

from tutor.core.library import Entry
from tutor.core.messages import Message
from tutor.core.puzzle import NONE, Answer, Choose, Verdict, judged
from tutor.core.result import Result, result
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.library import library
from tutor.web.teaching.text.html import say_plain

pytestmark = pytest.mark.usefixtures("in_english")

FAMILY = (
    "knowledge",
    "safe-play",
    "safe-discard",
    "odds",
    "make-playable",
    "save",
    "recover-tokens",
    "finish-firework",
    "survive",
    "last-turns",
)
every_theme = pytest.mark.parametrize("theme", FAMILY)

MOST_IN_HEADLINE, MOST_IN_REASON, MOST_IN_DETAILS = 12, 45, 120


def entries(theme: str) -> list[Entry]:
    """Return every third puzzle of the library."""
    return [entry for entry in library().values() if entry.theme == theme][::3]


def answers(choose: Choose, verdicts: tuple[Verdict[GameState], ...]) -> set[tuple[str, ...]]:
    """Return no option, each wrong one alone, all right ones, and some that are half right."""
    right = tuple(each.option for each in verdicts if each.correct)
    wrong = tuple(each.option for each in verdicts if not each.correct)
    if not choose.several:
        return {(), *((option,) for option in (*right, *wrong))}
    mixed = {(right[0], option) for option in wrong if NONE not in (right[0], option)}
    some = tuple(option for option in wrong if option != NONE)
    return {(), right, right[:1], right[1:], some, *mixed, *((option,) for option in wrong)}


def results(entry: Entry) -> list[Result[GameState]]:
    """Return the results of these answers."""
    theme = THEMES[entry.theme]
    verdicts = judged(theme, entry.puzzle)
    return [
        result(theme, entry.puzzle, Answer(chosen, verdicts, theme.choose))
        for chosen in answers(theme.choose, verdicts)
    ]


def length(*messages: Message) -> int:
    """Return how many words the messages have."""
    return sum(len(say_plain(message).split()) for message in messages)


@every_theme
def test_an_explanation_is_short_and_says_nothing_twice(theme: str) -> None:
    """It has a reason, and neither headline, reason nor details grow long."""
    for entry in entries(theme):
        for told in results(entry):
            reason = [each.message for each in told.reason]
            details = [each.message for each in told.details]
            texts = [say_plain(message) for message in (told.head, *reason, *details)]
            where = (entry.id, told.answer.chosen, texts)
            assert len(set(texts)) == len(texts), where
            assert reason, where
            assert length(told.head) <= MOST_IN_HEADLINE, where
            assert length(*reason) <= MOST_IN_REASON, where
            assert length(*details) <= MOST_IN_DETAILS, where


@every_theme
def test_a_wrong_option_has_a_reason_of_its_own(theme: str) -> None:
    """What is said of it is not said of a right one, and names no right one."""
    for entry in entries(theme):
        verdicts = judged(THEMES[theme], entry.puzzle)
        right = {say_plain(each.consequence) for each in verdicts if each.correct}
        wrong = {say_plain(each.consequence) for each in verdicts if not each.correct}
        assert all(wrong), entry.id
        assert not right & wrong, entry.id


@every_theme
def test_a_question_is_short(theme: str) -> None:
    """It does not say who you are, and beside scenarios it takes a line or two."""
    for entry in entries(theme):
        prompt = say_plain(THEMES[theme].goal(entry.puzzle))
        assert "You are " not in prompt
        assert len(prompt.split()) <= 32
