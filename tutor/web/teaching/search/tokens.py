"""A text as the tokens by which it can be found.

Chinese and Japanese put no spaces between words: there every two neighbours are a token, which
finds a word without knowing where it begins, and every ideograph is one, because one of them often
is what two words for the same thing share. Elsewhere tokens are words without their endings;
cutting by a short list is enough to let "clues" find "clue" and «жетонов» find «жетоны». The lists
come with the translations (see `Forms`).
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from tutor.web.teaching.search.folding import fold

# After folding: hiragana with the sign for a long vowel, ideographs with the sign of repetition.
_HAN = "\u3041-\u3096\u30fc\u3005\u3400-\u4dbf\u4e00-\u9fff"
_RUN = re.compile(rf"(?P<han>[{_HAN}]+)|(?:(?![{_HAN}])[^\W_])+")
_FIRST_IDEOGRAPH = "\u3400"
_SHORTEST_STEM = 3


@dataclass(frozen=True)
class Forms:
    """How the words of a language are inflected, as far as finding them goes.

    `endings` are cut off; `empty` are the words of which every question is made: a title that
    shares nothing else answers none. `doubling` languages write "dropped" for "drop" and "tries"
    for "try". Words of other languages are cut as `after` says.
    """

    endings: tuple[str, ...] = ()
    empty: tuple[str, ...] = ()
    doubling: bool = False
    after: "Forms | None" = None

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
    def _piece(self) -> re.Pattern[str]:
        # Longer ones first: 能不能 is not 能.
        empty = sorted(self._empty, key=lambda word: -len(word))
        passed = f"(?:{'|'.join(map(re.escape, empty))})" if empty else "(?!)"
        return re.compile(f"(?:(?!{passed}).)+|{passed}")

    def pieces(self, run: str) -> Iterator[re.Match[str]]:
        """Yield what a folded run of Chinese or Japanese has between words that say nothing."""
        return (piece for piece in self._piece.finditer(run) if piece[0] not in self._empty)

    def stem(self, word: str) -> str:
        """Return a folded word without its ending, at least three letters of it."""
        if word[0].isdigit():
            return word.rstrip("s")
        found = self._ending.search(word, _SHORTEST_STEM) if self.endings else None
        if found is None:
            return self.after.stem(word) if self.after else word
        cut = word[: found.start()]
        return _undoubled(cut, found[0]) if self.doubling else cut


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


def tokens(text: str, forms: Forms) -> Iterator[SearchToken]:
    """Yield the tokens of a text in order; those of Chinese and Japanese overlap.

    Words that say nothing by themselves are left out.
    """
    for run in _RUN.finditer(fold(text)):
        start, end = run.span()
        if run["han"]:
            for piece in forms.pieces(run[0]):
                yield from _neighbours(piece[0], start + piece.start())
        elif not forms.is_empty(run[0]):
            yield SearchToken(forms.stem(run[0]), start, end)


def _neighbours(piece: str, start: int) -> Iterator[SearchToken]:
    """Yield each character of a piece of Chinese or Japanese, and each two neighbours."""
    for place, letter in enumerate(piece):
        if letter >= _FIRST_IDEOGRAPH or len(piece) == 1:
            yield SearchToken(letter, start + place, start + place + 1)
        if place + 1 < len(piece):
            yield SearchToken(piece[place : place + 2], start + place, start + place + 2)
