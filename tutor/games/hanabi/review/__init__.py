"""A look back at a game that was recorded, here or on Hanab Live.

record = read_recorded(data)  # a file's bytes, or a link that carries the game
    statistics(record.states)[-1].efficiency
    mishaps(record)  # mistakes and lost cards, with their chances
    write_game(record)  # the whole game as part of an address
"""

from tutor.games.hanabi.review.mishaps import (
    Mishap,
    MishapKind,
    bottom_deck_risks,
    decisive,
    mishaps,
)
from tutor.games.hanabi.review.reading import (
    ElsewhereError,
    TooLargeError,
    read_game,
    read_recorded,
    recorded,
    write_game,
)
from tutor.games.hanabi.review.statistics import Statistics, statistics

__all__ = [
    "ElsewhereError",
    "Mishap",
    "MishapKind",
    "Statistics",
    "TooLargeError",
    "bottom_deck_risks",
    "decisive",
    "mishaps",
    "read_game",
    "read_recorded",
    "recorded",
    "statistics",
    "write_game",
]
