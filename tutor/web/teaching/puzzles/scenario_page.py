"""The page of a scenario: a line is played by links and forms, one action after the other.

`?answer=play-0&answer=color-1-r`, in this order, is the line. The form of the next action sends the
earlier ones along, so that every step has an address; going back is a link to a shorter one.
"""

from http import HTTPStatus
from typing import Any

from flask import abort, render_template, request

from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message
from tutor.core.puzzle import Puzzle
from tutor.core.scenario import Line, Scenario, Status
from tutor.web.teaching.puzzles.answer_form import (
    HINT,
    SENT,
    SHOW,
    options_sent,
    puzzle_marks,
    read_number,
    typed_answer,
)
from tutor.web.teaching.puzzles.links import PuzzleLinks, PuzzlePlace
from tutor.web.teaching.puzzles.puzzle_view import FIELD, hints_view
from tutor.web.teaching.puzzles.question_fields import shared_address
from tutor.web.teaching.puzzles.report import line_report
from tutor.web.teaching.puzzles.scenario_view import end_view, scenario_view
from tutor.web.teaching.puzzles.typed import Reading
from tutor.web.teaching.puzzles.who_knows import who_knows


def scenario_page(theme: Scenario[Any], puzzle: Puzzle[Any], place: PuzzlePlace) -> str:
    """Return the page of where the line of the request stands.

    An action that the rules refuse gets the page before it back, with the reason and its rule.
    Aborts with 400 for what no form can send, with a redirect for an action that was typed.
    """
    shown = SHOW in request.args
    options = theme.solution(puzzle) if shown else options_sent(theme, puzzle)
    try:
        line = theme.play(puzzle, options)
    except BadSyntaxError:
        abort(HTTPStatus.BAD_REQUEST)
    back = back_to(place.links, line, len(line.moves) - 1) if line.moves else None
    context = {**place.context(theme.name), "back": back}
    if line.status is not Status.OPEN:
        return render_template(
            "teaching/puzzles/scenario-ended.html",
            **_ended(theme, puzzle, line, place, shown=shown),
            **context,
        )
    reading = typed_move(theme, puzzle, line, place.links)
    proof = theme.proof(puzzle)
    hints = read_number(HINT, len(proof), least=1) or 0
    return render_template(
        "teaching/puzzles/scenario.html",
        view=scenario_view(theme, puzzle, line, reading),
        earlier=[(FIELD, option) for option in line.options],
        # Hints are about the start; whoever is under way can go back there.
        hints=None if line.moves else hints_view(proof, hints),
        notice=None if reading else missing_move(line),
        sent=SENT,
        **context,
    )


def _ended(
    theme: Scenario[Any], puzzle: Puzzle[Any], line: Line[Any], place: PuzzlePlace, *, shown: bool
) -> dict[str, Any]:
    """Return what is shown of a line that has reached the goal or failed, with ways on from it."""
    links = place.links
    fields = [(SHOW, "1")] if shown else [(FIELD, option) for option in line.options]
    result = end_view(theme, puzzle, line, shown=shown)
    return {
        "result": result,
        "marks": puzzle_marks(place, theme.name, result.state),
        "knowing": who_knows(puzzle, line.state, links, fields),
        "turning_point": line.failed_at,
        "back_to_it": None if line.failed_at is None else back_to(links, line, line.failed_at),
        "share": shared_address(puzzle),
        "report": line_report(place.name, puzzle, line),
    }


def back_to(links: PuzzleLinks, line: Line[Any], moves: int) -> str:
    """Return the address of the line with so many of its moves."""
    kept = [(FIELD, option) for option in line.options[:moves]]
    return links.with_query(*kept) if kept else links.this


def typed_move(
    theme: Scenario[Any], puzzle: Puzzle[Any], line: Line[Any], links: PuzzleLinks
) -> Reading | None:
    """Return what was typed as the next move and could not be understood; None if nothing was.

    Aborts with a redirect to the line with the move that was typed.
    """
    return typed_answer(
        theme.moves_now(puzzle, line.state),
        lambda option: theme.label(puzzle, option),
        links,
        earlier=line.options,
    )


def missing_move(line: Line[Any]) -> Message | None:
    """Return what to say to a form that was sent without a choice."""
    expected = request.args.get(SENT)
    if expected is None or line.refusal is not None:
        return None
    return Message("result.choose-one") if expected == str(len(line.moves) + 1) else None
