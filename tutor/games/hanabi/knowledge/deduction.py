"""Everything that follows from a view, and how likely the rest is.

A world is one way to fill the viewer's slots with cards that the viewer does not see, so that
every card agrees with its clues. Copies are told apart: the two copies of r2 make two worlds. The
deck was shuffled, so before the clues each card was as likely as any other to be in each slot, and
every world goes with the same number of orders of the deck; hence all worlds are equally likely,
and a chance is a share of the worlds. (Hands that differ in identities are fewer, and are not
equally likely.)

The worlds are counted without going through them. Two unseen cards that could be in just the same
slots do the same to the count, so the cards are sorted by the set of slots that they could be in;
with five slots there are at most 31 such sets.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

from tutor.games.hanabi.engine.cards import CARDS, Card
from tutor.games.hanabi.engine.ruleset import HAND_SIZE_BY_PLAYERS
from tutor.games.hanabi.knowledge.counting import allowed_by_clues, unseen_copies
from tutor.games.hanabi.knowledge.view import IdentitySet, View, set_of

SlotSet = int
"""Slots as an int with bit `slot` on for each slot in the set."""

LARGEST_HAND = max(HAND_SIZE_BY_PLAYERS.values())

_SINGLE_SLOTS = tuple(
    tuple(1 << slot for slot in range(LARGEST_HAND) if slots >> slot & 1)
    for slots in range(1 << LARGEST_HAND)
)
"""The sets of one slot each that make up a set of slots, by set of slots."""


@dataclass(frozen=True, slots=True)
class Deduction:
    """The exact deduction about the viewer's own hand."""

    worlds: int
    """How many worlds there are, copies told apart; at least 1."""
    worlds_by_card: tuple[Mapping[Card, int], ...]
    """By slot: the cards that could be there, each with the number of worlds in which it is."""

    @property
    def possible(self) -> tuple[IdentitySet, ...]:
        """By slot, the identities that the card could have."""
        return tuple(set_of(by_card) for by_card in self.worlds_by_card)

    def chance(self, slot: int, cards: IdentitySet) -> Fraction:
        """Return how likely the card in `slot` is one of `cards`, exactly."""
        by_card = self.worlds_by_card[slot]
        hits = sum(worlds for card, worlds in by_card.items() if cards >> card & 1)
        return Fraction(hits, self.worlds)

    def must_be(self, slot: int, cards: IdentitySet) -> bool:
        """Return whether the card in `slot` is one of `cards` in every world."""
        return all(cards >> card & 1 for card in self.worlds_by_card[slot])

    def may_be(self, slot: int, cards: IdentitySet) -> bool:
        """Return whether the card in `slot` is one of `cards` in some world."""
        return any(cards >> card & 1 for card in self.worlds_by_card[slot])


def deduce(view: View) -> Deduction:
    """Return the exact deduction about the viewer's own hand.

    Raises ValueError if nothing fits the view, which the view of a true position always prevents.
    """
    return deduce_from(allowed_by_clues(view), unseen_copies(view))


def deduce_from(could_be: Sequence[IdentitySet], unseen: Sequence[int]) -> Deduction:
    """Return the exact deduction for slots with these possibilities and unseen copies.

    `could_be` is by slot, at most five of them; `unseen` by card 0 to 29. Raises ValueError if the
    slots can't be filled so.
    """
    count = _Count(could_be, unseen)
    if not count.worlds:
        raise ValueError("no hand fits this view")
    return Deduction(
        count.worlds,
        tuple(
            {
                card: unseen[card] * worlds
                for card, slots in count.slots_of.items()
                if slots >> slot & 1 and (worlds := count.worlds_with(slot, slots))
            }
            for slot in range(len(could_be))
        ),
    )


class _Count:
    """The number of ways to fill slots with different cards, for every set of slots.

    Both tables are by set of slots and grow together, from the empty set up. `_ways_without` is
    first by the set of slots that a card could be in: in so many ways can slots be filled while
    one such card stays out.
    """

    def __init__(self, could_be: Sequence[IdentitySet], unseen: Sequence[int]) -> None:
        self.slots_of = _slots_by_card(could_be, unseen)
        self._cards_by_slots: Counter[SlotSet] = Counter()
        for card, slots in self.slots_of.items():
            self._cards_by_slots[slots] += unseen[card]
        self._ways = [1]
        self._ways_without = {could_be_in: [1] for could_be_in in self._cards_by_slots}
        for group in range(1, 1 << len(could_be)):
            self._add_ways_to_fill(group)
            self._add_ways_to_fill_without_a_card(group)

    @property
    def worlds(self) -> int:
        """In how many ways all slots can be filled."""
        return self._ways[-1]

    def worlds_with(self, slot: int, could_be_in: SlotSet) -> int:
        """In how many ways all slots can be filled with one such card in this slot."""
        all_slots = len(self._ways) - 1
        return self._ways_without[could_be_in][all_slots ^ 1 << slot]

    def _add_ways_to_fill(self, group: SlotSet) -> None:
        """One slot of the group takes any card that could be there; the others do without it."""
        one = group & -group
        others = group ^ one
        self._ways.append(
            sum(
                [
                    cards * self._ways_without[could_be_in][others]
                    for could_be_in, cards in self._cards_by_slots.items()
                    if could_be_in & one
                ]
            )
        )

    def _add_ways_to_fill_without_a_card(self, group: SlotSet) -> None:
        """All the ways, but for those with the card in one of the slots that it could be in."""
        all_ways = self._ways[group]
        for could_be_in, ways in self._ways_without.items():
            slots = _SINGLE_SLOTS[group & could_be_in]
            ways.append(all_ways - sum([ways[group ^ slot] for slot in slots]))


def _slots_by_card(could_be: Sequence[IdentitySet], unseen: Sequence[int]) -> dict[Card, SlotSet]:
    """Return the slots that each unseen card could be in, leaving out cards without any."""
    slots_of = {
        card: sum([1 << slot for slot, could in enumerate(could_be) if could >> card & 1])
        for card in CARDS
        if unseen[card]
    }
    return {card: slots for card, slots in slots_of.items() if slots}
