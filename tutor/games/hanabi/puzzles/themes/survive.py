"""Survive the last round: make the last points before the game ends, and do not lose it.

Question: `{"points": 18, "moves": 2}`, the points to have once the own actions are used up and
answered, or the game is over before. What is right is said in scenarios/scenario.py. With play-on
there is no last round, and no such puzzle.
"""

from collections.abc import Iterator

from tutor.core.messages import Message
from tutor.core.puzzle import Fact, Puzzle
from tutor.core.scenario import Line
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles.scenarios.facts import playing, steps, time_and_points
from tutor.games.hanabi.puzzles.scenarios.foresight import (
    Foresight,
    imagined_worlds,
    turns_of,
    turns_to_come,
)
from tutor.games.hanabi.puzzles.scenarios.goals import Survive
from tutor.games.hanabi.puzzles.scenarios.scenario import HanabiScenario
from tutor.games.hanabi.puzzles.scenarios.search import falls_to_greedy
from tutor.games.hanabi.puzzles.theme import SEARCH_RANGES, by_level

_MOST_MOVES = 2
_MOST_SHORT = 4
_MOST_TO_TRY = 150
"""Actions times players: with more, judging takes long unless most actions are out at once."""

LAST_ROUND, BEFORE = "last-round", "before"


class SurviveLastRound(HanabiScenario):
    """Rules of the last round; aims are whether it has begun."""

    name = "survive"
    trains = ("end-last-round",)
    rule = "end-last-round"
    thresholds = (6, 8, 10, 14)
    fits_play_on = False
    library_ranges = SEARCH_RANGES
    hard_is_rare = False
    aims = by_level((LAST_ROUND,), (LAST_ROUND,), (LAST_ROUND,), (BEFORE,), (BEFORE,))

    def target(self, puzzle: Puzzle[GameState]) -> Survive:
        """Return the goal as a value."""
        return Survive(puzzle.viewer, puzzle.question["moves"], puzzle.question["points"])

    def task(self, puzzle: Puzzle[GameState]) -> Message:
        """Return how many points there have to be in the end."""
        points = puzzle.question["points"]
        is_all = points == puzzle.position.ruleset.max_score
        return Message("survive.task.all" if is_all else "survive.task", {"points": points})

    def facts(self, puzzle: Puzzle[GameState], line: Line[GameState]) -> Iterator[Fact]:
        """Yield the facts on turns left, missing cards, and who knows that they can play."""
        yield from time_and_points(puzzle)
        for step in steps(puzzle, line):
            if step.is_play:
                yield from playing(puzzle, step)

    def ask(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield puzzles for the points that there may be time for, the most first."""
        moves = own_moves(state)
        if state.ruleset.play_on or not 0 < moves <= _MOST_MOVES:
            return
        turns = turns_to_come(state, state.to_act, moves)
        most = min(turns, len(Foresight(state, turns).next_cards), _MOST_SHORT)
        for more in range(most, 0, -1):
            question = {"points": state.points + more, "moves": moves}
            yield Puzzle(self.name, state, state.to_act, question)

    def ask_hard(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield the puzzles that greedy play does not solve.

        They are as short as the others: before a game of four own actions is over so many cards are
        drawn that hardly any line is without luck, and too many lines are open to judge at once.
        """
        for puzzle in self.ask(state, choice):
            if not falls_to_greedy(self.target(puzzle), state):
                yield puzzle

    def is_hard(self, puzzle: Puzzle[GameState]) -> bool:
        """Return whether greedy play fails in all worlds that are imagined for the viewer."""
        goal, worlds = self.goal_of(puzzle), imagined_worlds(puzzle.position, puzzle.viewer)
        return not any(falls_to_greedy(goal, world) for world in worlds)

    def is_about(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether the last round has begun or not, as the aim says, and time is short."""
        state, goal = puzzle.position, self.target(puzzle)
        if aim != (BEFORE if state.turns_left is None else LAST_ROUND):
            return False
        legal = len(state.legal_actions())
        narrow = len(goal.promising(state, goal.moves)) < legal
        return narrow or legal * state.players <= _MOST_TO_TRY


def own_moves(state: GameState) -> int:
    """Return how many own actions the player to act can have until the game ends, at most.

    Partners draw whenever they play or discard; the player need not.
    """
    if state.turns_left is not None:
        return turns_of(state, state.to_act, state.turns_left)
    return -(-state.deck_size // (state.players - 1)) + 1
