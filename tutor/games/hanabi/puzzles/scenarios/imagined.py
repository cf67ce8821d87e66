"""Worlds that look the same to a player: own hand and deck dealt anew from what is out of sight.

They follow from the player's view alone, so whatever is worked out from them, such as the proof of
a scenario, tells nothing of the true hidden cards.
"""

from collections.abc import Sequence
from functools import lru_cache

from tutor.core.errors import UnsupportedError
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.cards import Card
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import IdentitySet, allowed, has

_WORLDS = 4


@lru_cache(maxsize=256)
def imagined(state: GameState, seat: int) -> tuple[GameState, ...]:
    """Return a few worlds that look like this one to the player at `seat`.

    They are the same whichever of the worlds that look so is given. Raises UnsupportedError for
    clues that no hand can have been told.
    """
    unseen = sorted((*state.hands[seat], *state.deck))
    could_be = [allowed(state.ruleset, told) for told in state.marks[seat]]
    return tuple(
        _dealt(state, seat, could_be, SeededChoice(number).shuffled(unseen))
        for number in range(_WORLDS)
    )


def _dealt(
    state: GameState, seat: int, could_be: Sequence[IdentitySet], cards: Sequence[Card]
) -> GameState:
    """Return the world with these cards in the hand, as far as they may be there, and the deck."""
    deck = list(cards)
    slots = sorted(range(len(could_be)), key=lambda slot: could_be[slot].bit_count())
    taken = _fitting([could_be[slot] for slot in slots], deck)
    if taken is None:
        raise UnsupportedError("clues", "no hand can have been told so")
    hand = tuple(card for _, card in sorted(zip(slots, taken, strict=True)))
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    reach = tuple(map(state.ruleset.tables.reach, hands))
    return state._replace(hands=hands, reach=reach, deck=tuple(deck), events=())


def _fitting(could_be: Sequence[IdentitySet], pool: list[Card]) -> tuple[Card, ...] | None:
    """Take a card for each of these out of the pool, the first that will do; None if none will."""
    if not could_be:
        return ()
    for card in dict.fromkeys(pool):
        if has(could_be[0], card):
            place = pool.index(card)
            del pool[place]
            others = _fitting(could_be[1:], pool)
            if others is not None:
                return (card, *others)
            pool.insert(place, card)
    return None
