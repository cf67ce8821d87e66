"""Departures from common custom: save, play, clue, discard the oldest.

Each judge takes a turn as its player saw it, and returns what is wrong with it by one such custom.
They come in the order in which a table would think of them; what comes first is said.
"""

from collections.abc import Callable

from tutor.games.hanabi.coach.customs.clues import (
    clue_empty,
    clued_twice,
    play_clue_passed,
    token_wasted,
)
from tutor.games.hanabi.coach.customs.discards import clued_discarded, newer_discarded, time_spent
from tutor.games.hanabi.coach.customs.plays import (
    blind_last_fuse,
    blind_play,
    play_order,
    play_passed,
)
from tutor.games.hanabi.coach.customs.saves import last_token, save_exposes, save_missed
from tutor.games.hanabi.coach.moment import Finding
from tutor.games.hanabi.coach.outlook import Outlook
from tutor.games.hanabi.coach.own_turn import OwnTurn

Judge = Callable[[OwnTurn, Outlook], Finding | None]

_JUDGES: tuple[Judge, ...] = (
    blind_last_fuse,
    save_missed,
    save_exposes,
    play_passed,
    last_token,
    blind_play,
    time_spent,
    play_order,
    clued_twice,
    clue_empty,
    play_clue_passed,
    token_wasted,
    clued_discarded,
    newer_discarded,
)
_JUDGES_OF_PARTNERS: tuple[Judge, ...] = (save_exposes, last_token)
"""What partners' rules don't see themselves."""


def against_customs(turn: OwnTurn) -> Finding | None:
    """Return the criticism of the action that most tables would agree on, None if none."""
    judges = _JUDGES_OF_PARTNERS if turn.agreed else _JUDGES
    outlook = Outlook(turn)
    return next((finding for judge in judges if (finding := judge(turn, outlook))), None)
