"""Which puzzles of the library are kept for times without a network: two of each theme.

`library/offline.txt` has a line for each theme, its name and the ids of an easy puzzle and a harder
one, both of the basic game and with few answers, as there is a page for each answer.
`python -m tools.library` adds the themes that are missing; those that are there stay, as browsers
have their pages.
"""

from functools import cache

from tutor.games.hanabi.puzzles.library import Names, read_names

FILE = "offline.txt"


@cache
def kept_puzzles() -> Names:
    """Return the ids of the puzzles that are kept, by theme, the easy one first."""
    return read_names(FILE)
