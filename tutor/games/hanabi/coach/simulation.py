"""Whether what a partner does would have scored more, by playing the game on many times.

The worlds are those in which clues mean what was agreed; with nothing agreed, all that the view
allows. Both actions are tried in the same ones, so that what is compared are differences within a
world; hands and decks that are easy for both count for nothing. All players play on as
partners.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice
from math import floor, sqrt
from statistics import fmean, stdev

from tutor.games.hanabi.coach.budget import Deadline, OutOfTimeError, Scores
from tutor.games.hanabi.coach.moment import Finding, MomentKind
from tutor.games.hanabi.coach.own_turn import OwnTurn, sampled_worlds
from tutor.games.hanabi.engine.actions import Action, Discard, Play
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.partners import ConventionSet, Meanings, decide

LEAST_LOSS = 0.5
"""Points on average below which nothing is said."""
LEAST_ERRORS = 3
"""Standard errors that the difference has to be away from nothing."""
_HOPELESS_ERRORS = 2
"""Standard errors: a difference that falls this far short of what would be said is given up."""
ROUNDS = tuple(range(8, 72, 8))
"""Worlds after which the difference is looked at: no time goes to what is decided."""
_MOST_WORLDS = ROUNDS[-1]
_ENOUGH_TO_SAY_SO = (32, _MOST_WORLDS)
"""Worlds after which something may be said. Few looks, as each may be wrong."""


@dataclass(frozen=True, slots=True)
class ScoreDifference:
    """The lead in points of one action over another, world by world."""

    by_world: tuple[int, ...]

    @property
    def mean(self) -> float:
        """The points on average."""
        return fmean(self.by_world)

    @property
    def error(self) -> float:
        """The standard error of the average."""
        return stdev(self.by_world) / sqrt(len(self.by_world))

    @property
    def proven(self) -> bool:
        """Whether it is large enough, and sure enough, to be said."""
        enough = len(self.by_world) >= _ENOUGH_TO_SAY_SO[0]
        return enough and self.mean >= max(LEAST_LOSS, LEAST_ERRORS * self.error)

    @property
    def hopeless(self) -> bool:
        """Whether all the worlds would hardly make it large enough and sure enough."""
        error_at_the_end = stdev(self.by_world) / sqrt(_MOST_WORLDS)
        needed = max(LEAST_LOSS, LEAST_ERRORS * error_at_the_end)
        return self.mean + _HOPELESS_ERRORS * self.error < needed


class PlayedOn:
    """The scores of games played on from a turn, which are kept: each is played once."""

    def __init__(self, turn: OwnTurn, deadline: Deadline, scores: Scores) -> None:
        self._turn = turn
        self._deadline = deadline
        self._worlds: Iterator[GameState] = sampled_worlds(turn.view, turn.beliefs)
        self._drawn: list[GameState] = []
        self._scores = scores

    def world(self, number: int) -> GameState:
        """Return the world of this number, from 0."""
        missing = number + 1 - len(self._drawn)
        self._drawn.extend(islice(self._worlds, max(0, missing)))
        return self._drawn[number]

    def scores(self, conventions: ConventionSet, action: Action, worlds: int) -> list[int]:
        """Return the scores after the action in the first `worlds`; raises OutOfTimeError."""
        scores = self._scores.setdefault((conventions, action), [])
        while len(scores) < worlds:
            if self._deadline.passed():
                raise OutOfTimeError
            meanings = self._turn.meanings[conventions]
            scores.append(final_score(self.world(len(scores)), meanings, action))
        return scores[:worlds]

    def difference(
        self, conventions: ConventionSet, action: Action, worlds: int
    ) -> ScoreDifference:
        """Return by how much the action is better than what was done; raises OutOfTimeError."""
        better = self.scores(conventions, action, worlds)
        chosen = self.scores(conventions, self._turn.action, worlds)
        return ScoreDifference(tuple(one - two for one, two in zip(better, chosen, strict=True)))


def final_score(state: GameState, meanings: Meanings, action: Action) -> int:
    """Return the score after this action when partners play on to the end."""
    while True:
        after = state.apply(action)
        if after.outcome is not None:
            return after.outcome.score
        meanings = meanings.after(state, action, after)
        state = after
        action = decide(state, meanings).action


def finding_by_simulation(turn: OwnTurn, deadline: Deadline, scores: Scores) -> Finding | None:
    """Return the finding if a partner's action ends in more points, with and without conventions.

    `scores` are those of earlier trials of this turn, which go on there; new ones are added. Raises
    OutOfTimeError.
    """
    played = PlayedOn(turn, deadline, scores)
    action = turn.advice.action
    if action == turn.action:
        return None
    smallest: ScoreDifference | None = None
    for conventions in sorted(turn.meanings, key=turn.conventions.__ne__):
        difference = _proven(played, conventions, action)
        if difference is None:
            return None
        if smallest is None or difference.mean < smallest.mean:
            smallest = difference
    if smallest is None:
        return None
    facts = {"points": floor(smallest.mean * 10) / 10, "num": len(smallest.by_world)}
    world = _telling_world(turn, played, action, smallest)
    return Finding(_kind(turn.action), action, facts, smallest.mean, world)


def _proven(played: PlayedOn, conventions: ConventionSet, action: Action) -> ScoreDifference | None:
    """Return by how much the action is better with these conventions; None if not proven."""
    for worlds in ROUNDS:
        difference = played.difference(conventions, action, worlds)
        if difference.proven and worlds in _ENOUGH_TO_SAY_SO:
            return difference
        if difference.hopeless:
            return None
    return None


def _telling_world(
    turn: OwnTurn, played: PlayedOn, action: Action, lost: ScoreDifference
) -> GameState:
    """Return the world in which the loss is as usual: the first of those next to the average.

    It is one in which the action is better under the announced conventions.
    """
    by_world = played.difference(turn.conventions, action, len(lost.by_world)).by_world
    worse = [number for number, points in enumerate(by_world) if points > 0]
    return played.world(min(worse, key=lambda number: abs(by_world[number] - lost.mean)))


def _kind(action: Action) -> MomentKind:
    if isinstance(action, Play):
        return MomentKind.SIMULATED_PLAY
    is_discard = isinstance(action, Discard)
    return MomentKind.SIMULATED_DISCARD if is_discard else MomentKind.SIMULATED_CLUE
