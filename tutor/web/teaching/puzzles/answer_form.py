"""The form under a puzzle, and what it has sent: an answer, a wish for hints, or nothing yet."""

from collections.abc import Sequence
from http import HTTPStatus
from typing import Any

from flask import abort, redirect, request

from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message
from tutor.core.puzzle import (
    Answer,
    Choose,
    ContradictionError,
    Puzzle,
    RepeatedOptionError,
    Theme,
)
from tutor.core.result import ResultState
from tutor.web.teaching.game_site import current_site
from tutor.web.teaching.puzzles.judging import judge
from tutor.web.teaching.puzzles.links import PuzzleLinks, PuzzlePlace
from tutor.web.teaching.puzzles.typed import TYPED, Reading, read

FIELD = "answer"
"""The name of the form field; it comes as often as options are chosen."""

SENT = "check"
"""The name of the form's button, which is all that a form without a choice sends."""

HINT = "hint"
"""The button that asks for the first so many hints; what is chosen goes along."""

SHOW = "show"
"""The button that asks for the answer, once there are no more hints."""

SEAT = "seat"
"""Whose eyes the answered table is seen with; else the viewer's."""

TRY = "try"
"""Which try an answer is: the first, which may bring the question back (attempt.py), or the last.

Only forms say it. An answer in an address without it is followed by the solution.
"""

FIRST_TRY, LAST_TRY = 1, 2

OF_THE_ANSWER = (FIELD, HINT, SEAT, SENT, SHOW, TRY, TYPED)
"""All fields that say how a puzzle is answered, and not what is asked."""


def typed_answer(
    theme: Theme[Any],
    puzzle: Puzzle[Any],
    links: PuzzleLinks,
    *,
    options: Sequence[str] | None = None,
    earlier: Sequence[str] = (),
) -> Reading | None:
    """Return what was typed and could not be understood; None if nothing was typed.

    `options` are those there are to choose from, by default all of the puzzle. Aborts with a 302 to
    the address of the answer that was typed: what was chosen `earlier`, then that, and which try it
    is. So however an answer is given, it has the same address.
    """
    text = request.args.get(TYPED, "")
    if not text.strip():
        return None
    among = theme.options(puzzle) if options is None else options
    reading = read(
        text,
        among,
        lambda option: theme.label(puzzle, option),
        several=theme.choose.several,
        numbered=current_site().presentation.is_numbered(among),
    )
    if reading.problem is None:
        chosen = ((FIELD, option) for option in (*earlier, *reading.options))
        tries = ((TRY, number) for number in request.args.getlist(TRY))
        abort(redirect(f"{links.with_query(*chosen, *tries)}#result"))
    return reading


def is_asked_to_show() -> bool:
    """Return whether the request asks for the answer instead of giving one."""
    return SHOW in request.args


def options_sent(theme: Theme[Any], puzzle: Puzzle[Any]) -> list[str]:
    """Return the options that the form sent, in its order, as they are called now.

    A form that asks for an order has a field for each place, and sends the empty ones, too.
    """
    options = [*map(current_site().game.canonical_name, request.args.getlist(FIELD))]
    return [each for each in options if each] if theme.choose is Choose.ORDER else options


def read_answer(
    theme: Theme[Any], puzzle: Puzzle[Any], chosen: Sequence[str], *, wants_hint: bool
) -> tuple[Answer[Any] | None, Message | None]:
    """Return the answer that the form sent, None if there is none, and a word to who sent none.

    Whoever asks to be shown the answer gets the one that chooses nothing; whoever wants a hint has
    not answered yet. Aborts with 400 for what no form can send.
    """
    shown = is_asked_to_show()
    if wants_hint or not (chosen or shown):
        missing = SENT in request.args
        return None, Message(f"result.choose-{theme.choose}") if missing else None
    try:
        return judge(theme, puzzle, () if shown else chosen), None
    except ContradictionError:
        return None, Message("result.contradiction")
    except RepeatedOptionError:
        if theme.choose is not Choose.ORDER:
            abort(HTTPStatus.BAD_REQUEST)
        return None, Message("result.two-places")
    except BadSyntaxError:
        abort(HTTPStatus.BAD_REQUEST)


def memory_attributes(done: str, *, right: bool) -> dict[str, object]:
    """Return the attributes of a result by which a device remembers it: what was done, and how."""
    return {"data-done": done, "data-right": "yes" if right else "no"}


def puzzle_memory(place: PuzzlePlace, theme: str, state: ResultState) -> dict[str, object]:
    """Return those of an answered puzzle of this theme; with a level the answer is rated."""
    return {
        **memory_attributes(f"puzzle {place.name}", right=state is ResultState.RIGHT),
        "data-rated": place.level and f"{current_site().game.id} {theme} {place.level}",
        "data-day": place.day,
        "data-days": days_group() if place.day else None,
    }


def days_group() -> str | None:
    """Return the name under which a device remembers the days of the current game.

    It is None for the first game, whose days were remembered before there was another.
    """
    site = current_site()
    return f"{site.game.id}-days" if site.mount else None


def read_number(field: str, most: int, *, least: int = 0) -> int | None:
    """Return the number in the query, None if there is none of this name.

    Aborts with 400 for one that is not from `least` to `most`.
    """
    text = request.args.get(field)
    if text is None:
        return None
    if text not in {str(number) for number in range(least, most + 1)}:
        abort(HTTPStatus.BAD_REQUEST)
    return int(text)
