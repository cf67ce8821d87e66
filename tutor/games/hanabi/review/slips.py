"""The decisive turns of a game: their certain cost, and the coach's comments.

The turning point is the last turn before which all points could still be made, with all cards open.
"""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from itertools import pairwise
from typing import NamedTuple

from tutor.core.game import EndCondition
from tutor.games.hanabi.coach import Moment, MomentKind
from tutor.games.hanabi.deals.deal import (
    WinningLine,
    find_winning_line,
    last_winnable_turn,
)
from tutor.games.hanabi.endings.reach import (
    is_out_of_reach,
)
from tutor.games.hanabi.engine.actions import Action, Play
from tutor.games.hanabi.engine.cards import TOP_RANK, Card
from tutor.games.hanabi.engine.events import Discarded, Misplayed
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import View, deduce, has
from tutor.games.hanabi.knowledge.status import critical, highest_score, needed, pace, playable
from tutor.games.hanabi.partners import ConventionSet, GameRecord


class SlipKind(StrEnum):
    """The kinds of mistakes."""

    GAME_LOST = "game-lost"
    """The last mistake that the rules allow."""
    CARD_LOST = "card-lost"
    """The last copy of a card that was still needed left the game."""
    MISPLAY = "misplay"
    """A card was played that did not fit; no point went out of reach."""
    TIME_LOST = "time-lost"
    """Too few turns were left afterwards."""
    ADVICE = "advice"
    """Nothing of this: the coach knows a better action."""


_PRACTISED_BY = {
    MomentKind.UNPLAYABLE_PLAYED: "safe-play",
    MomentKind.PLAYABLE_DISCARDED: "safe-play",
    MomentKind.BLIND_PLAY: "safe-play",
    MomentKind.BLIND_LAST_FUSE: "safe-play",
    MomentKind.PLAY_PASSED: "safe-play",
    MomentKind.CRITICAL_DISCARDED: "safe-discard",
    MomentKind.TRASH_KEPT: "safe-discard",
    MomentKind.CLUED_DISCARDED: "safe-discard",
    MomentKind.NEWER_DISCARDED: "chop",
    MomentKind.MEANT_PASSED: "play-or-save",
    MomentKind.CLUED_TWICE: "good-touch",
    MomentKind.LAST_TOKEN: "early-game",
    MomentKind.PLAY_CLUE_PASSED: "make-playable",
    MomentKind.CLUE_EMPTY: "make-playable",
    MomentKind.SAVE_EXPOSES: "save",
    MomentKind.MEANT_WRONG: "make-playable",
    MomentKind.SAVE_MISSED: "save",
    MomentKind.LAST_TURN: "last-turns",
    MomentKind.CHANCE_LOWERED: "last-turns",
}
"""The theme that practises what the coach found; the others have none."""


@dataclass(frozen=True, slots=True)
class Slip:
    """A turn that cost something. The facts blame nobody; a moment goes by what could be known."""

    step: int
    seat: int
    action: Action
    kind: SlipKind
    before: int
    """The most points that open facts allowed before the turn; see `reachable`."""
    after: int
    card: Card | None = None
    """The card that was misplayed or lost."""
    chance: Fraction | None = None
    """By what its player could know: that the card would fit, or that it was a needed last copy."""
    moment: Moment | None = None
    """What the coach says."""

    @property
    def practised_by(self) -> str | None:
        """The theme of puzzles that practises what went wrong; None if there is none."""
        if self.moment and self.moment.finding.kind in _PRACTISED_BY:
            return _PRACTISED_BY[self.moment.finding.kind]
        return "safe-play" if self.is_misplay else None

    @property
    def is_misplay(self) -> bool:
        """Whether a card was played that did not fit."""
        return self.card is not None and isinstance(self.action, Play)

    @property
    def points(self) -> int:
        """How many points went out of reach, for certain."""
        return self.before - self.after

    @property
    def cost(self) -> float:
        """How many points it cost: for certain, or by the coach's count."""
        return max(float(self.points), self.moment.finding.loss if self.moment else 0.0)


def reachable(state: GameState) -> int:
    """Return the most points that open facts still allow: cards that are gone, turns that are left.

    Of a game that is over it is the score.
    """
    if state.outcome is not None:
        return state.outcome.score
    return highest_score(state) + min(0, pace(state))


def slips(
    record: GameRecord, moments: Iterable[Moment] = (), conventions: ConventionSet | None = None
) -> tuple[Slip, ...]:
    """Return the slips of a game in their order, each turn at most once.

    `moments` are the coach's. If nobody said what the players agreed on (`conventions` is
    None), those that some convention may excuse are left out.
    """
    moment_of_step = {each.step: each for each in moments}
    steps = range(len(record.actions))
    return tuple(
        slip
        for step in steps
        if (slip := slip_at(record, step, moment_of_step.get(step), conventions))
    )


