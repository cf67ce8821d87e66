"""The excerpt of a text that shows best why it was found."""

import re
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from tutor.web.teaching.search.index import Query
from tutor.web.teaching.search.tokens import NO_FORMS, Forms, SearchToken, tokens

_LONGEST = 200
"""Characters of an excerpt; a single sentence may be longer."""

_SENTENCE = re.compile(r".+?(?:[.!?…][”’»\")]*(?:\s+|$)|[。！？][」』”’）]*|$)", re.DOTALL)


class ExcerptPart(NamedTuple):
    """A part of an excerpt, and whether it is what was looked for."""

    text: str
    matches: bool


def excerpt(texts: Sequence[str], query: Query, forms: Forms = NO_FORMS) -> list[ExcerptPart]:
    """Return the sentences that have most of the query, in pieces that match or do not.

    The text that shares most with the query is cut to its best sentence and as many of the next
    ones as there is room for. No sentence is ever cut.
    """
    best = max(texts, key=lambda text: _shared(text, query, forms))
    if len(best) > _LONGEST:
        best = _around_the_best_sentence(best, query, forms)
    parts = []
    place = 0
    for first, last in _spans(best, query, forms):
        parts += [ExcerptPart(best[place:first], False), ExcerptPart(best[first:last], True)]
        place = last
    parts.append(ExcerptPart(best[place:], False))
    return [part for part in parts if part.text]


def _around_the_best_sentence(text: str, query: Query, forms: Forms) -> str:
    """Return the sentence that shares most with the query, and the next ones up to the limit."""
    sentences: list[str] = _SENTENCE.findall(text)
    first = max(range(len(sentences)), key=lambda place: _shared(sentences[place], query, forms))
    shown = sentences[first]
    for sentence in sentences[first + 1 :]:
        if len(shown + sentence.rstrip()) > _LONGEST:
            break
        shown += sentence
    return shown.strip()


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
