"""The fields of a position, and what can be read off the table."""

from typing import NamedTuple, Protocol

from tutor.games.hanabi.engine.cards import Card, ClueMarks, Suit
from tutor.games.hanabi.engine.events import Event
from tutor.games.hanabi.engine.reasons import EndCause
from tutor.games.hanabi.engine.ruleset import Ruleset

Hand = tuple[Card, ...]


class Piles(Protocol):
    """The fireworks and the discard pile."""

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the game."""

    @property
    def fireworks(self) -> tuple[int, ...]:
        """The top number of each firework, in the order of the suits."""

    @property
    def discards(self) -> tuple[Card, ...]:
        """The discard pile."""


class Position(NamedTuple):
    """Everything on the table, seen by nobody in particular.

    A tuple, so that it is frozen, hashable and cheap to make. Two positions are equal whatever
    their `events`. GameState adds the actions: parsing, validation and transitions need only this.
    """

    ruleset: Ruleset
    to_act: int
    """The player whose turn it is, from 0."""
    hands: tuple[Hand, ...]
    """The cards by player and slot; slot 0 is the oldest card."""
    marks: tuple[tuple[int, ...], ...]
    """The clue marks of each card as bits (see cards.py), by player and slot."""
    reach: tuple[int, ...]
    """The clues that may be given to each player, as bits: follows from `hands`."""
    fireworks: tuple[int, ...]
    """The top number of each firework, 0 before it is begun, in the order of `ruleset.suits`."""
    discards: tuple[Card, ...]
    """The discard pile, first card first."""
    clue_tokens: int
    strikes: int
    deck: tuple[Card, ...]
    """The cards still to be drawn, the next one first; an UnknownDeck if nobody told the order."""
    turns_left: int | None = None
    """Turns to come in the last round; None until the last card has been drawn."""
    ending: EndCause | None = None
    """Why the game is over; None while it goes on."""
    events: tuple[Event, ...] = ()
    """What the last action led to, in order; empty at the start."""

    @property
    def players(self) -> int:
        """How many players there are."""
        return len(self.hands)

    @property
    def deck_size(self) -> int:
        """How many cards are still to be drawn."""
        return len(self.deck)

    @property
    def points(self) -> int:
        """The number of cards in the fireworks (rule `score`)."""
        return sum(self.fireworks)

    @property
    def clue_marks(self) -> tuple[tuple[ClueMarks, ...], ...]:
        """The clue marks of each card, by player and slot."""
        return tuple(map(self.clue_marks_in, range(self.players)))

    def clue_marks_in(self, seat: int) -> tuple[ClueMarks, ...]:
        """Return the clue marks of this player's cards."""
        return tuple(map(ClueMarks.from_bits, self.marks[seat]))

    def firework(self, suit: Suit) -> int:
        """Return the top number of the suit's firework, 0 before it is begun."""
        return self.fireworks[self.ruleset.suits.index(suit)]

    def is_playable(self, card: Card) -> bool:
        """Return whether playing the card now would add it to a firework (rule `play`)."""
        tables = self.ruleset.tables
        return self.fireworks[tables.firework[card]] == tables.rank[card] - 1

    def __eq__(self, other: object) -> bool:
        """Return whether the positions are equal, their events apart."""
        return isinstance(other, Position) and self[:-1] == other[:-1]

    def __ne__(self, other: object) -> bool:
        """Return whether the positions differ; a tuple's own `!=` would count `events` too."""
        return not self == other

    def __hash__(self) -> int:
        """Agree with `==`."""
        return hash(self[:-1])
