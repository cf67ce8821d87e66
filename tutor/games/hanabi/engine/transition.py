"""Makes the state after an action, with its events. `GameState.apply` has verified the action."""

from operator import or_
from typing import TypeVar

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
from tutor.games.hanabi.engine.position import Hand, Position
from tutor.games.hanabi.engine.reasons import EndCause

P = TypeVar("P", bound=Position)


def after(state: P, action: Action) -> P:
    """Return the state that a legal action leads to."""
    if isinstance(action, Play):
        return _play(state, action.slot)
    if isinstance(action, Discard):
        return _discard(state, action.slot)
    return _give(state, action)


def _give(state: P, clue: Clue) -> P:
    target = clue.target
    hand = state.hands[target]
    tables = state.ruleset.tables
    bit = tables.bit(clue)
    mark, touched_by = tables.mark[bit], tables.touched_by
    marks = tuple(map(or_, state.marks[target], map(mark.__getitem__, hand)))
    slots = tuple([slot for slot, card in enumerate(hand) if touched_by[card] & bit])
    return _end_turn(
        state,
        marks=(*state.marks[:target], marks, *state.marks[target + 1 :]),
        clue_tokens=state.clue_tokens - 1,
        events=(ClueGiven(state.to_act, clue, slots),),
        hands=state.hands,
        reach=state.reach,
        fireworks=state.fireworks,
        discards=state.discards,
        strikes=state.strikes,
        deck=state.deck,
        turns_left=state.turns_left,
        ending=None,
    )


def _discard(state: P, slot: int) -> P:
    card = state.hands[state.to_act][slot]
    discards = (*state.discards, card)
    return _draw(
        state,
        slot,
        fireworks=state.fireworks,
        discards=discards,
        clue_tokens=state.clue_tokens + 1,
        strikes=state.strikes,
        ending=_gone(state, card, discards),
        events=(Discarded(state.to_act, slot, card),),
    )


def _play(state: P, slot: int) -> P:
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
    return _draw(
        state,
        slot,
        fireworks=fireworks,
        discards=state.discards,
        clue_tokens=clue_tokens,
        strikes=state.strikes,
        ending=ending,
        events=events,
    )


def _misplay(state: P, slot: int, card: Card) -> P:
    discards = (*state.discards, card)
    strikes = state.strikes + 1
    lost = strikes >= state.ruleset.fuses
    return _draw(
        state,
        slot,
        fireworks=state.fireworks,
        discards=discards,
        clue_tokens=state.clue_tokens,
        strikes=strikes,
        ending=EndCause.STRIKES if lost else _gone(state, card, discards),
        events=(Misplayed(state.to_act, slot, card, strikes),),
    )


def _gone(state: Position, card: Card, discards: tuple[Card, ...]) -> EndCause | None:
    """Return CARD_GONE if play goes on past the deck and a needed `card` has no copy left."""
    if not state.ruleset.play_on:
        return None
    tables = state.ruleset.tables
    if state.fireworks[tables.firework[card]] >= tables.rank[card]:
        return None
    return EndCause.CARD_GONE if discards.count(card) == tables.copies[card] else None


def _draw(
    state: P,
    slot: int,
    *,
    fireworks: tuple[int, ...],
    discards: tuple[Card, ...],
    clue_tokens: int,
    strikes: int,
    ending: EndCause | None,
    events: tuple[Event, ...],
) -> P:
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
    return _end_turn(
        state,
        hands=(*state.hands[:me], hand, *state.hands[me + 1 :]),
        marks=(*state.marks[:me], marks, *state.marks[me + 1 :]),
        reach=(*state.reach[:me], state.ruleset.tables.reach(hand), *state.reach[me + 1 :]),
        fireworks=fireworks,
        discards=discards,
        clue_tokens=clue_tokens,
        strikes=strikes,
        deck=deck,
        turns_left=turns_left,
        ending=ending,
        events=events,
    )


def _end_turn(
    state: P,
    *,
    hands: tuple[Hand, ...],
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
) -> P:
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
    # `_replace` would make a turn a third slower: 6.6 µs instead of 4.9.
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
