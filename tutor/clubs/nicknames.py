"""Nicknames of learners on a club's board, and suggestions for them.

A nickname is letters and digits of any script, with single spaces, hyphens, apostrophes, middle
dots and full stops between them. Full-width and decorated letters become plain ones (NFKC), so that
screen readers read names and not "mathematical bold capital A". Emoji are refused: they look
different on each device, are read out at length, and many cannot be told apart.
"""

import re
import unicodedata
from collections.abc import Iterable, Sequence
from itertools import count
from random import Random

from tutor.clubs.errors import BadNickname, BadNicknameError
from tutor.clubs.limits import NICKNAME
from tutor.clubs.texts import one_line

OFFERED = (
    "lantern",
    "sparkler",
    "comet",
    "firefly",
    "star",
    "rainbow",
    "rocket",
    "lighthouse",
    "compass",
    "kite",
    "maple",
    "acorn",
    "cloud",
    "wave",
    "owl",
    "otter",
    "penguin",
    "dolphin",
    "crane",
    "swallow",
    "hedgehog",
    "squirrel",
    "panda",
    "dragon",
)
"""The ids of the nicknames that are offered; each language has a word for each."""

AT_ONCE = 4
"""How many nicknames are offered at a time: as many as one looks at before choosing."""

_MOST_MARKS = 2
"""Combining marks on one letter: as many as languages write, too few to cover the line above."""

_BLANK = "\u115f\u1160\u3164\uffa0"
"""Letters to Unicode, but nothing is seen of them: the fillers of Hangul."""

_JOINERS = "\u200c\u200d"
_BETWEEN = "-\u2010'\u2019\u00b7\u2027\u30fb\u05f3\u05f4"
"""Hyphens, apostrophes, middle dots, and what Hebrew has for them."""

_VIRAMA = 9
"""The combining class of signs that silence a vowel; a joiner behind one says how it is drawn."""

_LETTER = f"LM{{0,{_MOST_MARKS}}}"
_WORD = f"(?:{_LETTER}|D)(?:J?{_LETTER}|D)*"
_SHAPE = re.compile(f"{_WORD}(?:(?:S|P|FS?){_WORD})*F?")
"""A nickname by the kinds of its characters, as `_kind` names them."""


def clean(text: str) -> str:
    """Return a nickname as it is kept and shown; BadNicknameError for what cannot be one."""
    # Before and after: as the width of a space is, too, a matter of compatibility.
    nickname = one_line(unicodedata.normalize("NFKC", one_line(text)))
    fewest, most = NICKNAME
    if len(nickname) < fewest:
        raise BadNicknameError(BadNickname.SHORT, text)
    if len(nickname) > most:
        raise BadNicknameError(BadNickname.LONG, text)
    kinds = "".join(_kind(nickname, place) for place in range(len(nickname)))
    if "L" not in kinds or not _SHAPE.fullmatch(kinds):
        raise BadNicknameError(BadNickname.CHARACTERS, text)
    return nickname


def key(nickname: str) -> str:
    """Return the key that is equal for nicknames that look alike."""
    folded = unicodedata.normalize("NFKC", nickname).casefold()
    joined = "".join(each for each in folded if each not in _JOINERS)
    return unicodedata.normalize("NFKC", joined)


def offered(names: Sequence[str], taken: Iterable[str], chance: Random) -> tuple[str, ...]:
    """Return a few of these names that nobody has taken, drawn by chance.

    Once all are taken they get a number: "Owl 2".
    """
    used = {key(nickname) for nickname in taken}
    free: list[str] = []
    for number in count(1):
        numbered = [name if number == 1 else f"{name} {number}" for name in names]
        left = [name for name in numbered if key(name) not in used]
        free += chance.sample(left, min(len(left), AT_ONCE - len(free)))
        if len(free) == AT_ONCE:
            return tuple(free)
    raise AssertionError  # numbers do not end


def _kind(text: str, place: int) -> str:
    """Return the class of the character at this place, a letter of `_SHAPE`; X if forbidden."""
    character = text[place]
    category = unicodedata.category(character)
    if character in _JOINERS:
        return "J" if _is_written(text, place) else "X"
    if character in _BETWEEN:
        return "P"
    if category[0] == "L" and character not in _BLANK:
        return "L"
    return {"Mn": "M", "Mc": "M", "Nd": "D", "Zs": "S"}.get(
        category, "F" if character == "." else "X"
    )


def _is_written(text: str, place: int) -> bool:
    """Return whether a joiner changes how the letters around it are drawn, as in RFC 5892, A.1."""
    before, after = text[:place][-1:], text[place + 1 :][:1]
    if not before or not after:
        return False
    is_silenced = unicodedata.combining(before) == _VIRAMA
    return is_silenced or {unicodedata.bidirectional(each) for each in (before, after)} == {"AL"}
