"""A classifier that has learned from passages which owner a query's tokens ask for.

It is a softmax regression: each token has a weight for each owner, learned so that every passage
finds its own. Where two owners share most of their words, that leaves weight to the few words that
tell them apart, which counting alone can't do: a rule that says "clue" in each of its passages is
no likelier to be meant by it than the next one. Parts of words are learned, too: they find words
with other endings or prefixes, of which Russian has many.
"""

from array import array
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import exp, log, sqrt
from operator import mul
from random import Random

from tutor.web.rules.search.tokens import is_long_word

_PART = 4
"""Letters of a part of a word."""

_PART_OF_WORD = "-"
"""Begins a token that is part of a word."""

_BY_PART = 0.5
"""How much a part counts beside a token that is as rare."""

_ROUNDS = 3
"""How often each passage is looked at. More rounds find no more of the tests' questions."""

_RATE = 1.0
_SHARPNESS = 4.0
"""What a likeness is multiplied with before it is made a probability."""

_NEGLIGIBLE = 0.01
"""Owners that are less likely than this for a passage learn nothing from it, which saves time."""


class Classifier:
    """Weights of tokens for owners. Learned once, then only read."""

    def __init__(
        self, passages: Iterable[tuple[str, Iterable[str]]], importance: Mapping[str, float]
    ) -> None:
        """Learn from passages, each the name of its owner and its tokens.

        Passages that several owners have tell nothing of any. `importance` has every token of
        theirs and what it counts beside others.
        """
        having_all: dict[tuple[str, ...], list[str]] = defaultdict(list)
        for owner, tokens in passages:
            having_all[tuple(sorted(tokens))].append(owner)
        known = [
            (owner, [*tokens, *_parts(tokens)])
            for tokens, owners in having_all.items()
            if tokens and len(set(owners)) == 1
            for owner in owners
        ]
        having = Counter(token for _, tokens in known for token in tokens)
        self._importance = {
            token: importance.get(token) or _BY_PART * log(1 + len(known) / many)
            for token, many in having.items()
        }
        self._owners = list(dict.fromkeys(owner for owner, _ in known))
        places = {owner: place for place, owner in enumerate(self._owners)}
        none = [0.0] * len(places)
        self._weights = {token: array("f", none) for token in self._importance}
        # The same order each time, so that every process finds the same.
        in_turn = Random(0)
        for left in range(_ROUNDS, 0, -1):
            in_turn.shuffle(known)
            for owner, tokens in known:
                self._learn(tokens, places[owner], _RATE * left / _ROUNDS)

    def _learn(self, tokens: Sequence[str], right: int, rate: float) -> None:
        """Raise the weights of a passage's owner, and lower those of wrong guesses."""
        size = self._size(dict.fromkeys(tokens, 1.0))
        sums = map(sum, zip(*(self._weights[token] for token in tokens), strict=True))
        likely = _probabilities([_SHARPNESS * each / size for each in sums])
        steps = [
            (place, -rate * each / size) for place, each in enumerate(likely) if each > _NEGLIGIBLE
        ]
        steps.append((right, rate / size))
        for token in tokens:
            weights = self._weights[token]
            share = self._importance[token] ** 2
            for place, step in steps:
                weights[place] += share * step

    def probabilities(self, query: Mapping[str, float]) -> dict[str, float]:
        """Return how likely each owner is meant by tokens, each with how much it counts.

        Tokens that no passage has say nothing; without others there is no answer.
        """
        typed = [token for token, counts in query.items() if counts == 1.0]
        sought = {**dict.fromkeys(_parts(typed), 1.0), **query}
        known = {token: counts for token, counts in sought.items() if token in self._weights}
        if not known:
            return {}
        factor = _SHARPNESS / self._size(known)
        sums = [0.0] * len(self._owners)
        for token, counts in known.items():
            weights = self._weights[token]
            sums = [total + counts * weight for total, weight in zip(sums, weights, strict=True)]
        likely = _probabilities([factor * total for total in sums])
        return dict(zip(self._owners, likely, strict=True))

    def _size(self, tokens: Mapping[str, float]) -> float:
        importance = [self._importance[token] for token in tokens]
        counted = list(map(mul, importance, tokens.values()))
        return sqrt(sum(map(mul, counted, counted)))


def _parts(tokens: Iterable[str]) -> Iterator[str]:
    """Yield the parts of words, each once; a space stands where a word begins."""
    parts: dict[str, None] = {}
    for token in filter(is_long_word, tokens):
        for place in range(len(token) - _PART + 2):
            parts[_PART_OF_WORD + f" {token}"[place : place + _PART]] = None
    yield from parts


def _probabilities(scores: Sequence[float]) -> list[float]:
    most = max(scores)
    powers = [exp(score - most) for score in scores]
    total = sum(powers)
    return [power / total for power in powers]
