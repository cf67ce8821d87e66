"""What the coach finds in games on the site, within what a request may take; what it found is kept.

Nothing in it depends on who asks: every address has one answer.
"""

import time
from functools import lru_cache

from tutor.games.hanabi import coach
from tutor.games.hanabi.coach import Budget, GameReview, TurnReview
from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.partners import Beginning, GameRecord, Manner
from tutor.web.shell.heavy import heavy

TURN = Budget(turn_seconds=1.45, clock=time.thread_time)
"""For one turn."""

GAME = Budget(turn_seconds=1.45, game_seconds=2.7, clock=time.thread_time)
"""For a whole game in one request, which keeps a thread of a worker."""

AT_ONCE = Budget(turn_seconds=0, game_seconds=0, clock=time.thread_time)
"""For what can be said of a game without playing on."""

_TURNS, _GAMES = 256, 64
"""So many answers are kept."""


def turn_review(record: GameRecord) -> TurnReview:
    """Return what can be said of the last action; raises BusyError, and IndexError without one."""
    return _turn(record.deal, record.manner, record.actions)


def game_review(record: GameRecord, people: int, *, at_once: bool) -> GameReview:
    """Return what can be said of all that people did; raises BusyError.

    `at_once` leaves out what takes long: those turns are not judged then.
    """
    return _game(record.deal, record.manner, record.actions, people, at_once)


@lru_cache(_TURNS)
@heavy
def _turn(deal: Beginning, manner: Manner, actions: tuple[Action, ...]) -> TurnReview:
    return coach.turn(GameRecord(deal, manner, actions), len(actions) - 1, TURN)


@lru_cache(_GAMES)
@heavy
def _game(
    deal: Beginning, manner: Manner, actions: tuple[Action, ...], people: int, at_once: bool
) -> GameReview:
    budget = AT_ONCE if at_once else GAME
    return coach.game(GameRecord(deal, manner, actions), range(people), budget)
