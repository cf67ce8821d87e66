"""The library: frozen puzzles with permanent ids, for lists, lessons and classes.

A theme's puzzles are the lines of `<theme>.txt`: id, level, viewer, question and position. A line
holds no answer; the tests judge every puzzle anew. Lines are added at the end, by
`python -m tools.hanzi_library`; what an id stands for never changes.
"""

import json
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from tutor.core.library import Entry
from tutor.core.puzzle import Puzzle
from tutor.games.hanzi.engine import GameState
from tutor.games.hanzi.puzzles.themes import THEMES

EXERCISES = "exercises.txt"


@cache
def library() -> Mapping[str, Entry]:
    """Return all puzzles of the library by id, theme by theme, in the order of their ids."""
    entries = (read_line(theme, line) for theme in THEMES for line in lines(f"{theme}.txt"))
    return MappingProxyType({entry.id: entry for entry in entries})


def lines(file: str) -> Iterator[str]:
    """Yield the lines of a file of this folder; none if there is no such file yet."""
    path = files(__name__) / file
    if path.is_file():
        yield from path.read_text(encoding="utf-8").splitlines()


def write_line(entry: Entry) -> str:
    """Return the line that stands for the entry; `read_line` reads it back."""
    puzzle = entry.puzzle
    question = json.dumps(dict(puzzle.question), separators=(",", ":"))
    return f"{entry.id} {entry.level} {puzzle.viewer} {question} {puzzle.position}"


def read_line(theme: str, line: str) -> Entry:
    """Return the entry of a line of the theme's file.

    Raises ValueError for a line of another form, BadSyntaxError and ImpossiblePositionError for
    its position.
    """
    name, level, viewer, text, position = line.split(" ")
    question = {
        key: tuple(value) if isinstance(value, list) else value
        for key, value in json.loads(text).items()
    }
    puzzle = Puzzle(theme, GameState.parse(position), int(viewer), question)
    return Entry(name, theme, int(level), puzzle)


def exercises(rule: str) -> tuple[str, ...]:
    """Return the ids of puzzles on a rule, each of another theme, easy ones first; none for some.

    They are those in which a verdict rests on the rule, as exercises.txt has them.
    """
    return _exercises().get(rule, ())


@cache
def _exercises() -> Mapping[str, tuple[str, ...]]:
    words = (line.split() for line in lines(EXERCISES))
    return MappingProxyType({rule: tuple(names) for rule, *names in words})
