"""The table as one player sees it."""

from dataclasses import dataclass
from itertools import groupby
from operator import attrgetter

from tutor.core.messages import Message
from tutor.games.hanabi.engine import Card, GameState, Suit
from tutor.games.hanabi.engine.cards import card_of
from tutor.games.hanabi.engine.events import Discarded, Misplayed, Played
from tutor.web.hanabi.cards import Face, drawn_suit, face_of, suit_letter
from tutor.web.hanabi.hands import NOTHING, Annotations, HandView, hand_view
from tutor.web.shell.text import joined, say_plain
from tutor.web.site.presentation import turn_mark


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

    `arrived` is the place of the one that has just come there, if one has.
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
    """How many turns are left, once the last card has been drawn; else empty."""

    @property
    def hand_size(self) -> int:
        """Return how many cards the largest hand holds."""
        return max(len(hand.cards) for hand in self.hands)

    @property
    def has_denied(self) -> bool:
        """Return whether any card shows what it is not."""
        return any(mark.denied for hand in self.hands for card in hand.cards for mark in card.marks)


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

    Hands go round clockwise and end with the viewer's own, as if it lay nearest. `reader` is the
    player who is called "you", if not the viewer. On a `moving` table the card that the last action
    played or discarded is told apart. With `over` it is nobody's turn, as when players give up.
    """
    you = viewer if reader is None else reader
    last = state.players - 1 if viewer is None else viewer
    seats = [(last + 1 + step) % state.players for step in range(state.players)]
    hands = tuple(
        hand_view(
            state,
            seat,
            viewer,
            annotations,
            reader=you,
            turn="" if over else _turn(state, seat, you),
        )
        for seat in seats
    )
    return TableView(
        hands=hands,
        fireworks=fireworks_view(state, _moved(state, Played) if moving else None),
        discards=discards_view(state, _moved(state, Discarded, Misplayed) if moving else None),
        clue_tokens=token_view(state.clue_tokens, state.ruleset.clue_tokens),
        fuse_tokens=token_view(state.ruleset.fuses - state.strikes, state.ruleset.fuses),
        deck_size=state.deck_size,
        deck_text=say_plain(Message("table.deck-size", {"num": state.deck_size})),
        last_round="" if over else _last_round(state),
    )


def unmarked(state: GameState) -> GameState:
    """Return the position with nothing told, for those who have to remember it."""
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
    return PileView(drawn_suit(suit), faces, joined(map(attrgetter("name"), faces)), place)


def _stack(suit: Suit, rank: int, *, arrived: bool) -> StackView:
    if not rank:
        name = say_plain(Message("firework.none", {"suit": suit}))
        return StackView(drawn_suit(suit), suit_letter(suit), None, name)
    top = face_of(card_of(suit, rank))
    return StackView(top.suit, top.letter, top, top.name, arrived)


def _turn(state: GameState, seat: int, viewer: int | None) -> str:
    mark = turn_mark(state, seat, viewer)
    return say_plain(mark) if mark else ""


def _last_round(state: GameState) -> str:
    if not state.turns_left:
        return ""
    return say_plain(Message("table.turns-left", {"num": state.turns_left}))
