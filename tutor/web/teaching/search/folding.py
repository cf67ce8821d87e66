"""One spelling for what readers take for the same letter.

Case, full and half width, ё and е, katakana and hiragana, Traditional and Simplified characters:
a query may use either, whatever the page uses.
"""

import unicodedata
from functools import cache, lru_cache
from importlib.resources import files

_KATAKANA = range(ord("ァ"), ord("ヶ") + 1)
_TO_HIRAGANA = ord("ァ") - ord("ぁ")


def clean(text: str, limit: int) -> str:
    """Return what somebody typed as readable text of at most `limit` characters.

    Control characters and halves of surrogate pairs, which no page can show, become spaces, and
    white space is single.
    """
    readable = "".join(
        " " if unicodedata.category(letter) in ("Cc", "Cs") else letter for letter in text[:limit]
    )
    return " ".join(readable.split())


def composed(text: str) -> str:
    """Return typed text with its letters composed: half-width kana, й of two signs, ligatures."""
    return unicodedata.normalize("NFKC", text)


def fold(text: str) -> str:
    """Return the text in its folded spelling; each character stays at its place."""
    return "".join(map(_folded, text))


@lru_cache(maxsize=16_384)  # of a million characters that can be typed
def _folded(letter: str) -> str:
    plain = _single(unicodedata.normalize("NFKC", letter), letter)
    plain = _single(plain.lower(), plain)
    if ord(plain) in _KATAKANA:
        return chr(ord(plain) - _TO_HIRAGANA)
    return "е" if plain == "ё" else _simplified().get(plain, plain)


def _single(changed: str, letter: str) -> str:
    """Return the changed letter if it still is one: places must not shift."""
    return changed if len(changed) == 1 else letter


@cache
def _simplified() -> dict[str, str]:
    """Return the Simplified character of each Traditional one in han.txt."""
    lines = (
        files("tutor.web.teaching.search")
        .joinpath("han.txt")
        .read_text(encoding="utf-8")
        .splitlines()
    )
    pairs = " ".join(line for line in lines if not line.startswith("#")).split()
    return {pair[0]: pair[1] for pair in pairs}
