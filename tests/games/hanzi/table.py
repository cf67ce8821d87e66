"""Positions for tests, told in characters: `table(state, tasks=["男明", "休"], tokens=[2, 0])`."""

from tutor.games.hanzi.deck import CARDS, TASKS, Card, Task
from tutor.games.hanzi.engine import GameState
from tutor.games.hanzi.engine.ruleset import SPOT_OF_NAME

_TASK_OF_CHAR = {task.char: task for task in TASKS}


def task(char: str) -> Task:
    """Return the task with this character."""
    return _TASK_OF_CHAR[char]


def card(char: str) -> Card:
    """Return the first kind of card with this character."""
    return next(each for each in CARDS if str(each) == char)


def spots(state: GameState, chars: str) -> list[str]:
    """Return the names of spots with cards of these characters, one for each."""
    found: list[str] = []
    for char in chars:
        found.append(
            next(
                name
                for name, spot in SPOT_OF_NAME.items()
                if str(state.grid[spot]) == char and name not in found
            )
        )
    return found
