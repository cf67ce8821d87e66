"""Reads and writes positions as one line of URL-safe text.

    base_r2y0g1b0w0_r1r-2.y4.b1~…_w1g4_tokens5_strikes1_player0_31

The grammar and examples are in docs/notation.md. A position has exactly one line, which
`write_position` returns. `read_position` accepts `k` for `w`, too, as boxes with black cards call
it, and nothing else.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple, NoReturn, Protocol

from tutor.core.errors import BadSyntaxError
from tutor.games.hanabi.engine.cards import (
    CARD_BY_NAME,
    CARDS,
    CLUE_BITS,
    COLOR_BIT,
    RANK_BIT,
    RANKS,
    SUIT_BY_LETTER,
    Card,
    Suit,
)
from tutor.games.hanabi.engine.deck import UnknownDeck
from tutor.games.hanabi.engine.position import Hand, Piles, Position
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.engine.validation import build

LONGEST = 700
"""Longer lines are not read. Positions that games reach need 467 at the most."""

FIELDS = (
    "ruleset",
    "fireworks",
    "hands",
    "discards",
    "tokens",
    "strikes",
    "player",
    "deck",
    "left",
)
"""The fields in their order; the last one only in the last round."""

HIDDEN = "xx"
"""Stands for a card that a player does not see, in the line of what that player sees."""

_NOTHING = "0"
_DIGITS = frozenset("0123456789")
_NAMES = tuple(map(str, CARDS))
_TOPS = {str(top): top for top in (0, *RANKS)}
_CLUE_NAMES = {bit: str(clue) for clue, bit in (*COLOR_BIT.items(), *RANK_BIT.items())}
_CLUE_BITS = {
    **{letter: COLOR_BIT[suit] for letter, suit in SUIT_BY_LETTER.items()},
    **{str(rank): bit for rank, bit in RANK_BIT.items()},
}

Marks = tuple[int, ...]


class OnTheTable(Piles, Protocol):
    """The fields that a `Position` and a player's view of it share."""

    @property
    def marks(self) -> tuple[Marks, ...]:
        """The clue marks of each card."""

    @property
    def clue_tokens(self) -> int:
        """The clue tokens that can be spent."""

    @property
    def strikes(self) -> int:
        """The mistakes made."""

    @property
    def to_act(self) -> int:
        """The player whose turn it is."""

    @property
    def turns_left(self) -> int | None:
        """Turns to come in the last round."""


def write_position(state: Position) -> str:
    """Return the line for a position."""
    deck = state.deck
    order = str(len(deck)) if isinstance(deck, UnknownDeck) else _write_cards(deck)
    return write_table(state, state.hands, order)


def write_table(table: OnTheTable, hands: Iterable[Sequence[Card | None]], deck: str) -> str:
    """Return the line for a table with these hands and this deck.

    A card that is None is hidden, and written as HIDDEN; `read_position` refuses such a line.
    """
    tops = zip(table.ruleset.suits, table.fireworks, strict=True)
    fields = [
        str(table.ruleset),
        "".join([f"{suit}{top}" for suit, top in tops]),
        "~".join(map(_write_hand, hands, table.marks)),
        _write_cards(table.discards),
        f"tokens{table.clue_tokens}",
        f"strikes{table.strikes}",
        f"player{table.to_act}",
        deck,
    ]
    if table.turns_left is not None:
        fields.append(f"left{table.turns_left}")
    return "_".join(fields)


def read_position(text: str) -> Position:
    """Return the position that the line describes.

    Raises BadSyntaxError naming the field, the character in `text` and what was expected there;
    ImpossiblePositionError with a Flaw for a position that cannot be.
    """
    fields = _split(text)
    hands, marks = _read_hands(fields["hands"])
    return build(
        _read_ruleset(fields["ruleset"]),
        fireworks=_read_fireworks(fields["fireworks"]),
        hands=hands,
        marks=marks,
        discards=_read_cards(fields["discards"]),
        clue_tokens=_read_count(fields["tokens"]),
        strikes=_read_count(fields["strikes"]),
        to_act=_read_count(fields["player"]),
        deck=_read_deck(fields["deck"]),
        turns_left=_read_count(fields["left"]) if "left" in fields else None,
    )


class _Field(NamedTuple):
    """A part of the line: its name, its text, where it starts, and the whole line."""

    name: str
    text: str
    start: int
    line: str

    def fail(self, place: int, expected: str) -> NoReturn:
        """Raise BadSyntaxError for the character at `place` of this field."""
        raise BadSyntaxError(self.name, self.line, self.start + place, expected)


def _split(line: str) -> dict[str, _Field]:
    """Return the fields by name; only `left` may be missing."""
    if len(line) > LONGEST:
        raise BadSyntaxError("position", line, LONGEST, "the end, as no position is so long")
    fields: dict[str, _Field] = {}
    start = 0
    parts = line.split("_")
    for name, text in zip(FIELDS, parts, strict=False):
        fields[name] = _Field(name, text, start, line)
        start += len(text) + 1
    if len(parts) > len(FIELDS):
        raise BadSyntaxError(FIELDS[-1], line, start - 1, "the end of the position")
    if len(parts) < len(FIELDS) - 1:
        missing = FIELDS[len(parts)]
        raise BadSyntaxError(missing, line, len(line), f"_ and the {missing}")
    return fields


