"""Reads the options that a request chooses: an answer, or the question again.

A first miss gets the question back: each wrong pick is marked, the first one with its reason, and
nothing says what is right. The form sends which try it is, so that the next answer is followed by
the result; so is an answer in an address that doesn't say.
"""

from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

from flask import abort, request

from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message
from tutor.core.puzzle import (
    Answer,
    Choose,
    ContradictionError,
    Puzzle,
    RepeatedOptionError,
    Theme,
    answer_to,
)
from tutor.core.result import Mark, ResultState, plain_headline, result_of
from tutor.web.puzzles.attempt import (
    Answered,
    Attempt,
    Miss,
    Steps,
    hints_asked_for,
    options_sent,
    read_number,
    typed_answer,
)
from tutor.web.puzzles.fields import CHECK, FIRST_TRY, LAST_TRY, SHOW, TRY, answer_fields
from tutor.web.puzzles.links import PuzzleLinks
from tutor.web.puzzles.question_view import hints_view, question_view
from tutor.web.site.game_pages import GamePages


def options_attempt(
    pages: GamePages,
    theme: Theme[Any],
    puzzle: Puzzle[Any],
    links: PuzzleLinks,
    steps: Steps,
) -> Attempt | Answered:
    """Return the answer that chooses options, or the question where none settles it.

    The question comes back with a notice after a form without a choice or with a contradiction, and
    after a first miss. A request to show the answer gets the answer that chooses nothing; one for a
    hint gets the question. Aborts with 400 for an answer that no form sends, and with a redirect
    for a typed answer.
    """
    chosen = options_sent(pages, theme)
    reading = typed_answer(pages, theme, puzzle, links, lambda: theme.options(puzzle))
    hints = hints_asked_for(steps)
    answer = None if hints else _answer_of_form(theme, puzzle, chosen)
    tries = read_number(TRY, range(FIRST_TRY, LAST_TRY + 1))
    if not isinstance(answer, Answer):
        view = question_view(pages, theme, puzzle, chosen, reading)
        return Attempt(view, hints_view(steps(), hints), answer, tries=tries or FIRST_TRY)
    miss = first_miss(theme, answer) if tries == FIRST_TRY and not theme.is_trial else None
    if miss is None:
        return _answered(theme, puzzle, answer)
    reasons = {miss.pinned: miss.reason.message} if miss.pinned and miss.reason else None
    view = question_view(pages, theme, puzzle, chosen, reading, _marks(answer), reasons)
    return Attempt(view, hints_view(steps(), 0), miss=miss, tries=LAST_TRY)


def _answered(theme: Theme[Any], puzzle: Puzzle[Any], answer: Answer[Any]) -> Answered:
    chosen = answer.chosen
    if answer.choose is not Choose.ORDER:
        # In no order of theirs, options are named in that of the puzzle.
        chosen = tuple(each.option for each in answer.chosen_verdicts)
    return Answered(
        result_of(theme, puzzle, answer),
        answer_fields(chosen) or [(SHOW, "1")],
        {"chosen": " ".join(chosen) or "-", "right": " ".join(answer.right)},
    )


def _answer_of_form(
    theme: Theme[Any], puzzle: Puzzle[Any], chosen: Sequence[str]
) -> Answer[Any] | Message | None:
    """Return the answer of this request; a notice if the form's choice is missing or impossible.

    None if no form was sent. Aborts with 400 for what no form can send.
    """
    is_shown = SHOW in request.args
    if not chosen and not is_shown:
        return Message(f"result.choose-{theme.choose}") if CHECK in request.args else None
    try:
        return answer_to(theme, puzzle, () if is_shown else chosen)
    except ContradictionError:
        return Message("result.contradiction")
    except RepeatedOptionError:
        if theme.choose is not Choose.ORDER:
            abort(HTTPStatus.BAD_REQUEST)
        return Message("result.two-places")
    except BadSyntaxError:
        abort(HTTPStatus.BAD_REQUEST)


def first_miss(theme: Theme[Any], answer: Answer[Any]) -> Miss | None:
    """Return the feedback on a wrong or partly right answer, without the solution; else None."""
    state = ResultState.of(answer)
    if state not in (ResultState.PARTLY, ResultState.WRONG):
        return None
    headline = plain_headline(theme, state, answer, final=False)
    if state is ResultState.WRONG:
        # A reason that a right option has as well would give that option away.
        revealing = {each.consequence for each in answer.right_verdicts}
        for each in answer.wrong:
            if each.consequence not in revealing:
                return Miss(state, headline, each.reason, each.option)
    return Miss(state, headline)


def _marks(answer: Answer[Any]) -> dict[str, Mark]:
    """Return the mark of each option that was chosen, and of no other."""
    return {
        each.option: Mark.RIGHT if each.is_right else Mark.WRONG for each in answer.chosen_verdicts
    }
