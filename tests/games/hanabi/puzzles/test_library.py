"""The library: every puzzle judged anew from its line, and ids that mean one thing for ever."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

from tools.library import DIGESTS, digest_of_theme
from tutor.core.errors import UnsupportedError
from tutor.core.library import UNLISTED, Entry, listed_entries, write_line
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.engine.ruleset import KNOWN_PARTS
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.library import LIBRARY, find, library
from tutor.games.hanabi.puzzles.library.fill_library import fill_library
from tutor.games.hanabi.puzzles.theme import ENDINGS
from tutor.games.hanabi.puzzles.verifier import record, verify

each_theme = pytest.mark.parametrize("theme", THEMES)


def entries(theme: str) -> list[Entry]:
    """Return the theme's puzzles."""
    return [entry for entry in library().values() if entry.theme == theme]


@each_theme
def test_every_puzzle_is_what_it_says(theme: str) -> None:
    """Judged from scratch: something is right, something wrong, and the level is as written."""
    for entry in entries(theme):
        assert (entry.puzzle.position.ending is None) is (theme != "score")
        assert verify(record(entry.puzzle, name=entry.id, level=entry.level)) == entry.puzzle


@each_theme
def test_ids_count_up_and_lines_read_back(theme: str) -> None:
    """Line 17 of knowledge.txt is knowledge-017; what is written is what was read."""
    for number, line in enumerate(LIBRARY.lines(theme), 1):
        entry = LIBRARY.read_line(theme, line)
        assert entry.id == f"{theme}-{number:03}"
        assert write_line(entry) == line
        assert replace(find(entry.id), is_listed=True) == entry


@each_theme
def test_no_puzzle_comes_twice(theme: str) -> None:
    """Neither the same question at the same table, nor the same table from another seat."""
    asked = [(str(e.puzzle.position), str(dict(e.puzzle.question))) for e in entries(theme)]
    assert len(set(asked)) == len(asked)


@each_theme
def test_a_theme_is_spread(theme: str) -> None:
    """Over all its levels and table sizes, and over the rulesets with which it makes sense."""
    puzzles = entries(theme)
    assert len(puzzles) >= 43
    levels = Counter(entry.level for entry in puzzles)
    assert set(levels) == set(THEMES[theme].aims)
    assert min(levels.values()) * 2 > max(levels.values())
    players = Counter(entry.puzzle.position.players for entry in puzzles)
    assert set(players) == {*THEMES[theme].tables}
    assert min(players.values()) >= 4
    rulesets = Counter(str(entry.puzzle.position.ruleset) for entry in puzzles)
    assert 0.3 < rulesets["base"] / len(puzzles) < 0.6
    assert len(rulesets) >= 10


def test_the_library_is_large_and_spread() -> None:
    """At least 800 puzzles, with every variant and every difficulty setting among them."""
    assert len(library()) >= 800
    rulesets = Counter(entry.puzzle.position.ruleset for entry in library().values())
    parts = Counter[str]()
    for ruleset, count in rulesets.items():
        for part in str(ruleset).split("."):
            parts[part] += count
    assert 0.35 < parts["base"] / len(library()) < 0.5
    assert min(parts[part] for part in KNOWN_PARTS) >= 25


FROZEN = {name: digest for name, (digest,) in LIBRARY.names(DIGESTS).items() if ":" in name}
"""What the ids of each theme up to a number stand for: a digest of their lines, for ever."""


@pytest.mark.parametrize("name", FROZEN)
def test_an_id_means_the_same_for_ever(name: str) -> None:
    """Lines may be added at the end of a file; in the others only the level may change."""
    theme, count = name.split(":")
    assert digest_of_theme(theme, int(count)) == FROZEN[name]


def test_every_theme_is_frozen() -> None:
    """`python -m tools.library` adds the digests of a theme that joins, or has more puzzles."""
    assert {f"{theme}:{len(LIBRARY.lines(theme))}" for theme in THEMES} <= FROZEN.keys()


def test_what_no_list_has_is_found_by_its_id() -> None:
    """Links to it were printed; lists and counts go without it, and as many were added."""
    for theme, names in LIBRARY.names(UNLISTED).items():
        shelf = {entry.id for entry in listed_entries(library().values(), theme)}
        assert shelf.isdisjoint(names)
        assert shelf | {find(name).id for name in names} == {e.id for e in entries(theme)}
        assert len(shelf) >= 48


def test_unknown_ids_are_refused() -> None:
    """There is no puzzle 000, and none of a game that we do not have."""
    for name in ("knowledge-000", "chess-001", ""):
        with pytest.raises(UnsupportedError, match="unsupported puzzle"):
            find(name)


def test_lines_are_added_at_the_end(tmp_path: Path) -> None:
    """Filling up twice adds only what is missing, and never touches what is there."""
    first = list(fill_library("allowed", 2, tmp_path))
    before = (tmp_path / "allowed.txt").read_text(encoding="utf-8")
    assert [entry.id for entry in first] == ["allowed-001", "allowed-002"]
    assert list(fill_library("allowed", 2, tmp_path)) == []
    more = list(fill_library("allowed", 3, tmp_path))
    after = (tmp_path / "allowed.txt").read_text(encoding="utf-8")
    assert [entry.id for entry in more] == ["allowed-003"]
    assert after.startswith(before)
    assert after.count("\n") == 3
    assert {str(e.puzzle.position.ruleset) for e in (*first, *more)} == {
        str(Ruleset.parse("base")),
        "wild-5",
    }


def test_endings_are_looked_for_at_small_tables() -> None:
    """With more than three players there are too many lines to try out."""
    endings = {name for name, theme in THEMES.items() if ENDINGS in theme.library_ranges.values()}
    assert endings == {"finish-firework", "recover-tokens", "last-turns"}
