"""Sets of identities."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.core.errors import BadSyntaxError
from tutor.games.hanabi.engine import Card, Suit
from tutor.games.hanabi.engine.cards import CARDS
from tutor.games.hanabi.knowledge import cards_in, format_set, has, parse_set, set_of, stretch


@given(st.sets(st.sampled_from(CARDS)))
def test_a_set_gives_back_the_cards_it_was_made_of(cards: set[Card]) -> None:
    """Made of cards and read again, a set has the same cards, in order, and their number."""
    identities = set_of(cards)
    assert cards_in(identities) == tuple(sorted(cards))
    assert identities.bit_count() == len(cards)
    assert {card for card in CARDS if has(identities, card)} == cards


@given(st.integers(0, (1 << len(CARDS)) - 1))
def test_names_round_trip(identities: int) -> None:
    """The names of a set's cards give the set back."""
    assert parse_set(format_set(identities)) == identities


def test_names_are_in_the_order_of_suits() -> None:
    """Cards are named suit by suit, numbers rising, doubles once."""
    assert format_set(parse_set("m1 k2 r5 r3 r5")) == "r3 r5 w2 m1"
    assert parse_set("") == 0


def test_a_name_that_is_no_card_is_refused() -> None:
    """The error names the character that makes no sense."""
    with pytest.raises(BadSyntaxError) as refused:
        parse_set("r1 r6")
    assert (refused.value.text, refused.value.position) == ("r6", 1)


@pytest.mark.parametrize(
    ("above", "up_to", "names"),
    [(0, 5, "b1 b2 b3 b4 b5"), (2, 4, "b3 b4"), (4, 5, "b5"), (3, 3, ""), (5, 2, "")],
)
def test_a_stretch_has_its_upper_end_and_not_its_lower(above: int, up_to: int, names: str) -> None:
    """A stretch leaves out its lower end and takes in its upper one."""
    assert format_set(stretch(Suit("b"), above, up_to)) == names
