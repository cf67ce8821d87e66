"""The marker: it removes cards, and moves (`hanzi-cangjie-removal`, `hanzi-marker-move`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.games.hanzi.engine.events import CardRemoved, MarkerMoved, Refilled
from tutor.games.hanzi.engine.grid import NEIGHBOURS
from tutor.games.hanzi.engine.tuples import replaced

if TYPE_CHECKING:
    from tutor.games.hanzi.engine.state import GameState


def remove_marked(state: GameState) -> GameState:
    """Return the state without the card under the marker; a match may have taken it already."""
    assert state.marker is not None
    card = state.grid[state.marker]
    if card is None:
        return state
    grid = replaced(state.grid, state.marker, None)
    return state._replace(grid=grid).telling(CardRemoved(state.marker, card))


def ways(state: GameState) -> tuple[int, ...]:
    """Return the spots that the marker may move to."""
    assert state.marker is not None
    return tuple(spot for spot in NEIGHBOURS[state.marker] if state.grid[spot])


def can_move(state: GameState) -> bool:
    """Return whether the marker can move; if not, the game ends (rule `hanzi-cangjie-end`)."""
    return bool(ways(state))


def move(state: GameState, spot: int) -> GameState:
    """Return the state with the marker moved, and the gap filled."""
    state = state._replace(marker=spot).telling(MarkerMoved(state.active, spot))
    return fill_gaps(state)


def fill_gaps(state: GameState) -> GameState:
    """Return the state with the gaps filled from period 2 while there are any, a1 first."""
    if not state.pile:
        return state
    grid, pile, events = list(state.grid), list(state.pile), list(state.events)
    for spot, card in enumerate(grid):
        if card is None and pile:
            grid[spot] = pile[0]
            events.append(Refilled(spot, pile.pop(0)))
    return state._replace(grid=tuple(grid), pile=tuple(pile), events=tuple(events))
