"""Tasks coming to the supply and to players (rules `hanzi-tasks`, `hanzi-lost-tasks`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.games.hanzi.deck import Task
from tutor.games.hanzi.engine.amounts import SUPPLY
from tutor.games.hanzi.engine.events import SupplyRefilled, TaskLost, TaskTaken
from tutor.games.hanzi.engine.making import is_lost
from tutor.games.hanzi.engine.ruleset import Ruleset
from tutor.games.hanzi.engine.tuples import replaced, without

if TYPE_CHECKING:
    from tutor.games.hanzi.engine.state import GameState


def refill(state: GameState) -> GameState:
    """Return the state with the supply filled from the deck while there are tasks.

    With Cangjie, those that can't be made any more leave the game at once.
    """
    while len(state.supply) < SUPPLY and state.task_deck:
        task = state.task_deck[0]
        state = state._replace(task_deck=state.task_deck[1:])
        if state.ruleset is Ruleset.CANGJIE and is_lost(state, task):
            state = state.telling(TaskLost(task, None))
        else:
            state = state._replace(supply=(*state.supply, task)).telling(SupplyRefilled(task))
    return state


def give(state: GameState, seat: int, task: Task) -> GameState:
    """Return the state with one more task before this player."""
    tasks = replaced(state.tasks, seat, (*state.tasks[seat], task))
    return state._replace(tasks=tasks)


def drop(state: GameState, seat: int, task: Task) -> GameState:
    """Return the state with this task no longer before the player."""
    tasks = replaced(state.tasks, seat, without(state.tasks[seat], task))
    return state._replace(tasks=tasks)


def take(state: GameState, seat: int, task: Task) -> GameState:
    """Return the state after this player has taken the task from the supply, refilled."""
    state = state._replace(supply=without(state.supply, task))
    return refill(give(state, seat, task).telling(TaskTaken(seat, task)))


def lose_tasks(state: GameState) -> GameState:
    """Return the state without the tasks that can't be made any more (ruling 8).

    Those who lost any wait for others, clockwise from the active player.
    """
    waiting: list[int] = []
    for step in range(state.players):
        seat = (state.active + step) % state.players
        for task in state.tasks[seat]:
            if is_lost(state, task):
                state = drop(state, seat, task).telling(TaskLost(task, seat))
                waiting.append(seat)
    for task in state.supply:
        if is_lost(state, task):
            state = state._replace(supply=without(state.supply, task))
            state = state.telling(TaskLost(task, None))
    return refill(state)._replace(waiting=tuple(waiting))
