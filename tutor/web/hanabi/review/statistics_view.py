"""The numbers of a game, each with what it means."""

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from tutor.core.messages import Message
from tutor.games.hanabi.engine.cards import TOP_RANK
from tutor.games.hanabi.partners import GameRecord
from tutor.games.hanabi.review import MishapKind, Statistics, bottom_deck_risks, mishaps, statistics
from tutor.web.hanabi.play.coach_view import Ways, decimal
from tutor.web.site.play import TurningPoint

NOTHING = "–"


@dataclass(frozen=True, slots=True)
class StatisticView:
    """A number with its name and its definition."""

    name: Message
    value: str
    definition: Message


def figures_of_game(
    record: GameRecord,
) -> tuple[tuple[StatisticView, ...], tuple[StatisticView, ...]]:
    """Return the numbers of a whole game that everybody knows, and those that experts go by."""
    all_of_them = statistics(record.states)
    first, last = all_of_them[0], all_of_them[-1]
    lost = sum(each.kind is MishapKind.LOST for each in mishaps(record))
    known_to_all = (
        _figure("clues", str(last.clues)),
        _figure("strikes", str(last.strikes)),
        _figure("lost", str(lost)),
    )
    return known_to_all, (
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


def mishaps_shown(record: GameRecord, to: Ways, steps: Sequence[int]) -> tuple[TurningPoint, ...]:
    """Return the mistakes and lost cards of these turns, each with its chance."""
    return tuple(
        TurningPoint(
            turn=Message("play.turn", {"num": each.step + 1}),
            href=to.at(each.step),
            told=Message(
                f"review.{each.kind}",
                {"card": each.card, "percent": round(100 * each.chance), "num": each.points},
            ),
        )
        for each in mishaps(record)
        if each.step in steps
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
