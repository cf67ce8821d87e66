"""Where the puzzles of a level are looked for: who plays, and how far the game has gone.

How hard a puzzle is is worked out from its proof (difficulty.py); here it is only said where such
puzzles are likely to be found.
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
        1: Level(players=(2, 3), start=(0, 60)),
        2: Level(players=(2, 3, 4), start=(10, 80)),
        3: Level(players=(2, 3, 4, 5), start=(20, 95)),
        4: Level(players=(3, 4, 5), start=(30, 95)),
        5: Level(players=(3, 4, 5), start=(30, 95)),
    }
)

HIGHEST = max(LEVELS)

ANYWHERE = Level(players=(2, 3, 4, 5), start=(0, 50))
"""Where the rare ones are looked for that do not turn up there."""

ENDINGS = Level(players=(2, 3), start=(30, 95))
"""Where endings are looked for: with more players there are too many lines to try out."""
