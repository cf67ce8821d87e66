"""What the coach finds in games on the site, within what a request may take.

Games that it has played on are kept, so that whoever asks again for what was not done gets more.
Nothing in it depends on who asks.
"""

import time

from tutor.games.hanabi import coach
from tutor.games.hanabi.coach import Budget, GameReview, Trials, TurnReview
from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.partners import Beginning, GameRecord, Manner
from tutor.web.shell.bounded_cache import BoundedCache
from tutor.web.shell.heavy import heavy

TURN = Budget(turn_seconds=1.45, clock=time.thread_time)
"""For one turn."""

GAME = Budget(turn_seconds=1.45, game_seconds=2.7, clock=time.thread_time)
"""For a whole game in one request, which keeps a thread of a worker."""

AT_ONCE = Budget(turn_seconds=0, game_seconds=0, clock=time.thread_time)
"""For what can be said of a game without playing on."""

_trials = Trials()  # heavy work is done one piece at a time


_turns: BoundedCache[TurnReview] = BoundedCache(most=500_000, apiece=1_500)
_games: BoundedCache[GameReview] = BoundedCache(most=500_000, apiece=5_000)
"""Answers to which nothing can be added."""


def turn_review(record: GameRecord) -> TurnReview:
    """Return what can be said of the last action; raises BusyError, and IndexError without one."""
    known = _turns.get(_key(record))
    return _look_at_turn(record) if known is None else known


def game_review(record: GameRecord, people: int, *, at_once: bool) -> GameReview:
    """Return what can be said of all that people did; raises BusyError.

    `at_once` leaves out what takes long: those turns are not judged then.
    """
    known = _games.get((*_key(record), people, at_once))
    return _look_at_game(record, people, at_once) if known is None else known


@heavy
def _look_at_turn(record: GameRecord) -> TurnReview:
    review = coach.turn(record, len(record.actions) - 1, TURN, _trials)
    return _turns.keep(_key(record), review) if review.judged else review


@heavy
def _look_at_game(record: GameRecord, people: int, at_once: bool) -> GameReview:
    review = coach.game(record, range(people), AT_ONCE if at_once else GAME, _trials)
    done = at_once or not review.not_judged
    return _games.keep((*_key(record), people, at_once), review) if done else review


def _key(record: GameRecord) -> tuple[Beginning, Manner, tuple[Action, ...]]:
    return record.deal, record.manner, record.actions
