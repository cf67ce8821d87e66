"""Endless puzzles: always found, always the same, worth asking, and harder level by level."""

from collections import Counter
from fractions import Fraction

import pytest

from tests.support.thorough import by_turns
from tools.library import DIGESTS, digest_of_endless
from tutor.core.errors import UnsupportedError
from tutor.core.puzzle import Puzzle
from tutor.games.hanabi.engine import GameState, Play, Ruleset
from tutor.games.hanabi.puzzles import GENERATOR_VERSION, SEARCH_RANGES, THEMES, generate
from tutor.games.hanabi.puzzles.difficulty import EFFORT, effort, level_by_effort, level_of
from tutor.games.hanabi.puzzles.library import LIBRARY, library
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence
from tutor.games.hanabi.puzzles.themes.outcome import outcome_of_play
from tutor.games.hanabi.puzzles.verifier import record, verify

BASE = Ruleset.parse("base")
KINDS = [(theme, level) for theme, kind in THEMES.items() for level in kind.aims]

each_theme = pytest.mark.parametrize("theme", THEMES)
kinds_by_turns = pytest.mark.parametrize(("theme", "level"), by_turns(KINDS))


def puzzles(theme: str, level: int, code: str = "base", count: int = 2) -> list[Puzzle[GameState]]:
    """Return the first puzzles of a theme and level; none if it makes no sense with the rules."""
    ruleset = Ruleset.parse(code)
    if not THEMES[theme].makes_sense(ruleset):
        return []
    return [generate(ruleset, theme, level, seed) for seed in range(1, count + 1)]


@kinds_by_turns
def test_seeds_make_different_puzzles_that_are_right(theme: str, level: int) -> None:
    """Next puzzle means another one; each is as right as the verifier judges.

    Each takes the effort of the level asked for; rare hard ones are left to the library.
    """
    made = puzzles(theme, level)
    assert len({puzzle.position for puzzle in made}) == len(made)
    for puzzle in made:
        kind = THEMES[theme]
        assert level_by_effort(kind, puzzle) == level
        judged = level_of(kind, puzzle)
        assert judged == level or kind.hard_is_rare
        assert verify(record(puzzle, name="x", level=judged)) == puzzle


@pytest.mark.parametrize(("place", "theme"), [*enumerate(THEMES)])
def test_there_is_a_puzzle_for_a_table(place: int, theme: str) -> None:
    """For a number of players that the theme has; the library has all, theme by theme."""
    kind = THEMES[theme]
    players = sorted(kind.tables)[place % len(kind.tables)]
    level = min(3 if players > 3 or len(kind.aims) > 3 else 1, max(kind.aims))
    assert generate(BASE, theme, level, 1, players).position.players == players


PUBLISHED = {
    name: digest
    for name, (digest,) in LIBRARY.names(DIGESTS).items()
    if name.startswith(f"{GENERATOR_VERSION}/")
}
"""What a few names stand for. Lines change only with a note in docs/puzzle-format.md."""


def test_a_name_stands_for_the_same_puzzle_in_every_release() -> None:
    """Links are printed and shared: the seed must lead to the same question for ever."""
    assert {name: digest_of_endless(name) for name in by_turns([*PUBLISHED])}.items() <= (
        PUBLISHED.items()
    )


def test_what_hardly_comes_up_is_found_all_the_same() -> None:
    """With one fuse, hardly any firework lacks two cards in hand: one card will do, as hard."""
    rules, level = Ruleset.parse("wild-5.fuses-1.play-on"), 3
    kind = THEMES["finish-firework"]
    for seed in (12, 37):
        puzzle = generate(rules, kind.name, level, seed)
        assert verify(record(puzzle, name="x", level=level)) == puzzle
        assert not any(kind.is_worth_asking(puzzle, aim) for aim in kind.aims[level])


def test_every_theme_is_published() -> None:
    """`python -m tools.library` adds the names of a theme that joins."""
    assert {name.split("/")[2] for name in PUBLISHED} == THEMES.keys()


def test_unknown_names_are_refused() -> None:
    """There is no puzzle of a theme or level that there is not."""
    with pytest.raises(UnsupportedError, match="unsupported theme: chess"):
        generate(BASE, "chess", 1, 1)
    with pytest.raises(UnsupportedError, match="unsupported level: 9"):
        generate(BASE, "outcome", 9, 1)
    with pytest.raises(UnsupportedError, match="unsupported theme: last-round with play-on"):
        generate(Ruleset.parse("play-on"), "last-round", 1, 1)


# Difficulty


def _mean(numbers: list[int]) -> Fraction:
    return Fraction(sum(numbers), len(numbers))


@each_theme
def test_levels_take_more_and_more_effort(theme: str) -> None:
    """The mean effort of the library's puzzles rises with every level, as thresholds say."""
    kind = THEMES[theme]
    assert list(kind.thresholds) == sorted(set(kind.thresholds))
    by_level: dict[int, list[int]] = {level: [] for level in sorted(kind.aims)}
    for entry in library().values():
        if entry.theme == theme:
            by_level[entry.level].append(effort(kind.proof(entry.puzzle)))
    means = [_mean(efforts) for efforts in by_level.values()]
    assert means == sorted(set(means))


def test_higher_levels_need_more_than_open_eyes() -> None:
    """What a clue denied, counting and taking cards together come up more from level to level."""
    beyond = {Evidence.DENIED, Evidence.COUNTED, Evidence.JOINT}
    found: dict[int, list[int]] = {level: [] for level in SEARCH_RANGES}
    suits: dict[int, list[int]] = {level: [] for level in SEARCH_RANGES}
    for entry in library().values():
        proof = THEMES[entry.theme].proof(entry.puzzle)
        found[entry.level].append(sum(fact.kind in beyond for fact in proof))
        suits[entry.level].append(effort(proof) - sum(EFFORT[fact.kind] for fact in proof))
    for counts in (found, suits):
        means = [_mean(numbers) for numbers in counts.values()]
        assert means == sorted(set(means))
        assert means[0] * 3 < means[-1]


def test_rare_outcomes_come_up_as_well_as_common_ones() -> None:
    """All that can happen is asked about, and no outcome makes up most of a level."""
    truths = Counter[str]()
    for level, aims in THEMES["outcome"].aims.items():
        found = Counter(
            outcome_of_play(puzzle.position.apply(Play(puzzle.question["slot"])))
            for puzzle in puzzles("outcome", level, count=30)
        )
        assert set(found) <= set(aims)
        assert max(found.values()) <= 20
        truths += found
    assert len(truths) == 7
