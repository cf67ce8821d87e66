"""Prepared evenings: what games bring for an organiser who has no time to choose."""

from collections.abc import Mapping
from dataclasses import dataclass

from tutor import registry
from tutor.clubs.items import Item
from tutor.core.game import Game


@dataclass(frozen=True, slots=True)
class Evening:
    """A list, the game that brings it, and the code of the rules of that game that it is for."""

    id: str
    game: Game
    rules: str
    items: tuple[Item, ...]


def evenings() -> Mapping[str, Evening]:
    """Return the prepared evenings of all games by id; the first is the one for beginners."""
    return {
        each.id: Evening(each.id, game, each.rules, tuple(map(Item, each.items)))
        for game in registry.GAMES
        for each in game.evenings
    }
