"""The actions that the rules allow now, and why others are refused."""

from collections.abc import Callable, Iterator, Set
from itertools import product, starmap
from typing import Any

from tutor.games.hanzi.deck import Effect
from tutor.games.hanzi.engine.actions import (
    Action,
    Counter,
    DrawFrom,
    KeepTask,
    LetPass,
    MoveMarker,
    NameTask,
    PayThirdCard,
    PlayCard,
    PutMarker,
    RefuseCrafting,
    StopTurning,
    SwapTasks,
    SwapWithSupply,
    TakeNoToken,
    TakeTask,
    TakeToken,
    TurnBack,
    TurnUp,
)
from tutor.games.hanzi.engine.crafting import pairs, richest
from tutor.games.hanzi.engine.effects import unplayable
from tutor.games.hanzi.engine.flow import marker_moves
from tutor.games.hanzi.engine.position import OPEN, Phase, Position
from tutor.games.hanzi.engine.reasons import RefusalReason
from tutor.games.hanzi.engine.ruleset import (
    PRICE_OF_CARD,
    PRICE_OF_MARKER,
    PRICE_OF_SWAP,
    SPOTS,
)


def legal_actions(state: Position) -> tuple[Action, ...]:
    """Return the actions allowed now, in a stable order; none once the game is over.

    Cards come before tokens, tokens before the task to be named; spots from a1 on, tasks and cards
    as they lie, players by seat.
    """
    return tuple(action for action in _candidates(state) if refusal(state, action) is None)


def _candidates(state: Position) -> Iterator[Action]:
    """Yield everything that may be allowed in this phase, in that order."""
    mine = state.tasks[state.active]
    lying = (spot for spot, card in enumerate(state.grid) if card)
    match state.phase:
        case Phase.CARD | Phase.TOKEN | Phase.CRAFTING | Phase.SECOND:
            yield from map(PlayCard, dict.fromkeys(state.hands[state.active]))
            yield PayThirdCard()
            yield from starmap(SwapWithSupply, product(mine, state.supply))
            if state.ruleset.with_cangjie:
                yield from map(PutMarker, lying)
            yield from map(NameTask, mine or (None,))
            yield RefuseCrafting()
        case Phase.REPLY:
            yield from (Counter(), LetPass())
        case Phase.EFFECT:
            yield from _choices(state)
        case Phase.TURNING:
            yield from map(TurnUp, lying)
            yield StopTurning()
        case Phase.PAIR:
            yield from map(TurnBack, state.face_up)
        case Phase.RICHEST:
            yield from (*map(TakeToken, range(state.players)), TakeNoToken())
        case Phase.TASK:
            yield from map(TakeTask, state.supply)
        case Phase.MARKER:
            yield from map(MoveMarker, marker_moves(state))


def _choices(state: Position) -> Iterator[Action]:
    yield from starmap(SwapTasks, product(state.tasks[state.active], sum(state.tasks, ())))
    for seat in range(state.players):
        yield from (DrawFrom(seat, place) for place in range(len(state.holds(seat))))
    yield from map(TakeToken, range(state.players))
    yield from map(KeepTask, state.top_tasks)


_DUE = {
    Phase.REPLY: RefusalReason.REPLY_DUE,
    Phase.EFFECT: RefusalReason.EFFECT_DUE,
    Phase.TURNING: RefusalReason.CRAFTING_UNDER_WAY,
    Phase.PAIR: RefusalReason.PAIR_DUE,
    Phase.RICHEST: RefusalReason.TOKEN_DUE,
    Phase.TASK: RefusalReason.TASK_DUE,
    Phase.MARKER: RefusalReason.MARKER_DUE,
    Phase.OVER: RefusalReason.GAME_OVER,
}


def refusal(state: Position, action: Action) -> RefusalReason | None:
    """Return why the action is not allowed now, None if it is."""
    phases, too_early_or_late, check = _CHECKS[type(action)]
    if state.phase in phases:
        return check(state, action)
    return _DUE.get(state.phase, too_early_or_late)


def _play_card(state: Position, action: PlayCard) -> RefusalReason | None:
    card = action.card
    if card not in state.hands[state.active]:
        is_new = card in state.new_cards[state.active]
        return RefusalReason.CARD_IS_NEW if is_new else RefusalReason.NOT_IN_HAND
    if state.phase is not Phase.CARD:
        return RefusalReason.CARD_PHASE_OVER
    return unplayable(state, card)


def _nothing_else(state: Position, action: Action) -> None:
    return None


def _counter(state: Position, action: Counter) -> RefusalReason | None:
    return None if state.counters(state.to_act) else RefusalReason.NO_COUNTER


def _swap_tasks(state: Position, action: SwapTasks) -> RefusalReason | None:
    if not _decides(state, Effect.SWAP_TASK):
        return RefusalReason.OTHER_EFFECT
    if action.own not in state.tasks[state.active]:
        return RefusalReason.NOT_YOUR_TASK
    if state.owner(action.other) in (None, state.active):
        return RefusalReason.NOT_ANOTHERS_TASK
    return None


def _draw(state: Position, action: DrawFrom) -> RefusalReason | None:
    if not _decides(state, Effect.DRAW_CARD):
        return RefusalReason.OTHER_EFFECT
    is_there = _is_another(state, action.seat) and action.place < len(state.holds(action.seat))
    return None if is_there else RefusalReason.NO_CARD_TO_DRAW


def _take_token(state: Position, action: TakeToken) -> RefusalReason | None:
    if state.phase is Phase.RICHEST:
        return None if action.seat in richest(state) else RefusalReason.NOT_THE_RICHEST
    if not _decides(state, Effect.TAKE_TOKEN):
        return RefusalReason.OTHER_EFFECT
    empty = not _is_another(state, action.seat) or not state.tokens[action.seat]
    return RefusalReason.NO_TOKEN_TO_TAKE if empty else None


