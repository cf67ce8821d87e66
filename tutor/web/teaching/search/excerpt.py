"""The piece of a text that shows best why it was found."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from tutor.web.teaching.search.index import Query
from tutor.web.teaching.search.tokens import NO_FORMS, Forms, Token, tokens

_LONGEST = 160
_BEFORE = 40
"""Characters of an excerpt, and of it before the first match."""


class Piece(NamedTuple):
    """A piece of an excerpt, and whether it is what was looked for."""

    text: str
    matches: bool


def excerpt(texts: Sequence[str], query: Query, forms: Forms = NO_FORMS) -> list[Piece]:
    """Return the text that has most of the query, shortened, in pieces that match or do not.

    The first text if none has any of it; an ellipsis stands where something was cut off.
    """
    best = max(texts, key=lambda text: _shared(text, query, forms))
    spans = _spans(best, query, forms)
    start = 0 if len(best) <= _LONGEST or not spans else max(0, spans[0][0] - _BEFORE)
    start = best.rfind(" ", 0, start) + 1 if " " in best[:start][-_BEFORE:] else start
    end = min(len(best), start + _LONGEST)
    pieces = [Piece("…", False)] if start else []
    place = start
    for first, last in spans:
        if first >= end:
            break
        pieces += [Piece(best[place:first], False), Piece(best[first : min(last, end)], True)]
        place = min(last, end)
    if end < len(best):
        pieces += [Piece(best[place:end].rstrip(), False), Piece("…", False)]
    else:
        pieces.append(Piece(best[place:], False))
    return [piece for piece in pieces if piece.text]


def _shared(text: str, query: Query, forms: Forms) -> float:
    return sum(query.get(token, 0.0) for token in {token.text for token in _tokens(text, forms)})


@lru_cache(maxsize=2048)
def _tokens(text: str, forms: Forms) -> tuple[Token, ...]:
    """Return the tokens of a text that is searched, of which there are few hundred in a language.

    Cutting the texts of all results takes longer than finding them.
    """
    return tuple(tokens(text, forms))


def _spans(text: str, query: Query, forms: Forms) -> list[tuple[int, int]]:
    """Return the places that match, in order; those that touch are joined."""
    spans: list[tuple[int, int]] = []
    for token in _tokens(text, forms):
        if token.text not in query:
            continue
        if spans and token.start <= spans[-1][1]:
            spans[-1] = (spans[-1][0], token.end)
        else:
            spans.append((token.start, token.end))
    return spans
