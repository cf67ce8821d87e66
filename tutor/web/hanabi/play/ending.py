"""The end of a game: its result, decisive turns, and the last turn with all points in reach."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from zlib import crc32

from tutor.core.game import EndCondition
from tutor.core.messages import Message
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.engine.events import GameEnded
from tutor.games.hanabi.engine.scoring import rating
from tutor.games.hanabi.partners import NO_CONVENTIONS, GameRecord, GameStart
from tutor.games.hanabi.review.reading import (
    write_game,
)
from tutor.games.hanabi.review.slips import (
    TRIES,
    Slip,
    SlipKind,
    TurningPoint,
    decisive,
    turning_point,
)
from tutor.web.hanabi.play.coaching import MomentView, moment_view, turn_name
from tutor.web.hanabi.play.review_addresses import ReviewAddresses
from tutor.web.hanabi.play.turns import turn_view
from tutor.web.shell.heavy import heavy
from tutor.web.shell.text import decimal

_WAYS_KEPT = 64
"""Turning points in the cache."""


@dataclass(frozen=True, slots=True)
class SlipView:
    """A turn that cost something: `href` leads to it, `puzzle` to the question what to do there.

    If it is the turning point, `messages` also say until when all points could be made.
    """

    turn: Message
    href: str
    puzzle: str
    cost: Message
    messages: tuple[Message, ...]
    moment: MomentView | None


@dataclass(frozen=True, slots=True)
class WinnableView:
    """The last turn before which all points could be made, and a game that makes them there.

    `turn` is None if the page names it at a slip.
    """

    turn: Message | None
    href: str
    message: Message
    way: str


@dataclass(frozen=True, slots=True)
class EndingView:
    """The result in words, what the scale says of it, and what decided the game."""

    headline: Message
    score: Message
    rating: Message | None
    won: bool
    points: int
    slips: tuple[SlipView, ...]
    winnable: WinnableView | None


def own_mistakes(record: GameRecord, mistakes: tuple[Slip, ...]) -> Mapping[str, object] | None:
    """Return the kinds of puzzles that practise the slips of player 0; None without any.

    `game` is the number of the game on the device.
    """
    kinds = {kind for slip in mistakes if slip.seat == 0 and (kind := slip.practised_by)}
    game = crc32(write_game(record).encode()) % 10**9
    return {"kinds": sorted(kinds), "game": game} if kinds else None


def ending(
    record: GameRecord, mistakes: tuple[Slip, ...], addresses: ReviewAddresses
) -> EndingView:
    """Return how a game ended; one that went on is taken as given up where it is."""
    state = record.state
    lost = state.outcome is not None and state.outcome.end_condition is EndCondition.LOST
    points = 0 if lost else state.points
    most = state.ruleset.max_score
    rated = not lost and (not state.ruleset.play_on or points == most)
    turning = None if points == most else known_turning_point(record.deal, record.actions)
    decisive_mistakes = decisive(mistakes)
    return EndingView(
        headline=_headline(state),
        score=Message("play.score", {"num": points, "all": most}),
        rating=Message(f"score.option.{rating(points, most).id}") if rated else None,
        won=points == most,
        points=points,
        slips=tuple(slip_view(record, each, addresses, turning) for each in decisive_mistakes),
        winnable=None
        if turning is None
        else _winnable(record, turning, decisive_mistakes, addresses),
    )


def _headline(state: GameState) -> Message:
    """Return why the game ended, in the words of its last event."""
    over = next((event for event in state.events if isinstance(event, GameEnded)), None)
    return Message(f"event.ended.{over.cause}") if over else Message("play.given-up")


def slip_view(
    record: GameRecord, slip: Slip, addresses: ReviewAddresses, turning: TurningPoint | None = None
) -> SlipView:
    """Return the view of a slip."""
    messages = slip_messages(record, slip)
    if turning is not None and turning.turn == slip.step:
        messages = (*messages, _until(record, turning))
    return SlipView(
        turn=turn_name(record, slip.step),
        href=addresses.at(slip.step),
        puzzle=addresses.retry(slip.step),
        cost=_cost(slip),
        messages=messages,
        moment=moment_view(record, slip.moment) if slip.moment else None,
    )


def slip_messages(record: GameRecord, slip: Slip) -> tuple[Message, ...]:
    """Return the events of a slip's turn that everybody sees."""
    if slip.card is None:
        turn_messages = turn_view(record, slip.step, None).messages
        # How the game ended is the headline.
        happened = tuple(each for each in turn_messages if not each.id.startswith("event.ended."))
        return happened if slip.kind is SlipKind.ADVICE else (*happened, _fact("time-lost"))
    kind = "misplayed" if slip.is_misplay else "lost"
    facts = {"card": slip.card, "percent": round(100 * slip.chance) if slip.chance else 0}
    message = Message(f"review.{kind}", facts)
    return (message, _fact("game-lost")) if slip.kind is SlipKind.GAME_LOST else (message,)


def _fact(name: str) -> Message:
    return Message(f"review.{name}")


def _cost(slip: Slip) -> Message:
    """Return the cost of a turn: certain points, the coach's estimate, or a token."""
    if slip.points and slip.points >= slip.cost:
        return Message("review.cost", {"num": slip.points})
    if slip.cost:
        return Message("review.cost.about", {"points": decimal(slip.cost)})
    return Message("review.cost.fuse")


@lru_cache(_WAYS_KEPT)
@heavy
def known_turning_point(deal: GameStart, actions: tuple[Action, ...]) -> TurningPoint | None:
    """Return the last turn before which all points could be made; raises BusyError."""
    return turning_point(GameRecord(deal, NO_CONVENTIONS, actions).states)


def _winnable(
    record: GameRecord, turning: TurningPoint, listed: tuple[Slip, ...], addresses: ReviewAddresses
) -> WinnableView:
    with_slip = any(slip.step == turning.turn for slip in listed)
    turn = None if with_slip else Message("play.turn", {"num": turning.turn + 1})
    return WinnableView(
        turn=turn,
        href=addresses.at(turning.turn),
        message=_until(record, turning),
        way=addresses.after(turning.turn, turning.line) if turning.line else "",
    )


def _until(record: GameRecord, turning: TurningPoint) -> Message:
    """Return until when all points could be made, and how sure that is."""
    facts = {"all": record.deal.ruleset.max_score}
    if turning.turn == len(record.actions):
        return Message("play.winnable.still", facts)
    if turning.proven:
        return Message("play.winnable", facts)
    return Message("play.winnable.tries", {**facts, "num": TRIES})
