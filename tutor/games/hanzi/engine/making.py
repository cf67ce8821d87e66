"""Which tasks can be made of which cards, with sets of characters as bits."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from tutor.games.hanzi.deck import CARDS, CHARACTERS, TASK_OF_ID, TASKS, Card, Effect, Task

if TYPE_CHECKING:
    from tutor.games.hanzi.engine.state import GameState

_BIT = {character: 1 << place for place, character in enumerate(CHARACTERS)}
_CARD_BIT: dict[Card | None, int] = {None: 0, **{c: _BIT[c.character] for c in CARDS}}
_TASK_BITS = {task: _BIT[task.scoring] | _BIT[task.effect] for task in TASKS}

TASK_TO_FETCH = {Effect.FETCH_NAN: TASK_OF_ID["nan"], Effect.FETCH_ZI: TASK_OF_ID["zai"]}
"""The task that an effect fetches (rule `hanzi-fetch`)."""


def characters_on(cards: Iterable[Card | None]) -> int:
    """Return the set of the characters on these cards, as bits."""
    found = 0
    for card in cards:
        found |= _CARD_BIT[card]
    return found


def is_made_of(task: Task, characters: int) -> bool:
    """Return whether both parts of the task are in this set."""
    bits = _TASK_BITS[task]
    return characters & bits == bits


def is_match(task: Task | None, one: Card, other: Card) -> bool:
    """Return whether these two cards make the task (rule `hanzi-match`)."""
    return task is not None and _CARD_BIT[one] | _CARD_BIT[other] == _TASK_BITS[task]


def is_lost(state: GameState, task: Task) -> bool:
    """Return whether no card is left for a part of the task (rule `hanzi-lost-tasks`)."""
    return not is_made_of(task, characters_on(state.grid) | characters_on(state.pile))


def nothing_can_be_made(state: GameState) -> bool:
    """Return whether nobody can make any task any more (rule `hanzi-table-empty`).

    Tasks of the deck count as long as somebody holds a card that could bring one to the table.
    """
    characters = characters_on(state.grid)
    if any(is_made_of(task, characters) for tasks in state.tasks for task in tasks):
        return False
    if any(is_made_of(task, characters) for task in state.supply):
        return False
    if not any(is_made_of(task, characters) for task in state.task_deck):
        return True
    held = (card for seat in range(state.players) for card in state.holds(seat))
    return not any(_brings_tasks(state, card) for card in held)


def _brings_tasks(state: GameState, card: Card) -> bool:
    if card.effect is Effect.THREE_TASKS:
        return True
    fetched = TASK_TO_FETCH.get(card.effect) if card.effect else None
    return fetched is not None and not is_gone(state, fetched)


def is_gone(state: GameState, task: Task) -> bool:
    """Return whether the task has left the game."""
    return task not in state.supply and task not in state.task_deck and state.owner(task) is None
