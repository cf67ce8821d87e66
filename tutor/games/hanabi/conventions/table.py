"""A table as conventions look at it: cards as far as they are seen, and what clues say of them."""

from typing import NamedTuple

from tutor.games.hanabi.engine.actions import Clue, ColorClue
from tutor.games.hanabi.engine.cards import COLOR_BIT, RANK_BIT, TOUCHED, Card
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import IdentitySet, allowed, allowed_by_marks


class PublicCard(NamedTuple):
    """A card in a hand."""

    card: Card | None
    """None if it is not seen."""
    is_clued: bool
    possible: IdentitySet
    """What the clues leave; everyone knows that."""


class GivenClue(NamedTuple):
    """A clue on its way: who gives it, and the slots it touches."""

    giver: int
    clue: Clue
    slots: tuple[int, ...]

    @property
    def receiver(self) -> int:
        """The player who gets the clue."""
        return self.clue.target


class PublicTable(NamedTuple):
    """The public table, from which clues are read. Slot 0 is the oldest card of a hand."""

    ruleset: Ruleset
    hands: tuple[tuple[PublicCard, ...], ...]
    fireworks: tuple[int, ...]
    """The top number of each firework, in the order of `ruleset.suits`."""
    discards: tuple[Card, ...]

    @classmethod
    def of(cls, state: GameState) -> "PublicTable":
        """Return the table of a position, with all its cards."""
        by_clues = allowed_by_marks(state.ruleset)
        hands = tuple(
            tuple(
                PublicCard(card, bool(bits & TOUCHED), by_clues[bits])
                for card, bits in zip(hand, marks, strict=True)
            )
            for hand, marks in zip(state.hands, state.marks, strict=True)
        )
        return cls(state.ruleset, hands, state.fireworks, state.discards)

    def seen_by(self, seat: int) -> "PublicTable":
        """Return the table without the cards in the hand of the player at `seat`."""
        hidden = tuple(held._replace(card=None) for held in self.hands[seat])
        return self.with_hand(seat, hidden)

    def with_hand(self, seat: int, hand: tuple[PublicCard, ...]) -> "PublicTable":
        """Return the table with another hand for the player at `seat`."""
        return self._replace(hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]))

    def after(self, given: GivenClue) -> "PublicTable":
        """Return the table after the clue."""
        matching = matches(self.ruleset, given.clue)
        hand = tuple(
            PublicCard(held.card, True, held.possible & matching)
            if slot in given.slots
            else held._replace(possible=held.possible & ~matching)
            for slot, held in enumerate(self.hands[given.receiver])
        )
        return self.with_hand(given.receiver, hand)

    def given(self, giver: int, clue: Clue) -> GivenClue:
        """Return the clue with the slots it touches, of the cards that are seen."""
        matching = matches(self.ruleset, clue)
        hand = self.hands[clue.target]
        slots = (
            slot
            for slot, held in enumerate(hand)
            if held.card is not None and matching >> held.card & 1
        )
        return GivenClue(giver, clue, tuple(slots))

    def turns_after(self, player: int) -> tuple[int, ...]:
        """Return the other players in the order of their turns after this player."""
        count = len(self.hands)
        return tuple((player + step) % count for step in range(1, count))


def matches(ruleset: Ruleset, clue: Clue) -> IdentitySet:
    """Return the cards that a clue touches."""
    bit = COLOR_BIT[clue.suit] if isinstance(clue, ColorClue) else RANK_BIT[clue.rank]
    return allowed(ruleset, bit)