# Ruleset and fireworks


def _read_ruleset(field: _Field) -> Ruleset:
    try:
        return Ruleset.parse(field.text)
    except BadSyntaxError as error:
        field.fail(error.position, error.expected)


def _read_fireworks(field: _Field) -> dict[Suit, int]:
    """Return the top number of each firework named."""
    tops: dict[Suit, int] = {}
    for place in range(0, len(field.text) or 1, 2):
        suit = SUIT_BY_LETTER.get(field.text[place : place + 1])
        if suit is None or suit in tops:
            field.fail(place, "a suit letter (r y g b w m), each once")
        top = _TOPS.get(field.text[place + 1 : place + 2])
        if top is None:
            field.fail(place + 1, "the top number of the firework, 0 to 5")
        tops[suit] = top
    return tops


# Hands: r2r-y45 is the red 2, told red, and told not to be yellow, 4 or 5


def _write_hand(hand: Sequence[Card | None], marks: Marks) -> str:
    names = [HIDDEN if card is None else _NAMES[card] for card in hand]
    cards = [name + _write_mark(bits) for name, bits in zip(names, marks, strict=True)]
    return ".".join(cards) or _NOTHING


def _write_mark(bits: int) -> str:
    if not bits:
        return ""
    denied = bits >> CLUE_BITS
    return _write_clues(bits) + (f"-{_write_clues(denied)}" if denied else "")


def _write_clues(bits: int) -> str:
    return "".join([clue for bit, clue in _CLUE_NAMES.items() if bits & bit])


def _read_hands(field: _Field) -> tuple[tuple[Hand, ...], tuple[Marks, ...]]:
    """Return the cards and their clue marks, by player and slot."""
    hands, marks = [], []
    start = field.start
    for text in field.text.split("~"):
        cards, bits = _read_hand(_Field(field.name, text, start, field.line))
        hands.append(cards)
        marks.append(bits)
        start += len(text) + 1
    return tuple(hands), tuple(marks)


def _read_hand(field: _Field) -> tuple[Hand, Marks]:
    if field.text == _NOTHING:
        return (), ()
    cards: list[Card] = []
    marks: list[int] = []
    place = 0
    for text in field.text.split("."):
        card = CARD_BY_NAME.get(text[:2])
        if card is None:
            _fail_card(field, place, first=not cards)
        cards.append(card)
        marks.append(_read_mark(field, place + 2, text[2:]) if len(text) > 2 else 0)
        place += len(text) + 1
    return tuple(cards), tuple(marks)


def _read_mark(field: _Field, place: int, text: str) -> int:
    """Return the bits for `text`, which stands at `place` of the field."""
    touched, dash, denied = text.partition("-")
    bits = _read_clues(field, place, touched)
    if dash:
        place += len(touched) + 1
        if not denied:
            field.fail(place, "what the card is not")
        bits |= _read_clues(field, place, denied) << CLUE_BITS
    return bits


def _read_clues(field: _Field, place: int, text: str) -> int:
    bits = 0
    for clue in text:
        bit = _CLUE_BITS.get(clue, 0)
        if bit <= bits:
            field.fail(place, "- . ~ _ or a clue, in the order r y g b w m 1 2 3 4 5, each once")
        bits |= bit
        place += 1
    return bits


# Discards and deck: cards without anything between them


def _write_cards(cards: tuple[Card, ...]) -> str:
    return "".join([_NAMES[card] for card in cards]) or _NOTHING


def _read_cards(field: _Field) -> tuple[Card, ...]:
    if field.text == _NOTHING:
        return ()
    cards = []
    for place in range(0, len(field.text) or 1, 2):
        card = CARD_BY_NAME.get(field.text[place : place + 2])
        if card is None:
            _fail_card(field, place, first=not place)
        cards.append(card)
    return tuple(cards)


def _read_deck(field: _Field) -> tuple[Card, ...]:
    """Return the deck; a number is the size of a deck whose order is not known."""
    if field.text[:1] in _DIGITS and field.text != _NOTHING:
        return UnknownDeck(_read_number(field, 0))
    return _read_cards(field)


def _fail_card(field: _Field, place: int, *, first: bool) -> NoReturn:
    """Raise BadSyntaxError for a card that is none, at its letter or at its number.

    Where the `first` card should be, something else may stand for all of them.
    """
    if field.text[place : place + 1] in SUIT_BY_LETTER:
        field.fail(place + 1, "a number from 1 to 5 after the suit letter")
    instead = {"deck": ", or how many cards there are"}.get(field.name, ", or 0 for no cards")
    field.fail(place, f"a card like r1{instead * first}")


# Counts: the name of the field and a number


def _read_count(field: _Field) -> int:
    name = field.name
    if not field.text.startswith(name):
        field.fail(0, f"{name} and a number")
    return _read_number(field, len(name))


def _read_number(field: _Field, place: int) -> int:
    """Return the number at `place`, where the field must end: 0 to 99, no needless zero."""
    digits = field.text[place:]
    if not (1 <= len(digits) <= 2 and _DIGITS.issuperset(digits) and str(int(digits)) == digits):
        field.fail(place, "a number from 0 to 99")
    return int(digits)
