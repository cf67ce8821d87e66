"""How many sequences of 1, 2, 3 actions there are from positions anyone can set up again.

One wrong legality near a position changes a count. They change only if the rules, the deals or the
player of playing.py do.
"""

from itertools import islice

import pytest

from tests.games.hanzi.playing import play
from tutor.games.hanzi.engine import GameState, Ruleset

COUNTS = {
    # ruleset, players, seed, actions played before: sequences of 1, 2, … actions
    (Ruleset.PLAIN, 3, 2, 21): [3, 90, 2610],  # card
    (Ruleset.PLAIN, 5, 2, 117): [20, 380, 1134],  # turning
    (Ruleset.PLAIN, 2, 2, 44): [3, 12, 273],  # task
    (Ruleset.PLAIN, 3, 0, 47): [18, 54, 1620],  # effect
    (Ruleset.PLAIN, 2, 3, 15): [3, 90, 2610],  # token
    (Ruleset.PLAIN, 5, 0, 87): [3, 90, 2610],  # crafting
    (Ruleset.PLAIN, 5, 4, 34): [2, 4, 94],  # reply
    (Ruleset.PLAIN, 4, 14, 116): [2, 10, 136],  # pair
    (Ruleset.CANGJIE, 4, 0, 52): [3, 90, 2610],  # card
    (Ruleset.CANGJIE, 3, 1, 68): [28, 756],  # turning
    (Ruleset.CANGJIE, 4, 1, 28): [3, 9, 27],  # task
    (Ruleset.CANGJIE, 2, 1, 99): [1, 3, 43],  # marker
    (Ruleset.CANGJIE, 2, 1, 113): [2, 36, 612],  # token
    (Ruleset.CANGJIE, 3, 2, 88): [1, 24, 552],  # crafting
    (Ruleset.CANGJIE, 1, 0, 53): [3, 12, 360],  # effect
    (Ruleset.CANGJIE, 1, 215, 17): [2, 6, 24],  # pair
    (Ruleset.CANGJIE, 4, 0, 33): [2, 4, 123],  # reply
}


def count(state: GameState, depth: int) -> int:
    """Return how many sequences of `depth` legal actions there are."""
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    return sum(count(state.apply(action), depth - 1) for action in actions)


@pytest.mark.parametrize(("position", "counts"), COUNTS.items())
def test_the_sequences_are_as_many_as_ever(
    position: tuple[Ruleset, int, int, int], counts: list[int]
) -> None:
    ruleset, players, seed, played = position
    _, state = next(islice(play(ruleset, players, seed), played, None))
    assert [count(state, depth) for depth in range(1, len(counts) + 1)] == counts
