"""Positions that differ only in what a player can't know."""

from collections import Counter
from itertools import combinations

from tutor.games.hanzi.deck import CARDS, Character
from tutor.games.hanzi.engine import GameState


def hidden_otherwise(state: GameState, reads: frozenset[Character]) -> GameState | None:
    """Return a position that looks the same to the reader: two unread characters have swapped."""
    held = [c for seat in range(state.players) for c in state.holds(seat)]
    counts = Counter(c for c in (*state.grid, *state.pile, *held) if c)
    unread = sorted({c.character for c in counts} - reads, key=str)
    for one, other in combinations(unread, 2):
        of = {c.period: c for c in CARDS if c.character is one}
        as_other = {c.period: c for c in CARDS if c.character is other}
        pairs = [(of.get(period), as_other.get(period)) for period in (1, 2)]
        alike = one.cards[0].points == other.cards[0].points
        known = not alike and {c.character for c in held} & {one, other}
        if not known and all((a and counts[a]) == (b and counts[b]) for a, b in pairs):
            swap = dict(pairs) | {b: a for a, b in pairs}
            top, pile = state.pile[:1], state.pile[1:]
            return state._replace(
                grid=tuple(swap.get(c, c) for c in state.grid),
                pile=tuple(swap.get(c) or c for c in (*top, *pile[::-1])),
                hands=tuple(tuple(swap.get(c) or c for c in hand) for hand in state.hands),
                new_cards=tuple(tuple(swap.get(c) or c for c in hand) for hand in state.new_cards),
                task_deck=(*state.task_deck[:1], *state.task_deck[:0:-1]),
                seed=state.seed + 1,
            )
    return None
