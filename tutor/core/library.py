"""Library puzzles of any game, with permanent ids, and puzzles as plain data.

A theme's puzzles are the lines of `<theme>.txt`: id, level, viewer, question and position. A line
holds no answer, and the level stands there only so that lists need not work it out; the tests
judge every puzzle anew. Lines are added at the end; what an id stands for never changes.

`tutor puzzles export` and the API say the fields of a record in the same way
(docs/puzzle-format.md).
"""

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cached_property
from importlib.resources import files
from types import MappingProxyType
from typing import Any

from tutor.core.errors import UnsupportedError
from tutor.core.puzzle import Choose, Puzzle, Theme


@dataclass(frozen=True, slots=True)
class Entry:
    """A puzzle of the library, under its permanent id (`knowledge-017`)."""

    id: str
    theme: str
    level: int
    puzzle: Puzzle[Any]
    is_listed: bool = True
    """Whether lists show it; its address works anyway."""

    @property
    def number(self) -> int:
        """The number within the theme, from 1."""
        return int(self.id.rpartition("-")[2])


def listed_entries(entries: Iterable[Entry], theme: str | None = None) -> tuple[Entry, ...]:
    """Return the listed puzzles, of one theme if it is named."""
    return tuple(entry for entry in entries if entry.is_listed and theme in (None, entry.theme))


def find_entry(entries: Mapping[str, Entry], name: str) -> Entry:
    """Return the puzzle with this id; UnsupportedError if there is none."""
    try:
        return entries[name]
    except KeyError:
        raise UnsupportedError("puzzle", name) from None


UNLISTED = "unlisted.txt"
"""The ids of the puzzles that lists no longer show, by theme."""

EXERCISES = "exercises.txt"
"""The ids of easy puzzles on a rule, of several themes, by the rule."""


class Library:
    """The puzzles in a package's data files, one for each theme, and the lists beside them.

    `parse` reads a position; it raises BadSyntaxError or ImpossiblePositionError.
    """

    def __init__(self, package: str, themes: Iterable[str], parse: Callable[[str], Any]) -> None:
        self._folder = files(package)
        self._themes = tuple(themes)
        self._parse = parse

    @cached_property
    def entries(self) -> Mapping[str, Entry]:
        """All puzzles by id, theme by theme, in the order of their ids."""
        unlisted = {name for names in self.names(UNLISTED).values() for name in names}
        entries = [
            self.read_line(theme, line) for theme in self._themes for line in self.lines(theme)
        ]
        return MappingProxyType(
            {entry.id: replace(entry, is_listed=entry.id not in unlisted) for entry in entries}
        )

    def lines(self, theme: str) -> tuple[str, ...]:
        """Return the lines of a theme's file; none if there is no file yet."""
        return self._read(f"{theme}.txt")

    def read_line(self, theme: str, line: str) -> Entry:
        """Return the entry of a line of the theme's file.

        Raises ValueError for a line of another form, and what `parse` raises for its position.
        """
        name, level, viewer, question, position = line.split(" ")
        puzzle = Puzzle(theme, self._parse(position), int(viewer), question_from(question))
        return Entry(name, theme, int(level), puzzle)

    def exercises(self, rule: str) -> tuple[str, ...]:
        """Return the ids of puzzles on a rule, each of another theme; none for many rules."""
        return self._by_rule.get(rule, ())

    @cached_property
    def _by_rule(self) -> Mapping[str, tuple[str, ...]]:
        return self.names(EXERCISES)

    def names(self, file: str) -> Mapping[str, tuple[str, ...]]:
        """Return a list of this folder: the first word of each line, with the words that follow."""
        lines = (line.split() for line in self._read(file))
        return MappingProxyType({name: tuple(names) for name, *names in lines})

    def _read(self, file: str) -> tuple[str, ...]:
        path = self._folder / file
        return tuple(path.read_text(encoding="utf-8").splitlines()) if path.is_file() else ()


def write_line(entry: Entry) -> str:
    """Return the line of an entry, as `Library.read_line` reads it."""
    puzzle = entry.puzzle
    question = json.dumps(dict(puzzle.question), separators=(",", ":"))
    return f"{entry.id} {entry.level} {puzzle.viewer} {question} {puzzle.position}"


def question_from(text: str) -> Mapping[str, Any]:
    """Return the question in this JSON; lists become tuples."""
    return {
        key: tuple(value) if isinstance(value, list) else value
        for key, value in json.loads(text).items()
    }


QuestionPart = str | int | tuple[str, ...]
"""A part of a question: a name, a number, or several names."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleRecord:
    """A question, its viewer and its options; `level` is None if unknown.

    Nothing in it depends on what the viewer cannot see.
    """

    id: str
    theme: str
    rules: str
    level: int | None
    viewer: int
    to_act: int
    question: Mapping[str, QuestionPart]
    choose: Choose
    options: tuple[str, ...]


def puzzle_record(
    theme: Theme[Any], puzzle: Puzzle[Any], *, name: str, level: int | None
) -> PuzzleRecord:
    """Return the record of a puzzle with this `name` and `level`."""
    return PuzzleRecord(
        id=name,
        theme=puzzle.theme,
        rules=str(puzzle.position.ruleset),
        level=level,
        viewer=puzzle.viewer,
        to_act=puzzle.position.to_act,
        question={key: _plain(value) for key, value in puzzle.question.items()},
        choose=theme.choose,
        options=theme.options(puzzle),
    )


def _plain(value: Any) -> QuestionPart:
    if isinstance(value, tuple):
        return tuple(map(str, value))
    return value if isinstance(value, int) else str(value)
