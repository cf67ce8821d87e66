"""What comes next: after an effect, after a crafting, after a turn (rule `hanzi-turn`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.games.hanzi.engine.cangjie import can_move, remove_marked
from tutor.games.hanzi.engine.events import GameEnded, TurnBegan
from tutor.games.hanzi.engine.making import nothing_can_be_made
from tutor.games.hanzi.engine.phases import Phase
from tutor.games.hanzi.engine.reasons import EndCause
from tutor.games.hanzi.engine.ruleset import Ruleset
from tutor.games.hanzi.engine.supply import lose_tasks
from tutor.games.hanzi.engine.tuples import replaced

if TYPE_CHECKING:
    from tutor.games.hanzi.engine.state import GameState


def end(state: GameState, cause: EndCause) -> GameState:
    """Return the state with the game over; nothing is due any more."""
    return state._replace(
        phase=Phase.OVER,
        ending=cause,
        named=None,
        waiting=(),
        third_card=False,
        events=(*state.events, GameEnded(cause)),
    )


def proceed(state: GameState) -> GameState:
    """Return the state in which whoever lacks a task takes one; then the game goes on."""
    if state.waiting and state.supply:
        return state._replace(phase=Phase.TASK)
    state = state._replace(waiting=())
    if state.played is not None:
        return after_card(state)
    if state.named is not None:
        return after_crafting(state)
    return next_crafting(state)


def after_card(state: GameState) -> GameState:
    """Return the state after a card was played and its effect has taken place or was countered."""
    return state._replace(phase=Phase.TOKEN, played=None, waiting=())


def after_crafting(state: GameState) -> GameState:
    """Return the state after a match or a miss: with Cangjie, the marker takes its card."""
    if state.ruleset is not Ruleset.CANGJIE:
        return next_crafting(state)
    state = lose_tasks(remove_marked(state._replace(named=None)))
    if not can_move(state):
        return end(state, EndCause.MARKER_STUCK)
    return state._replace(phase=Phase.MARKER)


def next_crafting(state: GameState) -> GameState:
    """Return the state before the second crafting of a turn, or before the next turn."""
    if state.ruleset is not Ruleset.CANGJIE and nothing_can_be_made(state):
        return end(state, EndCause.TABLE_EMPTY)
    if state.craftings > 1:
        return state._replace(phase=Phase.CRAFTING, named=None, craftings=state.craftings - 1)
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
