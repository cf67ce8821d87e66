"""Fills the library of Hànzì: `python -m tools.hanzi_library`.

Each theme gets puzzles until every level has six, two in six of them against Cangjie where that can
be; lines that are there stay. `exercises.txt`, which puzzles are about which rule, is written anew.
"""

from collections.abc import Iterator
from itertools import count
from pathlib import Path

from tutor.core.library import EXERCISES, Entry, write_line
from tutor.core.puzzle import Puzzle, verdicts_on
from tutor.games.hanzi import puzzles
from tutor.games.hanzi.engine import GameState, Ruleset
from tutor.games.hanzi.puzzles.generator import generate
from tutor.games.hanzi.puzzles.library import LIBRARY, library
from tutor.games.hanzi.puzzles.themes import THEMES

FOLDER = Path(puzzles.__file__).parent / "library"

_OF_A_LEVEL = 6
_MOST_EXERCISES = 3


def main() -> None:
    """Write the puzzles that are missing, then the exercises."""
    for theme in THEMES:
        entries = [entry for entry in library().values() if entry.theme == theme]
        new = list(missing(theme, entries))
        _write(f"{theme}.txt", map(write_line, [*entries, *new]))
    del LIBRARY.entries
    exercises = exercises_found()
    _write(EXERCISES, (" ".join((rule, *exercises[rule])) for rule in sorted(exercises)))


def missing(theme: str, entries: list[Entry]) -> Iterator[Entry]:
    """Yield new puzzles of a theme, level by level, no two at the same position."""
    number = len(entries)
    known = {entry.puzzle.position for entry in entries}
    for level in THEMES[theme].levels:
        have = sum(entry.level == level for entry in entries)
        seeds = count(1)
        while have < _OF_A_LEVEL:
            puzzle = _made(theme, level, next(seeds), have)
            if puzzle.position not in known:
                have, number = have + 1, number + 1
                known.add(puzzle.position)
                yield Entry(f"{theme}-{number:03}", theme, level, puzzle)


def _made(theme: str, level: int, seed: int, place: int) -> Puzzle[GameState]:
    rulesets = THEMES[theme].rulesets
    code = Ruleset.CANGJIE if place % 3 == 2 and Ruleset.CANGJIE in rulesets else Ruleset.PLAIN
    return generate(code, theme, level, seed)


def exercises_found() -> dict[str, list[str]]:
    """Return up to three puzzles by rule, each of another theme, easy ones first."""
    by_rule: dict[str, dict[str, Entry]] = {}
    for entry in library().values():
        for verdict in verdicts_on(THEMES[entry.theme], entry.puzzle):
            by_rule.setdefault(verdict.rule, {}).setdefault(entry.theme, entry)
    return {
        rule: [e.id for e in sorted(entries.values(), key=lambda e: e.level)][:_MOST_EXERCISES]
        for rule, entries in by_rule.items()
    }


def _write(file: str, lines: Iterator[str]) -> None:
    (FOLDER / file).write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    main()
