"""The coach's comments on games played here, within a time limit, and their words.

Comments that would take longer are left out. Simulations are stored, so the next request gets
further; until all are done, no cache may keep the page. The comments are the same for every
visitor.
"""

import time
from dataclasses import dataclass

from flask import Response, after_this_request

from tutor.core.messages import Message, Player
from tutor.games.hanabi import coach
from tutor.games.hanabi.coach import (
    Budget,
    GameReview,
    Luck,
    Moment,
    MomentKind,
    Tier,
    Trials,
    TurnReview,
)
from tutor.games.hanabi.engine import Card, GameState
from tutor.games.hanabi.knowledge import cards_in
from tutor.games.hanabi.knowledge.status import playable
from tutor.games.hanabi.partners import GameRecord
from tutor.games.hanabi.puzzles.proofs.action_messages import action_label
from tutor.web.hanabi.play.reasons import sentence_params
from tutor.web.hanabi.table import TableView, table_view
from tutor.web.shell.heavy import heavy
from tutor.web.shell.text import decimal

TURN = Budget(turn_seconds=1.45, clock=time.thread_time)
"""For one turn."""

GAME = Budget(turn_seconds=1.45, game_seconds=2.7, clock=time.thread_time)
"""For a whole game in one request, which keeps a thread of a worker."""

AT_ONCE = Budget(turn_seconds=0, game_seconds=0, clock=time.thread_time)
"""The coach without simulations."""

_trials = Trials()  # heavy work is done one piece at a time


@heavy
def turn_review(record: GameRecord, *, at_once: bool = False) -> TurnReview:
    """Return the coach's comment on the last action; BusyError, IndexError without one.

    `at_once` leaves out what takes long.
    """
    step = len(record.actions) - 1
    review = coach.review_turn(record, step, AT_ONCE if at_once else TURN, _trials)
    if not review.judged and not at_once:
        after_this_request(_unfinished)
    return review


@heavy
def game_review(record: GameRecord, people: int, *, at_once: bool) -> GameReview:
    """Return the coach's comments on all actions of people; raises BusyError.

    `at_once` leaves out what takes long: those turns are not judged then.
    """
    review = coach.review_game(record, range(people), AT_ONCE if at_once else GAME, _trials)
    if review.not_judged and not at_once:
        after_this_request(_unfinished)
    return review


def _unfinished(response: Response) -> Response:
    """Forbid caching of a page on which comments are missing: the next request has more."""
    response.cache_control.no_store = True
    return response


MOST_LISTED = 6
"""If a card could be more cards than this, they are counted instead."""


@dataclass(frozen=True, slots=True)
class MomentView:
    """The comment on an action, with a table that looks the same to its player as the real one."""

    kind: MomentKind
    tier: Tier
    message: Message
    better: Message
    world: TableView | None


def moment_view(record: GameRecord, moment: Moment) -> MomentView:
    """Return the comment on an action in this game."""
    state, world = record.states[moment.step], moment.finding.world
    return MomentView(
        kind=moment.finding.kind,
        tier=moment.tier,
        message=moment_message(moment, state),
        better=_better(moment),
        world=None if world is None else table_view(world, None, reader=moment.seat),
    )


def turn_name(record: GameRecord, step: int) -> Message:
    """Return whose turn it is, and which of the game."""
    return Message("coach.turn", {"name": Player(record.states[step].to_act), "num": step + 1})


def _better(moment: Moment) -> Message:
    """Return the sentence about the action that would have been better."""
    label = action_label(moment.finding.better, moment.seat)
    return Message(f"coach.better.{label.id.removeprefix('option.')}", label.params)


def moment_message(moment: Moment, state: GameState) -> Message:
    """Return the sentence about an action at this position, spoken to the player who did it."""
    id, params = f"coach.{moment.finding.kind}", sentence_params(moment.finding.facts)
    if "cards" in params:
        return _about_cards(Message(id, params), state)
    for name in ("points", "chosen", "best"):
        if name in params:
            params[name] = decimal(params[name])
    return Message(id, params)


def _about_cards(message: Message, state: GameState) -> Message:
    """Return the sentence about all that a card could be."""
    cards = tuple(message.params["cards"])
    params = {**message.params, "cards": cards, "count": len(cards)}
    if len(cards) > MOST_LISTED:
        return Message(f"{message.id}.many", params)
    following = _next_of_one_colour(cards, state)
    if message.id == f"coach.{MomentKind.UNPLAYABLE_PLAYED}" and following is not None:
        return Message(f"{message.id}.next", {**params, "next": following})
    return Message(message.id, params)


def _next_of_one_colour(cards: tuple[Card, ...], state: GameState) -> Card | None:
    """Return the next card on the firework of these cards; None if they differ in colour.

    None too if that firework is finished, or if no copy of its next card is left.
    """
    suits = {card.suit for card in cards}
    following = (card for card in cards_in(playable(state)) if {card.suit} == suits)
    return next(following, None)


def luck_message(luck: Luck) -> Message:
    """Return how many of the cards played without being sure did fit."""
    counts = {
        "num": len(luck.tries),
        "expected": decimal(float(luck.expected)),
        "got": luck.successes,
    }
    return Message("coach.luck", counts)
