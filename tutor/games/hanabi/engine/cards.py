"""Suits and cards, and what clues have told about a card.

A card is its identity, a small int (suit order × 5 + rank − 1), so that a set of identities is an
int bit mask and a table of identities a plain tuple.

A clue is one bit: six colours, then five numbers. A card keeps the clues that touched it in the low
eleven bits and the clues that passed it by in the next eleven.
"""

from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache

from tutor.core.errors import BadSyntaxError

RANKS = (1, 2, 3, 4, 5)
TOP_RANK = RANKS[-1]


class Suit(StrEnum):
    """A colour, by its letter. Boxes with black cards have them in the place of the white ones."""

    RED = "r"
    YELLOW = "y"
    GREEN = "g"
    BLUE = "b"
    WHITE = "w"
    MULTI = "m"

    @property
    def order(self) -> int:
        """The place of the suit in the fixed order r y g b w m, from 0."""
        return _SUIT_ORDER[self]


SUITS = tuple(Suit)
_SUIT_ORDER = {suit: index for index, suit in enumerate(SUITS)}

SUIT_BY_LETTER = {**{str(suit): suit for suit in SUITS}, "k": Suit.WHITE}
"""The letters that are read: `k` is the black of some boxes, their name for the fifth colour."""


class Card(int):
    """A card's identity, written suit letter + rank: `Card("r1")`. Cards are interned."""

    __slots__ = ()

    def __new__(cls, name: str) -> "Card":
        """Return the card with this name; BadSyntaxError says which character is wrong."""
        card = CARD_BY_NAME.get(name)
        if card is None:
            raise _bad_card(name)
        return card

    @property
    def suit(self) -> Suit:
        """The card's colour."""
        return SUITS[int(self) // TOP_RANK]

    @property
    def rank(self) -> int:
        """The card's number, 1 to 5."""
        return int(self) % TOP_RANK + 1

    def __str__(self) -> str:
        """Return the name: suit letter and rank."""
        return f"{self.suit}{self.rank}"

    def __repr__(self) -> str:
        """Return an expression that gives the card back."""
        return f"Card({str(self)!r})"

    def __bool__(self) -> bool:
        """Return True, also for the first card, which is 0 as an int."""
        return True

    def __getnewargs__(self) -> tuple[str]:  # type: ignore[override]  # int pickles by value, we by name
        """Pickle and copy by name, so that cards stay interned."""
        return (str(self),)


CARDS: tuple[Card, ...] = tuple(
    int.__new__(Card, identity) for identity in range(len(SUITS) * len(RANKS))
)
CARD_BY_NAME = {
    f"{letter}{rank}": CARDS[suit.order * TOP_RANK + rank - 1]
    for letter, suit in SUIT_BY_LETTER.items()
    for rank in RANKS
}


def card_of(suit: Suit, rank: int) -> Card:
    """Return the card of this suit and rank (1 to 5)."""
    return CARDS[suit.order * TOP_RANK + rank - 1]


def _bad_card(name: str) -> BadSyntaxError:
    if not isinstance(name, str) or not name or name[0] not in SUIT_BY_LETTER:
        return BadSyntaxError("card", str(name), 0, "a suit letter (one of r y g b w m)")
    if name[1:2] not in set("12345"):
        return BadSyntaxError("card", name, 1, "a number from 1 to 5")
    return BadSyntaxError("card", name, 2, "nothing after the number")


CLUE_BITS = len(SUITS) + len(RANKS)
TOUCHED = (1 << CLUE_BITS) - 1
"""The bits of clue marks that say which clues touched a card."""
COLOR_BIT = {suit: 1 << index for index, suit in enumerate(SUITS)}
RANK_BIT = {rank: 1 << (len(SUITS) + index) for index, rank in enumerate(RANKS)}


@dataclass(frozen=True, slots=True)
class ClueMarks:
    """The clues a card has had: colours and numbers that touched it, and that did not."""

    colors: tuple[Suit, ...] = ()
    ranks: tuple[int, ...] = ()
    denied_colors: tuple[Suit, ...] = ()
    denied_ranks: tuple[int, ...] = ()

    @classmethod
    @lru_cache(maxsize=4096)
    def from_bits(cls, bits: int) -> "ClueMarks":
        """Return the clue marks that these bits stand for."""
        denied = bits >> CLUE_BITS
        return cls(_colors(bits), _ranks(bits), _colors(denied), _ranks(denied))

    @property
    def bits(self) -> int:
        """The bits that stand for these marks."""
        touched = _bits(self.colors, self.ranks)
        return touched | _bits(self.denied_colors, self.denied_ranks) << CLUE_BITS

    def __bool__(self) -> bool:
        """Return whether any clue has been given to the hand while the card was in it."""
        return self.bits != 0


def _colors(bits: int) -> tuple[Suit, ...]:
    return tuple(suit for suit, bit in COLOR_BIT.items() if bits & bit)


def _ranks(bits: int) -> tuple[int, ...]:
    return tuple(rank for rank, bit in RANK_BIT.items() if bits & bit)


def _bits(colors: tuple[Suit, ...], ranks: tuple[int, ...]) -> int:
    return sum(COLOR_BIT[suit] for suit in colors) | sum(RANK_BIT[rank] for rank in ranks)
