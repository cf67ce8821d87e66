"""The answer to a puzzle as it is read from a request, without a page."""

from typing import Any

import pytest
from flask import Flask
from werkzeug.exceptions import HTTPException

from tests.support.table_script import TableScript
from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message
from tutor.core.puzzle import Fact, Puzzle
from tutor.core.result import LineResult, Mark, Result, ResultState
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.puzzles import THEMES, generate
from tutor.web.hanabi.game_pages import HANABI
from tutor.web.puzzles.attempt import Answered, Attempt
from tutor.web.puzzles.links import PuzzleLinks
from tutor.web.puzzles.read_attempt import read_attempt

HERE = "/en/puzzles/here"

STEPS = tuple(Fact(Message(f"step.{number}"), "goal", "step") for number in (1, 2))

TRASH: Puzzle[Any] = Puzzle(
    "trash",
    TableScript("Ann Bob", ["y1 y2 y3 y4 y5", "r1 r2 b2 g3 w2"], fireworks="r2").state,
    viewer=0,
    question={},
)
"""Bob's r1 and r2, his cards 0 and 1, are no longer needed."""

SCENARIO: Puzzle[Any] = generate(Ruleset(), "survive", 4, 1)


def read(app: Flask, query: str, puzzle: Puzzle[Any] = TRASH) -> Attempt | Answered:
    """Return what is read from a request with this query."""
    theme, links = THEMES[puzzle.theme], PuzzleLinks(HERE, "/en/puzzles/next")
    with app.test_request_context(f"{HERE}?{query}"):
        return read_attempt(HANABI, theme, puzzle, links, lambda: STEPS)


def attempted(app: Flask, query: str, puzzle: Puzzle[Any] = TRASH) -> Attempt:
    """Return the question that is asked again."""
    attempt = read(app, query, puzzle)
    assert isinstance(attempt, Attempt)
    return attempt


def answered(app: Flask, query: str, puzzle: Puzzle[Any] = TRASH) -> Answered:
    """Return the answer that settles the question."""
    answer = read(app, query, puzzle)
    assert isinstance(answer, Answered)
    return answer


def refused(app: Flask, query: str, puzzle: Puzzle[Any] = TRASH) -> tuple[int, str]:
    """Return the status that the request aborts with, and where it redirects to."""
    with pytest.raises(HTTPException) as raised:
        read(app, query, puzzle)
    response = raised.value.get_response()
    return response.status_code, response.headers.get("Location", "")


def test_without_an_answer_the_question_is_asked(app: Flask) -> None:
    attempt = attempted(app, "")
    assert (attempt.feedback, attempt.miss, attempt.tries) == (None, None, 1)
    assert attempt.hints is not None
    assert (attempt.hints.facts, attempt.hints.next, attempt.hints.all) == ((), 1, 2)


def test_a_hint_keeps_the_try_and_judges_nothing(app: Flask) -> None:
    attempt = attempted(app, "answer=card-1-2&hint=1&try=2")
    assert attempt.hints is not None
    assert (attempt.hints.facts, attempt.hints.next) == (STEPS[:1], 2)
    assert (attempt.miss, attempt.tries) == (None, 2)


@pytest.mark.parametrize(
    ("query", "notice"),
    [
        ("check=1", "result.choose-all"),
        ("answer=none&answer=card-1-0", "result.contradiction"),
    ],
)
def test_a_form_that_says_nothing_gets_a_notice(app: Flask, query: str, notice: str) -> None:
    assert attempted(app, query).notice == Message(notice)


def test_a_first_miss_asks_again(app: Flask) -> None:
    """Without the right options; the next answer is the last."""
    attempt = attempted(app, "answer=card-1-0&answer=card-1-2&try=1")
    assert attempt.miss is not None
    assert (attempt.miss.state, attempt.miss.pinned) == (ResultState.WRONG, "card-1-2")
    assert attempt.tries == 2


@pytest.mark.parametrize("number", ["", "&try=2"])
def test_the_last_miss_is_answered(app: Flask, number: str) -> None:
    answer = answered(app, f"answer=card-1-2&answer=card-1-0{number}")
    assert isinstance(answer.result, Result)
    assert answer.result.state is ResultState.WRONG
    marks = {each.option.name: each.mark for each in answer.result.options if each.mark}
    assert marks == {"card-1-0": Mark.RIGHT, "card-1-1": Mark.MISSED, "card-1-2": Mark.WRONG}
    assert answer.fields == (("answer", "card-1-0"), ("answer", "card-1-2"))
    assert answer.report == {"chosen": "card-1-0 card-1-2", "right": "card-1-0 card-1-1"}


def test_a_right_first_answer_is_answered(app: Flask) -> None:
    answer = answered(app, "answer=card-1-0&answer=card-1-1&try=1")
    assert answer.result.state is ResultState.RIGHT


def test_the_answer_is_shown_on_request(app: Flask) -> None:
    answer = answered(app, "show=1&answer=card-1-2&try=1")
    assert answer.result.state is ResultState.SHOWN
    assert answer.fields == [("show", "1")]


@pytest.mark.parametrize("query", ["answer=card-0-0", "answer=card-1-0&answer=card-1-0"])
def test_another_option_or_one_twice_is_refused(app: Flask, query: str) -> None:
    assert refused(app, query) == (400, "")


@pytest.mark.parametrize("query", ["answer=card-1-0&try=3", "hint=3", "hint=x"])
def test_a_number_that_no_form_sends_is_refused(app: Flask, query: str) -> None:
    """A third try, more hints than there are."""
    with pytest.raises(BadSyntaxError):
        read(app, query)


def test_a_line_goes_on(app: Flask) -> None:
    """With its actions as fields of the form and a way back; hints are about the start."""
    attempt = attempted(app, "answer=discard-0", SCENARIO)
    assert attempt.earlier == (("answer", "discard-0"),)
    assert (attempt.back, attempt.hints, attempt.tries) == (HERE, None, None)


def test_a_line_without_an_action_gets_a_notice(app: Flask) -> None:
    """The button says how many actions should have come."""
    for query in ("check=1", "answer=discard-0&check=2"):
        assert attempted(app, query, SCENARIO).notice == Message("result.choose-one")
    assert attempted(app, "answer=discard-0&check=1", SCENARIO).notice is None


def test_a_line_that_reaches_the_goal_is_answered(app: Flask) -> None:
    answer = answered(app, "show=1", SCENARIO)
    assert isinstance(answer.result, LineResult)
    assert (answer.result.state, answer.fields) == (ResultState.SHOWN, [("show", "1")])
    assert answer.turning_point is None


def test_an_illegal_action_gets_the_position_before_it(app: Flask) -> None:
    attempt = attempted(app, "answer=discard-0&answer=discard-9", SCENARIO)
    assert attempt.refusal is not None
    assert attempt.feedback == attempt.refusal.message
    assert attempt.earlier == (("answer", "discard-0"),)


def test_what_is_no_action_is_refused(app: Flask) -> None:
    assert refused(app, "answer=card-0-0", SCENARIO) == (400, "")


@pytest.mark.parametrize(
    ("query", "fields"),
    [
        ("typed=discard+1", "answer=discard-0"),
        ("answer=discard-0&typed=discard+1", "answer=discard-0&answer=discard-0"),
    ],
)
def test_a_typed_action_redirects_to_its_address(app: Flask, query: str, fields: str) -> None:
    assert refused(app, query, SCENARIO) == (302, f"{HERE}?{fields}#result")
