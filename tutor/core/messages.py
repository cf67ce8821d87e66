"""Messages: sentences by id, without a language."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class Player:
    """A seat at the table, 0-based, as a message parameter: the page puts its name there."""

    seat: int


@dataclass(frozen=True, slots=True)
class Message:
    """A sentence by its symbolic `id`, with the values to put into it.

    `params` holds numbers, cards, `Player`s or other `Message`s by placeholder name. The words
    live in the `wording` modules of tutor/web, one sentence per id, and only there.
    """

    id: str
    params: Mapping[str, Any] = field(default_factory=dict)

    def addressed_to(self, reader: int) -> "Message":
        """Return the message as addressed to the player in this seat.

        If one of the values is that player, the id says which: `does.clue.you-to`. Messages of
        which this is asked have words for each such id.
        """
        for name, value in self.params.items():
            if value == Player(reader):
                return Message(f"{self.id}.you-{name}", self.params)
        return self

    def __hash__(self) -> int:
        """Return a hash of id and parameters, in any order."""
        return hash(self.id) + sum(map(hash, self.params.values()))
