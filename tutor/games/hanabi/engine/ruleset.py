"""The rules of a game: variant and difficulty settings as one value, and what follows from them.

Its look-up tables, built once, are indexed by card (0 to 29) or by clue bit, so that a turn costs a
few look-ups instead of a few loops. Nothing here knows the state of a game.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property, lru_cache

from tutor.core.errors import BadSyntaxError
from tutor.games.hanabi.engine.actions import Action, Clue, ColorClue, Discard, Play, RankClue
from tutor.games.hanabi.engine.cards import (
    CARDS,
    CLUE_BITS,
    COLOR_BIT,
    RANK_BIT,
    RANKS,
    TOP_RANK,
    Card,
    Suit,
    card_of,
)

# The usual numbers, and all that a ruleset may have instead.
MIN_PLAYERS = 2
MAX_PLAYERS = 5
COPIES_BY_RANK = (3, 2, 2, 2, 1)
HAND_SIZE_BY_PLAYERS = {2: 5, 3: 5, 4: 4, 5: 4}
FUSES = 3
FUSE_COUNTS = (1, 2, FUSES)
CLUE_TOKENS = 8
MORE_CLUE_TOKENS = 10
CLUE_TOKEN_COUNTS = (CLUE_TOKENS, MORE_CLUE_TOKENS)

_BASIC_SUITS = (Suit.RED, Suit.YELLOW, Suit.GREEN, Suit.BLUE, Suit.WHITE)


class Tables:
    """The look-up tables of one ruleset."""

    def __init__(self, ruleset: "Ruleset") -> None:
        suits, clue_suits = ruleset.suits, ruleset.clue_suits
        # A card of a suit not in play fits no firework: no firework is ever at −1.
        self.rank = [card.rank if card.suit in suits else 0 for card in CARDS]
        self.copies = [ruleset.copies(card) for card in CARDS]
        self.firework = [suits.index(card.suit) if card.suit in suits else -1 for card in CARDS]
        """The card's place in `GameState.fireworks`, by card."""

        all_colors = sum(COLOR_BIT[suit] for suit in clue_suits)
        self.touched_by = [
            RANK_BIT[card.rank]
            | (all_colors if card.suit is ruleset.wild_suit else COLOR_BIT[card.suit])
            for card in CARDS
        ]
        """The bits of every clue that touches the card, by card."""

        clue_bits = [COLOR_BIT[suit] for suit in clue_suits] + [RANK_BIT[rank] for rank in RANKS]
        self.mark = {
            bit: [bit if touching & bit else bit << CLUE_BITS for touching in self.touched_by]
            for bit in clue_bits
        }
        """What a clue adds to what a card has been told, by clue bit and card."""

        self.color_bit = {suit: COLOR_BIT[suit] for suit in clue_suits}
        self.rank_bit = RANK_BIT
        self.any_clue = sum(clue_bits) if ruleset.empty_clues else 0
        """Clues that may be given whatever the target holds (only with empty clues allowed)."""

        sizes = range(max(HAND_SIZE_BY_PLAYERS.values()) + 1)
        self.plays = [tuple(map(Play, range(size))) for size in sizes]
        self.discards = [tuple(map(Discard, range(size))) for size in sizes]
        self._clues: list[list[tuple[int, Action]]] = [
            [
                *((COLOR_BIT[suit], ColorClue(target, suit)) for suit in clue_suits),
                *((RANK_BIT[rank], RankClue(target, rank)) for rank in RANKS),
            ]
            for target in range(MAX_PLAYERS)
        ]
        # At most 2^11 sets of clue bits for each player; filled as they turn up.
        self._clues_by_reach = [dict[int, tuple[Action, ...]]() for _ in range(MAX_PLAYERS)]

    def bit(self, clue: Clue) -> int:
        """Return the bit of a clue that may be named."""
        if isinstance(clue, ColorClue):
            return self.color_bit[clue.suit]
        return self.rank_bit[clue.rank]

    def reach(self, hand: tuple[Card, ...]) -> int:
        """Return the bits of the clues that may be given to this hand."""
        bits = self.any_clue
        touched_by = self.touched_by
        for card in hand:
            bits |= touched_by[card]
        return bits

    def clues(self, target: int, reach: int) -> tuple[Action, ...]:
        """Return the clues to `target` whose bits are in `reach`: colours first, then numbers."""
        known = self._clues_by_reach[target]
        if reach not in known:
            known[reach] = tuple(clue for bit, clue in self._clues[target] if reach & bit)
        return known[reach]


class Variant(StrEnum):
    """The multicolour variants; the value is the part of the ruleset's code."""

    NONE = "base"
    SIXTH_10 = "sixth-10"
    SIXTH_5 = "sixth-5"
    WILD_10 = "wild-10"
    WILD_5 = "wild-5"

    @property
    def has_sixth_suit(self) -> bool:
        """Whether multicolour cards are in the deck."""
        return self is not Variant.NONE

    @property
    def is_wild(self) -> bool:
        """Whether every colour clue touches the multicolour cards."""
        return self in (Variant.WILD_10, Variant.WILD_5)

    @property
    def multicolor_cards(self) -> int:
        """How many multicolour cards are in the deck: 0, 5 or 10."""
        return {"10": sum(COPIES_BY_RANK), "5": len(RANKS)}.get(self.value.partition("-")[2], 0)


