"""Which items of a list are solved, as it travels in addresses: often the only memory there is."""

import re
from collections.abc import Iterable
from dataclasses import dataclass

from tutor.core.errors import BadSyntaxError

_HEX = re.compile("[1-9a-f][0-9a-f]{0,15}")


@dataclass(frozen=True, slots=True)
class Solved:
    """A set of places in a list, counted from 0; bit i of `mask` stands for place i.

    Its text is the mask in hexadecimal, and empty if nothing is solved.
    """

    mask: int = 0

    @classmethod
    def parse(cls, text: str) -> "Solved":
        """Return what a text that `str` gave stands for; BadSyntaxError for any other."""
        if text and not _HEX.fullmatch(text):
            raise BadSyntaxError("solved", text, 0, "a hexadecimal number from 1, in small letters")
        return cls(int(text or "0", 16))

    @classmethod
    def of(cls, places: Iterable[int]) -> "Solved":
        """Return that these places are solved."""
        return cls(sum(1 << place for place in {*places}))

    def within(self, size: int) -> "Solved":
        """Return what there is of it in a list of this size, which may have been longer once."""
        return Solved(self.mask & ((1 << size) - 1))

    def __or__(self, other: "Solved") -> "Solved":
        """Return what is solved in one or the other."""
        return Solved(self.mask | other.mask)

    def __contains__(self, place: int) -> bool:
        """Return whether a place is solved."""
        return bool(self.mask >> place & 1)

    def __len__(self) -> int:
        """Return how many are solved."""
        return self.mask.bit_count()

    def __str__(self) -> str:
        """Return the text of it."""
        return f"{self.mask:x}" if self.mask else ""
