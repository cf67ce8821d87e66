"""Texts that organisers and learners give: one line, without anything that is not seen."""

import unicodedata
from collections.abc import Iterator

_JOINERS = "\u200c\u200d"
"""Persian and emoji are written with these; other format characters turn or hide text."""

_MARKS = ("Mn", "Me")
_MOST_MARKS = 4
"""The most marks on one letter: Tibetan and Hebrew write as many."""


def is_seen(character: str) -> bool:
    """Return whether a character may stand in a text of ours."""
    return character in _JOINERS or unicodedata.category(character) not in _UNSEEN


_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})


def one_line(text: str) -> str:
    """Return the text for storage: composed (NFC), in one line, without invisible characters.

    Of the marks on a letter the first few are kept: any more would cover the lines above and below.
    """
    # Piles go first, and again once all is composed: putting one in order takes its length squared.
    composed = _composed(text)
    if composed != text:
        composed = _composed(composed)
    return " ".join(composed.split())


def _composed(text: str) -> str:
    seen = "".join(each for each in text if each.isspace() or is_seen(each))
    return unicodedata.normalize("NFC", "".join(_without_piles(seen)))


def _without_piles(text: str) -> Iterator[str]:
    """Yield the characters, but no more marks in a row than languages write."""
    marks = 0
    for each in text:
        if each not in _JOINERS:
            is_mark = unicodedata.category(each) in _MARKS or unicodedata.combining(each)
            marks = marks + 1 if is_mark else 0
        if marks <= _MOST_MARKS:
            yield each
