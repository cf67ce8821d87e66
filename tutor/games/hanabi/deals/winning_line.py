"""Actions that reach a score from a position with a known deck, found by trying."""

from dataclasses import dataclass

from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.deals.open_play import Habits, OpenPlay
from tutor.games.hanabi.deals.open_table import OpenTable
from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.engine.state import GameState

TRIES = 1500
"""Tries at a position, unless another number is asked for."""


@dataclass(frozen=True, slots=True)
class WinningLine:
    """A proof that so many points can be made: `actions` lead there by the rules of the game."""

    score: int
    actions: tuple[Action, ...]


def find_winning_line(
    state: GameState, *, score: int | None = None, tries: int = TRIES
) -> WinningLine | None:
    """Return actions that lead from here to the maximum, or to `score` points, with open cards.

    The same call gives the same line in every release. None means that no line was found in so
    many tries, never that there is none.

    Raises UnknownCardError if the order of the deck is not known, and ValueError for a score that
    is not from 0 to the maximum, or is below it while playing on, where all else counts nothing.
    """
    most = state.ruleset.max_score
    score = most if score is None else score
    if not 0 <= score <= most or (state.ruleset.play_on and score != most):
        raise ValueError(f"score must be one that the rules can give up to {most}, not {score}")
    if state.outcome is not None:
        return WinningLine(score, ()) if state.outcome.score >= score else None
    table = OpenTable.of(state)
    if sum(table.heights) < score:
        return None
    choice = SeededChoice(0)
    habits = Habits()
    for _ in range(tries):
        actions = OpenPlay(table, score, habits, choice).run()
        if actions is not None:
            return WinningLine(score, actions)
        habits = Habits.drawn(choice)
    return None
