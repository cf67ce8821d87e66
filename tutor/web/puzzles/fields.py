"""The query fields by which a puzzle is answered."""

from collections.abc import Iterable
from types import MappingProxyType

ANSWER = "answer"
"""The name of the form field; it comes as often as options are chosen."""

TYPED = "typed"
"""The field of the form in which an answer is typed."""

CHECK = "check"
"""The name of the form's button, which is all that a form without a choice sends."""

HINT = "hint"
"""The button that asks for hints, by their number; what is chosen goes along."""

SHOW = "show"
"""The button that asks for the answer, once there are no more hints."""

SEAT = "seat"
"""Whose eyes the answered table is seen with; else the viewer's."""

TRY = "try"
"""Which try an answer is: the first, which may bring the question back, or the last.

Only forms say it. An answer in an address without it is followed by the solution.
"""

FIRST_TRY, LAST_TRY = 1, 2

ANSWER_FIELDS = (ANSWER, HINT, SEAT, CHECK, SHOW, TRY, TYPED)
"""All fields that say how a puzzle is answered, and not what is asked."""

ANSWER_DEFAULTS = MappingProxyType({HINT: "0", SEAT: ""})
"""Values of these fields that go without saying."""


def answer_fields(options: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """Return the query fields of an answer."""
    return tuple((ANSWER, option) for option in options)
