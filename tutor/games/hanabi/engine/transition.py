"""Makes the state after an action, with its events.

Nothing here asks whether the action is allowed; `GameState.apply` has seen to that.
"""

from operator import or_
from typing import TYPE_CHECKING

from tutor.games.hanabi.engine.actions import Action, Clue, Discard, Play
from tutor.games.hanabi.engine.cards import TOP_RANK, Card
from tutor.games.hanabi.engine.events import (
    ClueGiven,
    Discarded,
    Drew,
    Event,
    FireworkCompleted,
    GameEnded,
    LastRoundBegan,
    Misplayed,
    Played,
)
from tutor.games.hanabi.engine.reasons import EndCause

if TYPE_CHECKING:
    from tutor.games.hanabi.engine.state import GameState, Hand


def after(state: "GameState", action: Action) -> "GameState":
    """Return the state that a legal action leads to."""
    if isinstance(action, Play):
        return _play(state, action.slot)
    if isinstance(action, Discard):
        return _discard(state, action.slot)
    return _give(state, action)


def _give(state: "GameState", clue: Clue) -> "GameState":
    target = clue.target
    hand = state.hands[target]
    tables = state.ruleset.tables
    bit = tables.bit(clue)
    mark, touched_by = tables.mark[bit], tables.touched_by
    told = tuple(map(or_, state.marks[target], map(mark.__getitem__, hand)))
    slots = tuple([slot for slot, card in enumerate(hand) if touched_by[card] & bit])
    return _next(
        state,
        state.hands,
        (*state.marks[:target], told, *state.marks[target + 1 :]),
        state.reach,
        state.fireworks,
        state.discards,
        state.clue_tokens - 1,
        state.strikes,
        state.deck,
        state.turns_left,
        None,
        (ClueGiven(state.to_act, clue, slots),),
    )


def _discard(state: "GameState", slot: int) -> "GameState":
    card = state.hands[state.to_act][slot]
    discards = (*state.discards, card)
    return _draw(
        state,
        slot,
        state.fireworks,
        discards,
        state.clue_tokens + 1,
        state.strikes,
        _gone(state, card, discards),
        (Discarded(state.to_act, slot, card),),
    )


def _play(state: "GameState", slot: int) -> "GameState":
    card = state.hands[state.to_act][slot]
    if not state.is_playable(card):
        return _misplay(state, slot, card)
    tables = state.ruleset.tables
    place, rank = tables.firework[card], tables.rank[card]
    fireworks = (*state.fireworks[:place], rank, *state.fireworks[place + 1 :])
    clue_tokens = state.clue_tokens
    events: tuple[Event, ...] = (Played(state.to_act, slot, card),)
    ending = None
    if rank == TOP_RANK:
        recovered = clue_tokens < state.ruleset.clue_tokens
        clue_tokens += recovered
        events = (*events, FireworkCompleted(card.suit, recovered))
        if min(fireworks) == TOP_RANK:
            ending = EndCause.PERFECT
    return _draw(state, slot, fireworks, state.discards, clue_tokens, state.strikes, ending, events)


def _misplay(state: "GameState", slot: int, card: Card) -> "GameState":
    discards = (*state.discards, card)
    strikes = state.strikes + 1
    lost = strikes >= state.ruleset.fuses
    return _draw(
        state,
        slot,
        state.fireworks,
        discards,
        state.clue_tokens,
        strikes,
        EndCause.STRIKES if lost else _gone(state, card, discards),
        (Misplayed(state.to_act, slot, card, strikes),),
    )


def _gone(state: "GameState", card: Card, discards: tuple[Card, ...]) -> EndCause | None:
    """Return CARD_GONE if play goes on past the deck and a needed `card` has no copy left."""
    if not state.ruleset.play_on:
        return None
    tables = state.ruleset.tables
    if state.fireworks[tables.firework[card]] >= tables.rank[card]:
        return None
    return EndCause.CARD_GONE if discards.count(card) == tables.copies[card] else None


def _draw(
    state: "GameState",
    slot: int,
    fireworks: tuple[int, ...],
    discards: tuple[Card, ...],
    clue_tokens: int,
    strikes: int,
    ending: EndCause | None,
    events: tuple[Event, ...],
) -> "GameState":
    """Return the state after the card in `slot` leaves the hand, a draw and the end of the turn."""
    me, deck, turns_left = state.to_act, state.deck, state.turns_left
    hand, marks = state.hands[me], state.marks[me]
    hand, marks = hand[:slot] + hand[slot + 1 :], marks[:slot] + marks[slot + 1 :]
    if deck and ending is None:
        hand, marks = (*hand, deck[0]), (*marks, 0)
        events = (*events, Drew(me, deck[0]))
        deck = deck[1:]
        if not deck and not state.ruleset.play_on:
            # The turn that draws the last card does not count: everyone has one more.
            turns_left = len(state.hands) + 1
            events = (*events, LastRoundBegan(me, len(state.hands)))
    return _next(
        state,
        (*state.hands[:me], hand, *state.hands[me + 1 :]),
        (*state.marks[:me], marks, *state.marks[me + 1 :]),
        (*state.reach[:me], state.ruleset.tables.reach(hand), *state.reach[me + 1 :]),
        fireworks,
        discards,
        clue_tokens,
        strikes,
        deck,
        turns_left,
        ending,
        events,
    )


def _next(
    state: "GameState",
    hands: "tuple[Hand, ...]",
    marks: tuple[tuple[int, ...], ...],
    reach: tuple[int, ...],
    fireworks: tuple[int, ...],
    discards: tuple[Card, ...],
    clue_tokens: int,
    strikes: int,
    deck: tuple[Card, ...],
    turns_left: int | None,
    ending: EndCause | None,
    events: tuple[Event, ...],
) -> "GameState":
    """Return the state at the next player's turn, or the end of the game."""
    to_act = (state.to_act + 1) % len(hands)
    if turns_left is not None:
        turns_left -= 1
    if ending is None:
        if turns_left == 0:
            ending = EndCause.LAST_ROUND
        elif not hands[to_act]:
            ending = _stuck(to_act, reach, clue_tokens)
    if ending is not None:
        events = (*events, GameEnded(ending))
    # As `GameState(…)`, without taking the arguments apart by name.
    return type(state)._make(
        (
            state.ruleset,
            to_act,
            hands,
            marks,
            reach,
            fireworks,
            discards,
            clue_tokens,
            strikes,
            deck,
            turns_left,
            ending,
            events,
        )
    )


def _stuck(player: int, reach: tuple[int, ...], clue_tokens: int) -> EndCause | None:
    """Return NO_ACTION if a player without cards has no clue to give (rule `no-passing`)."""
    others = any(bits for seat, bits in enumerate(reach) if seat != player)
    return None if clue_tokens and others else EndCause.NO_ACTION
