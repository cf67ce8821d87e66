"""Prepared evenings: what games bring for an organiser who has no time to choose."""

from collections.abc import Mapping
from dataclasses import dataclass

from tutor import registry
from tutor.clubs.items import Item
from tutor.core.game import Game

_A_STEP = 30
"""Seconds that a newcomer takes for a step of a lesson; a puzzle takes more with each level."""


@dataclass(frozen=True, slots=True)
class Evening:
    """A list, the game that brings it, and the code of the rules of that game that it is for."""

    id: str
    game: Game
    rules: str
    items: tuple[Item, ...]

    @property
    def minutes(self) -> int:
        """How long a newcomer takes for it, rounded up to fives."""
        return -(-sum(map(seconds_for, self.items)) // 300) * 5


def evenings() -> Mapping[str, Evening]:
    """Return the prepared evenings of all games by id; the first is the one for beginners."""
    return {
        each.id: Evening(each.id, game, each.rules, tuple(map(Item, each.items)))
        for game in registry.GAMES
        for each in game.evenings
    }


def seconds_for(item: Item) -> int:
    """Return about how many seconds a newcomer takes for an item."""
    if item.is_lesson:
        return _A_STEP * len(item.game.lessons[item.id].steps)
    return _A_STEP * (1 + item.game.library()[item.id].level)
