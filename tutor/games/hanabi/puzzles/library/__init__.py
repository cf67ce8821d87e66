"""The library of Hanabi: frozen puzzles with permanent ids, for lists, lessons and classes.

Lists have all of them but those in unlisted.txt: a theme with too many puzzles of the same answer
is balanced by taking some out of the lists and adding others.

The lists beside them are written by `python -m tools.library`, and judged again by the tests:

- exercises.txt has for each rule up to one puzzle of each theme whose verdict rests on it, easy
  ones first;
- offline.txt has for each theme an easy puzzle and a harder one, both of the basic game and with
  few answers, as there is a page for each answer. Themes that are missing are added; those that are
  there stay, as browsers have their pages;
- digests.txt, by which the tests see that names go on standing for what they did.
"""

from collections.abc import Mapping

from tutor.core.library import Entry, Library, find_entry
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles.themes import THEMES

LIBRARY = Library(__name__, THEMES, GameState.parse)

OFFLINE = "offline.txt"
"""The ids, by theme, of the puzzles that are kept offline, the easy one first."""


def library() -> Mapping[str, Entry]:
    """Return all puzzles of the library by id, theme by theme, in the order of their ids."""
    return LIBRARY.entries


def find(name: str) -> Entry:
    """Return the puzzle with this id; UnsupportedError if there is none."""
    return find_entry(library(), name)
