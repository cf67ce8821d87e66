"""The actions that the rules allow now, and why others are refused."""

from collections.abc import Callable, Iterator
from typing import Any

from tutor.games.hanzi.deck import Effect
from tutor.games.hanzi.engine import actions
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
from tutor.games.hanzi.engine.flow import ways
from tutor.games.hanzi.engine.position import OPEN, Phase, Position
from tutor.games.hanzi.engine.reasons import RefusalReason
from tutor.games.hanzi.engine.ruleset import (
    PRICE_OF_CARD,
    PRICE_OF_MARKER,
    PRICE_OF_SWAP,
    SPOTS,
    TO_TURN,
)


def legal_actions(state: Position) -> tuple[Action, ...]:
    """Return the actions allowed now, in a stable order; none once the game is over.

    Cards come before tokens, tokens before the task to be named; spots from a1 on, tasks and cards
    as they lie, players by seat.
    """
    return tuple(_allowed(state))


def _allowed(state: Position) -> Iterator[Action]:
    match state.phase:
        case Phase.CARD | Phase.TOKEN | Phase.CRAFTING | Phase.SECOND:
            yield from _before_crafting(state)
        case Phase.REPLY:
            replies = (Counter(), LetPass())
            yield from replies if state.counters(state.to_act) else replies[1:]
        case Phase.EFFECT:
            yield from _choices(state)
        case Phase.TURNING:
            yield from _cards_to_turn(state)
        case Phase.PAIR:
            taken = [{*pair} for pair in pairs(state)]
            yield from (TurnBack(s) for s in state.face_up if {*state.face_up} - {s} in taken)
        case Phase.RICHEST:
            yield from map(TakeToken, richest(state))
            yield TakeNoToken()
        case Phase.TASK:
            yield from map(TakeTask, state.supply)
        case Phase.MARKER:
            yield from map(MoveMarker, ways(state))


def _cards_to_turn(state: Position) -> Iterator[Action]:
    up = state.face_up
    yield from (TurnUp(spot) for spot, card in enumerate(state.grid) if card and spot not in up)
    if len(up) == TO_TURN:  # a third one is paid for
        yield StopTurning()


def _before_crafting(state: Position) -> Iterator[Action]:
    mine, tokens = state.tasks[state.active], state.tokens[state.active]
    if state.phase is Phase.CARD:
        held = dict.fromkeys(state.hands[state.active])
        yield from (PlayCard(card) for card in held if unplayable(state, card) is None)
    if state.phase in _PAYING:
        if tokens >= PRICE_OF_CARD:
            yield PayThirdCard()
        if tokens >= PRICE_OF_SWAP:
            yield from (SwapWithSupply(own, other) for own in mine for other in state.supply)
    if (
        state.ruleset.with_cangjie
        and not state.marker_put
        and state.tokens[state.active] >= PRICE_OF_MARKER
    ):
        lying = (spot for spot, card in enumerate(state.grid) if card and spot != state.marker)
        yield from map(PutMarker, lying)
    yield from map(NameTask, mine or (None,))
    if state.phase is Phase.SECOND:
        yield RefuseCrafting()


def _choices(state: Position) -> Iterator[Action]:
    others = [other for other in range(state.players) if other != state.active]
    match state.played and state.played.effect:
        case Effect.SWAP_TASK:
            theirs = [task for other in others for task in state.tasks[other]]
            mine = state.tasks[state.active]
            yield from (SwapTasks(own, other) for own in mine for other in theirs)
        case Effect.DRAW_CARD:
            for other in others:
                yield from (DrawFrom(other, place) for place in range(len(state.holds(other))))
        case Effect.TAKE_TOKEN:
            yield from (TakeToken(other) for other in others if state.tokens[other])
        case Effect.THREE_TASKS:
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


def refusal(state: Position, action: actions.Action) -> RefusalReason | None:
    """Return why the action is not allowed now, None if it is."""
    phases, too_early_or_late, check = _CHECKS[type(action)]
    if state.phase in phases:
        return check(state, action)
    return _DUE.get(state.phase, too_early_or_late)


def _play_card(state: Position, action: actions.PlayCard) -> RefusalReason | None:
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


def _swap_tasks(state: Position, action: actions.SwapTasks) -> RefusalReason | None:
    if not _decides(state, Effect.SWAP_TASK):
        return RefusalReason.OTHER_EFFECT
    if action.own not in state.tasks[state.active]:
        return RefusalReason.NOT_YOUR_TASK
    if state.owner(action.other) in (None, state.active):
        return RefusalReason.NOT_ANOTHERS_TASK
    return None


def _draw(state: Position, action: actions.DrawFrom) -> RefusalReason | None:
    if not _decides(state, Effect.DRAW_CARD):
        return RefusalReason.OTHER_EFFECT
    is_there = _is_another(state, action.seat) and action.place < len(state.holds(action.seat))
    return None if is_there else RefusalReason.NO_CARD_TO_DRAW


def _take_token(state: Position, action: actions.TakeToken) -> RefusalReason | None:
    if state.phase is Phase.RICHEST:
        return None if action.seat in richest(state) else RefusalReason.NOT_THE_RICHEST
    if not _decides(state, Effect.TAKE_TOKEN):
        return RefusalReason.OTHER_EFFECT
    empty = not _is_another(state, action.seat) or not state.tokens[action.seat]
    return RefusalReason.NO_TOKEN_TO_TAKE if empty else None


def _keep(state: Position, action: actions.KeepTask) -> RefusalReason | None:
    if not _decides(state, Effect.THREE_TASKS):
        return RefusalReason.OTHER_EFFECT
    return None if action.task in state.top_tasks else RefusalReason.NOT_ON_TOP


