"""What a page may say of a puzzle before and after an answer, for themes that look ahead."""

from tests.games.hanabi.puzzles.hidden import another_world
from tutor.core.puzzle import Puzzle
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.puzzles import generate
from tutor.games.hanabi.puzzles.theme import HanabiTheme

RULESETS = ("base", "wild-5.clues-10", "sixth-10.fuses-1", "sixth-5.empty-clues", "fuses-2.play-on")


def some(theme: HanabiTheme, seeds: int = 2) -> list[Puzzle[GameState]]:
    """Return endless puzzles of every level, with all kinds of rules that make sense."""
    rulesets = [ruleset for code in RULESETS if theme.makes_sense(ruleset := Ruleset.parse(code))]
    return [
        generate(ruleset, theme.name, level, seed)
        for ruleset in rulesets
        for level in theme.aims
        for seed in range(1, seeds + 1)
    ]


def words(theme: HanabiTheme, puzzle: Puzzle[GameState]) -> tuple[object, ...]:
    """Return all that is said of a puzzle: everything but the positions that actions lead to."""
    options = theme.options(puzzle)
    verdicts = [theme.judge(puzzle, option) for option in options]
    return (
        theme.goal(puzzle),
        [theme.label(puzzle, option) for option in options],
        [(v.option, v.correct, v.consequence, v.rule, v.facts) for v in verdicts],
        theme.proof(puzzle),
    )


def says_the_same_with_other_hidden_cards(theme: HanabiTheme) -> int:
    """Assert that what is said depends on what the viewer sees alone; return the worlds tried."""
    choice = SeededChoice("hidden")
    tried = 0
    for puzzle in some(theme):
        position = another_world(puzzle.position, puzzle.viewer, choice)
        tried += position.hands != puzzle.position.hands
        twin = Puzzle(puzzle.theme, position, puzzle.viewer, puzzle.question)
        assert words(theme, twin) == words(theme, puzzle)
    return tried
