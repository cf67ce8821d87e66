"""Up to which turn of a played game a way to the score is known."""

from collections.abc import Sequence
from typing import NamedTuple

from tutor.games.hanabi.deals.winning_line import WinningLine, find_winning_line
from tutor.games.hanabi.engine.state import GameState

TRIES = 100
"""Tries at each position that is looked at: about six in a game."""


class LastWinnable(NamedTuple):
    """After the first `turn` actions of the game `line` led to the score; 0 is the deal itself."""

    turn: int
    line: WinningLine


def last_winnable_turn(
    states: Sequence[GameState], *, score: int | None = None, tries: int = TRIES
) -> LastWinnable | None:
    """Return the last turn found from which the maximum, or `score`, could be reached.

    `states` are those of one game, from the deal on, one for each action after it. A way known
    from a later turn is one from every earlier turn too: by what was played, then by that way.
    Of later turns nothing is known, as little as of the whole game if None is returned.

    Raises as `find_winning_line` does.
    """
    found, low, high = None, 0, len(states)
    while low < high:
        turn = (low + high) // 2
        line = find_winning_line(states[turn], score=score, tries=tries)
        if line is None:
            high = turn
        else:
            found, low = LastWinnable(turn, line), turn + 1
    return found
