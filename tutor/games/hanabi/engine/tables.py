"""Look-up tables of the engine, built once per ruleset.

Indexed by card (0 to 29) or by clue bit, so that a turn costs a few look-ups instead of a few
loops. Nothing here knows the state of a game.
"""

from collections.abc import Mapping

from tutor.games.hanabi.engine.actions import Action, Clue, ColorClue, Discard, Play, RankClue
from tutor.games.hanabi.engine.cards import CARDS, RANKS, Card, Suit
from tutor.games.hanabi.engine.told import CLUE_BITS, COLOR_BIT, RANK_BIT

_LARGEST_HAND = 5
_MOST_PLAYERS = 5


class Tables:
    """The look-up tables of one ruleset."""

    def __init__(
        self,
        suits: tuple[Suit, ...],
        clue_suits: tuple[Suit, ...],
        wild_suit: Suit | None,
        copies: Mapping[Card, int],
        empty_clues: bool,
    ) -> None:
        """Build the tables for these suits; `copies` says how often each card is in the deck."""
        # A card of a suit not in play fits no firework: no firework is ever at −1.
        self.rank = [card.rank if card.suit in suits else 0 for card in CARDS]
        self.copies = [copies.get(card, 0) for card in CARDS]
        self.firework = [suits.index(card.suit) if card.suit in suits else -1 for card in CARDS]
        """The card's place in `GameState.fireworks`, by card."""

        all_colors = sum(COLOR_BIT[suit] for suit in clue_suits)
        self.touched_by = [
            RANK_BIT[card.rank] | (all_colors if card.suit is wild_suit else COLOR_BIT[card.suit])
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
        self.any_clue = sum(clue_bits) if empty_clues else 0
        """Clues that may be given whatever the target holds (only with empty clues allowed)."""

        self.plays = [
            tuple(Play(slot) for slot in range(size)) for size in range(_LARGEST_HAND + 1)
        ]
        self.discards = [
            tuple(Discard(slot) for slot in range(size)) for size in range(_LARGEST_HAND + 1)
        ]
        self._clues: list[list[tuple[int, Action]]] = [
            [
                *((COLOR_BIT[suit], ColorClue(target, suit)) for suit in clue_suits),
                *((RANK_BIT[rank], RankClue(target, rank)) for rank in RANKS),
            ]
            for target in range(_MOST_PLAYERS)
        ]
        # At most 2^11 sets of clue bits for each player; filled as they turn up.
        self._clues_by_reach: list[dict[int, tuple[Action, ...]]] = [
            {} for _ in range(_MOST_PLAYERS)
        ]

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
