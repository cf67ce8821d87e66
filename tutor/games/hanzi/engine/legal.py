"""The actions that the rules allow, in a stable order."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

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
    StopTurning,
    SwapTasks,
    SwapWithSupply,
    TakeTask,
    TakeToken,
    TurnBack,
    TurnUp,
)
from tutor.games.hanzi.engine.amounts import PRICE_OF_CARD, PRICE_OF_MARKER, PRICE_OF_SWAP, TO_TURN
from tutor.games.hanzi.engine.cangjie import ways
from tutor.games.hanzi.engine.crafting import pairs, richest
from tutor.games.hanzi.engine.effects import unplayable
from tutor.games.hanzi.engine.grid import SPOTS
from tutor.games.hanzi.engine.phases import Phase
from tutor.games.hanzi.engine.ruleset import Ruleset

if TYPE_CHECKING:
    from tutor.games.hanzi.engine.state import GameState

_TURN_UP = tuple(map(TurnUp, range(SPOTS)))
_REPLIES = (Counter(), LetPass())
_STOP = StopTurning()
_PAY = PayThirdCard()


def legal_actions(state: GameState) -> tuple[Action, ...]:
    """Return the actions allowed now, in a stable order; none once the game is over.

    Cards come before tokens, tokens before the task to be named; spots from a1 on, tasks and cards
    as they lie, players by seat.
    """
    return tuple(_ACTIONS[state.phase](state))


def _with_cards(state: GameState) -> Iterator[Action]:
    for card in dict.fromkeys(state.hands[state.active]):
        if unplayable(state, card) is None:
            yield PlayCard(card)
    yield from _with_tokens(state)


def _with_tokens(state: GameState) -> Iterator[Action]:
    seat = state.active
    if state.tokens[seat] >= PRICE_OF_CARD:
        yield _PAY
    if state.tokens[seat] >= PRICE_OF_SWAP:
        for own in state.tasks[seat]:
            for other in state.supply:
                yield SwapWithSupply(own, other)
    yield from _crafting(state)


def _crafting(state: GameState) -> Iterator[Action]:
    seat = state.active
    if may_put_marker(state):
        for spot, card in enumerate(state.grid):
            if card and spot != state.marker:
                yield PutMarker(spot)
    for task in state.tasks[seat] or (None,):
        yield NameTask(task)


def may_put_marker(state: GameState) -> bool:
    """Return whether the active player may pay to put the marker somewhere (once a turn)."""
    return (
        state.ruleset is Ruleset.CANGJIE
        and not state.marker_put
        and state.tokens[state.active] >= PRICE_OF_MARKER
    )


def _reply(state: GameState) -> Iterator[Action]:
    yield from _REPLIES


def _effect(state: GameState) -> Iterator[Action]:
    card, seat = state.played, state.active
    others = [other for other in range(state.players) if other != seat]
    match card.effect if card else None:
        case Effect.SWAP_TASK:
            theirs = [task for other in others for task in state.tasks[other]]
            yield from (SwapTasks(own, other) for own in state.tasks[seat] for other in theirs)
        case Effect.DRAW_CARD:
            yield from (DrawFrom(other) for other in others if state.holds(other))
        case Effect.TAKE_TOKEN:
            yield from (TakeToken(other) for other in others if state.tokens[other])
        case Effect.THREE_TASKS:
            yield from map(KeepTask, state.top_tasks)


def _turning(state: GameState) -> Iterator[Action]:
    up = state.face_up
    yield from [t for t in _TURN_UP if state.grid[t.spot] is not None and t.spot not in up]
    if len(up) == TO_TURN:
        yield _STOP


def _pair(state: GameState) -> Iterator[Action]:
    taken = [{*pair} for pair in pairs(state)]
    yield from (TurnBack(spot) for spot in state.face_up if {*state.face_up} - {spot} in taken)


def _richest(state: GameState) -> Iterator[Action]:
    yield from map(TakeToken, richest(state))


def _task(state: GameState) -> Iterator[Action]:
    yield from map(TakeTask, state.supply)


def _marker(state: GameState) -> Iterator[Action]:
    yield from map(MoveMarker, ways(state))


def _nothing(state: GameState) -> Iterator[Action]:
    yield from ()


_ACTIONS: dict[Phase, Callable[[GameState], Iterator[Action]]] = {
    Phase.CARD: _with_cards,
    Phase.TOKEN: _with_tokens,
    Phase.CRAFTING: _crafting,
    Phase.REPLY: _reply,
    Phase.EFFECT: _effect,
    Phase.TURNING: _turning,
    Phase.PAIR: _pair,
    Phase.RICHEST: _richest,
    Phase.TASK: _task,
    Phase.MARKER: _marker,
    Phase.OVER: _nothing,
}
