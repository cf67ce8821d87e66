"""The page of a scenario: a line is played by links and forms, one action after the other."""

from typing import Any

from flask import render_template

from tutor.core.puzzle import Puzzle
from tutor.core.scenario import Line, Scenario, Status
from tutor.web.teaching.puzzles.answer_form import SHOW, is_asked_to_show, puzzle_memory
from tutor.web.teaching.puzzles.links import PuzzlePlace
from tutor.web.teaching.puzzles.puzzle_view import FIELD
from tutor.web.teaching.puzzles.question_fields import shared_address
from tutor.web.teaching.puzzles.report import line_report
from tutor.web.teaching.puzzles.scenario_line import attempt_at, back_to, read_line
from tutor.web.teaching.puzzles.scenario_view import end_view
from tutor.web.teaching.puzzles.who_knows import who_knows


def scenario_page(theme: Scenario[Any], puzzle: Puzzle[Any], place: PuzzlePlace) -> str:
    """Return the page of where the line of the request stands.

    Aborts with 400 for what no form can send, with a redirect for an action that was typed.
    """
    line = read_line(theme, puzzle)
    context = {
        **place.context(theme.name),
        "back": back_to(place.links, line, len(line.moves) - 1),
    }
    if line.status is not Status.OPEN:
        return render_template(
            "teaching/puzzles/scenario-ended.html", **_ended(theme, puzzle, line, place), **context
        )
    return render_template(
        "teaching/puzzles/scenario.html",
        attempt=attempt_at(theme, puzzle, line, place.links, theme.proof(puzzle)),
        **context,
    )


def _ended(
    theme: Scenario[Any], puzzle: Puzzle[Any], line: Line[Any], place: PuzzlePlace
) -> dict[str, Any]:
    """Return what is shown of a line that has reached the goal or failed, with ways on from it."""
    links, shown = place.links, is_asked_to_show()
    fields = [(SHOW, "1")] if shown else [(FIELD, option) for option in line.options]
    result = end_view(theme, puzzle, line, shown=shown)
    return {
        "result": result,
        "marks": puzzle_memory(place, theme.name, result.state),
        "knowing": who_knows(puzzle, line.state, links, fields),
        "turning_point": line.failed_at,
        "back_to_it": back_to(links, line, line.failed_at),
        "share": shared_address(puzzle),
        "report": line_report(place.name, puzzle, line),
    }
