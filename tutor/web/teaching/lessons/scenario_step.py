"""A step of a lesson that takes several turns: a line played action by action.

It works as on the page of a scenario (scenario_page.py). A line that fails counts as one slip, from
wherever one goes back to.
"""

from collections.abc import Mapping
from http import HTTPStatus
from typing import Any

from flask import abort, render_template, request

from tutor.core.errors import BadSyntaxError
from tutor.core.puzzle import Puzzle
from tutor.core.scenario import Scenario, Status
from tutor.web.teaching.lessons.lesson_view import few_hints
from tutor.web.teaching.lessons.walk import Progress
from tutor.web.teaching.puzzles.answer_form import SENT, SHOW, marks
from tutor.web.teaching.puzzles.puzzle_view import FIELD, hints_view
from tutor.web.teaching.puzzles.scenario_page import back_to, missing_move, typed_move
from tutor.web.teaching.puzzles.scenario_view import end_view, scenario_view


def scenario_step(
    theme: Scenario[Any],
    puzzle: Puzzle[Any],
    chosen: list[str],
    *,
    hints: int | None,
    place: Progress,
    around: Mapping[str, object],
) -> str:
    """Return the page of where the line of these actions stands.

    `around` is what every page of the step is drawn with. Aborts with 400 for what no form sends.
    """
    shown = SHOW in request.args
    try:
        line = theme.play(puzzle, theme.solution(puzzle) if shown else chosen)
    except BadSyntaxError:
        abort(HTTPStatus.BAD_REQUEST)
    if line.status is not Status.OPEN:
        result = end_view(theme, puzzle, line, shown=shown)
        links = place.right if result.reached else place.wrong
        return render_template(
            "teaching/lessons/scenario-ended.html",
            result=result,
            marks=marks(place.done, place.state(result.state)),
            links=links,
            turning_point=line.failed_at,
            back_to_it=None if line.failed_at is None else back_to(links, line, line.failed_at),
            **around,
        )
    reading = typed_move(theme, puzzle, line, place.right)
    return render_template(
        "teaching/lessons/scenario.html",
        view=scenario_view(theme, puzzle, line, reading),
        earlier=[(FIELD, option) for option in line.options],
        hints=None if line.moves else hints_view(few_hints(theme, puzzle), hints or 0),
        notice=None if reading else missing_move(line),
        sent=SENT,
        links=place.right,
        back=back_to(place.right, line, len(line.moves) - 1) if line.moves else None,
        **around,
    )
