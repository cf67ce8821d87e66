"""What the coach finds in games on the site, within what a request may take.

Games that it has played on are kept, so that whoever asks again for what was not done gets more.
Until all is done nobody keeps the page. Nothing in it depends on who asks.
"""

import time

from flask import Response, after_this_request

from tutor.games.hanabi import coach
from tutor.games.hanabi.coach import Budget, GameReview, Trials, TurnReview
from tutor.games.hanabi.partners import GameRecord
from tutor.web.shell.heavy import heavy

TURN = Budget(turn_seconds=1.45, clock=time.thread_time)
"""For one turn."""

GAME = Budget(turn_seconds=1.45, game_seconds=2.7, clock=time.thread_time)
"""For a whole game in one request, which keeps a thread of a worker."""

AT_ONCE = Budget(turn_seconds=0, game_seconds=0, clock=time.thread_time)
"""For what can be said of a game without playing on."""

_trials = Trials()  # heavy work is done one piece at a time


@heavy
def turn_review(record: GameRecord) -> TurnReview:
    """Return what can be said of the last action; raises BusyError, and IndexError without one."""
    review = coach.turn(record, len(record.actions) - 1, TURN, _trials)
    if not review.judged:
        after_this_request(_unfinished)
    return review


@heavy
def game_review(record: GameRecord, people: int, *, at_once: bool) -> GameReview:
    """Return what can be said of all that people did; raises BusyError.

    `at_once` leaves out what takes long: those turns are not judged then.
    """
    review = coach.game(record, range(people), AT_ONCE if at_once else GAME, _trials)
    if review.not_judged and not at_once:
        after_this_request(_unfinished)
    return review


def _unfinished(response: Response) -> Response:
    """Let nobody keep a page with turns for which there was no time: the next one has more."""
    response.cache_control.no_store = True
    return response
