"""Sets of identities."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.hanabi.identity_sets import format_set
from tutor.games.hanabi.engine import Card, Suit
from tutor.games.hanabi.engine.cards import CARDS
from tutor.games.hanabi.knowledge import cards_in, has, set_of, stretch


@given(st.sets(st.sampled_from(CARDS)))
def test_a_set_gives_back_the_cards_it_was_made_of(cards: set[Card]) -> None:
    """Made of cards and read again, a set has the same cards, in order, and their number."""
    identities = set_of(cards)
    assert cards_in(identities) == tuple(sorted(cards))
    assert identities.bit_count() == len(cards)
    assert {card for card in CARDS if has(identities, card)} == cards


@pytest.mark.parametrize(
    ("above", "up_to", "names"),
    [(0, 5, "b1 b2 b3 b4 b5"), (2, 4, "b3 b4"), (4, 5, "b5"), (3, 3, ""), (5, 2, "")],
)
def test_a_stretch_has_its_upper_end_and_not_its_lower(above: int, up_to: int, names: str) -> None:
    """A stretch leaves out its lower end and takes in its upper one."""
    assert format_set(stretch(Suit("b"), above, up_to)) == names
