"""What the coach says on a page: of one action, or of a whole game."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from babel.numbers import format_decimal

from tutor.core.messages import Message, Player
from tutor.games.hanabi.coach import GameReview, Luck, Moment, MomentKind, Tier, Try, TurnReview
from tutor.games.hanabi.engine import Card, GameState
from tutor.games.hanabi.knowledge import cards_in
from tutor.games.hanabi.knowledge.status import playable
from tutor.games.hanabi.partners import GameRecord
from tutor.games.hanabi.puzzles.proofs.telling import action_label
from tutor.web.hanabi.table import TableView, table_view
from tutor.web.shell.language_prefix import current_language
from tutor.web.site.text.forms import PERCENT, in_form

MOST_LISTED = 6
"""If a card could be more cards than this, they are counted instead."""


class Ways(Protocol):
    """The addresses of a game's pages, by the number of actions before them."""

    @property
    def further(self) -> str:
        """The address of what the coach says of the whole game, having looked at more turns."""

    def at(self, steps: int) -> str:
        """Return the address of the moment after the first so many actions."""

    def coach_at(self, step: int) -> str:
        """Return the address of what the coach says of the action at `states[step]`."""


@dataclass(frozen=True, slots=True)
class MomentView:
    """What is said of an action; `times` is how often its kind came in the whole game.

    `href` leads to the moment before it, and `puzzle`, if there is one, to the question what to do
    there. `world` is a table that its player could not tell from the real one, own hand and all.
    """

    kind: MomentKind
    tier: Tier
    times: int
    loss: float
    turn: Message
    href: str
    told: Message
    better: Message
    world: TableView | None
    puzzle: str = ""


@dataclass(frozen=True, slots=True)
class TryView:
    """A card played without being sure that it fits, and the chance that it would."""

    turn: Message
    href: str
    told: Message
    chance: str


@dataclass(frozen=True, slots=True)
class LuckView:
    """How many of the cards played without being sure did fit, and each of them."""

    told: Message
    tries: tuple[TryView, ...]


@dataclass(frozen=True, slots=True)
class CoachView:
    """What the coach says; `not_judged` are turns not looked at to the end, each with its address.

    At `go_on`, the same page, there will be more of them. Of a single turn there is no `luck`.
    """

    moments: tuple[MomentView, ...]
    not_judged: tuple[tuple[Message, str], ...]
    of_game: bool
    go_on: str
    luck: LuckView | None = None


def turn_said(record: GameRecord, review: TurnReview, people: int, to: Ways) -> CoachView:
    """Return what is said of the last action of this game."""
    step = len(record.actions) - 1
    moments = () if review.moment is None else (_moment_view(record, review.moment, 1, people, to),)
    not_judged = () if review.judged else ((_turn(record, step, people), to.coach_at(step)),)
    return CoachView(moments, not_judged, of_game=False, go_on=_anew(to.coach_at(step)))


def game_said(record: GameRecord, review: GameReview, people: int, to: Ways) -> CoachView:
    """Return what is said of a game, which is over."""
    times = dict(review.times)
    return CoachView(
        moments=tuple(
            _moment_view(record, each, times[each.kind], people, to) for each in review.moments
        ),
        not_judged=tuple(
            (_turn(record, step, people), to.coach_at(step)) for step in review.not_judged
        ),
        of_game=True,
        go_on=_anew(to.further),
        luck=_luck(record, review.luck, people, to) if review.luck.tries else None,
    )


def _anew(address: str) -> str:
    """Return the address without a place: with one, a browser that is there would fetch nothing."""
    return address.partition("#")[0]


def _moment_view(
    record: GameRecord, moment: Moment, times: int, people: int, to: Ways
) -> MomentView:
    state, world = record.states[moment.step], moment.world
    return MomentView(
        kind=moment.kind,
        tier=moment.kind.tier,
        times=times,
        loss=round(moment.loss, 3),
        turn=_turn(record, moment.step, people),
        href=to.at(moment.step),
        told=told(moment, state),
        better=_better(moment),
        world=None if world is None else table_view(world, None, reader=moment.seat),
    )


def _better(moment: Moment) -> Message:
    """Return the sentence about the action that would have been better."""
    label = action_label(moment.better, moment.seat)
    return Message(f"coach.better.{label.id.removeprefix('option.')}", label.params)


def _turn(record: GameRecord, step: int, people: int) -> Message:
    """Return which turn it is, and whose if several people play."""
    if people == 1:
        return Message("play.turn", {"num": step + 1})
    return Message("coach.turn", {"name": Player(record.states[step].to_act), "num": step + 1})


def told(moment: Moment, state: GameState) -> Message:
    """Return the sentence about an action at this position, spoken to the player who did it."""
    message = moment.message
    facts = dict(message.params)
    if "cards" in facts:
        return _about_cards(message, facts, state)
    for name in ("points", "chosen", "best"):
        if name in facts:
            facts[name] = decimal(facts[name])
    return Message(message.id, facts)


def _about_cards(message: Message, facts: Mapping[str, Any], state: GameState) -> Message:
    """Return the sentence about all that a card could be."""
    cards = tuple(facts["cards"])
    params = {**facts, "cards": cards, "count": len(cards)}
    if len(cards) > MOST_LISTED:
        return Message(f"{message.id}.many", params)
    following = _next_of_one_colour(cards, state)
    if message.id == f"coach.{MomentKind.UNPLAYABLE_PLAYED}" and following is not None:
        return Message(f"{message.id}.next", {**params, "next": following})
    return Message(message.id, params)


def _next_of_one_colour(cards: tuple[Card, ...], state: GameState) -> Card | None:
    """Return what comes next on the firework of these cards; None if they are of several colours.

    None too if that firework is finished, or if no copy of its next card is left.
    """
    suits = {card.suit for card in cards}
    following = (card for card in cards_in(playable(state)) if {card.suit} == suits)
    return next(following, None)


def decimal(number: float) -> str:
    """Return a number with at least one decimal, so that it stands in one form everywhere."""
    return format_decimal(number, "0.0#", locale=current_language().locale)


def _luck(record: GameRecord, luck: Luck, people: int, to: Ways) -> LuckView:
    counts = {"num": len(luck.tries), "expected": decimal(float(luck.expected)), "got": luck.got}
    return LuckView(
        told=Message("coach.luck", counts),
        tries=tuple(
            TryView(
                turn=_turn(record, each.step, people),
                href=to.at(each.step),
                told=_tried(each),
                chance=in_form(round(100 * each.chance), PERCENT),
            )
            for each in luck.tries
        ),
    )


def _tried(each: Try) -> Message:
    name = f"coach.try.{'fitted' if each.fitted else 'missed'}"
    return Message(f"{name}.pointed" if each.pointed else name, {"slot": each.slot + 1})
