"""The library: frozen puzzles with permanent ids, for lessons and classes; two are of the day.

A theme's puzzles are the lines of `<theme>.txt`: id, level, viewer, question and position. A line
holds no answer; the tests judge every puzzle anew. Lines are added at the end, by
`python -m tools.hanzi_library`; what an id stands for never changes.

On a date in UTC the puzzles of the day are the same for everyone. One is for learners, of levels 1
and 2, one for experts, of a theme's highest level. Every day has the next theme, and each time that
a theme has its turn it has another puzzle. Only puzzles count that there were on the first day, so
that the choice for a day stays when the library grows.
"""

import json
from collections.abc import Iterator, Mapping
from datetime import date
from functools import cache
from importlib.resources import files
from types import MappingProxyType

from tutor.core.game import DailyReader
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


FIRST_DAY = date(2026, 11, 22)
"""No day before it has a puzzle."""

_THEMES = (
    "hanzi-read-form",
    "hanzi-pair",
    "hanzi-allowed",
    "hanzi-seen",
    "hanzi-effect",
    "hanzi-look-alike",
    "hanzi-best-chance",
    "hanzi-third-card",
    "hanzi-cangjie",
)
"""Never change it: past days would."""
_COUNTED = 24
"""So many puzzles of a theme, from number 1 on, take turns. Never change it: past days would."""


def daily(day: date, reader: DailyReader) -> Entry:
    """Return the puzzle of a day for a reader; ValueError for a day before `FIRST_DAY`."""
    if day < FIRST_DAY:
        raise ValueError(f"the first day with a puzzle is {FIRST_DAY}, not {day}")
    turn, place = divmod((day - FIRST_DAY).days, len(_THEMES))
    of_theme = [entry for entry in library().values() if entry.theme == _THEMES[place]]
    counted = [entry for entry in of_theme if entry.number <= _COUNTED]
    highest = max(entry.level for entry in counted)
    levels = (1, 2) if reader is DailyReader.LEARNER else (highest,)
    entries = [entry for entry in counted if entry.level in levels]
    return entries[turn % len(entries)]
