"""What tokens buy (rules `hanzi-third-card`, `hanzi-swap-supply`, `hanzi-marker-token`)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tutor.games.hanzi import rules
from tutor.games.hanzi.engine.actions import PayThirdCard, PutMarker, SwapWithSupply
from tutor.games.hanzi.engine.amounts import PRICE_OF_CARD, PRICE_OF_MARKER, PRICE_OF_SWAP
from tutor.games.hanzi.engine.events import MarkerPut, SwappedWithSupply, TokensSpent
from tutor.games.hanzi.engine.phases import Phase
from tutor.games.hanzi.engine.tuples import replaced

if TYPE_CHECKING:
    from tutor.games.hanzi.engine.state import GameState


def pay_third_card(state: GameState, action: PayThirdCard) -> GameState:
    """Pay for a third card in one crafting of this turn."""
    state = _pay(state, PRICE_OF_CARD, rules.THIRD_CARD)
    return state._replace(phase=Phase.CRAFTING, third_card=True)


def swap_with_supply(state: GameState, action: SwapWithSupply) -> GameState:
    """Pay for a swap with the supply; each task takes the other's place."""
    state = _pay(state, PRICE_OF_SWAP, rules.SWAP_SUPPLY)
    seat = state.active
    mine = replaced(state.tasks[seat], state.tasks[seat].index(action.own), action.other)
    state = state._replace(
        phase=Phase.CRAFTING,
        tasks=replaced(state.tasks, seat, mine),
        supply=replaced(state.supply, state.supply.index(action.other), action.own),
    )
    return state.telling(SwappedWithSupply(seat, action.own, action.other))


def put_marker(state: GameState, action: PutMarker) -> GameState:
    """Pay to put the marker on a card; this takes up no phase."""
    state = _pay(state, PRICE_OF_MARKER, rules.MARKER_TOKEN)
    state = state._replace(marker=action.spot, marker_put=True)
    return state.telling(MarkerPut(state.active, action.spot))


def _pay(state: GameState, price: int, rule: str) -> GameState:
    seat = state.active
    tokens = replaced(state.tokens, seat, state.tokens[seat] - price)
    return state._replace(tokens=tokens).telling(TokensSpent(seat, price, rule))
