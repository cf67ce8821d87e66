"""`tutor puzzles`: make puzzles, check them, and print them with the full truth."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, TextIO

import click

from tutor.core.errors import TutorError, UnsupportedError
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.puzzles import SEARCH_RANGES, THEMES, generate
from tutor.games.hanabi.puzzles.difficulty import level_of
from tutor.games.hanabi.puzzles.generator import SEEDS, name_of
from tutor.games.hanabi.puzzles.library import library
from tutor.games.hanabi.puzzles.library.fill_library import FOLDER, fill_library
from tutor.games.hanabi.puzzles.verifier import record
from tutor.games.hanabi.puzzles.verifier import verify as verify_record

IN_LIBRARY = 48
"""Puzzles of each theme in the library."""


@click.group("puzzles")
def command() -> None:
    """Make puzzles, verify them, and print them with their answers."""


@command.command("export")
@click.option("--theme", required=True, help="The kind of puzzle: knowledge, point-out, …")
@click.option("--rules", default="base", show_default=True, help="The ruleset's code.")
@click.option("--level", type=click.IntRange(min(SEARCH_RANGES), max(SEARCH_RANGES)), required=True)
@click.option("--count", type=click.IntRange(1), default=1, show_default=True)
@click.option(
    "--seed",
    type=click.IntRange(SEEDS[0], SEEDS[-1]),
    default=SEEDS[0],
    show_default=True,
    help="The first number.",
)
def export(theme: str, rules: str, level: int, count: int, seed: int) -> None:
    """Print endless puzzles as JSON, one a line, with hidden cards and right options.

    docs/puzzle-format.md describes the format.
    """
    ruleset = Ruleset.parse(rules)
    for number in SEEDS[seed - SEEDS[0] :][:count]:
        puzzle = generate(ruleset, theme, level, number)
        name = name_of(ruleset, theme, level, number)
        # An endless scenario of the highest level need not be hard: the record says its own level.
        click.echo(json.dumps(record(puzzle, name=name, level=level_of(THEMES[theme], puzzle))))


@command.command("verify")
@click.argument("files", nargs=-1, type=click.File(encoding="utf-8", errors="replace"))
def verify(files: tuple[TextIO, ...]) -> None:
    """Judge puzzles again: those in FILES (- for standard input), or the whole library.

    Each line of a file is a puzzle, as `tutor puzzles export` prints it. Each wrong one gets a
    line, and the exit status is then 1.
    """
    right = wrong = 0
    for place, data in _in_files(files) if files else _in_library():
        problem = _problem(data)
        right += problem is None
        if problem is not None:
            wrong += 1
            click.echo(f"{place}: {problem}", err=True)
    click.echo(f"{right} right, {wrong} wrong")
    if wrong or not right:
        raise click.exceptions.Exit(1)


@command.command("generate")
@click.option("--theme", "themes", multiple=True, help="Only this theme; may be repeated.")
@click.option("--upto", type=click.IntRange(1, 999), default=IN_LIBRARY, show_default=True)
@click.option(
    "--level",
    type=click.IntRange(min(SEARCH_RANGES), max(SEARCH_RANGES)),
    help="Only this level; by default the levels take turns.",
)
@click.option(
    "--into",
    type=click.Path(file_okay=False, exists=True, path_type=Path),
    default=FOLDER,
    help="The library's folder; by default the program's own.",
)
def make(themes: tuple[str, ...], upto: int, level: int | None, into: Path) -> None:
    """Add puzzles to the library, up to a number for each theme; existing ones stay.

    New ones are spread over levels, numbers of players and rulesets.
    """
    for theme in themes:
        if theme not in THEMES:
            raise UnsupportedError("theme", theme)
    for theme in themes or THEMES:
        for entry in fill_library(theme, upto, into, level=level):
            state = entry.puzzle.position
            click.echo(f"{entry.id}  level {entry.level}, {state.players} players, {state.ruleset}")


def _in_files(files: tuple[TextIO, ...]) -> Iterator[tuple[str, Any]]:
    """Yield each line with its number; an error instead of a line that is not JSON."""
    for file in files:
        name = click.format_filename(getattr(file, "name", "-"))
        for number, line in enumerate(file, 1):
            place = f"{name}:{number}"
            try:
                yield place, json.loads(line)
            except ValueError as error:
                yield place, error


def _in_library() -> Iterator[tuple[str, Any]]:
    for entry in library().values():
        yield entry.theme, record(entry.puzzle, name=entry.id, level=entry.level)


def _problem(data: Any) -> str | None:
    """Return the error in a record, None if it has none."""
    if isinstance(data, ValueError):
        return f"not JSON ({data})"
    try:
        verify_record(data)
    except TutorError as error:
        return str(error)
    return None
