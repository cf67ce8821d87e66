"""A game so far: deal, conventions and actions; and games that partners play among themselves."""

import time
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property

from tutor.core.errors import IllegalActionError, PlayedWrongError
from tutor.games.hanabi.deals.deal import Deal, GameStart
from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.partners.deciding import decide
from tutor.games.hanabi.partners.decision import Decision
from tutor.games.hanabi.partners.meanings import ConventionSet, Meanings


class GameRecord:
    """A game so far; `states` begin with the deal, and each of `actions` leads to the next."""

    def __init__(
        self, deal: GameStart, conventions: ConventionSet, actions: Iterable[Action] = ()
    ) -> None:
        """Play the actions; raises PlayedWrongError for one that is not allowed."""
        self.deal = deal
        self.conventions = conventions
        self.actions = tuple(actions)
        states = [deal.start()]
        for number, action in enumerate(self.actions, 1):
            try:
                states.append(states[-1].apply(action))
            except IllegalActionError as refusal:
                raise PlayedWrongError(number, action, refusal) from None
        self.states = tuple(states)

    @property
    def state(self) -> GameState:
        """The position now."""
        return self.states[-1]

    @cached_property
    def meanings(self) -> tuple[Meanings, ...]:
        """The meanings of the clues at each of `states`."""
        meanings = [Meanings.at_start(self.states[0], self.conventions)]
        for number, action in enumerate(self.actions):
            before, after = self.states[number], self.states[number + 1]
            meanings.append(meanings[-1].after(before, action, after))
        return tuple(meanings)

    def decision(self, step: int | None = None) -> Decision:
        """Return the action of the partner to act at `states[step]`, by default now.

        Raises ValueError once the game is over.
        """
        at = len(self.actions) if step is None else step
        return decide(self.states[at], self.meanings[at])

    def up_to(self, step: int) -> "GameRecord":
        """Return the game as it was after its first so many actions."""
        return GameRecord(self.deal, self.conventions, self.actions[:step])

    def then(self, *actions: Action) -> "GameRecord":
        """Return the game after these actions as well; raises PlayedWrongError."""
        return GameRecord(self.deal, self.conventions, (*self.actions, *actions))


@dataclass(frozen=True, slots=True)
class Figures:
    """How games went: the mean score (a lost one counts 0), shares from 0 to 1, seconds a move."""

    games: int
    mean: float
    lost: float
    perfect: float
    seconds_a_move: float


def play(deal: GameStart, conventions: ConventionSet) -> tuple[GameState, ...]:
    """Return the states of a game that partners play, from the deal to the end."""
    state = deal.start()
    meanings = Meanings.at_start(state, conventions)
    states = [state]
    while state.ending is None:
        action = decide(state, meanings).action
        before, state = state, state.apply(action)
        meanings = meanings.after(before, action, state)
        states.append(state)
    return tuple(states)


def figures(deals: Iterable[Deal], conventions: ConventionSet) -> Figures:
    """Return how the games of these deals went; there is at least one deal."""
    games = lost = perfect = points = moves = 0
    start = time.process_time()
    for deal in deals:
        states = play(deal, conventions)
        outcome = states[-1].outcome
        assert outcome is not None
        games += 1
        moves += len(states) - 1
        points += outcome.score
        lost += not outcome.score
        perfect += outcome.score == outcome.max_score
    seconds = time.process_time() - start
    return Figures(games, points / games, lost / games, perfect / games, seconds / moves)
