"""The clue marks of a card as bits.

A clue is one bit: six colours, then five numbers. A told card keeps the clues that touched it in
the low eleven bits and the clues that passed it by in the next eleven.
"""

from dataclasses import dataclass
from functools import lru_cache

from tutor.games.hanabi.engine.cards import RANKS, SUITS, Suit

CLUE_BITS = len(SUITS) + len(RANKS)
COLOR_BIT = {suit: 1 << index for index, suit in enumerate(SUITS)}
RANK_BIT = {rank: 1 << (len(SUITS) + index) for index, rank in enumerate(RANKS)}


@dataclass(frozen=True, slots=True)
class Told:
    """The clues a card has had: colours and numbers that touched it, and that did not."""

    colors: tuple[Suit, ...] = ()
    ranks: tuple[int, ...] = ()
    denied_colors: tuple[Suit, ...] = ()
    denied_ranks: tuple[int, ...] = ()

    @classmethod
    @lru_cache(maxsize=4096)
    def from_bits(cls, bits: int) -> "Told":
        """Return the reading of a told card's bits."""
        denied = bits >> CLUE_BITS
        return cls(_colors(bits), _ranks(bits), _colors(denied), _ranks(denied))

    @property
    def bits(self) -> int:
        """The same as bits."""
        touched = _bits(self.colors, self.ranks)
        return touched | _bits(self.denied_colors, self.denied_ranks) << CLUE_BITS

    def __bool__(self) -> bool:
        """Whether any clue has been given to the hand while the card was in it."""
        return self.bits != 0


def _colors(bits: int) -> tuple[Suit, ...]:
    return tuple(suit for suit, bit in COLOR_BIT.items() if bits & bit)


def _ranks(bits: int) -> tuple[int, ...]:
    return tuple(rank for rank, bit in RANK_BIT.items() if bits & bit)


def _bits(colors: tuple[Suit, ...], ranks: tuple[int, ...]) -> int:
    return sum(COLOR_BIT[suit] for suit in colors) | sum(RANK_BIT[rank] for rank in ranks)