def slip_at(
    record: GameRecord,
    step: int,
    moment: Moment | None = None,
    conventions: ConventionSet | None = None,
) -> Slip | None:
    """Return the slip in the turn after `states[step]`; None if none. Arguments as of `slips`."""
    if moment and conventions is None:
        moment = moment.in_any_conventions()
    state, then = record.states[step], record.states[step + 1]
    before, after = reachable(state), reachable(then)
    events = (each for each in then.events if isinstance(each, Discarded | Misplayed))
    event = next(events, None)
    card = chance = None
    if event is not None and isinstance(event, Misplayed):
        kind, fitting = SlipKind.MISPLAY, playable(state)
    elif event is not None and highest_score(then) < highest_score(state):
        kind, fitting = SlipKind.CARD_LOST, critical(state)
    elif after < before:
        kind, event = SlipKind.TIME_LOST, None
    elif moment is not None:
        kind, event = SlipKind.ADVICE, None
    else:
        return None
    if event is not None:
        card, chance = event.card, deduce(View.of(state, event.player)).chance(event.slot, fitting)
    if then.outcome is not None and then.outcome.end_condition is EndCondition.LOST:
        kind = SlipKind.GAME_LOST
    elif kind is SlipKind.MISPLAY and highest_score(then) < highest_score(state):
        kind = SlipKind.CARD_LOST
    actor, action = state.to_act, record.actions[step]
    return Slip(step, actor, action, kind, before, after, card, chance, moment)


def lost_cards(record: GameRecord) -> int:
    """Return how many last copies that were still needed left the game."""
    return sum(
        highest_score(then) < highest_score(state)
        for state, then in pairwise(record.states)
        if any(isinstance(each, Discarded | Misplayed) for each in then.events)
    )


def bottom_deck_risks(record: GameRecord) -> tuple[int, ...]:
    """Return the steps that took a needed 2, 3 or 4 whose other copy was still to be drawn."""
    return tuple(
        step
        for step, state in enumerate(record.states[:-1])
        for event in record.states[step + 1].events
        if isinstance(event, Discarded | Misplayed)
        and 1 < event.card.rank < TOP_RANK
        and has(needed(state), event.card)
        and event.card in state.deck
    )


MOST_SLIPS = 5


def by_cost(mistakes: Iterable[Slip]) -> tuple[Slip, ...]:
    """Return the slips, the one that cost most first; what is certain before what is estimated."""

    def weight(slip: Slip) -> tuple[float, int, bool, int]:
        return -slip.cost, -slip.points, slip.kind is SlipKind.TIME_LOST, slip.step

    return tuple(sorted(mistakes, key=weight))


def decisive(mistakes: Iterable[Slip]) -> tuple[Slip, ...]:
    """Return at most five slips, the one that cost most first."""
    return by_cost(mistakes)[:MOST_SLIPS]


TRIES = 200
"""Tries at each later position."""

_MOST_CARDS = 12
"""Cards in the deck beyond which nothing is proven but by open facts."""


class TurningPoint(NamedTuple):
    """All points could be made before this turn of the game: after `turn` actions, by `line`."""

    turn: int
    line: WinningLine
    proven: bool
    """Whether they are certainly out of reach after the turn; if not, no way was found in `TRIES`
    tries at each later position."""


def turning_point(states: Sequence[GameState]) -> TurningPoint | None:
    """Return the turning point of a game; None if no way to all points was found in it.

    `states` are those of one game, from the deal on. Of a game that made all points, or stopped
    while they were in reach, it is the last state.
    """
    lost_from = _lost_from(states)
    last = last_winnable_turn(states[:lost_from])
    first = last.turn + 1 if last else 0
    for turn in range(lost_from - 1, first - 1, -1):
        if (line := find_winning_line(states[turn], tries=TRIES)) is not None:
            return TurningPoint(turn, line, proven=turn + 1 == lost_from)
    if last is None:
        return None
    return TurningPoint(last.turn, last.line, proven=last.turn + 1 == lost_from)


def _lost_from(states: Sequence[GameState]) -> int:
    """Return the first state from which all points are proven out of reach, or their number."""
    most = states[0].ruleset.max_score
    # What is out of reach stays so.
    first = bisect_left(states, True, key=lambda state: reachable(state) < most)
    while first and _is_proven(states[first - 1], most):
        first -= 1
    return first


def _is_proven(state: GameState, points: int) -> bool:
    return len(state.deck) <= _MOST_CARDS and is_out_of_reach(state, points)
