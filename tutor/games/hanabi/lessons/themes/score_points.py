"""Score points: reach a number of points in a few own actions, and make no mistake.

Question: `{"points": 12, "moves": 2}`, the points to have at some time before the own actions are
used up and answered. See puzzles/scenarios/scenario.py for what is right. For lessons: games drawn
by lot make better puzzles of `finish-firework`.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from tutor.core.messages import Message
from tutor.core.puzzle import Fact, Puzzle
from tutor.core.scenario import Line
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence
from tutor.games.hanabi.puzzles.scenarios.facts import playing, steps
from tutor.games.hanabi.puzzles.scenarios.goals import Survive
from tutor.games.hanabi.puzzles.scenarios.scenario import HanabiScenario


@dataclass(frozen=True, slots=True)
class MakePoints(Survive):
    """At least `points` are scored, and no mistake was made since there were `strikes`."""

    strikes: int = 0

    def reached(self, state: GameState, *, over: bool) -> bool:
        """Return whether the points are there, at any time."""
        return state.points >= self.points and state.strikes <= self.strikes

    def ruled_out(self, state: GameState, turns: int) -> bool:
        """Return whether there was a mistake, or there are fewer turns than points to be made."""
        if state.strikes > self.strikes:
            return True
        return Survive.ruled_out(self, state, turns)


class ScorePoints(HanabiScenario):
    """Several turns of clues and plays, each of them free."""

    name = "score-points"
    trains = ()
    rule = "turn"

    def target(self, puzzle: Puzzle[GameState]) -> MakePoints:
        """Return the goal as a value."""
        question, strikes = puzzle.question, puzzle.position.strikes
        return MakePoints(puzzle.viewer, question["moves"], question["points"], strikes)

    def task(self, puzzle: Puzzle[GameState]) -> Message:
        """Return how many points are to be made."""
        return Message("score-points.task", {"num": _missing(puzzle, puzzle.position)})

    def facts(self, puzzle: Puzzle[GameState], line: Line[GameState]) -> Iterator[Fact]:
        """Yield the missing cards, and who knows that they can play one."""
        message = Message("survive.missing", {"num": _missing(puzzle, puzzle.position)})
        yield Fact(message, "score", Evidence.SEEN)
        for step in steps(puzzle, line):
            if step.is_play:
                yield from playing(puzzle, step)

    def ask(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield nothing: its puzzles are made by hand."""
        return iter(())

    def ask_hard(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield nothing either."""
        return iter(())

    def is_about(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether there is anything to do."""
        return _missing(puzzle, puzzle.position) > 0


def _missing(puzzle: Puzzle[GameState], state: GameState) -> int:
    points: int = puzzle.question["points"]
    return points - state.points
