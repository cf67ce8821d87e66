"""The last turn before which all points could still be made, with all cards open."""

from collections.abc import Sequence
from typing import NamedTuple

from tutor.games.hanabi.deals import WinningLine, find_winning_line, last_winnable_turn
from tutor.games.hanabi.endings import is_out_of_reach
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.review.slips import reachable

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
    found = last_winnable_turn(states[:lost_from])
    first = found.turn + 1 if found else 0
    for turn in range(lost_from - 1, first - 1, -1):
        if line := find_winning_line(states[turn], tries=TRIES):
            return TurningPoint(turn, line, proven=turn + 1 == lost_from)
    if found is None:
        return None
    return TurningPoint(found.turn, found.line, proven=found.turn + 1 == lost_from)


def _lost_from(states: Sequence[GameState]) -> int:
    """Return the first state from which all points are proven out of reach, or their number."""
    most = states[0].ruleset.max_score
    low, high = 0, len(states)
    while low < high:  # what is out of reach stays so
        middle = (low + high) // 2
        if reachable(states[middle]) < most:
            high = middle
        else:
            low = middle + 1
    while low and _is_proven(states[low - 1], most):
        low -= 1
    return low


def _is_proven(state: GameState, points: int) -> bool:
    return len(state.deck) <= _MOST_CARDS and is_out_of_reach(state, points)
