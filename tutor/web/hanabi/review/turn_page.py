"""The page of one turn: the table before it as somebody saw it, and what was done."""

from dataclasses import dataclass
from functools import partial

from tutor.core.messages import Message, Player
from tutor.games.hanabi.partners import GameRecord, Manner
from tutor.web.hanabi.empathy import EmpathyView, empathy_view
from tutor.web.hanabi.hands import Annotations
from tutor.web.hanabi.options import links_of_actions
from tutor.web.hanabi.play.review_addresses import ReviewAddresses
from tutor.web.hanabi.play.seats import turns_since
from tutor.web.hanabi.play.turns import TurnView, pointed_at, turn_view
from tutor.web.hanabi.review.statistics_view import StatisticView, figures_of_turn, mishaps_shown
from tutor.web.hanabi.table import TableView, table_view
from tutor.web.site.play import TurningPoint


@dataclass(frozen=True, slots=True)
class SeatView:
    """A way to look at the table: by a player, or with all hands open (`player` is None)."""

    player: Player | None
    href: str
    chosen: bool


@dataclass(frozen=True, slots=True)
class TurnPage:
    """A turn. Without `done` nothing was done yet, and the question is what to do.

    `actions` says whether actions are links at the hands. They are not where somebody looks who
    could tell from them what that player can't see, which is also why `mishaps` is empty there.
    """

    title: Message
    headline: Message
    done: TurnView | None
    mishaps: tuple[TurningPoint, ...]
    table: TableView
    actions: bool
    known: EmpathyView | None
    figures: tuple[StatisticView, ...]
    seats: tuple[SeatView, ...]
    before: str
    after: str
    coach: str
    onward: tuple[tuple[Message, str], ...]
    log: tuple[TurnView, ...]


def turn_page(
    record: GameRecord, step: int, seat: int | None, to: ReviewAddresses, *, stays: bool
) -> TurnPage:
    """Return the turn after so many actions as the player in this seat sees it; None: all open.

    Whoever `stays` in the seat sees the turns beside it from there, too.
    """

    def way(steps: int) -> str:
        return to.seen_from(steps, seat) if stays else to.at(steps)

    state = record.states[step]
    actor, over = state.to_act, state.ending is not None
    done = step < len(record.actions)
    knows = seat in (actor, None)
    may_act = knows and not over
    then = record.up_to(step)
    reader = actor if seat is None else seat
    return TurnPage(
        title=_title(record, step),
        headline=_headline(record, step, seat),
        done=turn_view(record, step, seat, with_draws=True) if done else None,
        mishaps=mishaps_shown(record, to, (step,)) if knows else (),
        table=table_view(
            state,
            seat,
            Annotations(
                actions=links_of_actions(state, partial(to.instead, step)) if may_act else {},
                pointed=pointed_at(then, turns_since(then, reader), reader),
                denied=True,
            ),
            reader=seat,
        ),
        actions=may_act,
        known=None if over else empathy_view(state, reader, odds=True, standing=True),
        figures=figures_of_turn(record, step, opened=seat is None),
        seats=_seats(record, step, seat, to),
        before=way(step - 1) if step else "",
        after=way(step + 1) if done else "",
        coach=to.coach_at(step) if done else "",
        onward=() if done or over else _onward(to),
        log=tuple(
            turn_view(record, each, seat, with_draws=True, href=way(each)) for each in range(step)
        ),
    )


def _title(record: GameRecord, step: int) -> Message:
    """Return which turn it is; none comes after a game that is over."""
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
    record: GameRecord, step: int, seat: int | None, to: ReviewAddresses
) -> tuple[SeatView, ...]:
    everybody = (*range(record.deal.players), None)
    return tuple(
        SeatView(
            player=None if each is None else Player(each),
            href=to.seen_from(step, each),
            chosen=each == seat,
        )
        for each in everybody
    )


def _onward(to: ReviewAddresses) -> tuple[tuple[Message, str], ...]:
    """Return the ways to the game as partners play it on."""
    return tuple((Message(f"review.on.{manner}"), to.played_on(manner)) for manner in Manner)
