"""What a card has been told, as bits and as words."""

from hypothesis import given
from hypothesis import strategies as st

from tutor.games.hanabi.engine import Suit, Told
from tutor.games.hanabi.engine.cards import CLUE_BITS, COLOR_BIT, RANK_BIT


def test_every_clue_has_one_bit_of_its_own() -> None:
    """Seven colours and five numbers fill twelve bits."""
    bits = [*COLOR_BIT.values(), *RANK_BIT.values()]
    assert sorted(bits) == [1 << index for index in range(CLUE_BITS)]


@given(st.integers(0, (1 << 2 * CLUE_BITS) - 1))
def test_told_and_bits_are_the_same(bits: int) -> None:
    """Reading bits and writing them again loses nothing."""
    assert Told.from_bits(bits).bits == bits


def test_a_card_told_nothing_is_false() -> None:
    """`bool` says whether any clue was given, one that passed the card by included."""
    assert not Told()
    assert Told(denied_colors=(Suit.RED,))
    assert Told.from_bits(RANK_BIT[3]) == Told(ranks=(3,))
