"""Games that partners play among themselves, and what they score."""

import time
from collections.abc import Iterable
from dataclasses import dataclass

from tutor.games.hanabi.deals.deal import Deal
from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.partners.deciding import decide
from tutor.games.hanabi.partners.manner import Manner
from tutor.games.hanabi.partners.meanings import Meanings
from tutor.games.hanabi.solver.partner import choose

LEARNER = 0
"""Where the learner sits, who takes and gives clues literally."""


@dataclass(frozen=True, slots=True)
class Figures:
    """How games went: the mean score (a lost one counts 0), shares from 0 to 1, seconds a move."""

    games: int
    mean: float
    lost: float
    perfect: float
    seconds_a_move: float


def play(deal: Deal, manner: Manner, *, learner: bool = False) -> tuple[GameState, ...]:
    """Return the states of a game that partners play, from the deal to the end.

    A `learner` in the first seat is the plain partner of the puzzles (solver/partner.py), and the
    others speak literally with that player.
    """
    state = deal.start()
    meanings = Meanings.at_start(state, manner, {LEARNER} if learner else ())
    states = [state]
    while state.ending is None:
        action = _action(state, meanings, learner)
        before, state = state, state.apply(action)
        meanings = meanings.after(before, action, state)
        states.append(state)
    return tuple(states)


def _action(state: GameState, meanings: Meanings, learner: bool) -> Action:
    if learner and state.to_act == LEARNER:
        return choose(state)
    return decide(state, meanings).action


def figures(deals: Iterable[Deal], manner: Manner, *, learner: bool = False) -> Figures:
    """Return how the games of these deals went; there is at least one deal."""
    games = lost = perfect = points = moves = 0
    start = time.process_time()
    for deal in deals:
        states = play(deal, manner, learner=learner)
        outcome = states[-1].outcome
        assert outcome is not None
        games += 1
        moves += len(states) - 1
        points += outcome.score
        lost += not outcome.score
        perfect += outcome.score == outcome.max_score
    seconds = time.process_time() - start
    return Figures(games, points / games, lost / games, perfect / games, seconds / moves)
