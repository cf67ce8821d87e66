"""An index that scores passages against a query.

**Score.** A passage and a query are alike as far as their tokens are the same, rare ones counting
more (`idf`), meanings more than words: the weights of the shared ones, divided by the length of the
passage, so that a short title that is all about the query beats a long text in which the words
occur. An owner has, for each kind of
passage, the likeness of its best three, each counting half as much as the one before, times the
weight of the kind: several questions that come near say more than one. To it comes what the owner
shares with the query in all its passages together: a question has words that no single one has.
Half of the score is likeness; the other half is how probable the owner is to a classifier that has
learned from all passages (see `classifier`). Asides have half of their score. Owners of a passage
that is just what was typed come first. Equal scores keep the order of the passages.

**Words that no passage has.** A word stands for those that differ by one letter or by two swapped
ones; if there are none, for those that contain it: half a word, or a single character. Both count
for less than the reader's own words. Words for the same thing are tokens (see `Forms`).
"""

import re
from collections import defaultdict
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from importlib.resources import files
from itertools import filterfalse
from math import log, sqrt
from operator import mul
from typing import NamedTuple

from tutor.web.rules.search.classifier import Classifier
from tutor.web.rules.search.tokens import (
    NO_FORMS,
    Forms,
    SearchToken,
    composed,
    is_empty,
    is_long_word,
    is_meaning,
    tokens,
)

_SAME = "same"
"""The section of words that readers use for one thing, a list a line."""


@cache
def search_words(package: str) -> Mapping[tuple[str, str], list[str]]:
    """Return the words by the tag of their language and the id of the rule that they look for.

    They are those of the folder `search_words` in this package: a file a language, with a section
    of phrases between slashes for each rule. With an empty id they are lists of words for the same
    thing.
    """
    by_rule: dict[tuple[str, str], list[str]] = defaultdict(list)
    for file in files(package).joinpath("search_words").iterdir():
        language = file.name.removesuffix(".txt")
        section = ""
        for line in file.read_text(encoding="utf-8").splitlines():
            if line.startswith("["):
                section = line.strip("[]")
            elif section == _SAME:
                by_rule[language, ""].append(line)
            elif line:
                by_rule[language, section] += line.split("/")
    return dict(by_rule)


class PassageKind(Enum):
    """The kind of a passage; the value is its weight."""

    TITLE = 4.0
    QUESTION = 3.75
    SYNONYM = 2.0
    TEXT = 1.5


_BEST = (1.0, 0.5, 0.25)
"""How much the best passages of a kind count, the best first."""

_MEANING = 1.5
"""How much a meaning counts beside words that are as rare."""

_LONG = 1.3
"""The power of a passage's length: with 1, passages with one word of the query win too often."""

_TOGETHER = 0.25
_LEARNED = 0.5
"""The part of the score that the classifier gives; likeness has the rest."""

_ASIDE = 0.5
_BY_PART = 0.5
_BY_TYPO = 0.8
_SHORTEST_PART = 3
"""Letters of a word that must be typed to find it by a part; one is enough in Chinese."""

_MOST_PARTS = 40


@dataclass(frozen=True, slots=True)
class Passage:
    """A piece of text by which its owner can be found."""

    owner: str
    kind: PassageKind
    text: str


Query = Mapping[str, float]
"""The tokens looked for, and how much each counts: 1 as typed, less for what was added."""


