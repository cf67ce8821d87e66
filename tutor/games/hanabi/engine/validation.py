"""Builds a position from its parts and refuses impossible ones.

Whatever a game can reach is accepted. Refused is what no game can reach as far as the table itself
shows it: cards, tokens, hands, turns left, what clues have told. That a long enough game with
these very turns exists is not proved.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NoReturn, TypeVar

from tutor.core.errors import ImpossiblePositionError
from tutor.games.hanabi.engine.cards import (
    CLUE_BITS,
    COLOR_BIT,
    RANK_BIT,
    RANKS,
    TOP_RANK,
    TOUCHED,
    Card,
    Suit,
)
from tutor.games.hanabi.engine.deck import UnknownDeck
from tutor.games.hanabi.engine.position import Hand, Position
from tutor.games.hanabi.engine.reasons import EndCause, Flaw
from tutor.games.hanabi.engine.ruleset import MAX_PLAYERS, MIN_PLAYERS, Ruleset
from tutor.games.hanabi.engine.transition import is_gone, is_stuck

_CLUES: dict[int, Suit | int] = {
    **{bit: suit for suit, bit in COLOR_BIT.items()},
    **{bit: rank for rank, bit in RANK_BIT.items()},
}
P = TypeVar("P", bound=Position)

_TOPS = {0, *RANKS}
_ANY_COLOR = sum(COLOR_BIT.values())
# The game was ended by a card that somebody played or discarded: nothing was drawn for it.
_ENDED_BY_CARD = {EndCause.STRIKES, EndCause.PERFECT, EndCause.CARD_GONE}


def build(
    ruleset: Ruleset,
    *,
    to_act: int,
    hands: tuple[Hand, ...],
    marks: tuple[tuple[int, ...], ...],
    fireworks: Mapping[Suit, int],
    discards: tuple[Card, ...],
    clue_tokens: int,
    strikes: int,
    deck: tuple[Card, ...],
    turns_left: int | None,
) -> Position:
    """Return the position made of these parts; it has no events.

    The parts are the fields of Position; only `fireworks` has the top number by suit, in the
    ruleset's order. `deck` may be an UnknownDeck; `marks` has an int for each card in hand.
    Whether the game is over follows from the rest. Raises ImpossiblePositionError with a Flaw for
    what cannot be.
    """
    _check_seats(to_act, len(hands))
    _check_fireworks(ruleset, fireworks)
    _check_tokens(ruleset, clue_tokens, strikes, len(discards))
    state = Position(
        ruleset=ruleset,
        to_act=to_act,
        hands=hands,
        marks=marks,
        reach=tuple(ruleset.tables.reach(hand) for hand in hands),
        fireworks=tuple(fireworks.values()),
        discards=discards,
        clue_tokens=clue_tokens,
        strikes=strikes,
        deck=deck,
        turns_left=turns_left,
    )
    state = state._replace(ending=ending_of(state))
    _check_turns_left(state)
    _check_hand_sizes(state)
    _check_cards(state)
    _check_ending(state)
    _check_marks(state)
    return state


def hide_deck(state: P) -> P:
    """Return the position without the order of the deck."""
    return state._replace(deck=UnknownDeck(state.deck_size), events=())


def ending_of(state: Position) -> EndCause | None:
    """Return why the game is over in this position, None if it goes on; `state.ending` is ignored.

    The same as what the engine finds turn by turn (rules `end-strikes`, `end-perfect`,
    `play-on-card-gone`, `end-last-round`, `play-on-no-action`).
    """
    if state.strikes >= state.ruleset.fuses:
        return EndCause.STRIKES
    if min(state.fireworks) == TOP_RANK:
        return EndCause.PERFECT
    if state.ruleset.play_on and any(_gone(state)):
        return EndCause.CARD_GONE
    if state.turns_left == 0:
        return EndCause.LAST_ROUND
    if not state.hands[state.to_act] and is_stuck(state.to_act, state.reach, state.clue_tokens):
        return EndCause.NO_ACTION
    return None


def _gone(state: Position) -> Iterator[Card]:
    """Yield the cards still to be played of which every copy has been discarded."""
    cards = dict.fromkeys(state.discards)
    return (card for card in cards if is_gone(state, card, state.discards))


def _refuse(flaw: Flaw, **details: Any) -> NoReturn:
    raise ImpossiblePositionError(flaw, **details)


def _check_seats(to_act: int, players: int) -> None:
    if not MIN_PLAYERS <= players <= MAX_PLAYERS:
        _refuse(Flaw.WRONG_PLAYERS, players=players)
    if not 0 <= to_act < players:
        _refuse(Flaw.UNKNOWN_PLAYER, player=to_act, players=players)


def _check_fireworks(ruleset: Ruleset, fireworks: Mapping[Suit, int]) -> None:
    if tuple(fireworks) == ruleset.suits and _TOPS.issuperset(fireworks.values()):
        return
    notation = "".join(f"{suit}{top}" for suit, top in fireworks.items())
    _refuse(Flaw.WRONG_FIREWORKS, found=notation, expected="".join(ruleset.suits))


def _check_tokens(ruleset: Ruleset, clue_tokens: int, strikes: int, discards: int) -> None:
    if not 0 <= clue_tokens <= ruleset.clue_tokens:
        _refuse(Flaw.TOO_MANY_TOKENS, found=clue_tokens, most=ruleset.clue_tokens)
    if not 0 <= strikes <= ruleset.fuses:
        _refuse(Flaw.TOO_MANY_STRIKES, found=strikes, most=ruleset.fuses)
    if discards < strikes:
        _refuse(Flaw.TOO_FEW_DISCARDS, found=discards, strikes=strikes)


def _check_turns_left(state: Position) -> None:
    """Check that only a last round has turns left."""
    turns_left, players = state.turns_left, state.players
    if state.deck or state.ruleset.play_on:
        fits = turns_left is None
    else:
        # The turn that draws the last card does not end the game.
        most = players - 1 if state.ending in _ENDED_BY_CARD else players
        fits = turns_left is not None and 0 <= turns_left <= most
    if not fits:
        _refuse(Flaw.WRONG_TURNS_LEFT, turns_left=turns_left, deck_size=state.deck_size)


def _check_hand_sizes(state: Position) -> None:
    """Check hand sizes: full while there is a deck, then one card less for each turn."""
    full = state.ruleset.hand_size(state.players)
    ended_by = (state.to_act - 1) % state.players if state.ending in _ENDED_BY_CARD else None
    for player, hand in enumerate(state.hands):
        fewest = most = full
        if player == ended_by:
            fewest = most = full - 1
        if not state.deck:
            if state.turns_left is None:
                fewest = 0
            elif (state.to_act - 1 - player) % state.players < state.players - state.turns_left:
                fewest = full - 1
        if not fewest <= len(hand) <= most:
            _refuse(Flaw.WRONG_HAND_SIZE, player=player, found=len(hand), fewest=fewest, most=most)


def _check_cards(state: Position) -> None:
    """Check that every card of the ruleset is in exactly one place."""
    ruleset = state.ruleset
    cards = [card for hand in state.hands for card in hand]
    cards += state.discards
    for place, top in enumerate(state.fireworks):
        first = place * TOP_RANK
        cards += ruleset.cards[first : first + top]
    hidden = len(state.deck)
    if not isinstance(state.deck, UnknownDeck):
        cards += state.deck
        hidden = 0
        if tuple(sorted(cards)) == ruleset.deck:
            return
    for card, copies in sorted(Counter(cards).items()):
        if card.suit not in ruleset.suits:
            _refuse(Flaw.FOREIGN_SUIT, suit=card.suit)
        if copies > ruleset.copies(card):
            _refuse(Flaw.WRONG_COPIES, card=card, found=copies, expected=ruleset.copies(card))
    missing = len(ruleset.deck) - len(cards) - hidden
    if missing:
        expected = state.deck_size + missing
        _refuse(Flaw.WRONG_DECK_SIZE, found=state.deck_size, expected=expected)


def _check_ending(state: Position) -> None:
    """Check that a finished game ended with its last turn, not before."""
    if state.ending is EndCause.STRIKES:
        if min(state.fireworks) == TOP_RANK:
            _refuse(Flaw.LOST_AND_PERFECT)
        if state.is_playable(state.discards[-1]):
            _refuse(Flaw.LAST_STRIKE_FITS, card=state.discards[-1])
    if state.ruleset.play_on:
        for card in _gone(state):
            if card != state.discards[-1]:
                _refuse(Flaw.CARD_GONE_BEFORE, card=card)


# What the cards have been told


def _check_marks(state: Position) -> None:
    """Check that the clue marks are true, complete for each hand, and paid for."""
    tables = state.ruleset.tables
    namable = sum(tables.color_bit.values()) + sum(tables.rank_bit.values())
    clues = 0
    for player, (hand, marks) in enumerate(zip(state.hands, state.marks, strict=True)):
        older = namable
        for slot, (card, bits) in enumerate(zip(hand, marks, strict=True)):
            touched, denied = bits & TOUCHED, bits >> CLUE_BITS
            touching = tables.touched_by[card]
            if touched & ~touching or denied & touching or (touched | denied) & ~older:
                _refuse_mark(state, player, slot, older, namable)
            older = touched | denied
            if slot == 0:
                clues += older.bit_count()
    if clues:
        _check_clue_count(state, clues)


def _refuse_mark(state: Position, player: int, slot: int, older: int, namable: int) -> NoReturn:
    """Raise the error for an impossible clue mark, with the plainest reason."""
    ruleset, card, bits = state.ruleset, state.hands[player][slot], state.marks[player][slot]
    touched, denied = bits & TOUCHED, bits >> CLUE_BITS
    where = {"player": player, "slot": slot}
    for clue in _named((touched | denied) & ~namable):
        wild = clue is ruleset.wild_suit
        _refuse(Flaw.WILD_SUIT_NAMED if wild else Flaw.FOREIGN_CLUE, **where, clue=clue)
    for clue in _named(touched & denied):
        _refuse(Flaw.TOLD_BOTH, **where, clue=clue)
    colors, ranks = touched & _ANY_COLOR, touched & ~_ANY_COLOR
    for kind in (ranks,) if ruleset.wild_suit else (colors, ranks):
        if kind.bit_count() > 1:
            clue, other, *_ = _named(kind)
            _refuse(Flaw.TOLD_TWO_OF_A_KIND, **where, clue=clue, other=other)
    touching = ruleset.tables.touched_by[card]
    for clue in _named(touched & ~touching | denied & touching):
        _refuse(Flaw.TOLD_WRONGLY, **where, card=card, clue=clue)
    clue = next(_named((touched | denied) & ~older))
    _refuse(Flaw.OLDER_CARD_NOT_TOLD, player=player, slot=slot - 1, clue=clue)


def _named(bits: int) -> Iterator[Suit | int]:
    """Yield the colours, then the numbers, named by these clue bits."""
    return (clue for bit, clue in _CLUES.items() if bits & bit)


def _check_clue_count(state: Position, count: int) -> None:
    """Check that the clues cost no more tokens than there were."""
    recovered = len(state.discards) - state.strikes + state.fireworks.count(TOP_RANK)
    most = state.ruleset.clue_tokens - state.clue_tokens + recovered
    if count > most:
        _refuse(Flaw.TOO_MANY_CLUES, found=count, most=most)
