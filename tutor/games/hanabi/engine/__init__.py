"""The rules of Hanabi as code: frozen states, legal actions, what each action leads to."""

from tutor.games.hanabi.engine.actions import Action, ColorClue, Discard, Play, RankClue
from tutor.games.hanabi.engine.cards import Card, ClueMarks, Suit
from tutor.games.hanabi.engine.reasons import RefusalReason
from tutor.games.hanabi.engine.ruleset import Ruleset, Variant
from tutor.games.hanabi.engine.state import GameState

__all__ = [
    "Action",
    "Card",
    "ClueMarks",
    "ColorClue",
    "Discard",
    "GameState",
    "Play",
    "RankClue",
    "RefusalReason",
    "Ruleset",
    "Suit",
    "Variant",
]
