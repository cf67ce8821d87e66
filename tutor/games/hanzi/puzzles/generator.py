"""Endless puzzles: found in played games, and the same for the same name in every release.

A puzzle is named by generator version, ruleset, theme, level and seed. The seed plays games until
one comes to a position with a question that has something right and something wrong.
"""

from collections.abc import Iterator
from functools import lru_cache

from tutor.core.errors import NoPuzzleError, UnsupportedError
from tutor.core.puzzle import Puzzle, verdicts_on
from tutor.core.seeded import SeededChoice
from tutor.games.hanzi.engine import GameState, Ruleset
from tutor.games.hanzi.puzzles.games import PlayedPosition
from tutor.games.hanzi.puzzles.theme import HanziTheme
from tutor.games.hanzi.puzzles.themes import THEMES

GENERATOR_VERSION = 2
"""Goes up whenever a name would stand for another puzzle than before."""

SEEDS = range(1, 1_000_000_000)
"""The seeds that name a puzzle."""

LEVELS = {name: theme.levels for name, theme in THEMES.items()}
"""The levels that a theme has, by its name."""

_GAMES = 300


def makes_sense(code: str, theme: str) -> bool:
    """Return whether there is something to ask with this ruleset code about a theme."""
    return theme in THEMES and Ruleset.parse(code) in THEMES[theme].rulesets


@lru_cache(maxsize=1024)
def generate(code: str, theme: str, level: int, seed: int) -> Puzzle[GameState]:
    """Return the endless puzzle of this ruleset code, theme, level and seed.

    Raises UnsupportedError for a theme that there is not or that makes no sense with the ruleset,
    and for a level that the theme does not have; BadSyntaxError for a code that is none.
    """
    if theme not in THEMES:
        raise UnsupportedError("theme", theme)
    if not makes_sense(code, theme):
        raise UnsupportedError("theme", f"{theme} with {code}")
    kind = THEMES[theme]
    if level not in kind.levels:
        raise UnsupportedError("level", str(level))
    name = f"{GENERATOR_VERSION}/{code}/{theme}/{level}/{seed}"
    choice = SeededChoice(name)
    for _ in range(_GAMES):
        for played in kind.played_positions(Ruleset.parse(code), level, choice):
            if puzzle := _question(kind, played, level, choice):
                return puzzle
    raise NoPuzzleError(name)


def _question(
    kind: HanziTheme, played: PlayedPosition, level: int, choice: SeededChoice
) -> Puzzle[GameState] | None:
    try:
        asked = kind.ask(played, level, choice)
        return next((puzzle for puzzle in asked if is_worth_asking(kind, puzzle)), None)
    except UnsupportedError:  # more to try than can be judged in a moment
        return None


def is_worth_asking(theme: HanziTheme, puzzle: Puzzle[GameState]) -> bool:
    """Return whether something is right and something wrong, and there is something to tell.

    Raises UnsupportedError if there is too much to try.
    """
    verdicts = verdicts_on(theme, puzzle)
    return len({verdict.is_right for verdict in verdicts}) == 2 and bool(theme.proof(puzzle))


def questions_at(theme: str, state: GameState, seed: str) -> Iterator[Puzzle[GameState]]:
    """Yield a theme's puzzles at a position by level, as a seed draws them.

    Then comes a question of each kind that there is here, with nothing in its lists.
    """
    kind = THEMES[theme]
    if state.ending or state.ruleset not in kind.rulesets:
        return
    for level in kind.levels:
        yield from kind.ask(PlayedPosition(state), level, SeededChoice(f"{seed} {level}"))
    for question in kind.kinds(state):
        yield Puzzle(theme, state, state.to_act, question)
