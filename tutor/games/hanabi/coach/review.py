"""The review of a game or of a turn: moments, and luck told apart from play."""

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from fractions import Fraction

from tutor.games.hanabi.coach.agreement import against_agreement
from tutor.games.hanabi.coach.budget import Budget, Deadline, OutOfTimeError, Trials
from tutor.games.hanabi.coach.certain import certain
from tutor.games.hanabi.coach.exact import chance_lowered
from tutor.games.hanabi.coach.moment import Moment, MomentKind
from tutor.games.hanabi.coach.own_turn import OwnTurn
from tutor.games.hanabi.coach.simulation import simulated
from tutor.games.hanabi.engine.actions import Play
from tutor.games.hanabi.engine.events import Misplayed
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.knowledge.status import playable
from tutor.games.hanabi.partners import GameRecord, Manner, PartnerRule


@dataclass(frozen=True, slots=True)
class Try:
    """A card played that could have fitted or not."""

    step: int
    slot: int
    """From 0, the oldest card."""
    chance: Fraction
    """How likely it was to fit, by all that the player saw and was told; never 0 or 1."""
    fitted: bool
    pointed: bool
    """Whether by agreement it was to be played, as a clue had pointed at it."""


@dataclass(frozen=True, slots=True)
class Luck:
    """The tries of a game, in order."""

    tries: tuple[Try, ...] = ()

    @property
    def expected(self) -> Fraction:
        """How many of them succeed on average."""
        return sum((each.chance for each in self.tries), Fraction(0))

    @property
    def got(self) -> int:
        """How many of them did succeed."""
        return sum(each.fitted for each in self.tries)


def tried(step: int, turn: OwnTurn, after: GameState) -> Try | None:
    """Return the try that the turn was; None if no card was played, or nothing was open."""
    action = turn.action
    if not isinstance(action, Play):
        return None
    chance = turn.deduction.chance(action.slot, playable(turn.view))
    if chance in (0, 1):
        return None
    fitted = not any(isinstance(event, Misplayed) for event in after.events)
    pointed = turn.agreed and turn.decisions[turn.manner].rule is PartnerRule.PLAY_POINTED
    return Try(step, action.slot, chance, fitted, pointed)


def luck_of(tries: Iterable[Try | None]) -> Luck:
    """Return the luck of these turns, those left out that were no tries."""
    return Luck(tuple(each for each in tries if each is not None))


MOST_MOMENTS = 3
"""Whoever is told everything at once remembers nothing."""


@dataclass(frozen=True, slots=True)
class TurnReview:
    """What is said of an action; `judged` tells whether that was looked at to the end."""

    moment: Moment | None
    judged: bool


@dataclass(frozen=True, slots=True)
class GameReview:
    """What is said of a game."""

    found: tuple[Moment, ...]
    """All that was found, in the order of the turns."""
    moments: tuple[Moment, ...]
    """At most three, each of another kind: what was done again and again first."""
    times: tuple[tuple[MomentKind, int], ...]
    """How often each kind was found in the whole game, the most frequent first."""
    luck: Luck
    not_judged: tuple[int, ...]
    """The steps that were not looked at to the end."""


def turn(record: GameRecord, step: int, budget: Budget, trials: Trials | None = None) -> TurnReview:
    """Return what can be said of the action that led on from `record.states[step]`.

    With the `trials` of earlier calls it goes on where they stopped. Raises IndexError if there is
    no such action.
    """
    own = _own_turns(record, (step,))[step]
    return _turn_review(step, own, budget.for_turn(), Trials() if trials is None else trials)


def game(
    record: GameRecord, seats: Collection[int], budget: Budget, trials: Trials | None = None
) -> GameReview:
    """Return what can be said of the actions of the players in these seats.

    Turns are looked at in their order; `trials` as in `turn`.
    """
    kept = Trials() if trials is None else trials
    steps = [number for number in range(len(record.actions)) if _seat(record, number) in seats]
    turns = _own_turns(record, steps)
    whole = budget.for_game()
    found = {step: moment for step in steps if (moment := _without_trials(step, turns[step]))}
    not_judged = []
    for step in [step for step in steps if step not in found]:
        review = _turn_review(step, turns[step], budget.for_turn(whole), kept)
        if review.moment is not None:
            found[step] = review.moment
        elif not review.judged:
            not_judged.append(step)
    in_order = tuple(found[step] for step in sorted(found))
    times = Counter(moment.kind for moment in in_order)
    return GameReview(
        in_order,
        told_first(in_order),
        tuple(times.most_common()),
        luck_of(tried(step, turns[step], record.states[step + 1]) for step in steps),
        tuple(not_judged),
    )


def told_first(moments: Iterable[Moment]) -> tuple[Moment, ...]:
    """Return at most three of them: one of each kind that came again, then those that came once.

    What is done again and again teaches more than what is done once, however large; the kind that
    came most often is first, by the largest of its moments.
    """
    largest_first = sorted(moments, key=lambda moment: -moment.loss)
    times = Counter(moment.kind for moment in largest_first)
    largest = {moment.kind: moment for moment in reversed(largest_first)}
    again = [largest[kind] for kind, count in times.most_common() if count > 1]
    once = [moment for moment in largest_first if times[moment.kind] == 1]
    return tuple([*again, *once][:MOST_MOMENTS])


def _seat(record: GameRecord, step: int) -> int:
    return record.states[step].to_act


def _own_turns(record: GameRecord, steps: Collection[int]) -> dict[int, OwnTurn]:
    """Return the turns as their players saw them, by step."""
    said = {manner: GameRecord(record.deal, manner, record.actions).meanings for manner in Manner}
    return {
        step: OwnTurn(
            View.of(record.states[step], _seat(record, step)),
            record.actions[step],
            record.manner,
            {manner: meanings[step] for manner, meanings in said.items()},
        )
        for step in steps
    }


def _without_trials(step: int, own: OwnTurn) -> Moment | None:
    """Return what can be said without playing on; nothing of what the announced rules lead to."""
    if own.decided or own.agreed:
        return None
    finding = certain(own) or against_agreement(own)
    return None if finding is None else Moment(step, own.view.seat, own.action, finding)


def _turn_review(step: int, own: OwnTurn, deadline: Deadline, trials: Trials) -> TurnReview:
    moment = _without_trials(step, own)
    if moment is not None or own.decided or own.agreed:
        return TurnReview(moment, judged=True)
    kept = trials.of(own)
    try:
        finding = chance_lowered(own, deadline, kept.endings)
        finding = finding or simulated(own, deadline, kept.scores)
    except OutOfTimeError:
        return TurnReview(None, judged=False)
    if finding is None:
        return TurnReview(None, judged=True)
    return TurnReview(Moment(step, own.view.seat, own.action, finding), judged=True)
