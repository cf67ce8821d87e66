"""The line of a scenario that a request plays, and the question where it is still open.

`?answer=play-0&answer=color-1-r`, in this order, is the line. The form of the next action sends the
earlier ones along, so that every step has an address; going back is a link to a shorter one.
"""

from http import HTTPStatus
from typing import Any

from flask import abort, request

from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message
from tutor.core.puzzle import Fact, Puzzle
from tutor.core.scenario import Line, Scenario
from tutor.web.teaching.puzzles.answer_form import (
    HINT,
    SENT,
    is_asked_to_show,
    options_sent,
    read_number,
    typed_answer,
)
from tutor.web.teaching.puzzles.attempt import Attempt
from tutor.web.teaching.puzzles.links import PuzzleLinks
from tutor.web.teaching.puzzles.puzzle_view import FIELD, hints_view
from tutor.web.teaching.puzzles.scenario_view import scenario_view
from tutor.web.teaching.puzzles.steps import number_of_hints


def read_line(theme: Scenario[Any], puzzle: Puzzle[Any]) -> Line[Any]:
    """Return the line of this request, the one that reaches the goal if it asks to be shown that.

    Aborts with 400 for what no form can send.
    """
    options = theme.solution(puzzle) if is_asked_to_show() else options_sent(theme, puzzle)
    try:
        return theme.play(puzzle, options)
    except BadSyntaxError:
        abort(HTTPStatus.BAD_REQUEST)


def attempt_at(
    theme: Scenario[Any],
    puzzle: Puzzle[Any],
    line: Line[Any],
    links: PuzzleLinks,
    steps: tuple[Fact, ...],
) -> Attempt:
    """Return the question where an open line stands; `steps` are what the hints tell.

    An action that the rules refuse gets the position before it back, with the reason and its rule.
    Aborts with 400 for what no form can send, with a redirect for an action that was typed.
    """
    reading = typed_answer(
        theme, puzzle, links, options=theme.moves_now(puzzle, line.state), earlier=line.options
    )
    hints = read_number(HINT, number_of_hints(steps), least=1) or 0
    return Attempt(
        view=scenario_view(theme, puzzle, line, reading),
        # Hints are about the start; whoever is under way can go back there.
        hints=None if line.moves else hints_view(steps, hints),
        notice=None if reading else _missing_action(line),
        earlier=tuple((FIELD, option) for option in line.options),
        refusal=line.refusal,
    )


def back_to(links: PuzzleLinks, line: Line[Any], moves: int | None) -> str | None:
    """Return the address of the line with so many of its actions; None where there is none."""
    if moves is None or moves < 0:
        return None
    kept = [(FIELD, option) for option in line.options[:moves]]
    return links.with_query(*kept) if kept else links.this


def _missing_action(line: Line[Any]) -> Message | None:
    """Return what to say to a form that was sent without a choice."""
    expected = request.args.get(SENT)
    if expected is None or line.refusal is not None:
        return None
    return Message("result.choose-one") if expected == str(len(line.moves) + 1) else None
