"""Views of the table as one player sees it: hands, cards, and marks on them."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from operator import attrgetter

from tutor.core.messages import Message
from tutor.games.hanabi.engine import Card, GameState, Suit
from tutor.games.hanabi.engine.cards import card_of
from tutor.games.hanabi.engine.events import ClueGiven, Discarded, Misplayed, Played
from tutor.games.hanabi.puzzles.option_names import CardAt
from tutor.web.hanabi.cards import (
    CardView,
    Face,
    card_view,
    drawn_suit,
    face_of,
    marks_of,
    suit_letter,
)
from tutor.web.hanabi.options import RowView
from tutor.web.shell.text import aria_label, say_plain
from tutor.web.site.presentation import Choice, seat_name, turn_mark


@dataclass(frozen=True, slots=True)
class Annotations:
    """Annotations on the cards and hands of a table."""

    choices: Mapping[str, Choice] = field(default_factory=dict)
    """Inputs on cards, by option name `card-P-S`."""
    actions: Mapping[int, tuple[RowView, ...]] = field(default_factory=dict)
    """Rows of inputs or links where a hand ends, by seat."""
    pointed: Collection[CardAt] = ()
    """The cards at which a clue points just now."""
    played: CardAt | None = None
    """The card that is being played."""
    asked: Collection[CardAt] = ()
    """The cards that the question is about."""
    denied: bool = False
    """Whether cards also show negative clue marks."""


NOTHING = Annotations()


@dataclass(frozen=True, slots=True)
class HandView:
    """A seat: its name, whether the viewer sits there, and the cards, oldest first."""

    name: str
    is_viewer: bool
    turn: str
    """The words for "to play" at the seat whose turn it is, else empty."""
    cards: tuple[CardView, ...]
    actions: tuple[RowView, ...] = ()
    """The options at this seat, drawn below the hand."""


def hand_view(
    state: GameState,
    seat: int,
    viewer: int | None,
    annotations: Annotations,
    *,
    reader: int | None = None,
    turn: str = "",
) -> HandView:
    """Return one hand as `viewer` sees it (None: as someone who sees every hand).

    `reader` is the player who is called "you", if not the viewer; `turn` are the words at the seat
    whose turn it is, missing at a hand that is shown alone.
    """
    hand, clue_marks = state.hands[seat], state.clue_marks_in(seat)
    name = say_plain(seat_name(seat, viewer if reader is None else reader))
    wild = state.ruleset.wild_suit is not None
    cards = []
    for slot, card in enumerate(hand):
        place = CardAt(seat, slot)
        cards.append(
            card_view(
                card if seat != viewer else None,
                name,
                slot,
                len(hand),
                marks=marks_of(clue_marks[slot], denied=annotations.denied, wild=wild),
                pointed=place in annotations.pointed,
                played=place == annotations.played,
                choice=annotations.choices.get(str(place)) if annotations.choices else None,
                asked=place in annotations.asked,
            )
        )
    actions = annotations.actions.get(seat, ())
    return HandView(name, seat == viewer, turn, tuple(cards), actions)


def cards_pointed_at(clue: ClueGiven) -> set[CardAt]:
    """Return the cards that a clue points at."""
    return {CardAt(clue.clue.target, slot) for slot in clue.slots}


@dataclass(frozen=True, slots=True)
class StackView:
    """A firework: the letter of its suit, and its top card; `name` is read out.

    `arrived` means that the top card has just been played.
    """

    suit: str
    letter: str
    top: Face | None
    name: str
    arrived: bool = False


@dataclass(frozen=True, slots=True)
class PileView:
    """The discarded cards of one suit, lowest number first; `text` names them all.

    `arrived` is the place of the card just discarded, if there is one.
    """

    suit: str
    cards: tuple[Face, ...]
    text: str
    arrived: int | None = None


@dataclass(frozen=True, slots=True)
class TokenView:
    """A supply of tokens: how many are left of how many, and that in words."""

    left: int
    all: int
    text: str


@dataclass(frozen=True, slots=True)
class TableView:
    """Everything on the table that the viewer can see. The order of a deck is nowhere in it."""

    hands: tuple[HandView, ...]
    fireworks: tuple[StackView, ...]
    discards: tuple[PileView, ...]
    clue_tokens: TokenView
    fuse_tokens: TokenView
    deck_size: int
    deck_text: str
    last_round: str
    """The number of turns left once the deck is empty; before that, empty."""

    @property
    def hand_size(self) -> int:
        """The number of cards in the largest hand."""
        return max(len(hand.cards) for hand in self.hands)

    @property
    def has_denied(self) -> bool:
        """Whether any card has a negative mark."""
        return any(
            group[0].denied for hand in self.hands for card in hand.cards for group in card.marks
        )


def table_view(
    state: GameState,
    viewer: int | None,
    annotations: Annotations = NOTHING,
    *,
    reader: int | None = None,
    moving: bool = False,
    over: bool = False,
) -> TableView:
    """Return the table as `viewer` sees it (None: as someone who sees every hand).

    Hands are in clockwise order and end with the viewer's own. `reader` is the player who is called
    "you", if not the viewer. On a `moving` table the card of the last play or discard is
    highlighted. With `over` it is nobody's turn, as when players give up.
    """
    you = viewer if reader is None else reader
    last = state.players - 1 if viewer is None else viewer
    seats = [(last + 1 + step) % state.players for step in range(state.players)]
    hands = []
    for seat in seats:
        mark = None if over else turn_mark(state, seat, you)
        turn = say_plain(mark) if mark else ""
        hands.append(hand_view(state, seat, viewer, annotations, reader=you, turn=turn))
    last_round = bool(state.turns_left) and not over
    return TableView(
        hands=tuple(hands),
        fireworks=fireworks_view(state, _moved(state, Played) if moving else None),
        discards=discards_view(state, _moved(state, Discarded, Misplayed) if moving else None),
        clue_tokens=token_view(state.clue_tokens, state.ruleset.clue_tokens),
        fuse_tokens=token_view(state.ruleset.fuses - state.strikes, state.ruleset.fuses),
        deck_size=state.deck_size,
        deck_text=say_plain(Message("table.deck-size", {"num": state.deck_size})),
        last_round=say_plain(Message("table.turns-left", {"num": state.turns_left}))
        if last_round
        else "",
    )


def unmarked(state: GameState) -> GameState:
    """Return the position without clue marks, for questions about memory."""
    return state._replace(marks=tuple((0,) * len(hand) for hand in state.hands))


def fireworks_view(state: GameState, arrived: Card | None = None) -> tuple[StackView, ...]:
    """Return the fireworks in the ruleset's order of suits; `arrived` has just been played."""
    tops = zip(state.ruleset.suits, state.fireworks, strict=True)
    suit_played = arrived and arrived.suit
    return tuple(_stack(suit, rank, arrived=suit is suit_played) for suit, rank in tops)


