"""Puzzles of Hanabi: themes that judge every option with the engine, and a generator."""

from tutor.games.hanabi.puzzles.generator import GENERATOR_VERSION, generate
from tutor.games.hanabi.puzzles.theme import SEARCH_RANGES
from tutor.games.hanabi.puzzles.themes import THEMES

__all__ = ["GENERATOR_VERSION", "SEARCH_RANGES", "THEMES", "generate"]
