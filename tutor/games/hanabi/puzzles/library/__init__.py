"""The library: frozen puzzles with permanent ids, for lists, lessons and classes.

A theme's puzzles are the lines of `<theme>.txt`: id, level, viewer, question and position. A line
holds no answer, and the level stands there only so that lists need not work it out; the tests
judge every puzzle anew. Lines are added at the end; what an id stands for never changes. Lists have
all of them but those in unlisted.txt: a theme with too many puzzles of the same answer is balanced
by taking some out of the lists and adding others.

The lists beside them are written by `python -m tools.library`, and judged again by the tests:

- exercises.txt has for each rule up to one puzzle of each theme whose verdict rests on it, easy
  ones first;
- offline.txt has for each theme an easy puzzle and a harder one, both of the basic game and with
  few answers, as there is a page for each answer. Themes that are missing are added; those that are
  there stay, as browsers have their pages;
- digests.txt, by which the tests see that names go on standing for what they did.
"""

import json
from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from tutor.core.errors import UnsupportedError
from tutor.core.library import Entry
from tutor.core.puzzle import Puzzle
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles.themes import THEMES

UNLISTED = "unlisted.txt"
"""The ids, by theme, of the puzzles that no list has any more."""

Names = Mapping[str, tuple[str, ...]]
"""Names by another name: what the lists have that lie beside the puzzles."""


@cache
def library() -> Mapping[str, Entry]:
    """Return all puzzles of the library by id, theme by theme, in the order of their ids."""
    entries = (entry for theme in THEMES for entry in _entries(theme))
    return MappingProxyType({entry.id: entry for entry in entries})


def find(name: str) -> Entry:
    """Return the puzzle with this id; UnsupportedError if there is none."""
    try:
        return library()[name]
    except KeyError:
        raise UnsupportedError("puzzle", name) from None


def lines(theme: str) -> tuple[str, ...]:
    """Return the lines of a theme's file; none if there is no file yet."""
    file = files(__name__) / f"{theme}.txt"
    return tuple(file.read_text(encoding="utf-8").splitlines()) if file.is_file() else ()


def write_line(entry: Entry) -> str:
    """Return the line that stands for the entry; `read_line` reads it back."""
    puzzle = entry.puzzle
    question = json.dumps(puzzle.question, separators=(",", ":"))
    return f"{entry.id} {entry.level} {puzzle.viewer} {question} {puzzle.position}"


def read_line(theme: str, line: str) -> Entry:
    """Return the entry of a line of the theme's file.

    Raises ValueError for a line of another form, BadSyntaxError and ImpossiblePositionError for
    its position.
    """
    name, level, viewer, question, position = line.split(" ")
    puzzle = Puzzle(theme, GameState.parse(position), int(viewer), question_from(question))
    return Entry(name, theme, int(level), puzzle)


def question_from(text: str) -> Mapping[str, Any]:
    """Return the question that stands in JSON; lists become tuples."""
    return {
        key: tuple(value) if isinstance(value, list) else value
        for key, value in json.loads(text).items()
    }


def read_names(file: str) -> Names:
    """Return a list of this folder: the first word of each line, with the words that follow."""
    text = (files(__name__) / file).read_text(encoding="utf-8")
    lines = (line.split() for line in text.splitlines())
    return MappingProxyType({name: tuple(names) for name, *names in lines})


def _entries(theme: str) -> Iterator[Entry]:
    unlisted = read_names(UNLISTED).get(theme, ())
    for line in lines(theme):
        entry = read_line(theme, line)
        yield replace(entry, is_listed=entry.id not in unlisted)


EXERCISES_FILE = "exercises.txt"


def exercises(rule_id: str) -> tuple[str, ...]:
    """Return the ids of library puzzles on a rule, each of another theme; none for many rules."""
    return _by_rule().get(rule_id, ())


@cache
def _by_rule() -> Names:
    return read_names(EXERCISES_FILE)


OFFLINE_FILE = "offline.txt"


@cache
def kept_puzzles() -> Names:
    """Return the ids of the puzzles that are kept, by theme, the easy one first."""
    return read_names(OFFLINE_FILE)
