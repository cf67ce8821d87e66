"""A player's view of the table, and sets of identities.

A set is an int with bit `card` on for each card in it, so that "both", "either" and "but not" are
`&`, `|` and `& ~`, and a set is empty when it is 0. The number of cards in it is its `bit_count()`.
"""

from collections.abc import Iterable
from typing import NamedTuple

from tutor.games.hanabi.engine.cards import CARDS, TOP_RANK, Card, Suit
from tutor.games.hanabi.engine.notation import write_table
from tutor.games.hanabi.engine.position import Hand
from tutor.games.hanabi.engine.reasons import EndCause
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.engine.state import GameState

IdentitySet = int


def set_of(cards: Iterable[Card]) -> IdentitySet:
    """Return the set of these cards; doubles count once."""
    identities = 0
    for card in cards:
        identities |= 1 << card
    return identities


def cards_in(identities: IdentitySet) -> tuple[Card, ...]:
    """Return the cards of the set, suit by suit in the order r y g b w m, numbers rising."""
    cards = []
    while identities:
        lowest = identities & -identities
        cards.append(CARDS[lowest.bit_length() - 1])
        identities ^= lowest
    return tuple(cards)


def stretch(suit: Suit, above: int, up_to: int) -> IdentitySet:
    """Return the cards of the suit with a number over `above` and no higher than `up_to`."""
    if above >= up_to:
        return 0
    return ((1 << up_to) - (1 << above)) << suit.order * TOP_RANK


def has(identities: IdentitySet, card: Card) -> bool:
    """Return whether the card is in the set."""
    return identities >> card & 1 == 1


class View(NamedTuple):
    """A position as the player at `seat` sees it: everything but their own cards and the deck.

    It is made of what that player may know and of nothing else, so whatever is worked out from a
    view gives nothing away. Positions that look the same to the player have equal views.
    """

    ruleset: Ruleset
    seat: int
    """The player who looks."""
    to_act: int
    """The player whose turn it is, from 0."""
    hands: tuple[Hand, ...]
    """The cards seen, by player and slot; a hand that is not seen is (), as one's own always is."""
    marks: tuple[tuple[int, ...], ...]
    """The clue marks of each card as bits (see engine/cards.py): everybody heard every clue."""
    fireworks: tuple[int, ...]
    """The top number of each firework, in the order of `ruleset.suits`."""
    discards: tuple[Card, ...]
    """The discard pile, first card first (rule `discard-pile`: open to everyone)."""
    clue_tokens: int
    strikes: int
    deck_size: int
    """How many cards are still to be drawn."""
    turns_left: int | None
    """Turns to come in the last round; None until the last card has been drawn."""
    ending: EndCause | None
    """Why the game is over; None while it goes on."""

    @classmethod
    def of(cls, state: GameState, seat: int) -> "View":
        """Return the view of the player at `seat` (rule `own-hand-hidden`).

        Raises ValueError if nobody sits there.
        """
        hands = state.hands
        if not 0 <= seat < len(hands):
            raise ValueError(f"seat must be from 0 to {len(hands) - 1}, not {seat}")
        return cls(
            state.ruleset,
            seat,
            state.to_act,
            (*hands[:seat], (), *hands[seat + 1 :]),
            state.marks,
            state.fireworks,
            state.discards,
            state.clue_tokens,
            state.strikes,
            len(state.deck),
            state.turns_left,
            state.ending,
        )

    def hiding(self, seat: int) -> "View":
        """Return this view without the hand of the player at `seat`.

        What it still proves, that player can follow as well, who does not see the hand either:
        after a clue, `View.of(after, receiver).hiding(giver)` proves what the giver could be sure
        that the receiver would learn.
        """
        return self._replace(
            hands=tuple(() if player == seat else hand for player, hand in enumerate(self.hands))
        )

    def filled(self, hand: Hand, deck: tuple[Card, ...]) -> GameState:
        """Return the position in which the viewer holds this hand and the deck is in this order.

        The other hands have to be in sight.
        """
        ruleset, seat = self.ruleset, self.seat
        hands = (*self.hands[:seat], hand, *self.hands[seat + 1 :])
        return GameState(
            ruleset=ruleset,
            to_act=self.to_act,
            hands=hands,
            marks=self.marks,
            reach=tuple(ruleset.tables.reach(held) for held in hands),
            fireworks=self.fireworks,
            discards=self.discards,
            clue_tokens=self.clue_tokens,
            strikes=self.strikes,
            deck=deck,
            turns_left=self.turns_left,
            ending=self.ending,
        )

    def __str__(self) -> str:
        """Return the line of docs/notation.md with `xx` for each card that is not seen."""
        hands = (
            hand or (None,) * len(marks) for hand, marks in zip(self.hands, self.marks, strict=True)
        )
        return write_table(self, hands, str(self.deck_size))

    @property
    def players(self) -> int:
        """How many players there are."""
        return len(self.hands)

    @property
    def hand_size(self) -> int:
        """How many cards the viewer holds."""
        return len(self.marks[self.seat])

    @property
    def points(self) -> int:
        """The number of cards in the fireworks (rule `score`)."""
        return sum(self.fireworks)
