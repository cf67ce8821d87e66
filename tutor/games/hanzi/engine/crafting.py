"""Turning cards up, matching and missing (rules `hanzi-crafting`, `hanzi-match`, `hanzi-miss`)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import TYPE_CHECKING

from tutor.games.hanzi.deck import Card
from tutor.games.hanzi.engine.actions import NameTask, StopTurning, TakeToken, TurnBack, TurnUp
from tutor.games.hanzi.engine.amounts import TO_TURN, WINNING_POINTS
from tutor.games.hanzi.engine.cangjie import fill_gaps
from tutor.games.hanzi.engine.events import Matched, Missed, TaskNamed, TurnedBack, TurnedUp
from tutor.games.hanzi.engine.flow import after_crafting, end, proceed
from tutor.games.hanzi.engine.grid import SPOTS
from tutor.games.hanzi.engine.making import is_match
from tutor.games.hanzi.engine.phases import Phase
from tutor.games.hanzi.engine.reasons import EndCause
from tutor.games.hanzi.engine.ruleset import Ruleset
from tutor.games.hanzi.engine.supply import drop
from tutor.games.hanzi.engine.tuples import replaced

if TYPE_CHECKING:
    from tutor.games.hanzi.engine.state import GameState


def card_at(state: GameState, spot: int) -> Card:
    """Return the card at a spot that has one."""
    card = state.grid[spot]
    assert card is not None
    return card


def cards_left_to_turn(state: GameState) -> int:
    """Return how many cards of the grid lie with their ancient side up."""
    return SPOTS - state.grid.count(None) - len(state.face_up)


def pairs(state: GameState) -> Iterator[tuple[int, int]]:
    """Yield the pairs of spots, face up now, whose cards make the task."""
    for one, other in combinations(state.face_up, 2):
        if is_match(state.named, card_at(state, one), card_at(state, other)):
            yield one, other


def name_task(state: GameState, action: NameTask) -> GameState:
    """Begin a crafting."""
    state = state._replace(phase=Phase.TURNING, named=action.task)
    return state.telling(TaskNamed(state.active, action.task))


def turn_up(state: GameState, action: TurnUp) -> GameState:
    """Turn up a card; after the last one it is a match or a miss."""
    spot = action.spot
    state = state._replace(
        face_up=(*state.face_up, spot),
        events=(*state.events, TurnedUp(state.active, spot, card_at(state, spot))),
    )
    if len(state.face_up) > TO_TURN:
        return _judge(state._replace(third_card=False))
    enough = len(state.face_up) == TO_TURN and not state.third_card
    return _judge(state) if enough or not cards_left_to_turn(state) else state


def stop_turning(state: GameState, action: StopTurning) -> GameState:
    """Leave it at two cards."""
    return _judge(state)


def turn_back(state: GameState, action: TurnBack) -> GameState:
    """Take the pair that is left without this card."""
    one, other = (spot for spot in state.face_up if spot != action.spot)
    return _match(state, one, other)


def _judge(state: GameState) -> GameState:
    found = tuple(pairs(state))
    if len(found) > 1:
        return state._replace(phase=Phase.PAIR)
    return _match(state, *found[0]) if found else _miss(state)


def _match(state: GameState, one: int, other: int) -> GameState:
    task, seat = state.named, state.active
    assert task is not None
    if card_at(state, other).points:
        one, other = other, one
    scoring, effect = card_at(state, one), card_at(state, other)
    back = tuple(TurnedBack(spot) for spot in state.face_up if spot not in (one, other))
    state = state._replace(
        grid=replaced(replaced(state.grid, one, None), other, None),
        scored=replaced(state.scored, seat, (*state.scored[seat], scoring)),
        new_cards=replaced(state.new_cards, seat, (*state.new_cards[seat], effect)),
        face_up=(),
        events=(*state.events, *back, Matched(seat, task, scoring, one, effect, other)),
    )
    state = fill_gaps(drop(state, seat, task))
    if state.ruleset is not Ruleset.CANGJIE and state.points(seat) >= WINNING_POINTS:
        return end(state, EndCause.POINTS)
    return proceed(state._replace(waiting=(seat,)))


def richest(state: GameState) -> tuple[int, ...]:
    """Return the players, but for the active one, who have most tokens; none if nobody has any."""
    others = [seat for seat in range(state.players) if seat != state.active and state.tokens[seat]]
    most = max((state.tokens[seat] for seat in others), default=0)
    return tuple(seat for seat in others if state.tokens[seat] == most)


def _miss(state: GameState) -> GameState:
    seat = state.active
    back = (*state.events, *map(TurnedBack, state.face_up))
    if state.bank:
        return after_crafting(
            state._replace(
                face_up=(),
                tokens=replaced(state.tokens, seat, state.tokens[seat] + 1),
                events=(*back, Missed(seat, gained=True)),
            )
        )
    state = state._replace(face_up=(), events=back)
    givers = richest(state)
    if len(givers) > 1:
        return state._replace(phase=Phase.RICHEST)
    if not givers:
        return after_crafting(state.telling(Missed(seat, gained=False)))
    return _take_from(state, givers[0])


def take_from_richest(state: GameState, action: TakeToken) -> GameState:
    """Take the token for a miss from this player, the bank being empty."""
    return _take_from(state, action.seat)


def _take_from(state: GameState, giver: int) -> GameState:
    state = move_token(state, giver, state.active)
    return after_crafting(state.telling(Missed(state.active, gained=True, from_player=giver)))


def move_token(state: GameState, giver: int, taker: int) -> GameState:
    """Return the state with a token moved from one player to another."""
    tokens = list(state.tokens)
    tokens[giver] -= 1
    tokens[taker] += 1
    return state._replace(tokens=tuple(tokens))
