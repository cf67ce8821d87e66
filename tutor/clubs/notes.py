"""Results codes as an organiser notes them down: one a line, the learner's name around it."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice

from tutor.clubs import limits
from tutor.clubs.items import Item
from tutor.clubs.results_code import (
    LENGTHS,
    BadCode,
    BadCodeError,
    code_length,
    mended,
    misfits,
    read_code,
)
from tutor.clubs.solved import Solved
from tutor.clubs.texts import one_line

_WORD = re.compile(r"[^\s.:;,|=()\[\]\"'*•>]+")
_AROUND_NAMES = " \t:;,.|=()[]\"'-–—>•*"
_WORDS = 40
"""Words of a line that are looked at: a long line takes time, and what it says is no name."""

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
    return (_note(items, line) for line in map(one_line, text.splitlines()) if line)


def fits(text: str) -> bool:
    """Return whether a text has no more lines than are read at a time."""
    return sum(bool(line.strip()) for line in text.splitlines()) <= limits.CODES


def _note(items: Sequence[Item], line: str) -> Note:
    """Return what a line says: the code is where one can be read, else what looks most like one.

    Longer ones are tried first: what is left of a code without its first group could be one, too.
    """
    found = list(islice(_WORD.finditer(line), _WORDS))
    spans = sorted(
        (
            (first.start(), last.end())
            for place, first in enumerate(found)
            for last in found[place : place + _GROUPS]
        ),
        key=lambda span: span[0] - span[1],
    )
    for start, end in spans:
        if len(mended(line[start:end])) in LENGTHS:
            try:
                solved = read_code(items, line[start:end])
            except BadCodeError:
                continue
            return Note(_name(line, start, end), line[start:end], solved)
    start, end = min(spans, key=lambda span: _oddness(items, line[slice(*span)]), default=(0, 0))
    try:
        read_code(items, line[start:end])
    except BadCodeError as error:
        return Note(_name(line, start, end), line[start:end], None, error.reason)
    raise AssertionError("it has not been read before")


def _name(line: str, start: int, end: int) -> str:
    """Return what stands around the code, cut to the length of a name."""
    return one_line(f"{line[:start]} {line[end:]}").strip(_AROUND_NAMES)[: limits.NAME]


def _oddness(items: Sequence[Item], text: str) -> int:
    """Return how far a text is from looking like a code of this list."""
    code = mended(text)
    return abs(len(code) - code_length(items)) + 2 * misfits(code)
