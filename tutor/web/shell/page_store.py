"""A bounded shelf for rendered pages, on which pages that nobody asks for again find little room.

Pages come as newcomers. One that is asked for again moves to the large part, where only pages that
have also been asked for again can push it back. Newcomers may lie wherever there is room, but where
there is none, only an end is left to them. So whoever goes through endless seeds, or makes up
queries, wears out that end and nothing else.
"""

from collections import OrderedDict
from collections.abc import Hashable
from threading import Lock
from typing import Generic, Protocol, TypeVar

_FOR_NEWCOMERS = 0.2


class Sized(Protocol):
    """What lies on a shelf."""

    @property
    def size(self) -> int:
        """The bytes that it takes."""


Kept = TypeVar("Kept", bound=Sized)


class PageStore(Generic[Kept]):
    """What was kept last by its key, in at most `capacity` bytes; safe to use from any thread."""

    def __init__(self, capacity: int) -> None:
        self.capacity = capacity
        self._lock = Lock()
        # Both with what was looked for last at the end.
        self._new: OrderedDict[Hashable, Kept] = OrderedDict()
        self._known: OrderedDict[Hashable, Kept] = OrderedDict()
        self._new_size = self._known_size = 0

    def __len__(self) -> int:
        """Return how many things lie on the shelf."""
        return len(self._new) + len(self._known)

    @property
    def size(self) -> int:
        """The bytes that all of it takes."""
        return self._new_size + self._known_size

    def get(self, key: Hashable) -> Kept | None:
        """Return what lies there under this key, None if nothing does."""
        with self._lock:
            if kept := self._known.get(key):
                self._known.move_to_end(key)
                return kept
            if kept := self._new.pop(key, None):
                self._new_size -= kept.size
                self._add_known(key, kept)
                return kept
            return None

    def put(self, key: Hashable, kept: Kept) -> None:
        """Keep this under its key, as something new or in the place of what was there.

        What is larger than the end for newcomers is not kept.
        """
        if kept.size > self.capacity * _FOR_NEWCOMERS:
            return
        with self._lock:
            if before := self._known.pop(key, None):
                self._known_size -= before.size
                self._add_known(key, kept)
            else:
                self._add_new(key, kept)

    def _add_known(self, key: Hashable, kept: Kept) -> None:
        """Put it into the large part; what has to give way goes back among the new."""
        self._known[key] = kept
        self._known_size += kept.size
        self._make_room()

    def _add_new(self, key: Hashable, kept: Kept) -> None:
        if before := self._new.pop(key, None):
            self._new_size -= before.size
        self._new[key] = kept
        self._new_size += kept.size
        self._make_room()

    def _make_room(self) -> None:
        """Let the oldest go while there is too much: newcomers first, but for their end."""
        while self.size > self.capacity:
            if self._new_size > self.capacity * _FOR_NEWCOMERS:
                _, gone = self._new.popitem(last=False)
                self._new_size -= gone.size
            else:
                key, back = self._known.popitem(last=False)
                self._known_size -= back.size
                self._new[key] = back
                self._new_size += back.size
