"""What is answered about Hanabi alone. The names of classes and fields are the schema's."""

from dataclasses import dataclass

from tutor.games.hanabi.engine.replay import ReplaySummary
from tutor.games.hanabi.knowledge.table_record import TableRecord


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A position as data, whole or as one player sees it."""

    rules: str
    to_act: int
    seat: int | None
    position: str
    table: TableRecord


@dataclass(frozen=True, slots=True, kw_only=True)
class PossibleCard:
    """A card that could be in a slot, and in how many worlds it is there."""

    card: str
    worlds: int


@dataclass(frozen=True, slots=True, kw_only=True)
class KnownSlot:
    """What can be known about a card of the own hand; chances are from 0 to 1."""

    slot: int
    could_be: tuple[PossibleCard, ...]
    playable: float
    trash: float
    critical: float


@dataclass(frozen=True, slots=True, kw_only=True)
class Knowledge:
    """What follows for a player about the own hand from what that player sees."""

    seat: int
    position: str
    worlds: int
    slots: tuple[KnownSlot, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReplayTurn:
    """An action, who took it, and the position after it."""

    seat: int
    action: str
    position: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Replay(ReplaySummary):
    """A recorded game, every action checked by the engine."""

    start: str
    actions: tuple[ReplayTurn, ...]
