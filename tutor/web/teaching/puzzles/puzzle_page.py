"""The page of a puzzle, wherever the puzzle comes from: asked, hinted at, answered.

An answer is sent by GET to the address of its puzzle, `?answer=…` once for each option chosen, so
that an answered page can be linked, put into another language and cached. `?hint=2` asks for the
first two hints, which tell steps of the proof, `?show=1` for the answer; an answered page shows the
table as another player sees it with `&seat=1`. `&try=1`, which forms send along, gets a nudge for a
wrong answer (nudge.py).
"""

from typing import Any

from flask import render_template

from tutor.core.puzzle import Choose, Puzzle, Theme
from tutor.core.scenario import is_scenario
from tutor.web.teaching.puzzles.answer_form import SHOW, puzzle_memory
from tutor.web.teaching.puzzles.attempt import read_attempt
from tutor.web.teaching.puzzles.links import PuzzlePlace
from tutor.web.teaching.puzzles.puzzle_answer import PuzzleAnswer
from tutor.web.teaching.puzzles.puzzle_view import FIELD
from tutor.web.teaching.puzzles.question_fields import shared_address
from tutor.web.teaching.puzzles.report import report_text
from tutor.web.teaching.puzzles.result_view import result_view
from tutor.web.teaching.puzzles.scenario_page import scenario_page
from tutor.web.teaching.puzzles.steps import deciding_steps
from tutor.web.teaching.puzzles.who_knows import seat_asked, who_knows


def puzzle_page(theme: Theme[Any], puzzle: Puzzle[Any], place: PuzzlePlace) -> str:
    """Return the page of a puzzle, answered if the request has an answer.

    A form without a choice, or with one that contradicts itself, gets the puzzle back as it was,
    with a word about it. Aborts with 400 for what no form can send, with a redirect for an answer
    that was typed.
    """
    if is_scenario(theme):
        return scenario_page(theme, puzzle, place)
    attempt = read_attempt(theme, puzzle, place.links, deciding_steps(theme, puzzle))
    if isinstance(attempt, PuzzleAnswer):
        return _answered(attempt, place)
    return render_template(
        "teaching/puzzles/puzzle.html",
        attempt=attempt,
        marks=attempt.nudge and puzzle_memory(place, theme.name, attempt.nudge.state),
        **place.context(theme.name),
    )


def _answered(given: PuzzleAnswer, place: PuzzlePlace) -> str:
    """Return the page of an answered puzzle."""
    theme, puzzle = given.theme, given.puzzle
    fields = [(FIELD, option) for option in _in_order(given)] or [(SHOW, "1")]
    state = puzzle.position if given.after is None else given.after
    return render_template(
        "teaching/puzzles/answered.html",
        result=result_view(given, seat_asked(puzzle)),
        marks=puzzle_memory(place, theme.name, given.state),
        knowing=who_knows(puzzle, state, place.links, fields),
        share=shared_address(puzzle),
        report=report_text(place.name, puzzle, given.answer),
        **place.context(theme.name),
    )


def _in_order(given: PuzzleAnswer) -> tuple[str, ...]:
    """Return what was chosen, in the order of the options unless its own order is the answer."""
    if given.answer.choose is Choose.ORDER:
        return given.answer.chosen
    return tuple(verdict.option for verdict in given.chosen)
