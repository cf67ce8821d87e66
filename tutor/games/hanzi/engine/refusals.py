"""Why an action is not allowed now; None if it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from tutor.games.hanzi.deck import Effect
from tutor.games.hanzi.engine import actions
from tutor.games.hanzi.engine.amounts import PRICE_OF_CARD, PRICE_OF_MARKER, PRICE_OF_SWAP
from tutor.games.hanzi.engine.cangjie import ways
from tutor.games.hanzi.engine.crafting import pairs, richest
from tutor.games.hanzi.engine.effects import unplayable
from tutor.games.hanzi.engine.grid import SPOTS
from tutor.games.hanzi.engine.phases import OPEN, Phase
from tutor.games.hanzi.engine.reasons import Reason
from tutor.games.hanzi.engine.ruleset import Ruleset

if TYPE_CHECKING:
    from tutor.games.hanzi.engine.state import GameState

_DUE = {
    Phase.REPLY: Reason.REPLY_DUE,
    Phase.EFFECT: Reason.EFFECT_DUE,
    Phase.TURNING: Reason.CRAFTING_UNDER_WAY,
    Phase.PAIR: Reason.PAIR_DUE,
    Phase.RICHEST: Reason.TOKEN_DUE,
    Phase.TASK: Reason.TASK_DUE,
    Phase.MARKER: Reason.MARKER_DUE,
    Phase.OVER: Reason.GAME_OVER,
}


def refusal(state: GameState, action: actions.Action) -> Reason | None:
    """Return why the action is not allowed now, None if it is."""
    phases, too_early_or_late, check = _CHECKS[type(action)]
    if state.phase in phases:
        return check(state, action)
    return _DUE.get(state.phase, too_early_or_late)


def _play_card(state: GameState, action: actions.PlayCard) -> Reason | None:
    card = action.card
    if card not in state.hands[state.active]:
        is_new = card in state.new_cards[state.active]
        return Reason.CARD_IS_NEW if is_new else Reason.NOT_IN_HAND
    if state.phase is not Phase.CARD:
        return Reason.CARD_PHASE_OVER
    return unplayable(state, card)


def _reply(state: GameState, action: actions.Counter | actions.LetPass) -> Reason | None:
    return None


def _swap_tasks(state: GameState, action: actions.SwapTasks) -> Reason | None:
    if not _decides(state, Effect.SWAP_TASK):
        return Reason.OTHER_EFFECT
    if action.own not in state.tasks[state.active]:
        return Reason.NOT_YOUR_TASK
    if state.owner(action.other) in (None, state.active):
        return Reason.NOT_ANOTHERS_TASK
    return None


def _draw(state: GameState, action: actions.DrawFrom) -> Reason | None:
    if not _decides(state, Effect.DRAW_CARD):
        return Reason.OTHER_EFFECT
    empty = not _is_another(state, action.seat) or not state.holds(action.seat)
    return Reason.NO_CARD_TO_DRAW if empty else None


def _take_token(state: GameState, action: actions.TakeToken) -> Reason | None:
    if state.phase is Phase.RICHEST:
        return None if action.seat in richest(state) else Reason.NOT_THE_RICHEST
    if not _decides(state, Effect.TAKE_TOKEN):
        return Reason.OTHER_EFFECT
    empty = not _is_another(state, action.seat) or not state.tokens[action.seat]
    return Reason.NO_TOKEN_TO_TAKE if empty else None


def _keep(state: GameState, action: actions.KeepTask) -> Reason | None:
    if not _decides(state, Effect.THREE_TASKS):
        return Reason.OTHER_EFFECT
    return None if action.task in state.top_tasks else Reason.NOT_ON_TOP


def _decides(state: GameState, effect: Effect) -> bool:
    return state.played is not None and state.played.effect is effect


def _is_another(state: GameState, seat: int) -> bool:
    return 0 <= seat < state.players and seat != state.active


def _pay_third_card(state: GameState, action: actions.PayThirdCard) -> Reason | None:
    rich = state.tokens[state.active] >= PRICE_OF_CARD
    return None if rich else Reason.NO_TOKEN_FOR_CARD


def _swap_with_supply(state: GameState, action: actions.SwapWithSupply) -> Reason | None:
    if state.tokens[state.active] < PRICE_OF_SWAP:
        return Reason.TOO_FEW_TOKENS_TO_SWAP
    if action.own not in state.tasks[state.active]:
        return Reason.NOT_YOUR_TASK
    return None if action.other in state.supply else Reason.NOT_IN_SUPPLY


def _put_marker(state: GameState, action: actions.PutMarker) -> Reason | None:
    if state.ruleset is not Ruleset.CANGJIE:
        return Reason.NO_CANGJIE
    if state.marker_put:
        return Reason.MARKER_WAS_PUT
    if state.tokens[state.active] < PRICE_OF_MARKER:
        return Reason.NO_TOKEN_FOR_MARKER
    if not _has_card(state, action.spot):
        return Reason.NO_CARD_THERE
    return Reason.MARKER_IS_THERE if action.spot == state.marker else None


def _name_task(state: GameState, action: actions.NameTask) -> Reason | None:
    tasks = state.tasks[state.active]
    return None if action.task in (tasks or (None,)) else Reason.NOT_YOUR_TASK


def _turn_up(state: GameState, action: actions.TurnUp) -> Reason | None:
    if not _has_card(state, action.spot):
        return Reason.NO_CARD_THERE
    return Reason.ALREADY_FACE_UP if action.spot in state.face_up else None


def _has_card(state: GameState, spot: int) -> bool:
    return 0 <= spot < SPOTS and state.grid[spot] is not None


def _stop(state: GameState, action: actions.StopTurning) -> Reason | None:
    return None if len(state.face_up) == 2 else Reason.NO_THIRD_CARD


def _turn_back(state: GameState, action: actions.TurnBack) -> Reason | None:
    if action.spot not in state.face_up:
        return Reason.NOTHING_TURNED_UP
    left = any(action.spot not in pair for pair in pairs(state))
    return None if left else Reason.NO_PAIR_LEFT


def _take_task(state: GameState, action: actions.TakeTask) -> Reason | None:
    return None if action.task in state.supply else Reason.NOT_IN_SUPPLY


def _move_marker(state: GameState, action: actions.MoveMarker) -> Reason | None:
    if not _has_card(state, action.spot):
        return Reason.NO_CARD_THERE
    return None if action.spot in ways(state) else Reason.NOT_BESIDE_MARKER


_PAYING = frozenset({Phase.CARD, Phase.TOKEN})
_REPLIES = frozenset({Phase.REPLY})
_EFFECT = frozenset({Phase.EFFECT})
_TURNING = frozenset({Phase.TURNING})

# By type: the phases it belongs to, the reason against it in an open phase, what else to ask.
_CHECKS: dict[type, tuple[frozenset[Phase], Reason, Callable[[GameState, Any], Reason | None]]] = {
    actions.PlayCard: (OPEN, Reason.CARD_PHASE_OVER, _play_card),
    actions.Counter: (_REPLIES, Reason.NOTHING_TO_COUNTER, _reply),
    actions.LetPass: (_REPLIES, Reason.NOTHING_TO_COUNTER, _reply),
    actions.SwapTasks: (_EFFECT, Reason.NO_EFFECT_PLAYED, _swap_tasks),
    actions.DrawFrom: (_EFFECT, Reason.NO_EFFECT_PLAYED, _draw),
    actions.TakeToken: (_EFFECT | {Phase.RICHEST}, Reason.NO_EFFECT_PLAYED, _take_token),
    actions.KeepTask: (_EFFECT, Reason.NO_EFFECT_PLAYED, _keep),
    actions.PayThirdCard: (_PAYING, Reason.TOKEN_PHASE_OVER, _pay_third_card),
    actions.SwapWithSupply: (_PAYING, Reason.TOKEN_PHASE_OVER, _swap_with_supply),
    actions.PutMarker: (OPEN, Reason.MARKER_DUE, _put_marker),
    actions.NameTask: (OPEN, Reason.CRAFTING_UNDER_WAY, _name_task),
    actions.TurnUp: (_TURNING, Reason.NAME_TASK_FIRST, _turn_up),
    actions.StopTurning: (_TURNING, Reason.NAME_TASK_FIRST, _stop),
    actions.TurnBack: (frozenset({Phase.PAIR}), Reason.NOTHING_TURNED_UP, _turn_back),
    actions.TakeTask: (frozenset({Phase.TASK}), Reason.NO_TASK_TO_REPLACE, _take_task),
    actions.MoveMarker: (frozenset({Phase.MARKER}), Reason.MARKER_MOVES_LATER, _move_marker),
}
