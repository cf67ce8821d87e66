"""The cards that a question is about."""

from tutor.core.puzzle import Puzzle
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.lessons import LESSON_THEMES


def played_card(puzzle: Puzzle[GameState]) -> tuple[int, int] | None:
    """Return the player and slot of the card whose play is asked about, if that is the question."""
    theme = LESSON_THEMES.get(puzzle.theme)
    card = theme.played_card(puzzle) if theme else None
    return (card.player, card.slot) if card else None


def asked_about(puzzle: Puzzle[GameState]) -> frozenset[tuple[int, int]]:
    """Return the player and slot of the cards that the question names."""
    theme = LESSON_THEMES.get(puzzle.theme)
    cards = theme.cards_asked_about(puzzle) if theme else ()
    return frozenset((card.player, card.slot) for card in cards)