class Index:
    """Passages by their tokens. Built once, then only read."""

    def __init__(
        self,
        passages: Iterable[Passage],
        forms: Forms = NO_FORMS,
        asides: Collection[str] = (),
    ) -> None:
        """Cut the passages into tokens, and note in how many of them each occurs.

        `asides` are the owners that come behind others that share as much with a query.
        """
        self.forms = forms
        self._asides = frozenset(asides)
        self._passages: list[tuple[str, PassageKind]] = []
        self._having: dict[str, list[int]] = defaultdict(list)
        cut = []
        for place, passage in enumerate(passages):
            self._passages.append((passage.owner, passage.kind))
            cut.append(_distinct(passage.text, forms))
            for token in cut[-1]:
                self._having[token].append(place)
        # One text of a token a line, in which a part is found at once.
        self._lines = "\n" + "\n".join(self._having) + "\n"
        self._idf = {
            token: log(1 + len(cut) / len(places)) * (_MEANING if is_meaning(token) else 1.0)
            for token, places in self._having.items()
        }
        self._lengths = [
            sqrt(sum(self._idf[token] ** 2 for token in each)) ** _LONG for each in cut
        ]
        self._whole = cut
        self._weights = {token: self._weights_of(token) for token in self._having}
        owners = [owner for owner, _ in self._passages]
        self._owners = list(dict.fromkeys(owners))
        self._classifier = Classifier(zip(owners, cut, strict=True), self._idf)
        self._near: dict[str, list[str]] = defaultdict(list)
        for token in self._having:
            if is_long_word(token):
                for shortened in _shortened(token):
                    self._near[shortened].append(token)

    def query(self, text: str) -> Query:
        """Return the tokens that a text looks for; empty if there is nothing to look for in it."""
        typed = _distinct(composed(text), self.forms)
        sought: dict[str, float] = dict.fromkeys(typed, 1.0)
        for token in filterfalse(is_empty, typed - self._having.keys()):
            for meant, counts in self._meant(token):
                for each in (meant, *self.forms.meanings((meant,))):
                    sought.setdefault(each, counts)
        return sought

    def find(self, query: Query, most: int) -> list[str]:
        """Return the owners that share tokens with the query, best first, `most` at the most."""
        likeness: dict[int, float] = defaultdict(float)
        alike: dict[str, float] = defaultdict(float)
        for token, counts in query.items():
            shared = counts * self._idf.get(token, 0.0) ** 2
            for place in self._having.get(token, ()):
                likeness[place] += shared
            for owner, weight in self._weights.get(token, {}).items():
                alike[owner] += _TOGETHER * weight * shared
        for owner, best in self._of_the_best(likeness).items():
            alike[owner] += best
        probable = self._classifier.probabilities(query)
        most_alike = max(alike.values(), default=0.0)
        most_probable = max(probable.values(), default=1.0)
        scores = {
            owner: (1 - _LEARNED) * alike[owner] / most_alike
            + _LEARNED * probable.get(owner, 0.0) / most_probable
            for owner in alike
        }
        for owner in self._asides & scores.keys():
            scores[owner] *= _ASIDE
        typed = {token for token, counts in query.items() if counts == 1.0}
        whole = [place for place in likeness if self._whole[place] == typed]
        for owner in {self._passages[place][0] for place in whole}:
            scores[owner] += 1.0
        in_order = filter(scores.__contains__, self._owners)
        return sorted(in_order, key=lambda owner: -scores[owner])[:most]

    def _weights_of(self, token: str) -> dict[str, float]:
        """Return who has a token, and the most weight it has there."""
        weights: dict[str, float] = {}
        for place in self._having[token]:
            owner, kind = self._passages[place]
            weights[owner] = max(weights.get(owner, 0.0), kind.value)
        return weights

    def alike(self, text: str, query: Query) -> float:
        """Return the similarity of a text and a query, from 0 to about 1."""
        weights = {token: self._idf.get(token, 0.0) ** 2 for token in _distinct(text, self.forms)}
        typed = [self._idf.get(token, 0.0) ** 2 for token, counts in query.items() if counts == 1.0]
        shared = sum(query.get(token, 0.0) * weight for token, weight in weights.items())
        return shared / sqrt(sum(weights.values()) * sum(typed)) if shared and any(typed) else 0.0

    def _of_the_best(self, likeness: Mapping[int, float]) -> dict[str, float]:
        """Return the score of each owner's best passages of each kind."""
        alike: dict[tuple[str, PassageKind], list[float]] = defaultdict(list)
        for place, shared in likeness.items():
            alike[self._passages[place]].append(shared / self._lengths[place])
        best: dict[str, float] = defaultdict(float)
        for (owner, kind), each in alike.items():
            best[owner] += kind.value * sum(map(mul, sorted(each, reverse=True), _BEST))
        return best

    def _meant(self, token: str) -> Iterator[tuple[str, float]]:
        """Yield the tokens that an unknown one may stand for, and how much each counts."""
        near = dict.fromkeys(each for s in _shortened(token) for each in self._near.get(s, ()))
        if is_long_word(token) and near:
            yield from ((each, _BY_TYPO) for each in near)
        else:
            yield from ((each, _BY_PART) for each in self._containing(token))

    def _containing(self, part: str) -> list[str]:
        """Return the tokens that contain a part of a word; none for too small a part."""
        if part.isascii() and len(part) < _SHORTEST_PART:
            return []
        rules: list[str] = []
        place = self._lines.find(part)
        while place >= 0 and len(rules) < _MOST_PARTS:
            start, end = self._lines.rfind("\n", 0, place), self._lines.find("\n", place)
            rules.append(self._lines[start + 1 : end])
            place = self._lines.find(part, end)
        return rules


def _shortened(token: str) -> Iterator[str]:
    """Yield a word, then the word without each one of its letters.

    Two words share one of these if they differ by one letter, or by two swapped ones.
    """
    yield token
    for place in range(len(token)):
        yield token[:place] + token[place + 1 :]


def _distinct(text: str, forms: Forms) -> frozenset[str]:
    return frozenset(token.text for token in tokens(text, forms))


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
    passage = sentences[first]
    for sentence in sentences[first + 1 :]:
        if len(passage + sentence.rstrip()) > _LONGEST:
            break
        passage += sentence
    return passage.strip()


def _shared(text: str, query: Query, forms: Forms) -> float:
    return sum(query.get(token, 0.0) for token in {token.text for token in _tokens(text, forms)})


@lru_cache(maxsize=2048)
def _tokens(text: str, forms: Forms) -> tuple[SearchToken, ...]:
    """Return the tokens of a text that excerpts show, without the words of every question.

    Cutting the texts of all results takes longer than finding them.
    """
    return tuple(token for token in tokens(text, forms) if not is_empty(token.text))


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
