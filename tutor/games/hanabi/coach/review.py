"""The review of a game or of a turn: moments, and luck told apart from play."""

from collections import Counter
from collections.abc import Collection, Iterable
from dataclasses import dataclass, replace
from fractions import Fraction

from tutor.games.hanabi.coach.agreement import against_agreement
from tutor.games.hanabi.coach.budget import Budget, Deadline, OutOfTimeError, Trials, TrialsOfTurn
from tutor.games.hanabi.coach.certain import certain
from tutor.games.hanabi.coach.customs import against_customs
from tutor.games.hanabi.coach.exact import chance_lowered, solved_ending
from tutor.games.hanabi.coach.moment import Finding, Moment, MomentKind, Tier
from tutor.games.hanabi.coach.own_turn import OwnTurn
from tutor.games.hanabi.coach.simulation import finding_by_simulation
from tutor.games.hanabi.engine.actions import Play
from tutor.games.hanabi.engine.events import Misplayed
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.knowledge.status import playable
from tutor.games.hanabi.partners import NO_CONVENTIONS, NONE_OR_ALL, GameRecord, PartnerRule


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
    def successes(self) -> int:
        """How many of them did succeed."""
        return sum(each.fitted for each in self.tries)


def try_in_turn(step: int, turn: OwnTurn, after: GameState) -> Try | None:
    """Return the try that the turn was; None if no card was played, or nothing was open."""
    action = turn.action
    if not isinstance(action, Play):
        return None
    chance = turn.deduction.chance(action.slot, playable(turn.view))
    if chance in (0, 1):
        return None
    fitted = not any(isinstance(event, Misplayed) for event in after.events)
    pointed = turn.agreed and turn.advice.rule is PartnerRule.PLAY_MEANT
    return Try(step, action.slot, chance, fitted, pointed)


MOST_MOMENTS = 3
"""Whoever is told everything at once remembers nothing."""


@dataclass(frozen=True, slots=True)
class TurnReview:
    """The comment on an action, if any; `judged` is False if time ran out."""

    moment: Moment | None
    judged: bool


@dataclass(frozen=True, slots=True)
class GameReview:
    """The comments on a game."""

    all_moments: tuple[Moment, ...]
    """All, in the order of the turns."""
    moments: tuple[Moment, ...]
    """At most `MOST_MOMENTS`, each of another kind: what was done again and again first."""
    times: tuple[tuple[MomentKind, int], ...]
    """How often each kind was found in the whole game, the most frequent first."""
    luck: Luck
    not_judged: tuple[int, ...]
    """The steps that were not looked at to the end."""


def review_turn(
    record: GameRecord, step: int, budget: Budget, trials: Trials | None = None
) -> TurnReview:
    """Return the comment on the action taken at `record.states[step]`.

    With the `trials` of earlier calls it goes on where they stopped. Raises IndexError if there is
    no such action.
    """
    turn = _own_turns(record, (step,))[step]
    return _turn_review(step, turn, budget.for_turn(), Trials() if trials is None else trials)


def review_game(
    record: GameRecord, seats: Collection[int], budget: Budget, trials: Trials | None = None
) -> GameReview:
    """Return the comments on the actions of the players in these seats.

    Turns are looked at in their order; `trials` as in `review_turn`.
    """
    all_trials = Trials() if trials is None else trials
    steps = [
        number for number in range(len(record.actions)) if record.states[number].to_act in seats
    ]
    turns = _own_turns(record, steps)
    whole = budget.for_game()
    moments = {
        step: moment
        for step in steps
        if (moment := _moment(step, turns[step], without_simulation(turns[step])))
    }
    not_judged = []
    for step in [step for step in steps if step not in moments]:
        review = _turn_review(step, turns[step], budget.for_turn(whole), all_trials)
        if review.moment is not None:
            moments[step] = review.moment
        elif not review.judged:
            not_judged.append(step)
    in_order = tuple(moments[step] for step in sorted(moments))
    times = Counter(moment.finding.kind for moment in in_order)
    tries = (try_in_turn(step, turns[step], record.states[step + 1]) for step in steps)
    return GameReview(
        in_order,
        most_instructive(in_order),
        tuple(times.most_common()),
        Luck(tuple(filter(None, tries))),
        tuple(not_judged),
    )


