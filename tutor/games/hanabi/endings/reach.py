"""In which orders the points may still be made: a bound that cuts the search short.

It is generous: all players see all cards, may pass instead of giving a clue, and discard what they
like. So it may promise too much and never too little; what it rules out is won by nobody.
"""

from functools import lru_cache

from tutor.games.hanabi.endings.belief import PLAIN, Belief, Order
from tutor.games.hanabi.engine.cards import CARDS, TOP_RANK
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import IdentitySet, set_of
from tutor.games.hanabi.knowledge.status import highest_score, needed, pace, playable

_NOT_NEEDED = -1


def in_reach(belief: Belief, points: int) -> tuple[Order, ...]:
    """Return the orders in which `points` may still be reached."""
    state = belief.state
    if state.outcome is not None:
        return belief.orders if state.outcome.score >= points else ()
    highest, missing = highest_score(state), points - state.points
    if highest < points or pace(state) + highest < points:
        return ()
    if state.ruleset.play_on or missing <= 0:
        return belief.orders
    useful = needed(state)
    fitting = playable(state)
    held = [set_of(hand) & useful for hand in state.hands]
    seat, size = belief.seat, belief.hand_size
    reachable = []
    for order in belief.orders:
        held[seat] = set_of(order[:size]) & useful
        deck = tuple([card if useful >> card & 1 else _NOT_NEEDED for card in order[size:]])
        hands = tuple(held)
        if deck:
            enough = _before_the_last_round(fitting, hands, deck, missing)
        else:
            assert state.turns_left is not None
            enough = _in_the_last_round(fitting, hands, state.to_act, state.turns_left, missing)
        if enough:
            reachable.append(order)
    return tuple(reachable)


@lru_cache(maxsize=1 << 16)
def _in_the_last_round(
    fitting: IdentitySet, hands: tuple[IdentitySet, ...], turn: int, turns: int, missing: int
) -> bool:
    if missing <= 0:
        return True
    if missing > turns:
        return False
    then = (turn + 1) % len(hands)
    plays = hands[turn] & fitting
    while plays:
        card = plays & -plays
        plays ^= card
        if _in_the_last_round(_built(fitting, card), hands, then, turns - 1, missing - 1):
            return True
    return _in_the_last_round(fitting, hands, then, turns - 1, missing)


@lru_cache(maxsize=1 << 16)
def _before_the_last_round(
    fitting: IdentitySet, hands: tuple[IdentitySet, ...], deck: tuple[int, ...], missing: int
) -> bool:
    players = len(hands)
    if missing <= 0:
        return True
    if missing > len(deck) + players:
        return False
    drawn, rest = deck[0], deck[1:]
    for seat, hand in enumerate(hands):
        held = hand if drawn == _NOT_NEEDED else hand | 1 << drawn
        then = (*hands[:seat], held, *hands[seat + 1 :])
        plays = hand & fitting
        options = [(fitting, missing)]
        while plays:
            card = plays & -plays
            plays ^= card
            options.append((_built(fitting, card), missing - 1))
        for built, still in reversed(options):
            if rest:
                enough = _before_the_last_round(built, then, rest, still)
            else:
                turn = (seat + 1) % players
                enough = _in_the_last_round(built, then, turn, players, still)
            if enough:
                return True
    return False


def _built(fitting: IdentitySet, card: IdentitySet) -> IdentitySet:
    """Return the cards that are playable once this card, a set of one, has been played."""
    top = card & _FIVES
    return fitting & ~card if top else fitting & ~card | card << 1


_FIVES = set_of(card for card in CARDS if card.rank == TOP_RANK)


def is_out_of_reach(state: GameState, points: int) -> bool:
    """Return whether nobody can reach `points` from here, even with all cards open.

    The order of the deck has to be known. False proves nothing.
    """
    order = state.hands[0] + state.deck
    return not in_reach(Belief(0, state, PLAIN, (order,)), points)
