"""What a club's list is made of: lessons, and puzzles of the library."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from tutor.core.errors import BadSyntaxError
from tutor.games.hanabi.lessons import LESSONS
from tutor.games.hanabi.puzzles.library import library

_IN_ADDRESS = re.compile(r"/(?:learn|puzzles)/(?:library/)?([a-z0-9-]+)")


@dataclass(frozen=True, slots=True)
class Item:
    """A lesson or a puzzle of the library, by its id, which is permanent: `clue`, `save-012`."""

    id: str

    @classmethod
    def parse(cls, text: str) -> "Item":
        """Return the item of this id; BadSyntaxError if there is no such lesson or puzzle."""
        if text not in LESSONS and text not in library():
            raise BadSyntaxError("item", text, 0, "the id of a lesson or of a library puzzle")
        return cls(text)

    @property
    def is_lesson(self) -> bool:
        """Whether it is a lesson; else it is a puzzle."""
        return self.id in LESSONS

    def __str__(self) -> str:
        """Return the id."""
        return self.id


def pasted(text: str) -> Iterator[Item]:
    """Yield the items of a text, in its order: ids or addresses of pages, with space between.

    Raises BadSyntaxError for the first word that is neither.
    """
    for word in text.replace(",", " ").split():
        found = _IN_ADDRESS.search(word)
        yield Item.parse(found[1] if found else word)
