"""The form for a position put up by hand: the cards of each hand with their clue marks, the rest.

The player in seat 0 is to act. The deck has all cards that are nowhere else. A clue was given to
the whole hand, except the cards drawn after it: those from the first unmarked card behind the
marked ones that the clue would have touched.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from werkzeug.datastructures import MultiDict

from tutor.core.messages import Message
from tutor.games.hanabi.engine import Card, GameState, Ruleset, Suit
from tutor.games.hanabi.engine.cards import RANKS, SUITS, TOP_RANK, card_of
from tutor.games.hanabi.engine.notation import write_table
from tutor.games.hanabi.engine.ruleset import MAX_PLAYERS, MIN_PLAYERS
from tutor.web.hanabi.cards import card_name, suit_name
from tutor.web.shell.view_options import required, required_number
from tutor.web.site.presentation import PLAYERS, PositionForm, UnfinishedPositionError, seat_name

HAND, MARKS, TOP, DISCARDED = "hand", "told", "top-", "gone-"
TOKENS, MISTAKES, LEFT = "tokens", "mistakes", "left"
FIELDS = frozenset(
    {PLAYERS, TOKENS, MISTAKES, LEFT}
    | {f"{name}{seat}" for name in (HAND, MARKS) for seat in range(MAX_PLAYERS)}
    | {f"{TOP}{suit}" for suit in SUITS}
    | {f"{DISCARDED}{suit}{rank}" for suit in SUITS for rank in RANKS}
)

OWN_SUIT, OWN_RANK = "c", "n"
"""Marks of a card, beside letters of suits: a clue named its colour, its number."""

Sent = MultiDict[str, str]


@dataclass(frozen=True, slots=True)
class CardField:
    """A place of a hand: its number, the card chosen, and the values of its marks by label."""

    number: int
    chosen: str
    marks: tuple[tuple[str, Message, bool], ...]


@dataclass(frozen=True, slots=True)
class HandField:
    """A hand, oldest card first, and who has it."""

    seat: int
    name: Message
    cards: tuple[CardField, ...]


@dataclass(frozen=True, slots=True)
class NumberField:
    """A number to choose, with its label."""

    name: str
    label: str
    numbers: range
    chosen: int


def position_form(rules: str, sent: Sent) -> Mapping[str, object]:
    """Return the form as sent, or an empty one; BadSyntaxError for impossible values.

    `cards` are to be chosen from, by the name of their suit.
    """
    ruleset = Ruleset.parse(rules)
    players = _players(sent)
    return {
        "players": players,
        "hands": tuple(_hand_field(sent, ruleset, players, seat) for seat in range(players)),
        "cards": tuple(
            (suit_name(suit), tuple((str(card), card_name(card)) for card in _cards_of(suit)))
            for suit in ruleset.suits
        ),
        "fireworks": tuple(
            _number_field(sent, f"{TOP}{suit}", range(TOP_RANK + 1), label=suit_name(suit))
            for suit in ruleset.suits
        ),
        "discarded": tuple(
            (
                suit_name(suit),
                tuple(_discarded_field(sent, ruleset, card) for card in _cards_of(suit)),
            )
            for suit in ruleset.suits
        ),
        "tokens": _number_field(sent, TOKENS, range(ruleset.clue_tokens + 1), ruleset.clue_tokens),
        "mistakes": _number_field(sent, MISTAKES, range(ruleset.fuses)),
        "left": _number_field(sent, LEFT, range(1, players + 1), players),
    }


def written_position(rules: str, sent: Sent) -> str:
    """Return the position in notation; it need not be possible.

    Raises UnfinishedPositionError if a place is empty or a card is there too often, BadSyntaxError
    for what the form can't send.
    """
    ruleset, players = Ruleset.parse(rules), _players(sent)
    fireworks = [(suit, _number(sent, f"{TOP}{suit}", TOP_RANK)) for suit in ruleset.suits]
    hands = [_hand(sent, ruleset, players, seat) for seat in range(players)]
    discards = [
        card
        for card in ruleset.cards
        for _ in range(_number(sent, f"{DISCARDED}{card}", ruleset.copies(card)))
    ]
    on_table = [card for hand in hands for card, _ in hand] + discards
    on_table += [card_of(suit, rank + 1) for suit, top in fireworks for rank in range(top)]
    for card in ruleset.cards:
        if on_table.count(card) > ruleset.copies(card):
            raise UnfinishedPositionError(Message("position-form.too-many", {"card": card}))
    deck = len(ruleset.deck) - len(on_table)
    if deck and any(len(hand) < ruleset.hand_size(players) for hand in hands):
        raise UnfinishedPositionError(Message("position-form.unfinished"))
    is_last_round = not deck and not ruleset.play_on
    table = _Table(
        ruleset,
        fireworks=tuple(top for _, top in fireworks),
        marks=tuple(_clue_marks(hand, ruleset) for hand in hands),
        discards=tuple(discards),
        clue_tokens=_number(sent, TOKENS, ruleset.clue_tokens),
        strikes=_number(sent, MISTAKES, ruleset.fuses - 1),
        turns_left=_number(sent, LEFT, players) or players if is_last_round else None,
    )
    return write_table(table, [[card for card, _ in hand] for hand in hands], str(deck))


def form_of_position(state: GameState) -> Sent:
    """Return the form's fields for a position, as far as it has them."""
    sent: Sent = MultiDict({PLAYERS: str(len(state.hands)), TOKENS: str(state.clue_tokens)})
    sent[MISTAKES] = str(state.strikes)
    if state.turns_left:
        sent[LEFT] = str(state.turns_left)
    for suit, top in zip(state.ruleset.suits, state.fireworks, strict=True):
        sent[f"{TOP}{suit}"] = str(top)
    for card in {*state.discards}:
        sent[f"{DISCARDED}{card}"] = str(state.discards.count(card))
    players = len(state.hands)
    for seat in range(players):
        player = (state.to_act + seat) % players
        sent.setlist(f"{HAND}{seat}", [str(card) for card in state.hands[player]])
        for slot, clue_marks in enumerate(state.clue_marks_in(player)):
            suits = (
                clue_marks.colors
                if state.ruleset.wild_suit
                else [OWN_SUIT] * bool(clue_marks.colors)
            )
            for mark in (*suits, *[OWN_RANK] * bool(clue_marks.ranks)):
                sent.add(f"{MARKS}{seat}", f"{slot}{mark}")
    return sent


