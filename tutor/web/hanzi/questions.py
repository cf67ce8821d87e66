"""What a question is about, to be marked on the table."""

from tutor.core.puzzle import Puzzle
from tutor.games.hanzi.deck import TASK_OF_ID, Task
from tutor.games.hanzi.engine.ruleset import SPOT_OF_NAME
from tutor.games.hanzi.engine.state import GameState

SPOT, TASK = "spot", "task"
"""The parts of questions that name a spot of the grid and a task."""


def asked_about(puzzle: Puzzle[GameState]) -> frozenset[int | Task]:
    """Return the spot and the task that the question names, if it names any."""
    spot, task = puzzle.question.get(SPOT, ""), puzzle.question.get(TASK, "")
    found = (SPOT_OF_NAME.get(spot), TASK_OF_ID.get(task))
    return frozenset(each for each in found if each is not None)
