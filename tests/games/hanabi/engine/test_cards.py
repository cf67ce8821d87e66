"""Cards and suits."""

import copy
import pickle

import pytest

from tutor.core.errors import BadSyntaxError
from tutor.games.hanabi.engine import Card, Suit
from tutor.games.hanabi.engine.actions import ColorClue, parse_action
from tutor.games.hanabi.engine.cards import CARDS, RANKS, SUITS, card_of


def test_suits_have_their_letters_in_the_fixed_order() -> None:
    """The order is red, yellow, green, blue, white, multicolour."""
    assert "".join(SUITS) == "rygbwm"
    assert [suit.order for suit in SUITS] == list(range(6))


def test_every_card_is_its_suit_and_rank() -> None:
    """Five numbers in six suits; a card's name, its repr and its parts give it back."""
    assert len(CARDS) == len(set(CARDS)) == len(SUITS) * len(RANKS)
    for card in CARDS:
        assert Card(str(card)) is card
        assert eval(repr(card)) is card
        assert card_of(card.suit, card.rank) is card
        assert str(card) == f"{card.suit}{card.rank}"


def test_black_cards_are_read_as_white_ones() -> None:
    """`k` is what boxes with black cards call the fifth colour; it is written as `w`."""
    for rank in RANKS:
        assert str(Card(f"k{rank}")) == f"w{rank}"
    assert parse_action("color-1-k") == ColorClue(1, Suit.WHITE)


def test_every_card_is_true() -> None:
    """A card found is never taken for no card, though the first one's number is 0."""
    assert all(CARDS)


def test_a_card_is_the_number_of_its_identity() -> None:
    """A card is suit order × 5 + rank − 1, so that sets of cards are bit masks."""
    assert [int(card) for card in CARDS] == list(range(30))
    assert int(Card("y3")) == Suit("y").order * 5 + 2


@pytest.mark.parametrize(
    "copied", [copy.copy, copy.deepcopy, lambda c: pickle.loads(pickle.dumps(c))]
)
def test_cards_stay_interned(copied: object) -> None:
    """A copied or unpickled card is the same object."""
    assert copied(Card("g5")) is Card("g5")  # type: ignore[operator]


@pytest.mark.parametrize(
    ("name", "position"),
    [
        ("", 0),
        ("x1", 0),
        ("R1", 0),
        ("1r", 0),
        ("r", 1),
        ("r0", 1),
        ("r6", 1),
        ("r١", 1),
        ("r12", 2),
    ],
)
def test_a_text_that_is_no_card_is_refused(name: str, position: int) -> None:
    """The error says at which character the name stops being one."""
    with pytest.raises(BadSyntaxError) as refused:
        Card(name)
    assert (refused.value.field, refused.value.text) == ("card", name)
    assert refused.value.position == position