def _keep(state: Position, action: KeepTask) -> RefusalReason | None:
    if not _decides(state, Effect.THREE_TASKS):
        return RefusalReason.OTHER_EFFECT
    return None if action.task in state.top_tasks else RefusalReason.NOT_ON_TOP


def _decides(state: Position, effect: Effect) -> bool:
    return state.played is not None and state.played.effect is effect


def _is_another(state: Position, seat: int) -> bool:
    return 0 <= seat < state.players and seat != state.active


def _pay_third_card(state: Position, action: PayThirdCard) -> RefusalReason | None:
    rich = state.tokens[state.active] >= PRICE_OF_CARD
    return None if rich else RefusalReason.NO_TOKEN_FOR_CARD


def _swap_with_supply(state: Position, action: SwapWithSupply) -> RefusalReason | None:
    if state.tokens[state.active] < PRICE_OF_SWAP:
        return RefusalReason.TOO_FEW_TOKENS_TO_SWAP
    if action.own not in state.tasks[state.active]:
        return RefusalReason.NOT_YOUR_TASK
    return None if action.other in state.supply else RefusalReason.NOT_IN_SUPPLY


def _put_marker(state: Position, action: PutMarker) -> RefusalReason | None:
    if not state.ruleset.with_cangjie:
        return RefusalReason.NO_CANGJIE
    if state.marker_put:
        return RefusalReason.MARKER_WAS_PUT
    if state.tokens[state.active] < PRICE_OF_MARKER:
        return RefusalReason.NO_TOKEN_FOR_MARKER
    if not _has_card(state, action.spot):
        return RefusalReason.NO_CARD_THERE
    return RefusalReason.MARKER_IS_THERE if action.spot == state.marker else None


def _name_task(state: Position, action: NameTask) -> RefusalReason | None:
    tasks = state.tasks[state.active]
    return None if action.task in (tasks or (None,)) else RefusalReason.NOT_YOUR_TASK


def _turn_up(state: Position, action: TurnUp) -> RefusalReason | None:
    if not _has_card(state, action.spot):
        return RefusalReason.NO_CARD_THERE
    return RefusalReason.ALREADY_FACE_UP if action.spot in state.face_up else None


def _has_card(state: Position, spot: int) -> bool:
    return 0 <= spot < SPOTS and state.grid[spot] is not None


def _stop(state: Position, action: StopTurning) -> RefusalReason | None:
    return None if len(state.face_up) == 2 else RefusalReason.NO_THIRD_CARD


def _turn_back(state: Position, action: TurnBack) -> RefusalReason | None:
    if action.spot not in state.face_up:
        return RefusalReason.NOTHING_TURNED_UP
    left = any(action.spot not in pair for pair in pairs(state))
    return None if left else RefusalReason.NO_PAIR_LEFT


def _take_task(state: Position, action: TakeTask) -> RefusalReason | None:
    return None if action.task in state.supply else RefusalReason.NOT_IN_SUPPLY


def _move_marker(state: Position, action: MoveMarker) -> RefusalReason | None:
    if not _has_card(state, action.spot):
        return RefusalReason.NO_CARD_THERE
    return None if action.spot in marker_moves(state) else RefusalReason.NOT_BESIDE_MARKER


_PAYING = {Phase.CARD, Phase.TOKEN}

# By type: the phases it belongs to, the reason against it in an open phase, what else to ask.
_CHECKS: dict[
    type, tuple[Set[Phase], RefusalReason, Callable[[Position, Any], RefusalReason | None]]
] = {
    PlayCard: (OPEN, RefusalReason.CARD_PHASE_OVER, _play_card),
    Counter: ({Phase.REPLY}, RefusalReason.NOTHING_TO_COUNTER, _counter),
    LetPass: ({Phase.REPLY}, RefusalReason.NOTHING_TO_COUNTER, _nothing_else),
    SwapTasks: ({Phase.EFFECT}, RefusalReason.NO_EFFECT_PLAYED, _swap_tasks),
    DrawFrom: ({Phase.EFFECT}, RefusalReason.NO_EFFECT_PLAYED, _draw),
    TakeToken: ({Phase.EFFECT, Phase.RICHEST}, RefusalReason.NO_EFFECT_PLAYED, _take_token),
    TakeNoToken: ({Phase.RICHEST}, RefusalReason.NOTHING_MISSED, _nothing_else),
    KeepTask: ({Phase.EFFECT}, RefusalReason.NO_EFFECT_PLAYED, _keep),
    PayThirdCard: (_PAYING, RefusalReason.TOKEN_PHASE_OVER, _pay_third_card),
    SwapWithSupply: (_PAYING, RefusalReason.TOKEN_PHASE_OVER, _swap_with_supply),
    PutMarker: (OPEN, RefusalReason.MARKER_DUE, _put_marker),
    NameTask: (OPEN, RefusalReason.CRAFTING_UNDER_WAY, _name_task),
    RefuseCrafting: ({Phase.SECOND}, RefusalReason.NO_SECOND_CRAFTING, _nothing_else),
    TurnUp: ({Phase.TURNING}, RefusalReason.NAME_TASK_FIRST, _turn_up),
    StopTurning: ({Phase.TURNING}, RefusalReason.NAME_TASK_FIRST, _stop),
    TurnBack: ({Phase.PAIR}, RefusalReason.NOTHING_TURNED_UP, _turn_back),
    TakeTask: ({Phase.TASK}, RefusalReason.NO_TASK_TO_REPLACE, _take_task),
    MoveMarker: ({Phase.MARKER}, RefusalReason.MARKER_MOVES_LATER, _move_marker),
}