def most_instructive(moments: Iterable[Moment]) -> tuple[Moment, ...]:
    """Return the first `MOST_MOMENTS`: one of each kind that came again, then those that came once.

    What is done again and again teaches more than what is done once, however large; the kind that
    came most often is first, by the largest of its moments.
    """
    largest_first = sorted(moments, key=lambda moment: -moment.finding.loss)
    times = Counter(moment.finding.kind for moment in largest_first)
    largest = {moment.finding.kind: moment for moment in reversed(largest_first)}
    again = [largest[kind] for kind, count in times.most_common() if count > 1]
    once = [moment for moment in largest_first if times[moment.finding.kind] == 1]
    return tuple([*again, *once][:MOST_MOMENTS])


def _own_turns(record: GameRecord, steps: Collection[int]) -> dict[int, OwnTurn]:
    """Return the turns as their players saw them, by step."""
    announced = record.conventions
    agreed = NONE_OR_ALL if announced == NO_CONVENTIONS else (NO_CONVENTIONS, announced)
    meanings_by_conventions = {
        each: GameRecord(record.deal, each, record.actions).meanings for each in agreed
    }
    return {
        step: OwnTurn(
            View.of(record.states[step], record.states[step].to_act),
            record.actions[step],
            record.conventions,
            {each: meanings[step] for each, meanings in meanings_by_conventions.items()},
        )
        for step in steps
    }


def without_simulation(turn: OwnTurn) -> Finding | None:
    """Return the comment that needs no simulation; its advice is never criticised itself."""
    if turn.decided:
        return None
    finding = _finding_at_once(turn)
    for _ in range(_LONGEST_CHAIN):
        if finding is None:
            return None
        then = _finding_at_once(turn.doing(finding.better))
        if then is None:
            return finding
        finding = replace(finding, better=then.better)
    return None


_LONGEST_CHAIN = 3
"""Pieces of advice that each have something against the one before."""


def _finding_at_once(turn: OwnTurn) -> Finding | None:
    certainly = None if turn.agreed else certain(turn)
    return certainly or against_agreement(turn) or against_customs(turn)


_FACTS_ALONE = frozenset(
    {
        MomentKind.UNPLAYABLE_PLAYED,
        MomentKind.CRITICAL_DISCARDED,
        MomentKind.TRASH_KEPT,
        MomentKind.PLAYABLE_DISCARDED,
    }
)
"""What is a mistake whatever was agreed."""

_AT_ANY_TABLE = frozenset({MomentKind.SAVE_MISSED, MomentKind.PLAY_PASSED, MomentKind.TIME_SPENT})
"""Customs that no convention excuses; a clue or a blind play may mean more elsewhere."""


def _in_any_conventions(turn: OwnTurn, finding: Finding) -> bool:
    """Return whether the finding holds whatever the players have agreed on."""
    if finding.kind in _FACTS_ALONE or finding.kind.tier is Tier.SIMULATED:
        return True
    if finding.kind not in _AT_ANY_TABLE:
        return False
    findings = (against_customs(turn.among(each)) for each in turn.meanings)
    return all(each is not None and each.kind is finding.kind for each in findings)


def _moment(step: int, turn: OwnTurn, finding: Finding | None) -> Moment | None:
    if finding is None:
        return None
    finding_in_context = replace(finding, any_conventions=_in_any_conventions(turn, finding))
    return Moment(step, turn.view.seat, turn.action, finding_in_context, finding.kind.tier)


def _turn_review(step: int, turn: OwnTurn, deadline: Deadline, trials: Trials) -> TurnReview:
    moment = _moment(step, turn, without_simulation(turn))
    if moment is not None or turn.decided or turn.agreed:
        return TurnReview(moment, judged=True)
    trials_of_turn = trials.of(turn)
    try:
        finding = _finding_by_playing_on(turn, deadline, trials_of_turn)
    except OutOfTimeError:
        return TurnReview(None, judged=False)
    return TurnReview(_moment(step, turn, finding), judged=True)


def _finding_by_playing_on(
    turn: OwnTurn, deadline: Deadline, trials_of_turn: TrialsOfTurn
) -> Finding | None:
    """Return the comment from exact endings and simulations, unless the action is the advice."""
    finding = chance_lowered(turn, deadline, trials_of_turn.endings)
    if finding is None:
        is_solved = solved_ending(turn, deadline, trials_of_turn.endings) is not None
        finding = (
            None if is_solved else finding_by_simulation(turn, deadline, trials_of_turn.scores)
        )
    if finding is None or _finding_at_once(turn.doing(finding.better)) is not None:
        return None
    return None if _is_advised(turn) else finding


def _is_advised(turn: OwnTurn) -> bool:
    """Return whether the action is better than another one by what can be said at once."""
    others = (
        without_simulation(turn.doing(action)) for action in turn.legal if action != turn.action
    )
    return any(each is not None and each.better == turn.action for each in others)
