"""Puzzles of Hanabi: themes that judge every option with the engine, and a generator."""

from tutor.games.hanabi.puzzles.generator import GENERATOR_VERSION, generate
from tutor.games.hanabi.puzzles.theme import LEVELS
from tutor.games.hanabi.puzzles.themes import THEMES

__all__ = ["GENERATOR_VERSION", "LEVELS", "THEMES", "generate"]
