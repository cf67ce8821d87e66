"""What has been made before, so that it need not be made again: bounded, and simple."""

from collections.abc import Hashable
from typing import Generic, TypeVar

from tutor.core.messages import Message

Made = TypeVar("Made")

_OVERHEAD = 300
"""About how many bytes a key and its place take, or a small view."""


class BoundedCache(Generic[Made]):
    """What was made, by what it was made from; together it takes at most about `most` bytes.

    It has two halves. What is made, or found in the older half, goes into the newer one; when that
    is full, the older one is forgotten. So what is asked for often stays, and no books are kept of
    what was used when. A text takes its length, anything else about as many bytes as `apiece` says.
    Threads may read and write as they like: at worst something is made twice.
    """

    def __init__(self, most: int, apiece: int = _OVERHEAD) -> None:
        self._newer: dict[Hashable, Made] = {}
        self._older: dict[Hashable, Made] = {}
        self.most = most
        self._taken, self.apiece = 0, apiece

    def __len__(self) -> int:
        """Return how many things there are; what is in both halves is counted twice."""
        return len(self._newer) + len(self._older)

    def get(self, key: Hashable) -> Made | None:
        """Return what was made from this key, None if nothing was."""
        made = self._newer.get(key)
        if made is None and (made := self._older.get(key)) is not None:
            self.keep(key, made)
        return made

    def keep(self, key: Hashable, made: Made) -> Made:
        """Return what was just made, and keep it."""
        size = _OVERHEAD + (len(made) if isinstance(made, str) else self.apiece)
        if self._taken + size > self.most // 2:
            self._newer, self._older, self._taken = {}, self._newer, 0
        self._taken += size
        self._newer[key] = made
        return made


def key_of(value: object) -> Hashable:
    """Return what tells a message, or a parameter of one, apart from every other one.

    Types count: a card is an int, a colour a string, and each is said in words of its own. Raises
    TypeError, when it is used, for a parameter that has no hash.
    """
    if isinstance(value, Message):
        if not value.params:
            return value.id
        return (value.id, *((name, key_of(part)) for name, part in value.params.items()))
    if isinstance(value, tuple):
        return (tuple, *map(key_of, value))
    return (value.__class__, value)
