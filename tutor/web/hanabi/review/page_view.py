"""The pages of a reviewed game: the whole game with its statistics, a turn, a turn tried again."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import partial

from tutor.core.messages import Message, Player
from tutor.games.hanabi.coach import GameReview
from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.engine.cards import TOP_RANK
from tutor.games.hanabi.partners import NONE_OR_ALL, GameRecord
from tutor.games.hanabi.review.slips import (
    Slip,
    bottom_deck_risks,
    by_cost,
    lost_cards,
    slip_at,
    slips,
)
from tutor.games.hanabi.review.statistics import statistics
from tutor.web.hanabi.empathy import empathy_view
from tutor.web.hanabi.options import links_of_actions
from tutor.web.hanabi.play.coaching import luck_message, turn_name, turn_review
from tutor.web.hanabi.play.ending import EndingView, ending, slip_messages, slip_view
from tutor.web.hanabi.play.review_addresses import ReviewAddresses
from tutor.web.hanabi.play.turns import game_log, pointed_at, turn_view, turns_since
from tutor.web.hanabi.setting_form import rules_played
from tutor.web.hanabi.table import Annotations, TableView, table_view
from tutor.web.shell.text import decimal

NOTHING = "–"


@dataclass(frozen=True, slots=True)
class StatisticView:
    """A number with its name and its definition."""

    name: Message
    value: str
    definition: Message


def review_view(
    record: GameRecord, review: GameReview, addresses: ReviewAddresses, *, further: bool
) -> Mapping[str, object]:
    """Return the page of a whole game: its ending, its mistakes, its statistics and its turns.

    `further` says that games were played on for `review`; else a link leads to the page with them.
    """
    return {
        "rules": rules_played(record.deal.ruleset),
        "ending": _ending(record, review, addresses),
        "table": table_view(record.state, None),
        "figures": statistics_of_game(record),
        "luck": luck_message(review.luck) if review.luck.tries else None,
        "further": "" if further else addresses.further,
        "log": game_log(record, None, addresses.at, len(record.actions)),
        "first": addresses.at(0),
    }


def _ending(record: GameRecord, review: GameReview, addresses: ReviewAddresses) -> EndingView:
    """Return the outcome of the game; of an unfinished one, how far it had come."""
    view = ending(record, slips(record, review.all_moments, addresses.conventions), addresses)
    if record.state.ending is not None:
        return view
    return replace(view, headline=Message("review.unfinished"), rating=None)


def statistics_of_game(record: GameRecord) -> tuple[StatisticView, ...]:
    """Return the statistics of a game, the best-known first."""
    all_of_them = statistics(record.states)
    first, last = all_of_them[0], all_of_them[-1]
    paces = [each.pace for each in all_of_them if each.pace is not None]
    return (
        _statistic("clues", str(last.clues)),
        _statistic("strikes", str(last.strikes)),
        _statistic("lost", str(lost_cards(record))),
        _statistic("risks", str(len(bottom_deck_risks(record))), low=2, high=TOP_RANK - 1),
        _statistic("efficiency", _ratio(last.efficiency)),
        _statistic("efficiency-needed", _ratio(first.efficiency_needed)),
        _statistic("pace", _integer(first.pace)),
        _statistic("lowest-pace", _integer(min(paces, default=None))),
    )


def statistics_of_turn(record: GameRecord, step: int, *, opened: bool) -> tuple[StatisticView, ...]:
    """Return the numbers of a game once its first `step` actions are done.

    Efficiency depends on hidden cards, so only those who see all of them are shown it.
    """
    now = statistics(record.states[: step + 1])[-1]
    for_all = (
        _statistic("highest", str(now.highest_score)),
        _statistic("pace-now", _integer(now.pace)),
    )
    if not opened:
        return for_all
    return (
        *for_all,
        _statistic("efficiency", _ratio(now.efficiency)),
        _statistic("efficiency-needed-now", _ratio(now.efficiency_needed)),
    )


def _statistic(name: str, value: str, **facts: int) -> StatisticView:
    """Return a statistic; `facts` are for the sentence that explains it."""
    label = f"review.figure.{name}"
    return StatisticView(Message(label), value, Message(f"{label}.means", facts))


def _ratio(number: Fraction | None) -> str:
    return NOTHING if number is None else decimal(round(float(number), 2))


def _integer(number: int | None) -> str:
    return NOTHING if number is None else str(number)


@dataclass(frozen=True, slots=True)
class SeatView:
    """A way to look at the table: by a player, or with all hands open (`player` is None)."""

    player: Player | None
    href: str
    chosen: bool


def turn_page(
    record: GameRecord, step: int, seat: int | None, addresses: ReviewAddresses, *, stays: bool
) -> Mapping[str, object]:
    """Return the page of a turn as the player in this seat sees it; None: all hands are open.

    If the reader `stays` in the seat, links to other turns keep it. Seen from any seat but the
    actor's, actions are no links and `cost` is empty, as both would show that player something
    hidden. Without `done` the question is what to do.
    """

    def turn_address(steps: int) -> str:
        return addresses.seen_by(steps, seat) if stays else addresses.at(steps)

    state = record.states[step]
    actor, over = state.to_act, state.ending is not None
    done = step < len(record.actions)
    knows = seat in (actor, None)
    may_act = knows and not over
    game_before = record.up_to(step)
    reader = actor if seat is None else seat
    return {
        "title": _title(record, step),
        "headline": _headline(record, step, seat),
        "done": turn_view(record, step, seat, with_draws=True) if done else None,
        "cost": _cost(record, step) if knows and done else (),
        "table": _table(game_before, seat, partial(addresses.instead, step) if may_act else None),
        "actions": may_act,
        "known": None if over else empathy_view(state, reader, odds=True, standing=True),
        "figures": statistics_of_turn(record, step, opened=seat is None),
        "seats": _seats(record, step, seat, addresses),
        "before": turn_address(step - 1) if step else "",
        "after": turn_address(step + 1) if done else "",
        "coach": addresses.coach_at(step) if done else "",
        "onward": () if done or over else _onward(addresses),
        "log": game_log(record, seat, turn_address, step),
    }


def _table(
    record: GameRecord, seat: int | None, address_of: Callable[[Action], str] | None
) -> TableView:
    """Return the table after a game so far; actions are links if there is an `address_of` them."""
    state = record.state
    reader = state.to_act if seat is None else seat
    marks = Annotations(
        actions=links_of_actions(state, address_of) if address_of else {},
        pointed=pointed_at(record, turns_since(record, reader), reader),
        denied=True,
    )
    return table_view(state, seat, marks, reader=seat)


def _cost(record: GameRecord, step: int) -> tuple[Message, ...]:
    """Return the loss in a turn, if its card is visible to everybody."""
    mistake = slip_at(record, step)
    return slip_messages(record, mistake) if mistake and mistake.card else ()


def try_page(
    record: GameRecord,
    step: int,
    action: Action | None,
    mistakes: Sequence[Slip],
    addresses: ReviewAddresses,
) -> Mapping[str, object]:
    """Return the page of a turn to try again, or of the verdict on this action.

    `mistakes` are those of the game. `tried` is what the answer costs, `slip` what the game's own
    action did, and `further` leads to the next slip.
    """
    state, game_before = record.states[step], record.up_to(step)
    own_slip = next((each for each in mistakes if each.step == step), None)
    in_order = [each.step for each in by_cost(mistakes)]
    place = in_order.index(step) + 1 if step in in_order else 0
    retried = None if action is None else game_before.then(action)
    tried = None
    if retried and action != record.actions[step]:
        tried = slip_at(
            retried, step, turn_review(retried, at_once=True).moment, addresses.conventions
        )
    answered = slip_view(retried, tried, addresses) if retried and tried else None
    slip = slip_view(record, own_slip, addresses) if own_slip and retried else None
    if slip and slip.moment and answered and answered.moment:
        slip = replace(slip, moment=None)  # mostly the same reason again
    return {
        "title": turn_name(record, step),
        "headline": Message("review.what-to-do", {"name": Player(state.to_act)}),
        "done": turn_view(retried, step, None) if retried else None,
        "verdict": _verdict(record.actions[step], action, own_slip, tried),
        "tried": answered,
        "slip": slip,
        "table": _table(
            game_before, state.to_act, None if retried else partial(addresses.retry_with, step)
        ),
        "known": empathy_view(state, state.to_act, odds=True, standing=True),
        "further": addresses.retry(in_order[place]) if place < len(in_order) else "",
        "back": addresses.game,
    }


def _verdict(
    done: Action, action: Action | None, slip: Slip | None, tried: Slip | None
) -> Message | None:
    """Return the result of an answer, beside the action of the game."""
    if action is None:
        return None
    if action == done:
        return Message("review.try.same")
    if slip and slip.moment and slip.moment.finding.better == action:
        return Message("review.try.better")
    if tried:
        return Message("review.try.worse" if tried.moment else "review.try.wrong")
    return Message("review.try.fine")


def _title(record: GameRecord, step: int) -> Message:
    """Return the number of the turn, or a title for the end of the game."""
    if record.states[step].ending is not None:
        return Message("review.after-last")
    return Message("play.turn", {"num": step + 1})


def _headline(record: GameRecord, step: int, seat: int | None) -> Message:
    """Return whose turn it is, spoken to that player if they look at the table."""
    state = record.states[step]
    name = {"name": Player(state.to_act)}
    if step < len(record.actions):
        return Message("play.headline.act" if seat == state.to_act else "play.headline.watch", name)
    return Message("review.over" if state.ending is not None else "review.what-to-do", name)


def _seats(
    record: GameRecord, step: int, seat: int | None, addresses: ReviewAddresses
) -> tuple[SeatView, ...]:
    everybody = (*range(record.deal.players), None)
    return tuple(
        SeatView(
            player=None if each is None else Player(each),
            href=addresses.seen_by(step, each),
            chosen=each == seat,
        )
        for each in everybody
    )


def _onward(addresses: ReviewAddresses) -> tuple[tuple[Message, str], ...]:
    """Return the ways to the game as partners play it on."""
    return tuple(
        (Message(f"review.on.{conventions}"), addresses.played_on(conventions))
        for conventions in NONE_OR_ALL
    )
