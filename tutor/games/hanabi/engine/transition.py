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

HandFields = tuple[tuple[Hand, ...], tuple[tuple[int, ...], ...], tuple[int, ...]]
"""The fields `hands`, `marks` and `reach` of a position, which stand side by side in it."""

PileFields = tuple[tuple[int, ...], tuple[Card, ...], int, int]
"""The fields `fireworks`, `discards`, `clue_tokens` and `strikes`, which follow them."""

LaidDown = tuple[PileFields, EndCause | None, tuple[Event, ...]]
"""What a card from a hand leads to before another one is drawn."""


def after(state: P, action: Action) -> P:
    """Return the state that a legal action leads to."""
    if isinstance(action, Play):
        return _draw(state, action.slot, *_play(state, action.slot))
    if isinstance(action, Discard):
        return _draw(state, action.slot, *_discard(state, action.slot))
    return _give(state, action)


def _give(state: P, clue: Clue) -> P:
    target = clue.target
    hand = state.hands[target]
    tables = state.ruleset.tables
    bit = tables.bit(clue)
    mark, touched_by = tables.mark[bit], tables.touched_by
    marks = tuple(map(or_, state.marks[target], map(mark.__getitem__, hand)))
    slots = tuple([slot for slot, card in enumerate(hand) if touched_by[card] & bit])
    hand_fields = (
        state.hands,
        (*state.marks[:target], marks, *state.marks[target + 1 :]),
        state.reach,
    )
    pile_fields = state.fireworks, state.discards, state.clue_tokens - 1, state.strikes
    events = (ClueGiven(state.to_act, clue, slots),)
    return _end_turn(state, hand_fields, pile_fields, state.deck, state.turns_left, None, events)


def _discard(state: Position, slot: int) -> LaidDown:
    card = state.hands[state.to_act][slot]
    discards = (*state.discards, card)
    pile_fields = state.fireworks, discards, state.clue_tokens + 1, state.strikes
    return (
        pile_fields,
        _ending_by_loss(state, card, discards),
        (Discarded(state.to_act, slot, card),),
    )


def _play(state: Position, slot: int) -> LaidDown:
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
    return (fireworks, state.discards, clue_tokens, state.strikes), ending, events


def _misplay(state: Position, slot: int, card: Card) -> LaidDown:
    discards = (*state.discards, card)
    strikes = state.strikes + 1
    is_last = strikes >= state.ruleset.fuses
    ending = EndCause.STRIKES if is_last else _ending_by_loss(state, card, discards)
    pile_fields = state.fireworks, discards, state.clue_tokens, strikes
    return pile_fields, ending, (Misplayed(state.to_act, slot, card, strikes),)


def _ending_by_loss(state: Position, card: Card, discards: tuple[Card, ...]) -> EndCause | None:
    """Return CARD_GONE if play goes on past the deck and a needed `card` has no copy left."""
    is_over = state.ruleset.play_on and is_gone(state, card, discards)
    return EndCause.CARD_GONE if is_over else None


def is_gone(state: Position, card: Card, discards: tuple[Card, ...]) -> bool:
    """Return whether a card still to be played has every copy among the discards."""
    tables = state.ruleset.tables
    if state.fireworks[tables.firework[card]] >= tables.rank[card]:
        return False
    return discards.count(card) == tables.copies[card]


def _draw(
    state: P, slot: int, pile_fields: PileFields, ending: EndCause | None, events: tuple[Event, ...]
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
    hand_fields = (
        (*state.hands[:me], hand, *state.hands[me + 1 :]),
        (*state.marks[:me], marks, *state.marks[me + 1 :]),
        (*state.reach[:me], state.ruleset.tables.reach(hand), *state.reach[me + 1 :]),
    )
    return _end_turn(state, hand_fields, pile_fields, deck, turns_left, ending, events)


def _end_turn(
    state: P,
    hand_fields: HandFields,
    pile_fields: PileFields,
    deck: tuple[Card, ...],
    turns_left: int | None,
    ending: EndCause | None,
    events: tuple[Event, ...],
) -> P:
    """Return the state at the next player's turn, or the end of the game."""
    to_act = (state.to_act + 1) % len(state.hands)
    if turns_left is not None:
        turns_left -= 1
    if ending is None:
        if turns_left == 0:
            ending = EndCause.LAST_ROUND
        elif not hand_fields[0][to_act] and is_stuck(to_act, hand_fields[2], pile_fields[2]):
            ending = EndCause.NO_ACTION
    if ending is not None:
        events = (*events, GameEnded(ending))
    # `_replace` would make a turn a third slower: 6.6 µs instead of 4.9.
    fields = (state.ruleset, to_act, *hand_fields, *pile_fields, deck, turns_left, ending, events)
    return type(state)._make(fields)


def is_stuck(player: int, reach: tuple[int, ...], clue_tokens: int) -> bool:
    """Return whether a player without cards has no clue to give either (rule `no-passing`)."""
    others = any(bits for seat, bits in enumerate(reach) if seat != player)
    return not (clue_tokens and others)
