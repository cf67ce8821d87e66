"""The events of a turn, in order, without words."""

from dataclasses import dataclass

from tutor.games.hanabi.engine.actions import Clue
from tutor.games.hanabi.engine.cards import Card, Suit
from tutor.games.hanabi.engine.reasons import EndCause


@dataclass(frozen=True, slots=True)
class ClueGiven:
    """`giver` spent a clue token; the cards in `slots` of the clue's target were pointed at."""

    giver: int
    clue: Clue
    slots: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Discarded:
    """`player` put a card from `slot` on the discard pile and recovered a clue token."""

    player: int
    slot: int
    card: Card


@dataclass(frozen=True, slots=True)
class Played:
    """`player` added the card from `slot` to its firework."""

    player: int
    slot: int
    card: Card


@dataclass(frozen=True, slots=True)
class FireworkCompleted:
    """The 5 of `suit` was played; `token_recovered` is False when all clue tokens were there."""

    suit: Suit
    token_recovered: bool


@dataclass(frozen=True, slots=True)
class Misplayed:
    """The card fitted no firework: it went to the discard pile, for strike number `strikes`."""

    player: int
    slot: int
    card: Card
    strikes: int


@dataclass(frozen=True, slots=True)
class Drew:
    """`player` drew `card`; it is now the newest card of the hand."""

    player: int
    card: Card


@dataclass(frozen=True, slots=True)
class LastRoundBegan:
    """`player` drew the last card: `turns` more turns, that player's own being the last."""

    player: int
    turns: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over, and why."""

    cause: EndCause


Event = (
    ClueGiven
    | Discarded
    | Played
    | FireworkCompleted
    | Misplayed
    | Drew
    | LastRoundBegan
    | GameEnded
)
