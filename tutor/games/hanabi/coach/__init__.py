"""Comments on a player's actions in a recorded game, by what that player could know.

review = coach.review_game(record, seats=(0,), budget=Budget())
review.moments  # a few of them, what was done again and again first
review.luck  # how likely each own play was to succeed, and what came of it
"""

from tutor.games.hanabi.coach.budget import Budget, Trials
from tutor.games.hanabi.coach.moment import Moment, MomentKind, Tier
from tutor.games.hanabi.coach.review import (
    GameReview,
    Luck,
    Try,
    TurnReview,
    review_game,
    review_turn,
)

__all__ = [
    "Budget",
    "GameReview",
    "Luck",
    "Moment",
    "MomentKind",
    "Tier",
    "Trials",
    "Try",
    "TurnReview",
    "review_game",
    "review_turn",
]
