"""A text as the tokens by which it can be found.

Chinese and Japanese put no spaces between words: there every two neighbours are a token, which
finds a word without knowing where it begins. Elsewhere tokens are words without their endings;
cutting by a short list is enough to let "clues" find "clue" and «жетонов» find «жетоны».
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from tutor.web.teaching.search.folding import fold

# After folding: hiragana with the sign for a long vowel, ideographs with the sign of repetition.
_HAN = "\u3041-\u3096\u30fc\u3005\u3400-\u4dbf\u4e00-\u9fff"
_RUN = re.compile(rf"(?P<han>[{_HAN}]+)|(?:(?![{_HAN}])[^\W_])+")
_CYRILLIC = re.compile("[а-я]")

# Words of which every question is made; a title that shares nothing else answers none.
_EMPTY = frozenset(
    (
        *("a", "an", "and", "are", "be", "can", "do", "does", "i", "in", "is", "it", "may", "my"),
        *("of", "on", "or", "the", "to", "we", "what", "when", "with", "you", "your"),
        *("в", "во", "и", "или", "к", "как", "ли", "мне", "мой", "можно", "мы", "на", "надо"),
        *("нужно", "о", "по", "с", "со", "у", "что", "я"),
    )
)

_SHORTEST_STEM = 3

# Longest first; case and number of nouns and adjectives, then the commonest forms of verbs.
_RUSSIAN = re.compile(
    "(?:иями|ями|ами|ого|его|ому|ему|ыми|ими|ться|тся|ешь|ишь|ете|ите|али|или|ать|ять|ить|еть|"
    "ая|яя|ую|юю|ое|ее|ые|ие|ый|ий|ой|ей|ом|ем|ам|ям|ах|ях|ов|ев|ия|ии|ию|ет|ит|ют|ут|ат|ят|"
    "ал|ил|ла|ли|а|я|о|е|ы|и|у|ю|ь|й)$"
)
_ENGLISH = re.compile("(?:ing|ed|es|s|e)$")


class SearchToken(NamedTuple):
    """A token and the place in the text, from `start` to before `end`, that it was made of."""

    text: str
    start: int
    end: int


def tokens(text: str) -> Iterator[SearchToken]:
    """Yield the tokens of a text in order; those of Chinese and Japanese overlap.

    Words that say nothing by themselves are left out.
    """
    for run in _RUN.finditer(fold(text)):
        start, end = run.span()
        if not run["han"]:
            if run[0] not in _EMPTY:
                yield SearchToken(stem(run[0]), start, end)
        elif end - start == 1:
            yield SearchToken(run[0], start, end)
        else:
            for place in range(end - start - 1):
                yield SearchToken(run[0][place : place + 2], start + place, start + place + 2)


def stem(word: str) -> str:
    """Return a folded word without its ending, at least three letters of it."""
    if word[0].isdigit():
        return word.rstrip("s")
    ending = _RUSSIAN if _CYRILLIC.match(word) else _ENGLISH
    found = ending.search(word, _SHORTEST_STEM)
    if found is None:
        return word
    cut = word[: found.start()]
    # "tries" and "try", "dropped" and "drop": English doubles letters and changes a y.
    if ending is _ENGLISH and cut.endswith("i"):
        return cut[:-1] + "y"
    doubled = ending is _ENGLISH and len(cut) > _SHORTEST_STEM and cut[-1] == cut[-2]
    return cut[:-1] if doubled and found[0] in ("ing", "ed") else cut
