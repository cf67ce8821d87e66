"""A look back at a game that was recorded, here or on Hanab Live.

record = read_recorded(data)  # a file's bytes, or a link that carries the game
    statistics(record.states)[-1].efficiency
    decisive(slips(record))  # the turns that cost most
    turning_point(record.states)  # until when all points could be made
    write_game(record)  # the whole game as part of an address
"""

from tutor.games.hanabi.review.reading import (
    ElsewhereError,
    TooLargeError,
    read_game,
    read_recorded,
    recorded,
    write_game,
)
from tutor.games.hanabi.review.slips import (
    TRIES,
    Slip,
    SlipKind,
    TurningPoint,
    bottom_deck_risks,
    by_cost,
    decisive,
    lost_cards,
    reachable,
    slip_at,
    slips,
    turning_point,
)
from tutor.games.hanabi.review.statistics import Statistics, statistics

__all__ = [
    "TRIES",
    "ElsewhereError",
    "Slip",
    "SlipKind",
    "Statistics",
    "TooLargeError",
    "TurningPoint",
    "bottom_deck_risks",
    "by_cost",
    "decisive",
    "lost_cards",
    "reachable",
    "read_game",
    "read_recorded",
    "recorded",
    "slip_at",
    "slips",
    "statistics",
    "turning_point",
    "write_game",
]
