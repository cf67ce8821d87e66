"""Results codes as an organiser notes them down: one a line, the learner's name around it."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

from tutor.clubs import limits
from tutor.clubs.items import Item, Solved
from tutor.clubs.results_code import (
    LENGTHS,
    BadCode,
    BadCodeError,
    code_length,
    misfits,
    normalised,
    read_code,
)
from tutor.clubs.texts import one_line

_WORD = re.compile(r"[^\s.:;,|=()\[\]\"'*•>]+")
_AROUND_NAMES = " \t:;,.|=()[]\"'-–—>•*"
_LINE = 80
"""Characters of a line that are looked at: a name, a code and some more."""

_WORDS = 12
"""Words of a line that are looked at: a name, a code in its groups, and some more."""

_GROUPS = 6
"""A code is read out in groups, each of which may be a word of its own; more are no code."""


@dataclass(frozen=True, slots=True)
class Note:
    """A line that was noted down: whose it is, the code as it stands there, and what it says.

    `name` may be empty. `solved` is None if the code cannot be read, for the reason `why`.
    """

    name: str
    code: str
    solved: Solved | None
    why: BadCode | None = None


def notes(items: Sequence[Item], text: str) -> Iterator[Note]:
    """Yield what the lines of a text say of this list; empty ones say nothing."""
    lines = (one_line(line.lstrip()[:_LINE]) for line in text.splitlines())
    return (_note(items, line) for line in lines if line)


def fits(text: str) -> bool:
    """Return whether a text has no more lines than are read at a time."""
    return sum(bool(line.strip()) for line in text.splitlines()) <= limits.CODES


def _note(items: Sequence[Item], line: str) -> Note:
    """Return what a line says: the code is where one can be read, else what looks most like one.

    Longer ones are tried first: what is left of a code without its first group could be one, too.
    """
    spans = sorted(_spans(line), key=lambda span: span.start - span.end)
    length = code_length(items)
    for span in spans:
        if len(span.code) == length and not misfits(span.code):
            try:
                solved = read_code(items, line[span.start : span.end])
            except BadCodeError:
                continue
            return Note(_name(line, span), line[span.start : span.end], solved)
    span = min(spans, key=lambda span: _oddness(span.code, length), default=_Span(0, 0, ""))
    try:
        read_code(items, line[span.start : span.end])
    except BadCodeError as error:
        return Note(_name(line, span), line[span.start : span.end], None, error.reason)
    raise AssertionError("it has not been read before")


class _Span(NamedTuple):
    """Some words of a line in a row, and the code that they would be together."""

    start: int
    end: int
    code: str


def _spans(line: str) -> Iterator[_Span]:
    """Yield each word of a line, alone and with those behind it, as long as they may be a code."""
    words = list(islice(_WORD.finditer(line), _WORDS))
    codes = [normalised(word[0]) for word in words]
    for place, first in enumerate(words):
        code = ""
        for last, group in zip(words[place : place + _GROUPS], codes[place:], strict=False):
            code += group
            if last is not first and len(code) >= LENGTHS.stop:
                break
            yield _Span(first.start(), last.end(), code)


def _name(line: str, span: _Span) -> str:
    """Return what stands around the code, cut to the length of a name."""
    around = " ".join(f"{line[: span.start]} {line[span.end :]}".split())
    return around.strip(_AROUND_NAMES)[: limits.NAME]


def _oddness(code: str, length: int) -> int:
    """Return how far normalised characters are from looking like a code of this length."""
    return abs(len(code) - length) + 2 * misfits(code)