def discards_view(state: GameState, arrived: Card | None = None) -> tuple[PileView, ...]:
    """Return the discard pile by suit, without the suits that have no card in it.

    `arrived` is the card that has just come there.
    """
    piles = groupby(sorted(state.discards), key=attrgetter("suit"))
    return tuple(_pile(suit, tuple(cards), arrived) for suit, cards in piles)


def _moved(
    state: GameState, *kinds: type[Played] | type[Discarded] | type[Misplayed]
) -> Card | None:
    """Return the card that such an event of the last action was about, if there was one."""
    return next((event.card for event in state.events if isinstance(event, kinds)), None)


def token_view(left: int, of: int) -> TokenView:
    """Return a supply of tokens."""
    return TokenView(left, of, say_plain(Message("table.of", {"left": left, "all": of})))


def _pile(suit: Suit, cards: tuple[Card, ...], arrived: Card | None) -> PileView:
    faces = tuple(map(face_of, cards))
    place = cards.index(arrived) if arrived in cards else None
    return PileView(drawn_suit(suit), faces, aria_label(map(attrgetter("name"), faces)), place)


def _stack(suit: Suit, rank: int, *, arrived: bool) -> StackView:
    if not rank:
        name = say_plain(Message("firework.none", {"suit": suit}))
        return StackView(drawn_suit(suit), suit_letter(suit), None, name)
    top = face_of(card_of(suit, rank))
    return StackView(top.suit, top.letter, top, top.name, arrived)
