"""Finds the library puzzles that are about each rule: `python -m tools.exercises`.

A puzzle is about a rule if a wrong option is wrong by it, or if one that must be marked is right by
it. Of each theme the easiest is taken, the first in the library among equals.
"""

from collections.abc import Iterator
from pathlib import Path

from tutor.core.library import Entry
from tutor.core.puzzle import NONE, Choose
from tutor.games.hanabi.puzzles import THEMES, exercises
from tutor.games.hanabi.puzzles.library import library
from tutor.games.hanabi.puzzles.training import themes
from tutor.games.hanabi.rulebook import RULES

MOST = 3


def found() -> dict[str, list[str]]:
    """Return up to three puzzles by rule, each of another theme that trains it, easiest first."""
    best: dict[str, dict[str, Entry]] = {rule: {} for rule in RULES}
    for entry in library().values():
        for rule in rules_in(entry):
            if entry.theme not in themes(rule):
                continue
            known = best[rule].setdefault(entry.theme, entry)
            if entry.level < known.level:
                best[rule][entry.theme] = entry
    return {
        rule: [entry.id for entry in sorted(entries.values(), key=lambda each: each.level)[:MOST]]
        for rule, entries in best.items()
        if entries
    }


def rules_in(entry: Entry) -> set[str]:
    """Return the rules by which a slip in this puzzle is one."""
    theme = THEMES[entry.theme]
    return set(_rules(entry, several=theme.choose is Choose.ALL))


def _rules(entry: Entry, *, several: bool) -> Iterator[str]:
    theme = THEMES[entry.theme]
    for option in theme.options(entry.puzzle):
        verdict = theme.judge(entry.puzzle, option)
        if option != NONE and (several or not verdict.correct):
            yield verdict.rule


if __name__ == "__main__":
    lines = [" ".join((rule, *names)) for rule, names in found().items()]
    file = Path(exercises.__file__).with_name(exercises.FILE)
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
