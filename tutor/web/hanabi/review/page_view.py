"""The page of a whole game that is looked back at, and its numbers."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from fractions import Fraction

from tutor.core.messages import Message
from tutor.games.hanabi.coach import GameReview
from tutor.games.hanabi.engine.cards import TOP_RANK
from tutor.games.hanabi.partners import GameRecord
from tutor.games.hanabi.review import (
    Statistics,
    bottom_deck_risks,
    lost_cards,
    slips,
    statistics,
)
from tutor.web.hanabi.play.coaching import luck_told
from tutor.web.hanabi.play.ending import EndingView, ending
from tutor.web.hanabi.play.review_addresses import ReviewAddresses
from tutor.web.hanabi.play.turns import TurnView, turn_view
from tutor.web.hanabi.setting_form import played
from tutor.web.hanabi.table import TableView, table_view
from tutor.web.shell.numbers import decimal

NOTHING = "–"


@dataclass(frozen=True, slots=True)
class StatisticView:
    """A number with its name and its definition."""

    name: Message
    value: str
    definition: Message


@dataclass(frozen=True, slots=True)
class ReviewView:
    """A whole game: what came of it, what decided it, its numbers, and its turns.

    `further` leads to the same page with games played on; it is empty where they were.
    """

    rules: tuple[Message, ...]
    ending: EndingView
    table: TableView
    figures: tuple[StatisticView, ...]
    luck: Message | None
    further: str
    log: tuple[TurnView, ...]
    first: str


def review_view(
    record: GameRecord, review: GameReview, to: ReviewAddresses, *, further: bool
) -> ReviewView:
    """Return the page; `further` says that games were played on for `review`."""
    return ReviewView(
        rules=played(record.deal.ruleset),
        ending=_ending(record, review, to),
        table=table_view(record.state, None),
        figures=figures_of_game(record),
        luck=luck_told(review.luck) if review.luck.tries else None,
        further="" if further else to.further,
        log=tuple(
            turn_view(record, step, None, with_draws=True, href=to.at(step))
            for step in range(len(record.actions))
        ),
        first=to.at(0),
    )


def _ending(record: GameRecord, review: GameReview, to: ReviewAddresses) -> EndingView:
    """Return what came of the game; of one that is not over, how far it had come."""
    found = ending(record, slips(record, review.found, to.manner), to)
    if record.state.ending is not None:
        return found
    return replace(found, headline=Message("review.unfinished"), rating=None)


def figures_of_game(record: GameRecord) -> tuple[StatisticView, ...]:
    """Return the numbers of a whole game, first those that everybody knows."""
    all_of_them = statistics(record.states)
    first, last = all_of_them[0], all_of_them[-1]
    return (
        _figure("clues", str(last.clues)),
        _figure("strikes", str(last.strikes)),
        _figure("lost", str(lost_cards(record))),
        _figure("risks", str(len(bottom_deck_risks(record))), low=2, high=TOP_RANK - 1),
        _figure("efficiency", _ratio(last.efficiency)),
        _figure("efficiency-needed", _ratio(first.efficiency_needed)),
        _figure("pace", _whole(first.pace)),
        _figure("lowest-pace", _whole(_lowest_pace(all_of_them))),
    )


def figures_of_turn(record: GameRecord, step: int, *, opened: bool) -> tuple[StatisticView, ...]:
    """Return the numbers before the turn after so many actions.

    How many cards are got goes by what they are, so it is told only to those who see all of them.
    """
    now = statistics(record.states[: step + 1])[-1]
    for_all = (
        _figure("highest", str(now.highest_score)),
        _figure("pace-now", _whole(now.pace)),
    )
    if not opened:
        return for_all
    return (
        *for_all,
        _figure("efficiency", _ratio(now.efficiency)),
        _figure("efficiency-needed-now", _ratio(now.efficiency_needed)),
    )


def _figure(name: str, value: str, **facts: int) -> StatisticView:
    """Return a number; `facts` are for the sentence that says what it means."""
    label = f"review.figure.{name}"
    return StatisticView(Message(label), value, Message(f"{label}.means", facts))


def _ratio(number: Fraction | None) -> str:
    return NOTHING if number is None else decimal(round(float(number), 2))


def _whole(number: int | None) -> str:
    return NOTHING if number is None else str(number)


def _lowest_pace(all_of_them: Sequence[Statistics]) -> int | None:
    return min((each.pace for each in all_of_them if each.pace is not None), default=None)
