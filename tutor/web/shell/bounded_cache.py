"""What has been made before, so that it need not be made again: bounded, and simple."""

from collections.abc import Hashable
from typing import Generic, TypeVar

from tutor.core.messages import Message

Made = TypeVar("Made")

_OVERHEAD = 300
"""About how many bytes a key and its place take, or a small view."""


class BoundedCache(Generic[Made]):
    """What was made by what it was made from; when it takes more than `most`, it starts anew.

    A text takes its length, anything else about as many bytes as `apiece` says. Starting anew costs
    a few slow pages and keeps no books of what was used when. Threads may read and write as they
    like: at worst something is made twice.
    """

    def __init__(self, most: int, apiece: int = _OVERHEAD) -> None:
        self._made: dict[Hashable, Made] = {}
        self.most = most
        self._taken, self.apiece = 0, apiece
        self.get = self._made.get
        """Return what was made from this key, None if nothing was."""

    def __len__(self) -> int:
        """Return how many things there are."""
        return len(self._made)

    def keep(self, key: Hashable, made: Made) -> Made:
        """Return what was just made, and keep it."""
        size = _OVERHEAD + (len(made) if isinstance(made, str) else self.apiece)
        if self._taken + size > self.most:
            self._made.clear()
            self._taken = 0
        self._taken += size
        self._made[key] = made
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
