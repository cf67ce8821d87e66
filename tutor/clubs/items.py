"""What a club's list is made of: lessons and library puzzles, of whichever game.

Their ids are permanent, and no two games share one.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tutor import registry
from tutor.core.errors import BadSyntaxError
from tutor.core.game import Game

_IN_ADDRESS = re.compile(r"/(?:learn|puzzles)/(?:library/)?([a-z0-9-]+)")


@dataclass(frozen=True, slots=True)
class Item:
    """A lesson or a puzzle of the library, by its id, which is permanent: `clue`, `save-012`."""

    id: str

    @classmethod
    def parse(cls, text: str) -> "Item":
        """Return the item of this id; BadSyntaxError if there is no such lesson or puzzle."""
        if _game_with(text) is None:
            raise BadSyntaxError("item", text, 0, "the id of a lesson or of a library puzzle")
        return cls(text)

    @property
    def is_lesson(self) -> bool:
        """Whether it is a lesson; else it is a puzzle."""
        return self.id in self.game.lessons

    @property
    def game(self) -> Game:
        """The game that it is of; KeyError if no game has it."""
        game = _game_with(self.id)
        if game is None:
            raise KeyError(self.id)
        return game

    def __str__(self) -> str:
        """Return the id."""
        return self.id


def pasted(text: str) -> Iterator[Item]:
    """Yield the items of a text, in its order: ids or addresses of pages, with space between.

    Raises BadSyntaxError for the first word that is neither.
    """
    for word in text.replace(",", " ").split():
        address = _IN_ADDRESS.search(word)
        yield Item.parse(address[1] if address else word)


def _game_with(name: str) -> Game | None:
    """Return the game with a lesson or a library puzzle of this id; None if none has it."""
    games = (game for game in registry.GAMES if name in game.lessons or name in game.library())
    return next(games, None)
