"""The page of a puzzle, wherever the puzzle comes from: asked, hinted at, answered.

An answer is sent by GET to the address of its puzzle, `?answer=…` once for each option chosen, so
that an answered page can be linked, put into another language and cached. `?hint=2` asks for the
first two hints, which tell steps of the proof, `?show=1` for the answer; an answered page shows the
table as another player sees it with `&seat=1`.
"""

from collections.abc import Mapping, Sequence
from datetime import date
from http import HTTPStatus

from flask import abort, render_template, request

from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message
from tutor.core.puzzle import Answer, Choose, ContradictionError, Puzzle, Theme, answer
from tutor.core.scenario import Scenario
from tutor.games.hanabi.engine import GameState
from tutor.web.presenters.puzzles import FIELD, hints_view, puzzle_view, result_view
from tutor.web.presenters.report import report_text
from tutor.web.presenters.steps import number_of_hints, told_steps
from tutor.web.presenters.ways import Crumb, Ways
from tutor.web.question_fields import shared_address
from tutor.web.scenario_page import scenario_page

SENT = "check"
"""The name of the form's button, which is all that a form without a choice sends."""

HINT = "hint"
"""The button that asks for the first so many hints; what is chosen goes along."""

SHOW = "show"
"""The button that asks for the answer, once there are no more hints."""

SEAT = "seat"
"""Whose eyes the answered table is seen with; else the viewer's."""


def puzzle_page(
    theme: Theme[GameState],
    puzzle: Puzzle[GameState],
    *,
    title: Message,
    trail: tuple[Crumb, ...],
    ways: Ways,
    name: str,
    day: date | None = None,
) -> str:
    """Return the page of a puzzle, answered if the request has an answer.

    `name` is the puzzle's permanent name, under which a device remembers it; `day` is given for
    the puzzle of a day. A form without a choice, or with one that contradicts itself, gets the
    puzzle back as it was, with a word about it. Aborts with 400 for what no form can send.
    """
    if isinstance(theme, Scenario):
        return scenario_page(theme, puzzle, title=title, trail=trail, ways=ways, name=name, day=day)
    chosen = request.args.getlist(FIELD)
    steps = told_steps(theme, puzzle)
    hints = _number(HINT, number_of_hints(steps), least=1)
    place = {"title": title, "trail": trail, "ways": ways, "name": name, "day": day}
    given, notice = answer_sent(theme, puzzle, chosen, wants_hint=hints is not None)
    if given is not None:
        return _answered(theme, puzzle, given, ways=ways, name=name, place=place)
    return render_template(
        "puzzles/puzzle.html",
        puzzle=puzzle_view(theme, puzzle, chosen),
        hints=hints_view(steps, hints or 0),
        several=theme.choose is Choose.ALL,
        notice=notice,
        sent=SENT,
        **place,
    )


def answer_sent(
    theme: Theme[GameState], puzzle: Puzzle[GameState], chosen: Sequence[str], *, wants_hint: bool
) -> tuple[Answer[GameState] | None, Message | None]:
    """Return the answer that the form sent, None if there is none, and a word to who sent none.

    Whoever asks to be shown the answer gets the one that chooses nothing; whoever wants a hint has
    not answered yet. Aborts with 400 for what no form can send.
    """
    shown = SHOW in request.args
    if wants_hint or not (chosen or shown):
        missing = SENT in request.args
        return None, Message(f"result.choose-{theme.choose}") if missing else None
    try:
        return answer(theme, puzzle, () if shown else chosen), None
    except ContradictionError:
        return None, Message("result.contradiction")
    except BadSyntaxError:
        abort(HTTPStatus.BAD_REQUEST)


def _answered(
    theme: Theme[GameState],
    puzzle: Puzzle[GameState],
    given: Answer[GameState],
    *,
    ways: Ways,
    name: str,
    place: Mapping[str, object],
) -> str:
    """Return the page of an answered puzzle."""
    seat = _number(SEAT, puzzle.position.players - 1)
    options = [verdict.option for verdict in given.verdicts if verdict.option in given.chosen]
    asked = [(FIELD, option) for option in options] or [(SHOW, "1")]
    players = range(puzzle.position.players)
    return render_template(
        "puzzles/answered.html",
        result=result_view(theme, puzzle, given, seat),
        seats=[ways.with_query(*asked, (SEAT, str(each))) for each in players],
        share=shared_address(puzzle),
        report=report_text(name, puzzle, given),
        **place,
    )


def _number(field: str, most: int, *, least: int = 0) -> int | None:
    """Return the number in the query, None if there is none of this name.

    Aborts with 400 for one that is not from `least` to `most`.
    """
    text = request.args.get(field)
    if text is None:
        return None
    if text not in {str(number) for number in range(least, most + 1)}:
        abort(HTTPStatus.BAD_REQUEST)
    return int(text)
