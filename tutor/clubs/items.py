"""Items of a club's list: lessons, library puzzles, and puzzles at a position, of any game.

And the prepared lists that games bring, and which items of a list are solved.

The ids of lessons and library puzzles are permanent, and no two games share one. The id of a puzzle
at a position is the query of its address, `position=…&theme=…&viewer=0&slot=2`, written in one way.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from urllib.parse import parse_qs, parse_qsl, urlencode

from tutor import registry
from tutor.core.errors import BadSyntaxError, TutorError
from tutor.core.game import Game

_IN_ADDRESS = re.compile(r"/(?:learn|puzzles)/(?:library/)?([a-z0-9-]+)")

_FIRST = ("position", "theme", "viewer")
"""The fields of a puzzle at a position; those of its question follow."""

_PART = re.compile("[a-z0-9-]{1,40}")
_LONGEST = 600
"""Characters of a puzzle at a position: a position has at most some 300."""


@dataclass(frozen=True, slots=True)
class Item:
    """A lesson, a puzzle of the library, or a puzzle at a position.

    The `id` is `clue`, `save-012`, or a query. Everything else follows from it.
    """

    id: str

    @classmethod
    def parse(cls, text: str) -> "Item":
        """Return the item with this id; BadSyntaxError if there is none.

        Whether a theme has the question at a position is found out when it is asked.
        """
        if "=" in text:
            _check_query(text)
        elif _game_with(text) is None:
            raise BadSyntaxError("item", text, 0, "the id of a lesson or of a library puzzle")
        return cls(text)

    @classmethod
    def at(cls, fields: Mapping[str, str | list[str]]) -> "Item":
        """Return the puzzle at a position with these fields, which its theme can ask."""
        return cls.parse(urlencode(fields, doseq=True))

    @property
    def is_lesson(self) -> bool:
        """Whether it is a lesson; else it is a puzzle."""
        return self.id in self.game.lessons

    @property
    def is_at_position(self) -> bool:
        """Whether it is a puzzle at a position, which no library has."""
        return "=" in self.id

    @property
    def fields(self) -> Mapping[str, list[str]]:
        """The fields of a puzzle at a position; of another item none."""
        return parse_qs(self.id) if self.is_at_position else {}

    @property
    def theme(self) -> str:
        """The theme of a puzzle."""
        if self.is_at_position:
            return self.fields["theme"][0]
        return self.game.library()[self.id].theme

    @property
    def game(self) -> Game:
        """The game that it is of; KeyError if no game has it."""
        game = _game_of(self.theme) if self.is_at_position else _game_with(self.id)
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


def _game_of(theme: str) -> Game | None:
    """Return the game with puzzles of this theme; None if none has it."""
    return next((game for game in registry.GAMES if theme in game.themes), None)


@lru_cache(maxsize=1024)  # a list is read at each request: 0.1 ms for each position
def _check_query(text: str) -> None:
    """Raise BadSyntaxError unless this is the one way to write a puzzle at a position."""
    pairs = parse_qsl(text) if len(text) <= _LONGEST else []
    names = [name for name, _ in pairs]
    fields = dict(pairs)
    game = _game_of(fields.get("theme", ""))
    parts = pairs[len(_FIRST) :]
    fits = (
        names[: len(_FIRST)] == [*_FIRST]
        and game is not None
        and not {*_FIRST} & {name for name, _ in parts}
        and all(_PART.fullmatch(name) and _PART.fullmatch(value) for name, value in parts)
        and urlencode(pairs) == text
    )
    if not (fits and game and _is_written_so(game, fields["position"], fields["viewer"])):
        raise BadSyntaxError("item", text, 0, "the query of a puzzle at a position")


def _is_written_so(game: Game, position: str, viewer: str) -> bool:
    """Return whether a position can be, is written as `str` writes it, and has this seat."""
    try:
        state = game.parse_position(position)
    except TutorError:
        return False
    return str(state) == position and viewer in map(str, range(state.players))


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


_HEX = re.compile("[1-9a-f][0-9a-f]{0,15}")


@dataclass(frozen=True, slots=True)
class Solved:
    """A set of places in a list, counted from 0; bit i of `mask` stands for place i.

    Its text is the mask in hexadecimal, and empty if nothing is solved.
    """

    mask: int = 0

    @classmethod
    def parse(cls, text: str) -> "Solved":
        """Parse a text that `str` gave; BadSyntaxError for any other."""
        if text and not _HEX.fullmatch(text):
            raise BadSyntaxError("solved", text, 0, "a hexadecimal number from 1, in small letters")
        return cls(int(text or "0", 16))

    @classmethod
    def of(cls, places: Iterable[int]) -> "Solved":
        """Return the record in which these places are solved."""
        return cls(sum(1 << place for place in {*places}))

    def within(self, size: int) -> "Solved":
        """Return the solved items within a list of this size, which may have been longer once."""
        return Solved(self.mask & ((1 << size) - 1))

    def __or__(self, other: "Solved") -> "Solved":
        """Return the union of the solved items."""
        return Solved(self.mask | other.mask)

    def __contains__(self, place: int) -> bool:
        """Return whether a place is solved."""
        return bool(self.mask >> place & 1)

    def __len__(self) -> int:
        """Return how many are solved."""
        return self.mask.bit_count()

    def __str__(self) -> str:
        """Return the record as text, as addresses have it."""
        return f"{self.mask:x}" if self.mask else ""
