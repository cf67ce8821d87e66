"""Splits typed text into tokens: numbers, colours, players and words, in any language."""

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import takewhile
from typing import TypeVar

from babel.lists import format_list

from tutor.core.messages import Message
from tutor.web.shell.language_prefix import page_language
from tutor.web.shell.languages import SOURCE, Language
from tutor.web.shell.text import current_language, say_plain, speaking
from tutor.web.site.game_pages import GamePages

_KANA = {hiragana: hiragana + 0x60 for hiragana in range(0x3041, 0x3097)}
_FOLDED = _KANA | {ord("ё"): "е"}

_EAST = re.compile("[\u30a1-\u30ff\u3400-\u9fff]")
_PIECE = re.compile(
    r"(?P<number>[0-9]{1,3})|(?P<east>[\u30a1-\u30ff\u3400-\u9fff]+)|(?P<word>[^\W\d_]+)"
    r"|(?P<gap>[,;、，；/+&\n])"
)
_POSSESSIVE = re.compile(r"['’]s\b")
_ACCENTS = re.compile("(?<=[a-z])[\u0300-\u036f]+")
"""Accents of Latin letters, which are often left out; the breve of й is kept."""

Made = TypeVar("Made")


@dataclass(frozen=True, slots=True)
class Token:
    """A token: a number, a colour, a player, a word, or a gap between answers."""

    kind: str
    value: int | str

    @property
    def is_gap(self) -> bool:
        """Whether it is a gap between answers."""
        return self.kind == "gap"


GAP = Token("gap", "")

Typed = Sequence[tuple[Token, str]]
"""Tokens, each with the text that it was read from."""


class _Lexicon:
    """The colours, players and joining words of a language and of English, as they are folded."""

    def __init__(self, pages: GamePages) -> None:
        known = list(in_each_language(lambda: _names(pages)))
        self.joins = frozenset[str]().union(*in_each_language(_joins))
        self.letters = {name: token for letters, _ in known for name, token in letters.items()}
        self.names = {name: token for _, names in known for name, token in names.items()}
        named = self.names | self.letters | dict.fromkeys(self.joins, GAP)
        self.eastern = {name: token for name, token in named.items() if is_eastern(name)}
        self.longest = max(map(len, self.eastern), default=1)
        self.of_word = lru_cache(maxsize=4096)(self._of_word)

    def tokens(self, text: str) -> Iterator[tuple[Token, str]]:
        """Yield the tokens of a text in order, each with the text it was read from."""
        for match in _PIECE.finditer(_fold(text)):
            piece = match[0]
            if match.lastgroup == "number":
                yield Token("number", int(piece)), piece
            elif match.lastgroup == "gap":
                yield GAP, piece
            elif match.lastgroup == "word":
                yield self.of_word(piece), piece
            else:
                yield from self._of_run(piece)

    def _of_word(self, word: str) -> Token:
        """Return the colour or player that a word names, in whatever form, or the word itself."""
        if word in self.joins:
            return GAP
        forms = (token for name, token in self.names.items() if _is_form_of(word, name))
        return self.letters.get(word) or self.names.get(word) or next(forms, Token("word", word))

    def _of_run(self, run: str) -> Iterator[tuple[Token, str]]:
        """Yield the tokens of Han and kana: names, the longest first, and else characters."""
        place = 0
        while place < len(run):
            parts = (run[place : place + size] for size in range(self.longest, 0, -1))
            piece = next((part for part in parts if part in self.eastern), run[place])
            yield self.eastern.get(piece, Token("word", piece)), piece
            place += len(piece)


@lru_cache(maxsize=64)
def _lexicon(pages: GamePages, language: Language) -> _Lexicon:
    """Return the words of a game, in the request's language and in English."""
    return _Lexicon(pages)


def tokens_of(pages: GamePages, text: str) -> Iterator[tuple[Token, str]]:
    """Yield the tokens of a text in order, each with the text it was read from."""
    return _lexicon(pages, current_language()).tokens(text)


def in_each_language(made: Callable[[], Made]) -> Iterator[Made]:
    """Yield the value of `make` in the page's language, then in English."""
    yield made()
    if page_language() is not SOURCE:
        with speaking(SOURCE):
            english = made()
        yield english


def _names(pages: GamePages) -> tuple[Mapping[str, Token], Mapping[str, Token]]:
    """Return the letters of the colours, and the names of colours and players."""
    typing = pages.presentation.typing
    return _tokens(typing.letters()), _tokens(typing.names())


def _tokens(named: Mapping[str, tuple[str, int | str]]) -> dict[str, Token]:
    return {_fold(name): Token(kind, value) for name, (kind, value) in named.items()}


def _joins() -> frozenset[str]:
    """Return the joining words, such as "and"."""
    joined = format_list(["1", "2"], locale=current_language().locale)
    return frozenset(_fold(f"{joined.strip('12')} {listed_words('typed.and')}").split())


def is_eastern(text: str) -> bool:
    """Return whether a text begins with Han or kana, which are written without spaces."""
    return bool(_EAST.match(text))


_HAN_NUMBERS = "一二三四五六七八九"
_PLACE_IN_HAN = re.compile(f"(?<=第)[{_HAN_NUMBERS}]|[{_HAN_NUMBERS}](?=枚目|番目)")
"""Numbers of places written as words. Elsewhere such a character can be part of another word."""


def _fold(text: str) -> str:
    """Fold a text: width, case, accents, hiragana, ё."""
    plain = _ACCENTS.sub("", unicodedata.normalize("NFKD", text).casefold())
    folded = unicodedata.normalize("NFKC", plain).translate(_FOLDED)
    folded = _PLACE_IN_HAN.sub(lambda match: str(_HAN_NUMBERS.index(match[0]) + 1), folded)
    return _POSSESSIVE.sub("", folded)


def are_alike(word: str, known: str) -> bool:
    """Return whether a word is a known one, its beginning, or a form of it."""
    if word == known or (len(word) > 2 and known.startswith(word)):
        return True
    same = _shared(word, known)
    return same > 3 and same >= 0.6 * max(len(word), len(known))


def _is_form_of(word: str, name: str) -> bool:
    """Return whether a word is a name with another ending: красную for красный."""
    same = _shared(word, name)
    shortest = 4 if name.isascii() else 3
    return same >= max(shortest, len(name) - 2) and len(word) <= len(name) + 2


def _shared(one: str, other: str) -> int:
    """Return the length of two words' common prefix."""
    return sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], zip(one, other, strict=False)))


def listed_words(name: str) -> str:
    """Return the words of a message that lists them, with spaces between them."""
    return say_plain(Message(name)).replace("/", " ")
