"""The identities that clues allow a card, less those whose copies are all in sight.

A clue that touched the card leaves the identities that the clue touches, a clue that passed it by
leaves the others (rules `clue-complete` and `clue-denies`). Which clues touch which card is the
engine's to say, so wild suits need no case of their own: every colour touches a wild card, hence
two different colours leave only wild cards, and one denied colour leaves none.
"""

from collections.abc import Mapping
from functools import lru_cache
from itertools import chain
from typing import NamedTuple

from tutor.games.hanabi.engine.cards import CLUE_BITS, TOP_RANK, TOUCHED, Card
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.knowledge.view import IdentitySet, View, set_of

# A card can be told in at most 3^11 ways; few of them turn up in play, the frequent ones early.
_MOST_REMEMBERED = 1 << 12


def allowed(ruleset: Ruleset, marks: int) -> IdentitySet:
    """Return the identities that agree with a card's clue marks.

    `marks` is in bits as in engine/cards.py; a single bit asks what that one clue, or its denial,
    leaves. With no clue at all it is every card in the deck.
    """
    return allowed_by_marks(ruleset)[marks]


def allowed_by_clues(view: View) -> tuple[IdentitySet, ...]:
    """Return, by slot, what each of the viewer's own cards could be by its clues alone."""
    by_marks = allowed_by_marks(view.ruleset)
    return tuple([by_marks[marks] for marks in view.marks[view.seat]])


def oldest_unclued(marks: tuple[int, ...]) -> int | None:
    """Return the slot of the oldest unclued card, None without one."""
    return next((slot for slot, bits in enumerate(marks) if not bits & TOUCHED), None)


class _AllowedByMarks(dict[int, IdentitySet]):
    """The answers for one ruleset, worked out when first asked for."""

    def __init__(self, ruleset: Ruleset) -> None:
        super().__init__()
        touched_by = ruleset.tables.touched_by
        self._all = set_of(ruleset.cards)
        self._touched = [
            set_of(card for card in ruleset.cards if touched_by[card] >> clue & 1)
            for clue in range(CLUE_BITS)
        ]

    def __missing__(self, marks: int) -> IdentitySet:
        identities = self._all
        for clue, touched in enumerate(self._touched):
            if marks >> clue & 1:
                identities &= touched
            if marks >> clue + CLUE_BITS & 1:
                identities &= ~touched
        if len(self) < _MOST_REMEMBERED:
            self[marks] = identities
        return identities


@lru_cache(maxsize=64)
def allowed_by_marks(ruleset: Ruleset) -> Mapping[int, IdentitySet]:
    """Return a cache of `allowed` for these rules."""
    return _AllowedByMarks(ruleset)


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
    """The places where copies of a card are in sight."""

    firework: bool
    """Whether one is in its firework."""
    discards: int
    """How many lie in the discard pile."""
    hands: tuple[tuple[int, int], ...]
    """The player and slot of each one in a hand."""


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
