"""Second layer: what is left when the copies in sight are counted."""

from itertools import chain
from typing import NamedTuple

from tutor.games.hanabi.engine.cards import TOP_RANK, Card
from tutor.games.hanabi.knowledge.clues import allowed_by_clues
from tutor.games.hanabi.knowledge.identity_set import IdentitySet
from tutor.games.hanabi.knowledge.view import View


def left_by_counting(view: View) -> tuple[IdentitySet, ...]:
    """Return, by slot, what each of the viewer's own cards could be by clues and counting.

    A card cannot be one whose copies are all accounted for elsewhere: in sight, or in slots of the
    same hand that have only one identity left. The latter is repeated until nothing changes.
    Whatever this rules out is impossible, but not everything impossible is ruled out: that takes
    the whole hand at once (deduction.py).
    """
    unseen = unseen_copies(view)
    somewhere = 0
    for identity, copies in enumerate(unseen):
        if copies:
            somewhere |= 1 << identity
    return _settled(tuple([could & somewhere for could in allowed_by_clues(view)]), unseen)


def unseen_copies(view: View) -> list[int]:
    """Return how many copies of each card the viewer does not see, by card 0 to 29."""
    cards, copies = view.ruleset.cards, view.ruleset.tables.copies
    built = [
        cards[first : first + top]
        for first, top in zip(range(0, len(cards), TOP_RANK), view.fireworks, strict=True)
    ]
    unseen = copies.copy()
    for card in chain(view.discards, *view.hands, *built):
        unseen[card] -= 1
    return unseen


class Sightings(NamedTuple):
    """Where the copies of a card are in sight."""

    firework: bool
    """Whether one is in its firework."""
    discards: int
    """How many lie in the discard pile."""
    hands: tuple[tuple[int, int], ...]
    """The player and slot of each one in a hand."""

    @property
    def copies(self) -> int:
        """How many copies that makes."""
        return self.firework + self.discards + len(self.hands)


def sightings(view: View, card: Card) -> Sightings:
    """Return where the viewer sees copies of the card, which is one of the ruleset's."""
    return Sightings(
        firework=card.rank <= view.fireworks[view.ruleset.suits.index(card.suit)],
        discards=view.discards.count(card),
        hands=tuple(
            (player, slot)
            for player, hand in enumerate(view.hands)
            for slot, held in enumerate(hand)
            if held == card
        ),
    )


def _settled(hand: tuple[IdentitySet, ...], unseen: list[int]) -> tuple[IdentitySet, ...]:
    """Take the identities used up by known cards of the hand from its other cards."""
    known = [could for could in hand if could.bit_count() == 1]
    used_up = 0
    for could in known:
        if known.count(could) == unseen[could.bit_length() - 1]:
            used_up |= could
    settled = tuple([could if could in known else could & ~used_up for could in hand])
    return hand if settled == hand else _settled(settled, unseen)
