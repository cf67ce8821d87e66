"""Endings: the scenarios of level 5, which take a plan of four to eight own actions.

An ending cannot be done in fewer than four own actions, and greedy play (solver/greedy.py) does not
reach its goal, whichever way it chooses where it is open.
"""

from functools import lru_cache

from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles.scenarios.search import Budget, Goal, Path, Search, respond
from tutor.games.hanabi.solver.greedy import greedy_actions

FEWEST_MOVES, MOST_MOVES = 4, 8
"""How many own actions an ending has."""

MOST_TO_JUDGE = 600
"""Own moves that may be tried out for all the moves of its solution: with more, it is not asked."""


def takes_a_plan(goal: Goal, state: GameState, line: Path) -> bool:
    """Return whether the goal takes four own actions at least, and more than greedy play.

    `line` leads to the goal. Raises UnsupportedError for an ending with more lines than can be
    judged in a moment (`MOST_TO_JUDGE`).
    """
    if len(line) < FEWEST_MOVES or falls_to_greedy(goal, state):
        return False
    search, budget = Search(goal), Budget(most=MOST_TO_JUDGE)
    for place, move in enumerate(line):
        search.right_moves(state, goal.moves - place, budget)
        if not place and search.reachable(state, FEWEST_MOVES - 1, budget):
            return False
        state = respond(goal, state, move)
    return True


def falls_to_greedy(goal: Goal, state: GameState) -> bool:
    """Return whether greedy play may reach the goal, partners replying as they do."""
    return _falls(goal, state, goal.moves)


@lru_cache(maxsize=4096)
def _falls(goal: Goal, state: GameState, left: int) -> bool:
    over = state.ending is not None or not left
    if over or goal.reached(state, over=False):
        return goal.reached(state, over=over)
    return bool(goal.promising(state, left)) and any(
        _falls(goal, respond(goal, state, action), left - 1) for action in greedy_actions(state)
    )
