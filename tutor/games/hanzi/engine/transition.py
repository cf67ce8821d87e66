"""What each action leads to; whether it is allowed has been asked before."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tutor.games.hanzi.engine import actions, cangjie, crafting, effects, paying
from tutor.games.hanzi.engine.flow import proceed
from tutor.games.hanzi.engine.phases import Phase
from tutor.games.hanzi.engine.supply import take

if TYPE_CHECKING:
    from tutor.games.hanzi.engine.state import GameState


def after(state: GameState, action: actions.Action) -> GameState:
    """Return the state after a legal action; its events are those of this action alone."""
    if state.events:
        state = state._replace(events=())
    return _HANDLERS[type(action)](state, action)


def _take_token(state: GameState, action: actions.TakeToken) -> GameState:
    if state.phase is Phase.RICHEST:
        return crafting.take_from_richest(state, action)
    return effects.take_token(state, action)


def _take_task(state: GameState, action: actions.TakeTask) -> GameState:
    taken = take(state, state.waiting[0], action.task)
    return proceed(taken._replace(waiting=state.waiting[1:]))


def _move_marker(state: GameState, action: actions.MoveMarker) -> GameState:
    return proceed(cangjie.move(state, action.spot))


_HANDLERS: dict[type, Callable[[GameState, Any], GameState]] = {
    actions.PlayCard: effects.play_card,
    actions.Counter: effects.counter,
    actions.LetPass: effects.let_pass,
    actions.SwapTasks: effects.swap_tasks,
    actions.DrawFrom: effects.draw_card,
    actions.TakeToken: _take_token,
    actions.KeepTask: effects.keep_task,
    actions.PayThirdCard: paying.pay_third_card,
    actions.SwapWithSupply: paying.swap_with_supply,
    actions.PutMarker: paying.put_marker,
    actions.NameTask: crafting.name_task,
    actions.TurnUp: crafting.turn_up,
    actions.StopTurning: crafting.stop_turning,
    actions.TurnBack: crafting.turn_back,
    actions.TakeTask: _take_task,
    actions.MoveMarker: _move_marker,
}
