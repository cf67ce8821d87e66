"""The names of options, read and written: `play-0`, `card-1-2`, `points-12`, `none`.

They stand in addresses, in saved links and in exported puzzles, so that a name keeps its meaning
for ever. `str` of a value is its name and `read_option` reads it back; docs/puzzle-format.md lists
them. Questions use the same names for the actions and cards that they are about.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any, ClassVar, TypeVar

from tutor.core.errors import BadSyntaxError
from tutor.core.puzzle import Puzzle
from tutor.games.hanabi.engine.actions import (
    Action,
    NamedValue,
    parse_action,
)
from tutor.games.hanabi.engine.cards import RANKS, SUIT_BY_LETTER, Card, Suit, card_of
from tutor.games.hanabi.engine.state import GameState


@dataclass(frozen=True, slots=True)
class CardAt(NamedValue):
    """The card in a slot of a player's hand; slots and players count from 0."""

    kind: ClassVar = "card"
    player: int
    slot: int


@dataclass(frozen=True, slots=True)
class Seat(NamedValue):
    """A player."""

    kind: ClassVar = "player"
    player: int


@dataclass(frozen=True, slots=True)
class Identity(NamedValue):
    """What a hidden card could be."""

    kind: ClassVar = "identity"
    card: Card


@dataclass(frozen=True, slots=True)
class Points(NamedValue):
    """A number of points."""

    kind: ClassVar = "points"
    number: int


@dataclass(frozen=True, slots=True)
class TokenCount(NamedValue):
    """A number of tokens."""

    kind: ClassVar = "tokens"
    number: int


@dataclass(frozen=True, slots=True)
class CardCount(NamedValue):
    """A number of cards."""

    kind: ClassVar = "cards"
    number: int


@dataclass(frozen=True, slots=True)
class ScaleStep(NamedValue):
    """A step of the scale on which a game is rated, by its id."""

    kind: ClassVar = "rating"
    id: str


@dataclass(frozen=True, slots=True)
class ColorAndRankClue(NamedValue):
    """To tell a player the colour and the number of a card at once, which no rule allows."""

    kind: ClassVar = "both"
    player: int
    card: Card


@dataclass(frozen=True, slots=True)
class ClueToTwo(NamedValue):
    """To tell two players a number at once, which no rule allows."""

    kind: ClassVar = "two"
    player: int
    other: int
    rank: int


@dataclass(frozen=True, slots=True)
class Word:
    """A name that says only itself: `none`, `mistake`, `pass`."""

    text: str

    def __str__(self) -> str:
        """Return the word."""
        return self.text


NamedOption = (
    Action
    | CardAt
    | Seat
    | Identity
    | Points
    | TokenCount
    | CardCount
    | ScaleStep
    | ColorAndRankClue
    | ClueToTwo
    | Word
)

_CARD = f"([{''.join(SUIT_BY_LETTER)}][{RANKS[0]}-{RANKS[-1]}])"
_FORMS: tuple[tuple[re.Pattern[str], Callable[..., NamedOption]], ...] = tuple(
    (re.compile(form), read)
    for form, read in (
        (r"card-([0-9])-([0-9])", lambda player, slot: CardAt(int(player), int(slot))),
        (r"player-([0-9])", lambda player: Seat(int(player))),
        (rf"identity-{_CARD}", lambda card: Identity(Card(card))),
        (r"points-([0-9]{1,3})", lambda number: Points(int(number))),
        (r"tokens-([0-9]{1,3})", lambda number: TokenCount(int(number))),
        (r"cards-([0-9]{1,2})", lambda number: CardCount(int(number))),
        (r"rating-([a-z-]+)", ScaleStep),
        (rf"both-([0-9])-{_CARD}", lambda player, card: ColorAndRankClue(int(player), Card(card))),
        (
            r"two-([0-9])-([0-9])-([0-9])",
            lambda player, other, rank: ClueToTwo(int(player), int(other), int(rank)),
        ),
    )
)


@lru_cache(maxsize=1024)
def read_option(name: str) -> NamedOption:
    """Parse an option; a `Word` for any name of no other form."""
    for form, read in _FORMS:
        if match := form.fullmatch(name):
            return read(*match.groups())
    try:
        return parse_action(name)
    except BadSyntaxError:
        return Word(name)


Named = TypeVar("Named", bound=NamedOption)


def read_as(kind: type[Named], name: str) -> Named:
    """Parse an option or a part of a question; ValueError for another kind."""
    option = read_option(name)
    if not isinstance(option, kind):
        raise ValueError(f"{name} is no {kind.__name__}")
    return option


def read_card_at(name: str) -> CardAt:
    """Return the card in a hand that an option or a question names; ValueError if it names none."""
    return read_as(CardAt, name)


def own_cards(puzzle: Puzzle[GameState]) -> tuple[str, ...]:
    """Return the viewer's cards as options, the oldest first."""
    hand = puzzle.position.hands[puzzle.viewer]
    return tuple(str(CardAt(puzzle.viewer, slot)) for slot in range(len(hand)))


def kind_of(name: str) -> str:
    """Return the word with which a name begins, which options of one kind share."""
    return name.partition("-")[0]


def name_after(name: str, suit: Callable[[Suit], Suit], seat: Callable[[int], int]) -> str:
    """Return the name of an option, or of a suit or card of a question, after a change.

    `suit` returns the new colour of a suit, `seat` the new seat of a player. What names neither
    stays as it is.
    """
    if name in SUIT_BY_LETTER:
        return str(suit(SUIT_BY_LETTER[name]))
    if re.fullmatch(_CARD, name):
        return str(_recolored(Card(name), suit))
    return str(_changed(read_option(name), suit, seat))


def canonical(name: str) -> str:
    """Return an option, or a suit or card of a question, with `w` for a fifth colour called `k`."""
    return name_after(name, lambda suit: suit, lambda seat: seat)


def _changed(
    option: NamedOption, suit: Callable[[Suit], Suit], seat: Callable[[int], int]
) -> NamedOption:
    """Return the option with another value in each field that has a seat, a suit or a card."""
    changes: dict[str, Callable[[Any], Any]] = {
        **dict.fromkeys(("target", "player", "other"), seat),
        "suit": suit,
        "card": lambda card: _recolored(card, suit),
    }
    fields = {name: getattr(option, name) for name in option.__match_args__ if name in changes}
    return replace(option, **{name: changes[name](value) for name, value in fields.items()})


def _recolored(card: Card, suit: Callable[[Suit], Suit]) -> Card:
    return card_of(suit(card.suit), card.rank)
