"""Shuffling that gives the same order for the same seed in every release.

Python promises only for `random()` that a seed gives the same numbers in later versions, not for
`shuffle()` or `choice()`; so everything seeded here is drawn from `random()` alone.
"""

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


class SeededChoice:
    """A stream of choices fixed by a seed (an int, or text)."""

    def __init__(self, seed: int | str) -> None:
        """Start the stream of this seed."""
        self._random = random.Random(seed).random

    def below(self, limit: int) -> int:
        """Return a whole number from 0 to `limit` − 1."""
        return int(self._random() * limit)

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items."""
        return items[self.below(len(items))]

    def shuffled(self, items: Sequence[T]) -> tuple[T, ...]:
        """Return the items in a shuffled order (Fisher and Yates, from the end)."""
        mixed = list(items)
        for last in range(len(mixed) - 1, 0, -1):
            other = self.below(last + 1)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return tuple(mixed)
