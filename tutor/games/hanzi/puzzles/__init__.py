"""Puzzles of Hànzì: themes and endless puzzles.

The frozen ones are in `library`, the puzzles of the day in `daily`, what trains which rule in
`training`.
"""

from tutor.games.hanzi.puzzles.generator import (
    GENERATOR_VERSION,
    LEVELS,
    SEEDS,
    generate,
    makes_sense,
    questions_at,
)
from tutor.games.hanzi.puzzles.theme import ThemeFamily
from tutor.games.hanzi.puzzles.themes import THEMES

__all__ = [
    "GENERATOR_VERSION",
    "LEVELS",
    "SEEDS",
    "THEMES",
    "ThemeFamily",
    "generate",
    "makes_sense",
    "questions_at",
]
