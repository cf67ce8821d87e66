"""The pictures of the rulebook, and how its sentences are named."""

from dataclasses import dataclass
from typing import Literal

from tutor.core.messages import Message
from tutor.games.hanabi.engine import Card, GameState
from tutor.games.hanabi.rulebook.editions import Leaflet

FigureKind = Literal["table", "hand", "cards", "fireworks", "discards"]
Place = tuple[int, int]
"""A card on the table: player and slot, both from 0."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture drawn from a position that was reached by playing, so that it cannot go stale.

    `kind` says which part of `state` is drawn: the whole table, the hand of `seat`, the fireworks
    or the discard pile; a picture of `cards` draws just these. `viewer` is the player through
    whose eyes we look, None to see every hand. `pointed` are the cards being pointed at; `denied`
    asks for the marks of what clues say that cards are not.
    """

    kind: FigureKind
    state: GameState
    caption: Message
    viewer: int | None = None
    seat: int | None = None
    cards: tuple[Card, ...] = ()
    pointed: frozenset[Place] = frozenset()
    denied: bool = False


def say(name: str, **params: object) -> Message:
    """Return the message of a rule, by the rule's id and its own name: "hands.title"."""
    return Message(f"rule.{name}", params)


def implied(rule_id: str, leaflet: Leaflet) -> tuple[Message, ...]:
    """Return the remark that a rule follows from the leaflet, unless the leaflet prints it."""
    return (say(f"{rule_id}.implied"),) if rule_id in leaflet.implied else ()
