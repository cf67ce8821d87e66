"""What a player can be sure of reaching within the turn, who knows every card of the grid.

A bounded search through the engine: tasks are named, swapped for and taken only if they can be made
of cards that lie there, and cards turned up only to make them; of choices that make no difference
to the player the first is tried. Replies of others are theirs: the goal has to be reached whatever
they do. What nobody knows counts for nothing: cards that fill gaps, and tasks of the deck.
"""

from collections.abc import Callable, Iterator

from tutor.core.errors import UnsupportedError
from tutor.games.hanzi.deck import Task
from tutor.games.hanzi.engine import (
    Action,
    GameState,
    NameTask,
    PayThirdCard,
    Phase,
    SwapTasks,
    SwapWithSupply,
    TakeTask,
    TurnUp,
)
from tutor.games.hanzi.engine.position import OPEN
from tutor.games.hanzi.puzzles.games import can_be_made

Goal = Callable[[GameState], bool]

MOST_STATES = 2_000
"""Positions with more to try than this are not judged."""


class OneTurn:
    """The rest of a turn of one player, from a position on."""

    def __init__(self, state: GameState, goal: Goal) -> None:
        """Remember whose turn it is, and which tasks can be seen."""
        self._seat = state.active
        self._goal = goal
        self._seen = frozenset(task for tasks in (*state.tasks, state.supply) for task in tasks)
        self._states = 0

    def reaches(self, state: GameState) -> bool:
        """Return whether the goal can be reached for sure from here, before the turn is over.

        Raises UnsupportedError if there is too much to try.
        """
        self._states = 0
        return self._reaches(state._replace(pile=()))  # gaps stay: what fills them is not known

    def _reaches(self, state: GameState) -> bool:
        self._states += 1
        if self._states > MOST_STATES:
            raise UnsupportedError("search", "too many ways to play the turn")
        if self._goal(state):
            return True
        if state.ending or state.active != self._seat:
            return False
        if state.to_act != self._seat:
            return all(self._reaches(state.apply(action)) for action in state.legal_actions())
        return any(self._reaches(state.apply(action)) for action in self._worth_trying(state))

    def _worth_trying(self, state: GameState) -> Iterator[Action]:
        if state.phase is Phase.TURNING:
            yield _next_card(state)
            return
        legal = state.legal_actions()
        useful = [action for action in legal if self._gets_a_task(state, action)]
        if state.phase in OPEN:
            yield from useful
            yield from (a for a in legal if not isinstance(a, _OF_TASKS | PayThirdCard))
        else:
            yield from useful or legal[:1]

    def _gets_a_task(self, state: GameState, action: Action) -> bool:
        """Return whether it names, or brings, a task that can be made of what lies there."""
        task: Task | None = None
        match action:
            case NameTask() | TakeTask():
                task = action.task
            case SwapTasks() | SwapWithSupply():
                task = action.other
        return task in self._seen and can_be_made(state, task)


_OF_TASKS = NameTask | SwapWithSupply


def _next_card(state: GameState) -> Action:
    assert state.named
    there = {card.character for spot in state.face_up if (card := state.grid[spot])}
    missing = [part for part in state.named.parts if part not in there]
    return next(
        TurnUp(spot) for spot, card in enumerate(state.grid) if card and card.character in missing
    )
