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
"""

import re
import unicodedata
from collections.abc import Sequence
from enum import StrEnum
from hashlib import sha256

from tutor.clubs.items import Item, Solved
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
    """Return the code of what is solved of a list, in groups of four with hyphens between."""
    number = (_digest(items) << len(items)) + solved.within(len(items)).mask
    values = [number // _BASE**place % _BASE for place in reversed(range(code_length(items) - 1))]
    # The last character counts once, so it can make up for all the others.
    values.append(-_sum([*values, 0]) % _BASE)
    code = "".join(ALPHABET[value] for value in values)
    return "-".join(code[start : start + _GROUP] for start in range(0, len(code), _GROUP))


def read_code(items: Sequence[Item], text: str) -> Solved:
    """Return what a code says of this list; BadCodeError for any other text.

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
