"""A step of a lesson that takes several turns: a line played action by action.

It works as on the page of a scenario (puzzle_page.py).
"""

from collections.abc import Mapping
from typing import Any

from flask import render_template

from tutor.core.puzzle import Puzzle
from tutor.core.result import line_result
from tutor.core.scenario import Scenario, Status
from tutor.web.teaching.lessons.lesson_progress import Progress
from tutor.web.teaching.lessons.lesson_view import few_hints
from tutor.web.teaching.puzzles.answer_form import is_asked_to_show
from tutor.web.teaching.puzzles.attempt import attempt_at, back_to, read_line
from tutor.web.teaching.puzzles.result_view import line_result_view


def scenario_step(
    theme: Scenario[Any], puzzle: Puzzle[Any], place: Progress, around: Mapping[str, object]
) -> str:
    """Return the page of where the line of the request stands.

    `around` is what every page of the step is drawn with. Aborts with 400 for what no form sends.
    """
    line = read_line(theme, puzzle)
    if line.status is not Status.OPEN:
        found = line_result(theme, puzzle, line, shown=is_asked_to_show())
        links = place.links
        return render_template(
            "teaching/lessons/answered.html",
            result=line_result_view(found),
            marks=place.memory(found.state),
            links=links,
            turning_point=line.failed_at,
            back_to_it=back_to(links, line, line.failed_at),
            **around,
        )
    links = place.links
    return render_template(
        "teaching/lessons/scenario.html",
        attempt=attempt_at(theme, puzzle, line, links, few_hints(theme, puzzle)),
        links=links,
        back=back_to(links, line, len(line.moves) - 1),
        **around,
    )