def _cards_of(suit: Suit) -> tuple[Card, ...]:
    return tuple(card_of(suit, rank) for rank in RANKS)


def _players(sent: Sent) -> int:
    return required_number(PLAYERS, sent.get(PLAYERS, ""), range(MIN_PLAYERS, MAX_PLAYERS + 1))


def _number(sent: Sent, name: str, most: int) -> int:
    return _number_field(sent, name, range(most + 1)).chosen


def _number_field(
    sent: Sent, name: str, numbers: range, usual: int = 0, *, label: str = ""
) -> NumberField:
    text = sent.get(name, "")
    chosen = required_number(name, text, numbers) if text else usual
    return NumberField(name, label, numbers, chosen)


def _discarded_field(sent: Sent, ruleset: Ruleset, card: Card) -> NumberField:
    """Return the field that says how many copies of a card are discarded."""
    copies = range(ruleset.copies(card) + 1)
    return _number_field(sent, f"{DISCARDED}{card}", copies, label=card_name(card))


def _marks(ruleset: Ruleset) -> tuple[tuple[str, Message], ...]:
    """Return the marks that a card can have, with their labels.

    With a wild suit each colour is a mark of its own: several can touch a wild card.
    """
    number = (OWN_RANK, Message("position-form.number"))
    if not ruleset.wild_suit:
        return ((OWN_SUIT, Message("position-form.colour")), number)
    suits = tuple((str(s), Message("told.colour", {"suit": s})) for s in ruleset.clue_suits)
    return (*suits, number)


def _places(
    sent: Sent, ruleset: Ruleset, players: int, seat: int
) -> Iterator[tuple[str, set[str]]]:
    """Yield the card chosen for each place of a hand, empty for none, and the marks ticked."""
    size, marks = ruleset.hand_size(players), [value for value, _ in _marks(ruleset)]
    chosen = sent.getlist(f"{HAND}{seat}")[:size]
    names = ["", *map(str, ruleset.cards)]
    possible = [f"{slot}{mark}" for slot in range(size) for mark in marks]
    clues = [required(MARKS, each, possible) for each in sent.getlist(f"{MARKS}{seat}")]
    for slot in range(size):
        name = required(HAND, chosen[slot], names) if slot < len(chosen) else ""
        yield name, {each[1:] for each in clues if each[0] == str(slot)}


def _hand_field(sent: Sent, ruleset: Ruleset, players: int, seat: int) -> HandField:
    cards = tuple(
        CardField(
            slot + 1,
            name,
            tuple((f"{slot}{mark}", label, mark in ticked) for mark, label in _marks(ruleset)),
        )
        for slot, (name, ticked) in enumerate(_places(sent, ruleset, players, seat))
    )
    return HandField(seat, seat_name(seat, 0), cards)


CardMarks = tuple[Card, int]
"""A card and the bits of the clues that are ticked for it."""


class _Table(NamedTuple):
    """The content of the form, in the shape for notation (`OnTheTable`)."""

    ruleset: Ruleset
    fireworks: tuple[int, ...]
    marks: tuple[tuple[int, ...], ...]
    discards: tuple[Card, ...]
    clue_tokens: int
    strikes: int
    turns_left: int | None
    to_act: int = 0


def _hand(sent: Sent, ruleset: Ruleset, players: int, seat: int) -> list[CardMarks]:
    """Return the cards of a hand, the oldest first, with the clues ticked for each."""
    return [
        (Card(name), sum(_bit(ruleset, Card(name), mark) for mark in ticked))
        for name, ticked in _places(sent, ruleset, players, seat)
        if name
    ]


def _bit(ruleset: Ruleset, card: Card, mark: str) -> int:
    """Return the bit of the clue that a mark of a card stands for."""
    if mark == OWN_RANK:
        return ruleset.tables.rank_bit[card.rank]
    return ruleset.tables.color_bit[card.suit if mark == OWN_SUIT else Suit(mark)]


def _clue_marks(hand: Sequence[CardMarks], ruleset: Ruleset) -> tuple[int, ...]:
    """Return the clue marks of each card, positive and negative."""
    marks, tables = [ticked for _, ticked in hand], ruleset.tables
    for bit in (*tables.color_bit.values(), *tables.rank_bit.values()):
        ticked = [slot for slot, (_, bits) in enumerate(hand) if bits & bit]
        if ticked:
            later = range(ticked[-1] + 1, len(hand))
            drawn = (slot for slot in later if tables.touched_by[hand[slot][0]] & bit)
            for slot in range(next(drawn, len(hand))):
                if not marks[slot] & bit:
                    marks[slot] |= tables.mark[bit][hand[slot][0]]
    return tuple(marks)


POSITION_FORM = PositionForm(
    fields=FIELDS,
    players=range(MIN_PLAYERS, MAX_PLAYERS + 1),
    view=position_form,
    written=written_position,
    read=form_of_position,
)
