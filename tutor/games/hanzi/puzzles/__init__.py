"""Puzzles of Hànzì: themes, endless puzzles, and a library of frozen ones."""

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
