"""The form under a puzzle, and what it has sent: an answer, a wish for hints, or nothing yet."""

from collections.abc import Sequence
from http import HTTPStatus

from flask import abort, request

from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message
from tutor.core.puzzle import Answer, ContradictionError, Puzzle, Theme, answer
from tutor.games.hanabi.engine import GameState

SENT = "check"
"""The name of the form's button, which is all that a form without a choice sends."""

HINT = "hint"
"""The button that asks for the first so many hints; what is chosen goes along."""

SHOW = "show"
"""The button that asks for the answer, once there are no more hints."""

SEAT = "seat"
"""Whose eyes the answered table is seen with; else the viewer's."""


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


def number_sent(field: str, most: int, *, least: int = 0) -> int | None:
    """Return the number in the query, None if there is none of this name.

    Aborts with 400 for one that is not from `least` to `most`.
    """
    text = request.args.get(field)
    if text is None:
        return None
    if text not in {str(number) for number in range(least, most + 1)}:
        abort(HTTPStatus.BAD_REQUEST)
    return int(text)
