"""How a turn goes on: tasks are replaced, the marker moves, the next player's turn begins."""

from tutor.games.hanzi.deck import Card, Task
from tutor.games.hanzi.engine.actions import MoveMarker, RefuseCrafting, TakeTask
from tutor.games.hanzi.engine.events import (
    CardRemoved,
    CraftingRefused,
    GameEnded,
    MarkerMoved,
    Refilled,
    SupplyRefilled,
    TaskLost,
    TaskTaken,
    TurnBegan,
)
from tutor.games.hanzi.engine.position import (
    Phase,
    Position,
    is_lost,
    nothing_can_be_made,
    replaced,
    without,
)
from tutor.games.hanzi.engine.reasons import EndCause
from tutor.games.hanzi.engine.ruleset import NEIGHBOURS, SUPPLY, Ruleset


def end(state: Position, cause: EndCause) -> Position:
    """Return the state with the game over; nothing is due any more."""
    return state._replace(
        phase=Phase.OVER,
        ending=cause,
        named=None,
        waiting=(),
        third_card=False,
        events=(*state.events, GameEnded(cause)),
    )


def proceed(state: Position) -> Position:
    """Return the state in which whoever lacks a task takes one; then the game goes on."""
    if state.waiting and state.supply:
        return state._replace(phase=Phase.TASK)
    state = state._replace(waiting=())
    if state.played is not None:
        return after_card(state)
    if state.named is not None:
        return after_crafting(state)
    if not marker_moves(state):
        return end(state, EndCause.MARKER_STUCK)
    return state._replace(phase=Phase.MARKER)


def after_card(state: Position) -> Position:
    """Return the state after a card was played and its effect has taken place or was countered."""
    return state._replace(phase=Phase.TOKEN, played=None, waiting=())


def after_crafting(state: Position) -> Position:
    """Return the state after a match or a miss: with Cangjie, the marker takes its card.

    Tasks that are lost by it are replaced before the marker moves.
    """
    if not state.ruleset.with_cangjie:
        return next_crafting(state)
    return proceed(_take_marked(state._replace(named=None)))


def next_crafting(state: Position) -> Position:
    """Return the state before the second crafting of a turn, or before the next turn."""
    if not state.ruleset.with_cangjie and nothing_can_be_made(state):
        return end(state, EndCause.TABLE_EMPTY)
    if state.craftings > 1:
        return state._replace(phase=Phase.SECOND, named=None, craftings=state.craftings - 1)
    return _next_turn(state)


def refuse_crafting(state: Position, action: RefuseCrafting) -> Position:
    """Do without the second crafting."""
    return _next_turn(state.telling(CraftingRefused(state.active)))


def _next_turn(state: Position) -> Position:
    seat = (state.active + 1) % state.players
    return state._replace(
        active=seat,
        phase=Phase.CARD,
        named=None,
        hands=replaced(state.hands, seat, state.holds(seat)),
        new_cards=replaced(state.new_cards, seat, ()),
        craftings=1,
        third_card=False,
        marker_put=False,
        events=(*state.events, TurnBegan(seat)),
    )


def refill(state: Position) -> Position:
    """Return the state with the supply filled from the deck while there are tasks.

    With Cangjie, those that can't be made any more leave the game at once.
    """
    while len(state.supply) < SUPPLY and state.task_deck:
        task = state.task_deck[0]
        state = state._replace(task_deck=state.task_deck[1:])
        if state.ruleset.with_cangjie and is_lost(state, task):
            state = state.telling(TaskLost(task, None))
        else:
            state = state._replace(supply=(*state.supply, task)).telling(SupplyRefilled(task))
    return state


def give(state: Position, seat: int, task: Task) -> Position:
    """Return the state with one more task before this player."""
    tasks = replaced(state.tasks, seat, (*state.tasks[seat], task))
    return state._replace(tasks=tasks)


def drop(state: Position, seat: int, task: Task) -> Position:
    """Return the state with this task no longer before the player."""
    tasks = replaced(state.tasks, seat, without(state.tasks[seat], task))
    return state._replace(tasks=tasks)


def take_task(state: Position, action: TakeTask) -> Position:
    """Take a task from the supply, which is refilled, for one that is gone."""
    seat, *waiting = state.waiting
    state = state._replace(supply=without(state.supply, action.task))
    state = refill(give(state, seat, action.task).telling(TaskTaken(seat, action.task)))
    return proceed(state._replace(waiting=tuple(waiting)))


def _take_marked(state: Position) -> Position:
    """Return the state without the card under the marker, and without the tasks that are lost.

    A match may have taken that card already. Those who lost any task wait for others, clockwise
    from the active player. A task of the supply is lost only if it can't be made any more.
    """
    assert state.marker is not None
    card = state.grid[state.marker]
    if card is not None:
        grid = replaced(state.grid, state.marker, None)
        state = state._replace(grid=grid).telling(CardRemoved(state.marker, card))
    waiting: list[int] = []
    for step in range(state.players):
        seat = (state.active + step) % state.players
        for task in state.tasks[seat]:
            if _is_taken(state, task, card):
                state = drop(state, seat, task).telling(TaskLost(task, seat))
                waiting.append(seat)
    for task in state.supply:
        if is_lost(state, task):
            state = state._replace(supply=without(state.supply, task))
            state = state.telling(TaskLost(task, None))
    return refill(state)._replace(waiting=tuple(waiting))


def _is_taken(state: Position, task: Task, removed: Card | None) -> bool:
    """Return whether a player loses the task with the card that was removed (ruling 8)."""
    if state.ruleset is Ruleset.LAST_COPY:
        return is_lost(state, task)
    return removed is not None and removed.character in task.parts


def marker_moves(state: Position) -> tuple[int, ...]:
    """Return the spots that the marker may move to; without any the game ends."""
    assert state.marker is not None
    return tuple(spot for spot in NEIGHBOURS[state.marker] if state.grid[spot])


def move_marker(state: Position, action: MoveMarker) -> Position:
    """Move the marker; the gap is filled."""
    state = state._replace(marker=action.spot).telling(MarkerMoved(state.active, action.spot))
    return next_crafting(fill_gaps(state))


def fill_gaps(state: Position) -> Position:
    """Return the state with the gaps filled from period 2 while there are any, a1 first."""
    if not state.pile:
        return state
    grid, pile, events = list(state.grid), list(state.pile), list(state.events)
    for spot, card in enumerate(grid):
        if card is None and pile:
            grid[spot] = pile[0]
            events.append(Refilled(spot, pile.pop(0)))
    return state._replace(grid=tuple(grid), pile=tuple(pile), events=tuple(events))
