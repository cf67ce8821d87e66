"""Results codes: what a learner has solved, in at most 11 characters to read out.

**What is in it.** A number, `digest of the list × 2ⁿ + solved` for n items, in base 19, then one
character that checks it. A longer list takes more characters: 5 for one item, 11 for 30. The digest
takes what room there is, so that two lists share one once in thousands.

**The characters** are the digits, which are told apart in any language, and nine capitals that look
like no digit and no other letter of ours, are no vowels, so that no word comes about, and do not
rhyme more than can be helped. What looks like one of them counts as it: O is 0, a Cyrillic К is K.

**The check.** With the characters' values x₁, x₂, … counted from the right, Σ i·xᵢ is 0 modulo 19.
As 19 is prime and there are fewer places, one wrong character or any two that have changed places
always make it something else, whatever list the code is for: so a code of another list is told
apart from a slip.

**Notes** are codes as an organiser writes them down: one a line, the learner's name around it.
"""

import re
import unicodedata
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum
from hashlib import sha256
from itertools import islice
from typing import NamedTuple

from tutor.clubs import limits
from tutor.clubs.items import Item, Solved
from tutor.clubs.texts import one_line
from tutor.core.errors import TutorError

ALPHABET = "0123456789FHKMPRTWX"
_BASE = len(ALPHABET)
_LOOK_ALIKES = str.maketrans(
    "OQDILZSGBОЗВКМНРТХ",  # those of Cyrillic from the second О on
    "00011" + "256803" + "8KMHPTX",
)
_NOTHING_LEFT = str.maketrans("", "", ALPHABET)
_LEAST_DIGESTS = 4096
_GROUP = 4
LENGTHS = range(5, 12)
"""How many characters a code can have."""

_HYPHENS = re.compile(r"[\s\-\u2010-\u2015\u2212\u30fc\uff0d]")


class BadCode(StrEnum):
    """Why a code cannot be read."""

    SLIP = "slip"
    """A character is wrong, missing or too many."""

    OTHER_LIST = "other-list"
    """It is the code of another list."""


class BadCodeError(TutorError):
    """A text that is no results code of this list; `reason` says why."""

    def __init__(self, reason: BadCode, text: str) -> None:
        self.reason = reason
        self.text = text
        super().__init__(f"results code {text!r}: {reason}")


def results_code(items: Sequence[Item], solved: Solved) -> str:
    """Return the code for the solved items of a list, in groups of four with hyphens."""
    number = (_digest(items) << len(items)) + solved.within(len(items)).mask
    values = [number // _BASE**place % _BASE for place in reversed(range(code_length(items) - 1))]
    # The last character counts once, so it can make up for all the others.
    values.append(-_sum([*values, 0]) % _BASE)
    code = "".join(ALPHABET[value] for value in values)
    return "-".join(code[start : start + _GROUP] for start in range(0, len(code), _GROUP))


def read_code(items: Sequence[Item], text: str) -> Solved:
    """Return the solved items of this list in a code; BadCodeError for any other text.

    Letter case, spaces and hyphens do not matter, and look-alikes count as what they look like.
    """
    code = normalised(text)
    if not _is_checked(code):
        raise BadCodeError(BadCode.SLIP, text)
    number = 0
    for character in code[:-1]:
        number = number * _BASE + ALPHABET.index(character)
    digest, mask = divmod(number, 1 << len(items))
    if len(code) != code_length(items) or digest != _digest(items):
        raise BadCodeError(BadCode.OTHER_LIST, text)
    return Solved(mask)


def normalised(text: str) -> str:
    """Return the characters of a code as they are meant: capitals, look-alikes replaced.

    What is longer than a code stays as it is: it takes time, above all a character of 18.
    """
    typed = _HYPHENS.sub("", text)
    if len(typed) >= LENGTHS.stop:
        return typed
    wide = unicodedata.normalize("NFKC", typed)
    return typed if len(wide) >= LENGTHS.stop else wide.upper().translate(_LOOK_ALIKES)


def misfits(code: str) -> int:
    """Return how many of these characters of a code no code has."""
    return len(code.translate(_NOTHING_LEFT))


def _is_checked(code: str) -> bool:
    """Return whether these characters of a code are a code without a slip, for whatever list."""
    is_possible = len(code) in LENGTHS and not misfits(code)
    return is_possible and _sum([ALPHABET.index(each) for each in code]) % _BASE == 0


def _sum(values: Sequence[int]) -> int:
    """Return the sum of the values, each times its place from the right, from 1."""
    return sum(place * value for place, value in enumerate(reversed(values), 1))


def code_length(items: Sequence[Item]) -> int:
    """Return how many characters a code of this list has."""
    return next(
        length for length in LENGTHS if _BASE ** (length - 1) >> len(items) >= _LEAST_DIGESTS
    )


def _digest(items: Sequence[Item]) -> int:
    """Return a number that stands for the list, its order included, and fits into its codes."""
    names = "\n".join(item.id for item in items)
    room: int = _BASE ** (code_length(items) - 1) >> len(items)
    return int.from_bytes(sha256(names.encode()).digest()) % room


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
    """A line of an organiser's notes: the name, the code as written, and its content.

    `name` may be empty. `solved` is None if the code cannot be read, for the reason `why`.
    """

    name: str
    code: str
    solved: Solved | None
    why: BadCode | None = None


def notes(items: Sequence[Item], text: str) -> Iterator[Note]:
    """Yield the result in each line of a text, empty lines left out."""
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
    likely = (span for span in spans if len(span.code) == length and not misfits(span.code))
    for note in (_note_of(items, line, span) for span in likely):
        if note.solved is not None:
            return note
    least_odd = min(spans, key=lambda span: _oddness(span.code, length), default=_Span(0, 0, ""))
    return _note_of(items, line, least_odd)


def _note_of(items: Sequence[Item], line: str, span: "_Span") -> Note:
    """Return the note in a line whose code these words are."""
    code = line[span.start : span.end]
    try:
        return Note(_name(line, span), code, read_code(items, code))
    except BadCodeError as error:
        return Note(_name(line, span), code, None, error.reason)


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
    """Return the text around the code, cut to the length of a name."""
    around = " ".join(f"{line[: span.start]} {line[span.end :]}".split())
    return around.strip(_AROUND_NAMES)[: limits.NAME]


def _oddness(code: str, length: int) -> int:
    """Return how far normalised characters are from looking like a code of this length."""
    return abs(len(code) - length) + 2 * misfits(code)
