"""What a level of endless puzzles means: who plays, and how far the game has gone.

- **Level 1**: the first turns of a game of two or three, with few clues and discards to look at.
- **Level 2**: the middle of a game of two to four: fireworks under way, cards told something.
- **Level 3**: the later part of a game of three to five, with the traps that belong there: all
  clue tokens or none left, the last fuse token, a bonus that is lost, the last round.

Which traps a puzzle must have is said by each theme's `is_worth_asking`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Level:
    """Where the puzzles of a level are found.

    `players` are the table sizes; `start` is the part of the game, in percent, from which on a
    puzzle is looked for: drawn between the two.
    """

    players: tuple[int, ...]
    start: tuple[int, int]


LEVELS: Mapping[int, Level] = MappingProxyType(
    {
        1: Level(players=(2, 3), start=(0, 15)),
        2: Level(players=(2, 3, 4), start=(20, 60)),
        3: Level(players=(3, 4, 5), start=(60, 95)),
    }
)
