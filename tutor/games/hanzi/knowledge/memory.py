"""Which modern sides were seen, when, and who turned them up (rule `hanzi-ancient-forms`).

All players see every card that is turned up or removed, so one memory serves for any seat.
"""

from collections.abc import Iterable
from typing import NamedTuple

from tutor.games.hanzi.deck import Card, Character
from tutor.games.hanzi.engine.events import CardRemoved, Event, Matched, TurnedUp


class Sighting(NamedTuple):
    """The modern side of a card was seen."""

    card: Card
    spot: int
    """Where the card lay then."""
    step: int
    """In which of the actions watched: the first one is 0."""
    player: int | None
    """Who turned it up; None if it left the game from under the marker."""
    lies_there: bool
    """Whether the card lies there still."""


class Memory(NamedTuple):
    """What is remembered of a game that was watched, the latest sighting last.

    With a `capacity` only the last so many different cards are remembered: a card that is turned up
    again is not counted twice, and is as fresh as the last time. None stands for perfect memory.
    """

    capacity: int | None = None
    steps: int = 0
    """How many actions were watched."""
    sightings: tuple[Sighting, ...] = ()

    def watching(self, events: Iterable[Event]) -> "Memory":
        """Return the memory after one more action, which led to these events."""
        sightings = self.sightings
        for event in events:
            match event:
                case TurnedUp(player, spot, card):
                    seen = Sighting(card, spot, self.steps, player, True)
                    sightings = (*(s for s in sightings if not _is_at(s, spot)), seen)
                case Matched():
                    for spot in (event.scoring_spot, event.effect_spot):
                        sightings = _gone(sightings, spot)
                case CardRemoved(spot, card):
                    seen = Sighting(card, spot, self.steps, None, False)
                    sightings = (*(s for s in sightings if not _is_at(s, spot)), seen)
        return Memory(self.capacity, self.steps + 1, self._latest(sightings))

    def _latest(self, sightings: tuple[Sighting, ...]) -> tuple[Sighting, ...]:
        if self.capacity is None:
            return sightings
        return sightings[max(0, len(sightings) - self.capacity) :]

    def at(self, spot: int) -> Sighting | None:
        """Return the sighting of the card that lies there, None if it is not remembered."""
        return next((seen for seen in self.sightings if _is_at(seen, spot)), None)

    @property
    def characters(self) -> frozenset[Character]:
        """The characters whose ancient forms were learned from the cards remembered."""
        return frozenset(seen.card.character for seen in self.sightings)


def _is_at(seen: Sighting, spot: int) -> bool:
    return seen.lies_there and seen.spot == spot


def _gone(sightings: tuple[Sighting, ...], spot: int) -> tuple[Sighting, ...]:
    return tuple(s._replace(lies_there=False) if _is_at(s, spot) else s for s in sightings)
