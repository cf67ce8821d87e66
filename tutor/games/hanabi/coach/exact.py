"""Exact endings: the chance of the points still in reach, after each action.

The partners have the announced conventions, and the numbers are those of the solver of endings
(docs/endings.md).
"""

from fractions import Fraction
from itertools import islice
from math import floor

from tutor.games.hanabi.coach.budget import Deadline, Endings, OutOfTimeError
from tutor.games.hanabi.coach.moment import Finding, MomentKind
from tutor.games.hanabi.coach.own_turn import OwnTurn, sampled_worlds
from tutor.games.hanabi.coach.simulation import final_score
from tutor.games.hanabi.endings.belief import (
    AgreedPolicy,
)
from tutor.games.hanabi.endings.search import (
    Ending,
    NotComputed,
    solve,
)
from tutor.games.hanabi.engine.actions import Action, Play
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge.status import highest_score, pace, playable

MOST_TO_DRAW = 2
"""Cards in the deck; of three, the bound below leaves few endings to be computed."""
MOST_DECISIONS = 1_000
LEAST_DIFFERENCE = Fraction(1, 10)
"""Between two chances; nothing is said of less."""
_SECONDS = 0.7
"""More than an ending takes, by measurement: it is not begun when there is less time."""
_MOST_SHOWN = 16
"""Worlds that are looked through for one to show."""


def chance_lowered(turn: OwnTurn, deadline: Deadline, endings: Endings) -> Finding | None:
    """Return the finding if another action made the most points in reach likelier, exactly.

    None too where that is not computed. `endings` are those solved before, which new ones are
    added to. Raises OutOfTimeError.
    """
    ending = solved_ending(turn, deadline, endings)
    if ending is None:
        return None
    better = _advised(turn, ending)
    best, chosen = ending.chance(better), ending.chance(turn.action)
    if best - chosen < LEAST_DIFFERENCE:
        return None
    facts = {
        "num": ending.points,
        "best_percent": floor(100 * best),
        "chosen_percent": floor(100 * chosen),
    }
    loss, world = float(best - chosen), _telling_world(turn, better, ending.points)
    return Finding(MomentKind.CHANCE_LOWERED, better, facts, loss, world)


def solved_ending(turn: OwnTurn, deadline: Deadline, endings: Endings) -> Ending | None:
    """Return how likely the most points that some action may make are after each of them.

    None if no more can be made, if that is not computed, and where a clue told more of own cards
    than is counted here. Arguments as of `chance_lowered`; raises OutOfTimeError.
    """
    view, conventions = turn.view, turn.conventions
    if view.deck_size > MOST_TO_DRAW or turn.pointed:
        return None
    highest = highest_score(view) + min(0, pace(view))
    for points in range(highest, view.points, -1):  # for which there are cards and time
        if (conventions, points) not in endings:
            if deadline.passed(_SECONDS):
                raise OutOfTimeError
            policy = AgreedPolicy(turn.meanings[conventions])
            endings[conventions, points] = solve(view, policy, points, MOST_DECISIONS)
        ending = endings[conventions, points]
        if isinstance(ending, NotComputed):
            return None
        if any(ending.won.values()):
            return ending
    return None


def _advised(turn: OwnTurn, ending: Ending) -> Action:
    """Return the action after which the points are likeliest, what a partner would do if equal.

    Nobody is told to stake all points on a card that may not fit, unless fewer are worth nothing.
    """
    view = turn.view
    all_at_stake = view.strikes + 1 == view.ruleset.fuses and not view.ruleset.play_on
    fitting = playable(view)
    calm = [
        action
        for action in turn.legal
        if not isinstance(action, Play)
        or not all_at_stake
        or turn.deduction.must_be(action.slot, fitting)
    ]
    agreed = turn.advice.action
    first = agreed if agreed in calm else turn.action
    return max(dict.fromkeys((first, *calm)), key=ending.chance)


def _telling_world(turn: OwnTurn, better: Action, points: int) -> GameState | None:
    """Return a position in which partners make the points after `better` alone; None if rare."""
    meanings = turn.meanings[turn.conventions]
    for world in islice(sampled_worlds(turn.view), _MOST_SHOWN):
        made, lost = (final_score(world, meanings, each) for each in (better, turn.action))
        if made >= points > lost:
            return world
    return None
