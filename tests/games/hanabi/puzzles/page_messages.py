"""What a page may say of a puzzle before and after an answer, for themes that look ahead."""

from tutor.core.puzzle import Puzzle
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
