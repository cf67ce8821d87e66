"""Turning cards up, matching and missing (rules `hanzi-crafting`, `hanzi-match`, `hanzi-miss`)."""

from collections.abc import Iterator
from itertools import combinations

from tutor.games.hanzi.engine.actions import (
    NameTask,
    PayThirdCard,
    PutMarker,
    StopTurning,
    SwapWithSupply,
    TakeNoToken,
    TurnBack,
    TurnUp,
)
from tutor.games.hanzi.engine.events import (
    MarkerPut,
    Matched,
    Missed,
    SwappedWithSupply,
    TaskNamed,
    TokensSpent,
    TurnedBack,
    TurnedUp,
)
from tutor.games.hanzi.engine.flow import after_crafting, drop, end, fill_gaps, proceed
from tutor.games.hanzi.engine.position import Phase, Position, is_match, replaced
from tutor.games.hanzi.engine.reasons import EndCause
from tutor.games.hanzi.engine.ruleset import (
    PRICE_OF_CARD,
    PRICE_OF_MARKER,
    PRICE_OF_SWAP,
    SPOTS,
    TO_TURN,
    WINNING_POINTS,
)


def cards_left_to_turn(state: Position) -> int:
    """Return how many cards of the grid lie with their ancient side up."""
    return SPOTS - state.grid.count(None) - len(state.face_up)


def pairs(state: Position) -> Iterator[tuple[int, int]]:
    """Yield the pairs of spots, face up now, whose cards make the task."""
    for one, other in combinations(state.face_up, 2):
        if is_match(state.named, state.card_at(one), state.card_at(other)):
            yield one, other


def name_task(state: Position, action: NameTask) -> Position:
    """Begin a crafting."""
    state = state._replace(phase=Phase.TURNING, named=action.task)
    return state.telling(TaskNamed(state.active, action.task))


def turn_up(state: Position, action: TurnUp) -> Position:
    """Turn up a card; after the last one it is a match or a miss."""
    spot = action.spot
    state = state._replace(
        face_up=(*state.face_up, spot),
        events=(*state.events, TurnedUp(state.active, spot, state.card_at(spot))),
    )
    enough = len(state.face_up) == TO_TURN + state.third_card
    return _judge(state) if enough or not cards_left_to_turn(state) else state


def stop_turning(state: Position, action: StopTurning) -> Position:
    """Leave it at two cards."""
    return _judge(state)


def turn_back(state: Position, action: TurnBack) -> Position:
    """Take the pair that is left without this card."""
    one, other = (spot for spot in state.face_up if spot != action.spot)
    return _match(state, one, other)


def _judge(state: Position) -> Position:
    matches = tuple(pairs(state))
    if len(matches) > 1:
        return state._replace(phase=Phase.PAIR)
    return _match(state, *matches[0]) if matches else _miss(state)


def _match(state: Position, one: int, other: int) -> Position:
    task, seat = state.named, state.active
    assert task is not None
    if state.card_at(other).points:
        one, other = other, one
    scoring, effect = state.card_at(one), state.card_at(other)
    back = tuple(TurnedBack(spot) for spot in state.face_up if spot not in (one, other))
    state = state._replace(
        grid=replaced(replaced(state.grid, one, None), other, None),
        scored=replaced(state.scored, seat, (*state.scored[seat], scoring)),
        new_cards=replaced(state.new_cards, seat, (*state.new_cards[seat], effect)),
        face_up=(),
        third_card=state.third_card and len(state.face_up) <= TO_TURN,
        events=(*state.events, *back, Matched(seat, task, scoring, one, effect, other)),
    )
    state = fill_gaps(drop(state, seat, task))
    if not state.ruleset.with_cangjie and state.points(seat) >= WINNING_POINTS:
        return end(state, EndCause.POINTS)
    return proceed(state._replace(waiting=(seat,)))


def richest(state: Position) -> tuple[int, ...]:
    """Return the players, but for the active one, who have most tokens; none if nobody has any."""
    others = [seat for seat in range(state.players) if seat != state.active and state.tokens[seat]]
    most = max((state.tokens[seat] for seat in others), default=0)
    return tuple(seat for seat in others if state.tokens[seat] == most)


def _miss(state: Position) -> Position:
    if state.bank:
        tokens = replaced(state.tokens, state.active, state.tokens[state.active] + 1)
        return _turned_back(state._replace(tokens=tokens), Missed(state.active, gained=True))
    if richest(state):
        return state._replace(phase=Phase.RICHEST)
    return _turned_back(state, Missed(state.active, gained=False))


def take_from_richest(state: Position, giver: int) -> Position:
    """Return the state after a token for a miss was taken from this player."""
    missed = Missed(state.active, gained=True, from_player=giver)
    return _turned_back(move_token(state, giver, state.active), missed)


def take_no_token(state: Position, action: TakeNoToken) -> Position:
    """Leave it at the miss."""
    return _turned_back(state, Missed(state.active, gained=False))


def _turned_back(state: Position, missed: Missed) -> Position:
    """Return the state after a miss; a token spent on a third card is in the bank."""
    back = map(TurnedBack, state.face_up)
    used = len(state.face_up) > TO_TURN
    return after_crafting(
        state._replace(
            face_up=(),
            third_card=state.third_card and not used,
            events=(*state.events, *back, missed),
        )
    )


def move_token(state: Position, giver: int, taker: int) -> Position:
    """Return the state with a token moved from one player to another."""
    tokens = list(state.tokens)
    tokens[giver] -= 1
    tokens[taker] += 1
    return state._replace(tokens=tuple(tokens))


def pay_third_card(state: Position, action: PayThirdCard) -> Position:
    """Pay for a third card in one crafting of this turn."""
    state = _pay(state, PRICE_OF_CARD, for_card=True)
    return state._replace(phase=Phase.CRAFTING, third_card=True)


def swap_with_supply(state: Position, action: SwapWithSupply) -> Position:
    """Pay for a swap with the supply; each task takes the other's place."""
    state = _pay(state, PRICE_OF_SWAP)
    seat = state.active
    mine = replaced(state.tasks[seat], state.tasks[seat].index(action.own), action.other)
    state = state._replace(
        phase=Phase.CRAFTING,
        tasks=replaced(state.tasks, seat, mine),
        supply=replaced(state.supply, state.supply.index(action.other), action.own),
    )
    return state.telling(SwappedWithSupply(seat, action.own, action.other))


def put_marker(state: Position, action: PutMarker) -> Position:
    """Pay to put the marker on a card; this takes up no phase."""
    state = _pay(state, PRICE_OF_MARKER)
    state = state._replace(marker=action.spot, marker_put=True)
    return state.telling(MarkerPut(state.active, action.spot))


def _pay(state: Position, price: int, *, for_card: bool = False) -> Position:
    seat = state.active
    tokens = replaced(state.tokens, seat, state.tokens[seat] - price)
    return state._replace(tokens=tokens).telling(TokensSpent(seat, price, for_card))
