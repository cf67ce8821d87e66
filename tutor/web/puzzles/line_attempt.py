"""Reads the line that a request plays in a scenario: where it ended, or the next move.

`?answer=play-0&answer=color-1-r`, in this order, is a line: the form of the next action sends the
earlier ones along, so that every step has an address.
"""

from http import HTTPStatus
from typing import Any

from flask import abort, request

from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message
from tutor.core.puzzle import Puzzle
from tutor.core.result import line_result
from tutor.core.scenario import Line, Scenario, Status
from tutor.web.puzzles.attempt import (
    Answered,
    Attempt,
    Steps,
    hints_asked_for,
    options_sent,
    typed_answer,
)
from tutor.web.puzzles.fields import CHECK, SHOW, answer_fields
from tutor.web.puzzles.links import PuzzleLinks
from tutor.web.puzzles.question_view import hints_view, line_view
from tutor.web.site.game_pages import GamePages


def line_attempt(
    pages: GamePages, theme: Scenario[Any], puzzle: Puzzle[Any], links: PuzzleLinks, steps: Steps
) -> Attempt | Answered:
    """Return the line of this request if it is over, else the question where it stands.

    If the reader asks for the answer, the line is one that reaches the goal. After an action that
    the rules forbid, the position before it comes back with the reason and its rule. Aborts with
    400 for an action that no form sends, and with a redirect for a typed action.
    """
    is_shown = SHOW in request.args
    options = theme.solution(puzzle) if is_shown else options_sent(pages, theme)
    try:
        line = theme.play(puzzle, options)
    except BadSyntaxError:
        abort(HTTPStatus.BAD_REQUEST)
    if line.status is Status.OPEN:
        return _next_move(pages, theme, puzzle, line, links, steps)
    return Answered(
        line_result(theme, puzzle, line, shown=is_shown),
        [(SHOW, "1")] if is_shown else answer_fields(line.options),
        {"line": " ".join(line.options) or "-", "status": str(line.status)},
        back=_back_to(links, line, len(line.moves) - 1),
        turning_point=line.failed_at,
        back_to_it=_back_to(links, line, line.failed_at),
    )


def _next_move(
    pages: GamePages,
    theme: Scenario[Any],
    puzzle: Puzzle[Any],
    line: Line[Any],
    links: PuzzleLinks,
    steps: Steps,
) -> Attempt:
    reading = typed_answer(
        pages, theme, puzzle, links, lambda: theme.moves_now(puzzle, line.state), line.options
    )
    hints = hints_asked_for(steps)
    return Attempt(
        view=line_view(pages, theme, puzzle, line, reading),
        # Hints are about the start, to which the reader can go back.
        hints=None if line.moves else hints_view(steps(), hints),
        notice=None if reading else _missing_action(line),
        earlier=answer_fields(line.options),
        refusal=line.refusal,
        back=_back_to(links, line, len(line.moves) - 1),
    )


def _back_to(links: PuzzleLinks, line: Line[Any], moves: int | None) -> str | None:
    """Return the address of the line cut to its first `moves` actions; None if there is none."""
    if moves is None or moves < 0:
        return None
    return links.with_query(*answer_fields(line.options[:moves])) if moves else links.this


def _missing_action(line: Line[Any]) -> Message | None:
    """Return the notice to a form that was sent without a choice."""
    expected = request.args.get(CHECK)
    if expected is None or line.refusal is not None:
        return None
    return Message("result.choose-one") if expected == str(len(line.moves) + 1) else None
