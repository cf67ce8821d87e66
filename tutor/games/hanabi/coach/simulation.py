"""Whether another action would have scored more, by playing the game on many times.

The worlds are those in which clues mean what was agreed; with nothing agreed, all that the view
allows. Every action is tried in the same ones, so that what is compared are differences within a
world; hands and decks that are easy for all of them count for nothing. All players play on as
partners.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import islice
from math import floor, sqrt
from statistics import fmean, stdev

from tutor.games.hanabi.coach.budget import Deadline, OutOfTimeError, Scores
from tutor.games.hanabi.coach.moment import Finding, MomentKind
from tutor.games.hanabi.coach.own_turn import OwnTurn, sampled_worlds
from tutor.games.hanabi.engine.actions import Action, Clue, Discard, Play
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import has
from tutor.games.hanabi.knowledge.status import Chances, critical, own_chances, playable
from tutor.games.hanabi.partners import Manner, Meanings, decide

MOST = 4
"""Every one of them is played on again and again."""


def candidates(turn: OwnTurn) -> tuple[Action, ...]:
    """Return at most four other actions, the likeliest to be better first.

    What partners of either manner would do, the likeliest play, the discard that loses least, and
    the clue that touches most cards that are playable or last copies.
    """
    chances = own_chances(turn.view)
    wished = [decision.action for decision in turn.decisions.values()]
    found = dict.fromkeys(
        action
        for action in (*wished, _likeliest_play(chances), _least_discard(turn, chances))
        if action is not None
    )
    clue = _widest_clue(turn)
    if clue is not None:
        found[clue] = None
    found.pop(turn.action, None)
    return tuple(found)[:MOST]


def _likeliest_play(chances: tuple[Chances, ...]) -> Action | None:
    slots = range(len(chances))
    best = max(slots, key=lambda slot: chances[slot].playable, default=None)
    return None if best is None or not chances[best].playable else Play(best)


def _least_discard(turn: OwnTurn, chances: tuple[Chances, ...]) -> Action | None:
    """Return the discard of the card that is least likely a last copy, and likeliest useless."""
    discards = [action for action in turn.legal if isinstance(action, Discard)]
    return min(
        discards,
        key=lambda action: (chances[action.slot].critical, -chances[action.slot].trash),
        default=None,
    )


def _widest_clue(turn: OwnTurn) -> Clue | None:
    clues = [action for action in turn.legal if not isinstance(action, Play | Discard)]
    wanted = playable(turn.view) | critical(turn.view)

    def touched(clue: Clue) -> int:
        hand = turn.world.hands[clue.target]
        return sum(has(wanted, hand[slot]) for slot in turn.world.touched(clue))

    return max(clues, key=touched, default=None)


LEAST_LOSS = 0.5
"""Points on average below which nothing is said."""
LEAST_ERRORS = 3
"""Standard errors that the difference has to be away from nothing."""
_HOPELESS_ERRORS = 2
"""An action that is not so many standard errors below what is said may still turn out better."""
ROUNDS = ((8, 2), (16, 1), (24, 1), (32, 1), (40, 1), (48, 1), (56, 1), (64, 1))
"""Worlds after which the differences are looked at, and how many actions are then still tried.

Time goes to what is most promising, and none to what is decided.
"""
_MOST_WORLDS = ROUNDS[-1][0]
_ENOUGH_TO_SAY_SO = (32, _MOST_WORLDS)
"""Worlds after which something may be said. Few looks, as each may be wrong."""


@dataclass(frozen=True, slots=True)
class Difference:
    """By how many points one action was better than another, world by world."""

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


def simulated(turn: OwnTurn, deadline: Deadline, scores: Scores | None = None) -> Finding | None:
    """Return the finding if another action ends in more points, under both manners.

    `scores` are those of earlier trials of this turn, which go on there; new ones are added. Raises
    OutOfTimeError.
    """
    return _found(turn, PlayedOn(turn, deadline, {} if scores is None else scores))


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

    def scores(self, manner: Manner, action: Action, worlds: int) -> list[int]:
        """Return the scores after the action in so many worlds; raises OutOfTimeError."""
        scores = self._scores.setdefault((manner, action), [])
        while len(scores) < worlds:
            if self._deadline.passed():
                raise OutOfTimeError
            said = self._turn.meanings[manner]
            scores.append(final_score(self.world(len(scores)), said, action))
        return scores[:worlds]

    def difference(self, manner: Manner, action: Action, worlds: int) -> Difference:
        """Return by how much the action is better than what was done; raises OutOfTimeError."""
        better = self.scores(manner, action, worlds)
        chosen = self.scores(manner, self._turn.action, worlds)
        return Difference(tuple(one - two for one, two in zip(better, chosen, strict=True)))


def final_score(state: GameState, meanings: Meanings, action: Action) -> int:
    """Return the score after this action when partners play on to the end."""
    while True:
        after = state.apply(action)
        if after.outcome is not None:
            return after.outcome.score
        meanings = meanings.after(state, action, after)
        state = after
        action = decide(state, meanings).action


def _found(turn: OwnTurn, played: PlayedOn) -> Finding | None:
    """Return the finding on the action that is best among those proven better in both manners."""
    manners = sorted(turn.meanings, key=lambda manner: manner is not turn.manner)
    better: Mapping[Action, Difference] = dict.fromkeys(candidates(turn), Difference(()))
    smallest: dict[Action, Difference] = {}
    for manner in manners:
        better = _proven(played, manner, tuple(better))
        for action, difference in better.items():
            known = smallest.get(action, difference)
            smallest[action] = min(known, difference, key=lambda each: each.mean)
    if not better:
        return None
    action = max(better, key=lambda each: smallest[each].mean)
    lost = smallest[action]
    facts = {"points": floor(lost.mean * 10) / 10, "num": len(lost.by_world)}
    world = _telling_world(turn, played, action, lost)
    return Finding(_kind(turn.action), action, facts, lost.mean, world)


def _proven(
    played: PlayedOn, manner: Manner, actions: tuple[Action, ...]
) -> dict[Action, Difference]:
    """Return the actions that are proven better under this manner, the first that are."""
    for worlds, most in ROUNDS:
        found = {action: played.difference(manner, action, worlds) for action in actions}
        proven = {action: each for action, each in found.items() if each.proven}
        if proven and worlds in _ENOUGH_TO_SAY_SO:
            return proven
        hopeful = [action for action, each in found.items() if not each.hopeless]
        actions = tuple(sorted(hopeful, key=lambda action: -found[action].mean)[:most])
    return {}


def _telling_world(turn: OwnTurn, played: PlayedOn, action: Action, lost: Difference) -> GameState:
    """Return the world in which the loss is as usual: the first of those next to the average.

    It is one in which the action is better under the announced manner.
    """
    by_world = played.difference(turn.manner, action, len(lost.by_world)).by_world
    worse = [number for number, points in enumerate(by_world) if points > 0]
    return played.world(min(worse, key=lambda number: abs(by_world[number] - lost.mean)))


def _kind(action: Action) -> MomentKind:
    if isinstance(action, Play):
        return MomentKind.SIMULATED_PLAY
    if isinstance(action, Discard):
        return MomentKind.SIMULATED_DISCARD
    return MomentKind.SIMULATED_CLUE
