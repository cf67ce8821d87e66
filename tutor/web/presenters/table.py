"""The table as one player sees it."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass

from tutor.core.messages import Message, Player
from tutor.games.hanabi.engine import Card, GameState, Suit
from tutor.web.plain import say_plain
from tutor.web.presenters.cards import (
    CardView,
    Choice,
    Face,
    card_view,
    face_of,
    marks_of,
    suit_letter,
)


@dataclass(frozen=True, slots=True)
class HandView:
    """A seat: its name, whether the viewer sits there, and the cards, oldest first."""

    name: str
    is_viewer: bool
    turn: str
    """The words for "to play" at the seat whose turn it is, else empty."""
    cards: tuple[CardView, ...]


@dataclass(frozen=True, slots=True)
class StackView:
    """A firework: the letter of its suit, and its top card; `name` is read out."""

    suit: str
    letter: str
    top: Face | None
    name: str


@dataclass(frozen=True, slots=True)
class PileView:
    """The discarded cards of one suit, lowest number first."""

    suit: str
    cards: tuple[Face, ...]


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


def table_view(
    state: GameState,
    viewer: int | None,
    *,
    choices: Mapping[str, Choice] | None = None,
    pointed: Collection[tuple[int, int]] = (),
    played: tuple[int, int] | None = None,
    asked: Collection[tuple[int, int]] = (),
    denied: bool = False,
    reader: int | None = None,
) -> TableView:
    """Return the table as `viewer` sees it (None: as someone who sees every hand).

    Hands go round clockwise and end with the viewer's own, as if it lay nearest. `choices` puts
    inputs on cards, by option name `card-P-S`; `pointed` are the (player, slot) at which a clue
    points just now, `played` the one that is being played, `asked` those that the question is
    about; `denied` also shows what clues have told that cards are not. `reader` is the player who
    is called "you", if not the viewer.
    """
    you = viewer if reader is None else reader
    last = state.players - 1 if viewer is None else viewer
    seats = [(last + 1 + step) % state.players for step in range(state.players)]
    hands = tuple(
        HandView(
            name=_seat_name(seat, you),
            is_viewer=seat == viewer,
            turn=_turn(state, seat, you),
            cards=_hand(state, seat, seat != viewer, choices or {}, pointed, denied, played, asked),
        )
        for seat in seats
    )
    return TableView(
        hands=hands,
        fireworks=fireworks_view(state),
        discards=discards_view(state),
        clue_tokens=token_view(state.clue_tokens, state.ruleset.clue_tokens),
        fuse_tokens=token_view(state.ruleset.fuses - state.strikes, state.ruleset.fuses),
        deck_size=state.deck_size,
        deck_text=say_plain(Message("table.deck-size", {"num": state.deck_size})),
        last_round=_last_round(state),
    )


def hand_view(
    state: GameState,
    seat: int,
    viewer: int | None,
    *,
    pointed: Collection[tuple[int, int]] = (),
    denied: bool = False,
) -> HandView:
    """Return one hand alone, as `viewer` sees it, for pictures that need no more."""
    cards = _hand(state, seat, seat != viewer, {}, pointed, denied)
    return HandView(_seat_name(seat, viewer), seat == viewer, "", cards)


def fireworks_view(state: GameState) -> tuple[StackView, ...]:
    """Return the fireworks in the ruleset's order of suits."""
    tops = zip(state.ruleset.suits, state.fireworks, strict=True)
    return tuple(_stack(suit, rank) for suit, rank in tops)


def discards_view(state: GameState) -> tuple[PileView, ...]:
    """Return the discard pile by suit, without the suits that have no card in it."""
    cards = sorted(state.discards)
    piles = {suit: tuple(c for c in cards if c.suit is suit) for suit in state.ruleset.suits}
    return tuple(
        PileView(str(suit), tuple(map(face_of, pile))) for suit, pile in piles.items() if pile
    )


def token_view(left: int, of: int) -> TokenView:
    """Return a supply of tokens."""
    return TokenView(left, of, say_plain(Message("table.of", {"left": left, "all": of})))


def _hand(
    state: GameState,
    seat: int,
    visible: bool,
    choices: Mapping[str, Choice],
    pointed: Collection[tuple[int, int]],
    denied: bool,
    played: tuple[int, int] | None = None,
    asked: Collection[tuple[int, int]] = (),
) -> tuple[CardView, ...]:
    hand, told = state.hands[seat], state.told[seat]
    return tuple(
        card_view(
            card if visible else None,
            slot,
            len(hand),
            marks=marks_of(told[slot], denied=denied),
            pointed=(seat, slot) in pointed,
            played=(seat, slot) == played,
            choice=choices.get(f"card-{seat}-{slot}"),
            asked=(seat, slot) in asked,
        )
        for slot, card in enumerate(hand)
    )


def _stack(suit: Suit, rank: int) -> StackView:
    if not rank:
        name = say_plain(Message(f"firework.none.{suit}"))
        return StackView(str(suit), suit_letter(suit), None, name)
    top = face_of(Card(f"{suit}{rank}"))
    return StackView(str(suit), top.letter, top, top.name)


def _seat_name(seat: int, viewer: int | None) -> str:
    if seat == viewer:
        return say_plain(Message("seat.you", {"name": Player(seat)}))
    return say_plain(Message(f"player.{seat}"))


def _turn(state: GameState, seat: int, viewer: int | None) -> str:
    if seat != state.to_act or state.outcome is not None:
        return ""
    return say_plain(Message("seat.your-turn" if seat == viewer else "seat.turn"))


def _last_round(state: GameState) -> str:
    if not state.turns_left:
        return ""
    return say_plain(Message("table.turns-left", {"num": state.turns_left}))
