"""The cards that a question is about."""

from tutor.core.puzzle import Puzzle
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.lessons import LESSON_THEMES
from tutor.games.hanabi.puzzles.option_names import CardAt


def played_card(puzzle: Puzzle[GameState]) -> CardAt | None:
    """Return the card whose play is asked about, if that is the question."""
    theme = LESSON_THEMES.get(puzzle.theme)
    return theme.played_card(puzzle) if theme else None


def asked_about(puzzle: Puzzle[GameState]) -> frozenset[CardAt]:
    """Return the cards that the question names."""
    theme = LESSON_THEMES.get(puzzle.theme)
    return theme.cards_asked_about(puzzle) if theme else frozenset()
