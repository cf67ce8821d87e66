"""Writes the lists beside the puzzles of the library: `python -m tools.library`.

To be run when a theme has got its puzzles, or more of them. `exercises.txt` is written anew; to
`offline.txt` and `digests.txt` only what is missing is added, as what has been published stays.
"""

import hashlib
from collections.abc import Iterable, Iterator
from itertools import islice

from tutor.core.library import EXERCISES, Entry, listed_entries
from tutor.core.puzzle import NONE, Choose, verdicts_on
from tutor.core.scenario import Scenario
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.puzzles import GENERATOR_VERSION, THEMES, generate
from tutor.games.hanabi.puzzles.library import LIBRARY, OFFLINE, library
from tutor.games.hanabi.puzzles.library.fill_library import FOLDER
from tutor.games.hanabi.puzzles.themes import themes_training
from tutor.games.hanabi.rulebook import RULES
from tutor.web.offline.contents import responses

DIGESTS = "digests.txt"

_MOST_EXERCISES = 3
_EASY, _HARDER = {1, 2}, {3, 4, 5}
_MOST_LINES = 400


def main() -> None:
    """Write the lists."""
    _write(EXERCISES, ((rule, *names) for rule, names in exercises_found().items()))
    kept = LIBRARY.names(OFFLINE)
    _write(OFFLINE, ((theme, *(kept.get(theme) or kept_of(theme))) for theme in THEMES))
    known = LIBRARY.names(DIGESTS)
    new = {name: (digest,) for name, digest in new_digests(known)}
    _write(DIGESTS, ((name, *digest) for name, digest in {**known, **new}.items()))


def exercises_found() -> dict[str, list[str]]:
    """Return up to three puzzles by rule, each of another theme that trains it, easiest first.

    A puzzle is about a rule if a wrong option is wrong by it, or if one that must be marked is
    right by it. Of each theme the easiest is taken, the first in the library among equals.
    """
    best: dict[str, dict[str, Entry]] = {rule: {} for rule in RULES}
    for entry in listed_entries(library().values()):
        for rule in rules_in(entry):
            if entry.theme not in themes_training(rule):
                continue
            known = best[rule].setdefault(entry.theme, entry)
            if entry.level < known.level:
                best[rule][entry.theme] = entry
    return {
        rule: [
            entry.id
            for entry in sorted(entries.values(), key=lambda each: each.level)[:_MOST_EXERCISES]
        ]
        for rule, entries in best.items()
        if entries
    }


def rules_in(entry: Entry) -> set[str]:
    """Return the rules by which a slip in this puzzle is one."""
    theme = THEMES[entry.theme]
    several = theme.choose is Choose.ALL
    return {
        each.rule
        for each in verdicts_on(theme, entry.puzzle)
        if each.option != NONE and (several or not each.is_right)
    }


def kept_of(theme: str) -> tuple[str, str]:
    """Return the ids of the two puzzles of a theme that take the least room offline.

    Both are basic games, one easy and one harder: those with the fewest answers, the easiest and
    first among equals.
    """
    basic = [
        entry
        for entry in listed_entries(library().values(), theme)
        if entry.puzzle.position.ruleset == Ruleset()
    ]
    harder_levels = _HARDER & THEMES[theme].aims.keys() or {max(THEMES[theme].aims)}
    easy, harder = (
        min(
            (entry for entry in basic if entry.level in levels),
            key=lambda entry: (answers_to(entry), entry.level, entry.number),
        )
        for levels in (_EASY - harder_levels, harder_levels)
    )
    return easy.id, harder.id


def answers_to(entry: Entry) -> int:
    """Return how many options a puzzle has, or how many lines a scenario, up to a limit."""
    theme = THEMES[entry.theme]
    if isinstance(theme, Scenario):
        return sum(
            1 for _ in islice(responses(theme, entry.puzzle, most_lines=_MOST_LINES), _MOST_LINES)
        )
    return len(theme.options(entry.puzzle))


def new_digests(known: Iterable[str]) -> Iterator[tuple[str, str]]:
    """Yield names without a digest yet: of themes (`save:48`), and of endless puzzles."""
    known = set(known)
    for name, theme in THEMES.items():
        count = len(LIBRARY.lines(name))
        if f"{name}:{count}" not in known:
            yield f"{name}:{count}", digest_of_theme(name, count)
        if any(each.startswith(f"{GENERATOR_VERSION}/") and f"/{name}/" in each for each in known):
            continue
        first, *_, last = levels = sorted(theme.aims)
        for rules, level, seed in (
            ("base", first, 1),
            ("base", levels[1], 999999999),
            ("wild-5", last, 7),
        ):
            endless = f"{GENERATOR_VERSION}/{rules}/{name}/{level}/{seed}"
            yield endless, digest_of_endless(endless)


def digest_of_theme(theme: str, count: int) -> str:
    """Return a short digest of what so many ids of a theme stand for, from the first on.

    That is everything in their lines but the level, which is no part of a puzzle.
    """
    asked = (line.split(" ", 2) for line in LIBRARY.lines(theme)[:count])
    text = "\n".join(f"{name} {puzzle}" for name, _, puzzle in asked)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def digest_of_endless(name: str) -> str:
    """Return a short digest of the position, the viewer and the question of an endless puzzle."""
    _, code, theme, level, seed = name.split("/")
    puzzle = generate(Ruleset.parse(code), theme, int(level), int(seed))
    parts = (str(puzzle.position), puzzle.viewer, sorted(puzzle.question.items()))
    return hashlib.sha256(repr(parts).encode()).hexdigest()[:12]


def _write(file: str, rows: Iterable[Iterable[str]]) -> None:
    text = "".join(" ".join(row) + "\n" for row in rows)
    (FOLDER / file).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