def _decides(state: Position, effect: Effect) -> bool:
    return state.played is not None and state.played.effect is effect


def _is_another(state: Position, seat: int) -> bool:
    return 0 <= seat < state.players and seat != state.active


def _pay_third_card(state: Position, action: actions.PayThirdCard) -> RefusalReason | None:
    rich = state.tokens[state.active] >= PRICE_OF_CARD
    return None if rich else RefusalReason.NO_TOKEN_FOR_CARD


def _swap_with_supply(state: Position, action: actions.SwapWithSupply) -> RefusalReason | None:
    if state.tokens[state.active] < PRICE_OF_SWAP:
        return RefusalReason.TOO_FEW_TOKENS_TO_SWAP
    if action.own not in state.tasks[state.active]:
        return RefusalReason.NOT_YOUR_TASK
    return None if action.other in state.supply else RefusalReason.NOT_IN_SUPPLY


def _put_marker(state: Position, action: actions.PutMarker) -> RefusalReason | None:
    if not state.ruleset.with_cangjie:
        return RefusalReason.NO_CANGJIE
    if state.marker_put:
        return RefusalReason.MARKER_WAS_PUT
    if state.tokens[state.active] < PRICE_OF_MARKER:
        return RefusalReason.NO_TOKEN_FOR_MARKER
    if not _has_card(state, action.spot):
        return RefusalReason.NO_CARD_THERE
    return RefusalReason.MARKER_IS_THERE if action.spot == state.marker else None


def _name_task(state: Position, action: actions.NameTask) -> RefusalReason | None:
    tasks = state.tasks[state.active]
    return None if action.task in (tasks or (None,)) else RefusalReason.NOT_YOUR_TASK


def _turn_up(state: Position, action: actions.TurnUp) -> RefusalReason | None:
    if not _has_card(state, action.spot):
        return RefusalReason.NO_CARD_THERE
    return RefusalReason.ALREADY_FACE_UP if action.spot in state.face_up else None


def _has_card(state: Position, spot: int) -> bool:
    return 0 <= spot < SPOTS and state.grid[spot] is not None


def _stop(state: Position, action: actions.StopTurning) -> RefusalReason | None:
    return None if len(state.face_up) == 2 else RefusalReason.NO_THIRD_CARD


def _turn_back(state: Position, action: actions.TurnBack) -> RefusalReason | None:
    if action.spot not in state.face_up:
        return RefusalReason.NOTHING_TURNED_UP
    left = any(action.spot not in pair for pair in pairs(state))
    return None if left else RefusalReason.NO_PAIR_LEFT


def _take_task(state: Position, action: actions.TakeTask) -> RefusalReason | None:
    return None if action.task in state.supply else RefusalReason.NOT_IN_SUPPLY


def _move_marker(state: Position, action: actions.MoveMarker) -> RefusalReason | None:
    if not _has_card(state, action.spot):
        return RefusalReason.NO_CARD_THERE
    return None if action.spot in ways(state) else RefusalReason.NOT_BESIDE_MARKER


_PAYING = frozenset({Phase.CARD, Phase.TOKEN})
_REPLIES = frozenset({Phase.REPLY})
_SECOND = frozenset({Phase.SECOND})
_EFFECT = frozenset({Phase.EFFECT})
_TURNING = frozenset({Phase.TURNING})

# By type: the phases it belongs to, the reason against it in an open phase, what else to ask.
_CHECKS: dict[
    type, tuple[frozenset[Phase], RefusalReason, Callable[[Position, Any], RefusalReason | None]]
] = {
    actions.PlayCard: (OPEN, RefusalReason.CARD_PHASE_OVER, _play_card),
    actions.Counter: (_REPLIES, RefusalReason.NOTHING_TO_COUNTER, _counter),
    actions.LetPass: (_REPLIES, RefusalReason.NOTHING_TO_COUNTER, _nothing_else),
    actions.SwapTasks: (_EFFECT, RefusalReason.NO_EFFECT_PLAYED, _swap_tasks),
    actions.DrawFrom: (_EFFECT, RefusalReason.NO_EFFECT_PLAYED, _draw),
    actions.TakeToken: (_EFFECT | {Phase.RICHEST}, RefusalReason.NO_EFFECT_PLAYED, _take_token),
    actions.TakeNoToken: (frozenset({Phase.RICHEST}), RefusalReason.NOTHING_MISSED, _nothing_else),
    actions.KeepTask: (_EFFECT, RefusalReason.NO_EFFECT_PLAYED, _keep),
    actions.PayThirdCard: (_PAYING, RefusalReason.TOKEN_PHASE_OVER, _pay_third_card),
    actions.SwapWithSupply: (_PAYING, RefusalReason.TOKEN_PHASE_OVER, _swap_with_supply),
    actions.PutMarker: (OPEN, RefusalReason.MARKER_DUE, _put_marker),
    actions.NameTask: (OPEN, RefusalReason.CRAFTING_UNDER_WAY, _name_task),
    actions.RefuseCrafting: (_SECOND, RefusalReason.NO_SECOND_CRAFTING, _nothing_else),
    actions.TurnUp: (_TURNING, RefusalReason.NAME_TASK_FIRST, _turn_up),
    actions.StopTurning: (_TURNING, RefusalReason.NAME_TASK_FIRST, _stop),
    actions.TurnBack: (frozenset({Phase.PAIR}), RefusalReason.NOTHING_TURNED_UP, _turn_back),
    actions.TakeTask: (frozenset({Phase.TASK}), RefusalReason.NO_TASK_TO_REPLACE, _take_task),
    actions.MoveMarker: (frozenset({Phase.MARKER}), RefusalReason.MARKER_MOVES_LATER, _move_marker),
}