SWITCHES = {"play-on": "play_on", "empty-clues": "empty_clues"}
"""The switches: code part and field in `Ruleset`. New ones come last."""

# Code parts in their canonical order; parts of one row exclude each other. Addresses have codes
# in them, so the order of what is here never changes: a new part comes last.
_PARTS: tuple[Mapping[str, tuple[str, object]], ...] = (
    {variant.value: ("variant", variant) for variant in Variant if variant.has_sixth_suit},
    {f"fuses-{count}": ("fuses", count) for count in FUSE_COUNTS if count != FUSES},
    {f"clues-{MORE_CLUE_TOKENS}": ("clue_tokens", MORE_CLUE_TOKENS)},
    *({part: (name, True)} for part, name in SWITCHES.items()),
)
KNOWN_PARTS = (Variant.NONE.value, *(part for row in _PARTS for part in row))


@dataclass(frozen=True)
class Ruleset:
    """A set of rules; `str()` gives its canonical code and `Ruleset.parse` reads it back.

    Raises ValueError for settings that no code stands for.
    """

    variant: Variant = Variant.NONE
    fuses: int = FUSES
    clue_tokens: int = CLUE_TOKENS
    play_on: bool = False
    empty_clues: bool = False

    def __post_init__(self) -> None:
        """Refuse values that have no code, such as four fuses."""
        for name, counts in (("fuses", FUSE_COUNTS), ("clue_tokens", CLUE_TOKEN_COUNTS)):
            if (count := getattr(self, name)) not in counts:
                raise ValueError(f"{name} must be one of {counts}, not {count}")

    @staticmethod
    @lru_cache(maxsize=1024)
    def parse(code: str) -> "Ruleset":
        """Return the ruleset with this code: `base`, or parts joined by dots in canonical order.

        Raises BadSyntaxError naming the first part that is unknown, out of order or doubled, with
        the list of the parts that could stand there.
        """
        settings: dict[str, object] = {}
        rows = list(_PARTS)
        position = 0
        for part in [] if code == Variant.NONE.value else code.split("."):
            while rows and part not in rows[0]:
                rows.pop(0)
            if not rows:
                expected = "parts in this order, each once: " + ", ".join(KNOWN_PARTS)
                raise BadSyntaxError("ruleset", code, position, expected)
            name, value = rows.pop(0)[part]
            settings[name] = value
            position += len(part) + 1
        return Ruleset(**settings)  # type: ignore[arg-type]  # _PARTS pairs names with values

    def __str__(self) -> str:
        """Return the canonical code, defaults left out."""
        codes = [
            part
            for row in _PARTS
            for part, (name, value) in row.items()
            if getattr(self, name) == value
        ]
        return ".".join(codes) or Variant.NONE.value

    @property
    def switched_on(self) -> tuple[str, ...]:
        """The code parts of the switches that are on, in canonical order."""
        return tuple(part for part, name in SWITCHES.items() if getattr(self, name))

    @cached_property
    def suits(self) -> tuple[Suit, ...]:
        """The suits in firework order: red, yellow, green, blue, white, multicolour."""
        sixth = (Suit.MULTI,) if self.variant.has_sixth_suit else ()
        return (*_BASIC_SUITS, *sixth)

    @cached_property
    def clue_suits(self) -> tuple[Suit, ...]:
        """The suits that a colour clue may name: all but a wild one (rule `wild-never-named`)."""
        return tuple(suit for suit in self.suits if suit is not self.wild_suit)

    @property
    def wild_suit(self) -> Suit | None:
        """The suit that every colour clue touches, if there is one."""
        return Suit.MULTI if self.variant.is_wild else None

    @cached_property
    def cards(self) -> tuple[Card, ...]:
        """Every identity in the deck once, suit by suit, numbers rising."""
        return tuple(card_of(suit, rank) for suit in self.suits for rank in RANKS)

    def copies(self, card: Card) -> int:
        """Return how many copies of this card the deck holds (rule `copies`); 0 for a stranger."""
        if card.suit not in self.suits:
            return 0
        if card.suit is Suit.MULTI and self.variant.multicolor_cards == len(RANKS):
            return 1
        return COPIES_BY_RANK[card.rank - 1]

    @cached_property
    def deck(self) -> tuple[Card, ...]:
        """The whole deck in a fixed order, copies side by side."""
        return tuple(card for card in self.cards for _ in range(self.copies(card)))

    @cached_property
    def deck_counts(self) -> Counter[Card]:
        """How often each card is in the deck."""
        return Counter(self.deck)

    @property
    def max_score(self) -> int:
        """The points of a perfect game: five for each firework."""
        return len(self.suits) * TOP_RANK

    def hand_size(self, players: int) -> int:
        """Return how many cards each player is dealt (rule `hands`).

        Raises ValueError unless there are 2 to 5 players.
        """
        if players not in HAND_SIZE_BY_PLAYERS:
            raise ValueError(f"players must be {MIN_PLAYERS} to {MAX_PLAYERS}, not {players}")
        return HAND_SIZE_BY_PLAYERS[players]

    @cached_property
    def tables(self) -> Tables:
        """The engine's look-up tables, computed once."""
        return Tables(self)
