"""What a theme of a lesson has beyond judging: the cards that its question is about."""

from typing import Protocol

from tutor.core.puzzle import Puzzle, Theme
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles.option_names import CardAt


class LessonTheme(Theme[GameState], Protocol):
    """A theme of which steps are made by hand; every theme of puzzles is one, too."""

    def played_card(self, puzzle: Puzzle[GameState]) -> CardAt | None:
        """Return the card whose play is asked about, if that is the question."""
        return None

    def cards_asked_about(self, puzzle: Puzzle[GameState]) -> frozenset[CardAt]:
        """Return the cards that the question names."""
        return frozenset()
