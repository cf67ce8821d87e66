"""The excerpt of a text that shows best why it was found."""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from tutor.web.teaching.search.index import Query
from tutor.web.teaching.search.tokens import NO_FORMS, Forms, SearchToken, tokens

_LONGEST = 160
_BEFORE = 40
"""Characters of an excerpt, and of it before the first match."""


class ExcerptPart(NamedTuple):
    """A part of an excerpt, and whether it is what was looked for."""

    text: str
    matches: bool


def excerpt(texts: Sequence[str], query: Query, forms: Forms = NO_FORMS) -> list[ExcerptPart]:
    """Return the text that has most of the query, shortened, in pieces that match or do not.

    The first text if none has any of it; an ellipsis stands where something was cut off.
    """
    best = max(texts, key=lambda text: _shared(text, query, forms))
    spans = _spans(best, query, forms)
    start = 0 if len(best) <= _LONGEST or not spans else max(0, spans[0][0] - _BEFORE)
    start = best.rfind(" ", 0, start) + 1 if " " in best[:start][-_BEFORE:] else start
    end = min(len(best), start + _LONGEST)
    parts = [ExcerptPart("…", False)] if start else []
    place = start
    for first, last in spans:
        if first >= end:
            break
        parts += [
            ExcerptPart(best[place:first], False),
            ExcerptPart(best[first : min(last, end)], True),
        ]
        place = min(last, end)
    if end < len(best):
        parts += [ExcerptPart(best[place:end].rstrip(), False), ExcerptPart("…", False)]
    else:
        parts.append(ExcerptPart(best[place:], False))
    return [part for part in parts if part.text]


def _shared(text: str, query: Query, forms: Forms) -> float:
    return sum(query.get(token, 0.0) for token in {token.text for token in _tokens(text, forms)})


@lru_cache(maxsize=2048)
def _tokens(text: str, forms: Forms) -> tuple[SearchToken, ...]:
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
            spans[-1] = (spans[-1][0], max(spans[-1][1], token.end))
        else:
            spans.append((token.start, token.end))
    return spans
