"""Splits a text into search tokens.

Chinese and Japanese put no spaces between words: there every two neighbours are a token, which
finds a word without knowing where it begins, and every ideograph is one, because one of them often
is what two words for the same thing share. Elsewhere tokens are words without their endings;
cutting by a short list is enough to let "clues" find "clue" and «жетонов» find «жетоны». The lists
come with the translations (see `Forms`).
"""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache
from importlib.resources import files
from string import ascii_lowercase
from typing import NamedTuple

_KATAKANA = range(ord("ァ"), ord("ヶ") + 1)
_TO_HIRAGANA = ord("ァ") - ord("ぁ")


def clean(text: str, limit: int) -> str:
    """Return typed text cleaned up, of at most `limit` characters.

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
    base = unicodedata.normalize("NFD", plain)[0]
    if base.isascii():  # of é and ä, whose accents are often left out; the breve of й is none
        return base
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
        files("tutor.web.rules.search").joinpath("han.txt").read_text(encoding="utf-8").splitlines()
    )
    pairs = " ".join(line for line in lines if not line.startswith("#")).split()
    return {pair[0]: pair[1] for pair in pairs}


# After folding: hiragana with the sign for a long vowel, ideographs with the sign of repetition.
_HAN = "\u3041-\u3096\u30fc\u3005\u3400-\u4dbf\u4e00-\u9fff"
_RUN = re.compile(rf"(?P<han>[{_HAN}]+)|(?:(?![{_HAN}])[^\W_])+")
_FIRST_IDEOGRAPH = "\u3400"
_SHORTEST_STEM = 3
_LONGEST_PHRASE = 3
_LONG_WORD = 4
_FIRST_OF_EAST_ASIA = "\u3000"
_MEANING = "="
"""Begins a token that no word is, but what several words mean."""

_EMPTY = "~"
"""Begins a token that is a word which says nothing by itself."""


@dataclass(frozen=True, eq=False)
class Forms:
    """Inflections and synonyms of a language, as search needs them.

    `endings` are cut off; `empty` words are in every question, so they count little. `doubling`
    languages write "dropped" for "drop" and "tries" for "try". Words of other languages are cut as
    `after` says. Each of the `same` lists has words or phrases that readers use for one thing.
    """

    endings: tuple[str, ...] = ()
    empty: tuple[str, ...] = ()
    doubling: bool = False
    after: "Forms | None" = None
    same: tuple[tuple[str, ...], ...] = ()

    @cached_property
    def _ending(self) -> re.Pattern[str]:
        # Of several that fit, a search finds the one that begins first, which is the longest.
        return re.compile(f"(?:{'|'.join(map(re.escape, map(fold, self.endings)))})$")

    @cached_property
    def _empty(self) -> frozenset[str]:
        return frozenset(map(fold, self.empty))

    def is_empty(self, word: str) -> bool:
        """Return whether a folded word says nothing by itself."""
        return word in self._empty or (self.after is not None and self.after.is_empty(word))

    @cached_property
    def piece(self) -> re.Pattern[str]:
        """A pattern for empty words, and for the text between them, in Chinese or Japanese."""
        # Longer ones first: 能不能 is not 能.
        empty = sorted(self._empty, key=lambda word: -len(word))
        passed = f"(?:{'|'.join(map(re.escape, empty))})" if empty else "(?!)"
        return re.compile(f"(?:(?!{passed}).)+|{passed}")

    @cached_property
    def _meanings(self) -> dict[tuple[str, ...], list[str]]:
        """The tokens of what words mean, by the stems of a phrase, or by a folded run."""
        meanings: dict[tuple[str, ...], list[str]] = defaultdict(list)
        for words in self.same:
            meaning = f"{_MEANING}{words[0]}"
            for word in words:
                key = self._meaning_key(word)
                if key and meaning not in meanings[key]:
                    meanings[key].append(meaning)
        return dict(meanings)

    def _meaning_key(self, word: str) -> tuple[str, ...]:
        """Return the stems of a phrase, or a folded run of Chinese or Japanese, or nothing.

        A phrase of both, like 變體3, has none: its 3 alone would mean the variant.
        """
        runs = list(_RUN.finditer(fold(word)))
        if len(runs) == 1 and runs[0]["han"]:
            return (runs[0][0],)
        return () if any(run["han"] for run in runs) else tuple(w.text for w in _words(word, self))

    @cached_property
    def _han_meaning(self) -> re.Pattern[str]:
        # Longer ones first: 棄牌堆 is not 棄牌.
        runs = sorted((key[0] for key in self._meanings if _is_han(key[0])), key=len, reverse=True)
        return re.compile("|".join(runs) or "(?!)")

    def meanings(self, stems: tuple[str, ...]) -> list[str]:
        """Return the tokens for what a phrase means, whichever of the words for it was used."""
        return self._meanings.get(stems, [])

    def meanings_in(self, run: str) -> Iterator[tuple[str, re.Match[str]]]:
        """Yield the tokens for what words in a folded run of Chinese or Japanese mean."""
        for word in self._han_meaning.finditer(run):
            for meaning in self._meanings[word[0],]:
                yield meaning, word

    def stem(self, word: str) -> str:
        """Return a folded word without its ending, at least three letters of it.

        Of a number with letters, 5s or 6e, the number.
        """
        if word[0].isdigit():
            return word.rstrip(ascii_lowercase)
        ending = self._ending.search(word, _SHORTEST_STEM) if self.endings else None
        if ending is None:
            return self.after.stem(word) if self.after else word
        cut = word[: ending.start()]
        return _undoubled(cut, ending[0]) if self.doubling else cut


def _undoubled(cut: str, ending: str) -> str:
    """Return the stem of "tries", "try", and of "dropped", "drop"."""
    if cut.endswith("i"):
        return cut[:-1] + "y"
    doubled = len(cut) > _SHORTEST_STEM and cut[-1] == cut[-2]
    return cut[:-1] if doubled and ending in ("ing", "ed") else cut


NO_FORMS = Forms()
"""Words as they are."""


class SearchToken(NamedTuple):
    """A token and the place in the text, from `start` to before `end`, that it was made of."""

    text: str
    start: int
    end: int


def tokens(text: str, forms: Forms) -> list[SearchToken]:
    """Return the tokens of a text in order; those of Chinese and Japanese overlap.

    The meanings of words are tokens, too.
    """
    words = list(_words(text, forms))
    in_order = [*words, *_empty_words(text, forms)]
    for first in range(len(words)):
        for last in range(first, min(first + _LONGEST_PHRASE, len(words))):
            phrase = words[first : last + 1]
            for meaning in forms.meanings(tuple(word.text for word in phrase)):
                in_order.append(SearchToken(meaning, phrase[0].start, phrase[-1].end))
    for run in _RUN.finditer(fold(text)):
        if run["han"]:
            start = run.start()
            for meaning, part in forms.meanings_in(run[0]):
                in_order.append(SearchToken(meaning, start + part.start(), start + part.end()))
            for piece in forms.piece.finditer(run[0]):
                if not forms.is_empty(piece[0]):
                    in_order += _neighbours(piece[0], start + piece.start())
    return sorted(in_order, key=lambda token: token.start)


def _words(text: str, forms: Forms) -> Iterator[SearchToken]:
    """Yield the stems of the words of a text, but for Chinese and Japanese ones and empty ones."""
    for run in _RUN.finditer(fold(text)):
        if not run["han"] and not forms.is_empty(run[0]):
            yield SearchToken(forms.stem(run[0]), *run.span())


def _empty_words(text: str, forms: Forms) -> Iterator[SearchToken]:
    """Yield the words of a text that say nothing by themselves, in any script."""
    for run in _RUN.finditer(fold(text)):
        for part in forms.piece.finditer(run[0]) if run["han"] else (run,):
            if forms.is_empty(part[0]):
                start = run.start() + part.start() if run["han"] else run.start()
                yield SearchToken(_EMPTY + part[0], start, start + len(part[0]))


def is_empty(token: str) -> bool:
    """Return whether a token is a word that says nothing by itself."""
    return token.startswith(_EMPTY)


def is_meaning(token: str) -> bool:
    """Return whether a token stands for what several words mean."""
    return token.startswith(_MEANING)


def is_long_word(token: str) -> bool:
    """Return whether a token is a word of letters, long enough to be known by most of them."""
    return len(token) >= _LONG_WORD and token[0].isalpha() and token[0] < _FIRST_OF_EAST_ASIA


def _is_han(folded: str) -> bool:
    """Return whether a folded text is a run of Chinese or Japanese and nothing else."""
    return (run := _RUN.fullmatch(folded)) is not None and run["han"] is not None


def _neighbours(piece: str, start: int) -> Iterator[SearchToken]:
    """Yield each character of a piece of Chinese or Japanese, and each two neighbours."""
    for place, letter in enumerate(piece):
        if letter >= _FIRST_IDEOGRAPH or len(piece) == 1:
            yield SearchToken(letter, start + place, start + place + 1)
        if place + 1 < len(piece):
            yield SearchToken(piece[place : place + 2], start + place, start + place + 2)
