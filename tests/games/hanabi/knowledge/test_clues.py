"""What the clues allow."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.hanabi.worlds import agrees
from tests.scenario import Scenario
from tests.strategies import rulesets
from tutor.games.hanabi.engine import Ruleset, Suit, Told
from tutor.games.hanabi.knowledge import View, allowed, allowed_by_clues, cards_in, format_set

PLAIN = "r3 g2 b1 w4 y5"
WITH_WILD = "m1 g2 b3 w4 y5"


def allowed_to_ann(ruleset: str, hand: str, *sentences: str) -> list[str]:
    """Return what Ann's cards could be by clues from Bob, Cat …, as names by slot."""
    game = Scenario("Ann Bob Cat", [hand, "r1 r1 y1 y1 g1"], ruleset=ruleset, starts="Bob")
    view = View.of(game.do(*sentences).state, game.seat("Ann"))
    return [format_set(could) for could in allowed_by_clues(view)]


def test_without_a_clue_a_card_could_be_any_card_of_the_deck() -> None:
    """All 25 or 30 identities are possible at first."""
    for code, identities in (("base", 25), ("sixth-5", 30), ("wild-10", 30)):
        assert allowed(Ruleset.parse(code), 0).bit_count() == identities


def test_a_color_clue_says_yes_to_some_cards_and_no_to_the_others() -> None:
    """The card pointed at is red; the others are not, which leaves twenty identities."""
    red, other, *_ = allowed_to_ann("base", PLAIN, "Bob clues red to Ann (slot 1)")
    assert red == "r1 r2 r3 r4 r5"
    assert len(other.split()) == 20
    assert "r" not in other


def test_color_and_number_together_name_the_card() -> None:
    """Red and 3 leave r3 alone; not red and not 3 leave sixteen."""
    named, other, *_ = allowed_to_ann(
        "base", PLAIN, "Bob clues red to Ann (slot 1)", "Cat clues 3 to Ann (slot 1)"
    )
    assert named == "r3"
    assert len(other.split()) == 16


def test_numbers_denied_one_by_one_leave_the_last() -> None:
    """A card that is no 1, 2, 3 or 4 is a 5."""
    *_, five = allowed_to_ann(
        "base",
        PLAIN,
        "Bob clues 1 to Ann (slot 3)",
        "Cat clues 2 to Ann (slot 2)",
        "Ann clues green to Bob (slot 5)",
        "Bob clues 3 to Ann (slot 1)",
        "Cat clues 4 to Ann (slot 4)",
    )
    assert five == "r5 y5 g5 b5 w5"


@pytest.mark.parametrize("ruleset", ["wild-5", "wild-10"])
def test_one_color_leaves_its_own_suit_and_the_wild_one(ruleset: str) -> None:
    """A card touched by green is green or multicolour; one passed by is neither."""
    wild, green, other, *_ = allowed_to_ann(
        ruleset, WITH_WILD, "Bob clues green to Ann (slots 1,2)"
    )
    assert wild == green == "g1 g2 g3 g4 g5 m1 m2 m3 m4 m5"
    assert len(other.split()) == 20
    assert "m" not in other


@pytest.mark.parametrize("ruleset", ["wild-5", "wild-10"])
def test_two_different_colors_prove_a_wild_card(ruleset: str) -> None:
    """Touched by green and by blue, a card is multicolour; by green and not by blue, it isn't."""
    wild, green, *_ = allowed_to_ann(
        ruleset,
        WITH_WILD,
        "Bob clues green to Ann (slots 1,2)",
        "Cat clues blue to Ann (slots 1,3)",
    )
    assert wild == "m1 m2 m3 m4 m5"
    assert green == "g1 g2 g3 g4 g5"


@pytest.mark.parametrize("ruleset", ["sixth-5", "sixth-10"])
def test_as_a_sixth_color_multicolor_is_a_color_like_the_others(ruleset: str) -> None:
    """A clue for multicolour touches those cards alone, a clue for green none of them."""
    multi, green, *_ = allowed_to_ann(ruleset, WITH_WILD, "Bob clues multicolour to Ann (slot 1)")
    assert multi == "m1 m2 m3 m4 m5"
    assert "m" not in green
    multi, green, *_ = allowed_to_ann(ruleset, WITH_WILD, "Bob clues green to Ann (slot 2)")
    assert "m1" in multi
    assert "g" not in multi
    assert green == "g1 g2 g3 g4 g5"


def test_a_clue_that_touches_nothing_denies_to_every_card() -> None:
    """Where empty clues are allowed, "no 5s" is told to the whole hand."""
    hand = allowed_to_ann("empty-clues", "r1 g2 b3 w4 y4", "Bob clues 5 to Ann (no slots)")
    assert all(len(could.split()) == 20 and "5" not in could for could in hand)


SOME_COLORS = st.lists(st.sampled_from(Suit), unique=True, max_size=2)
SOME_RANKS = st.lists(st.sampled_from((1, 2, 3, 4, 5)), unique=True, max_size=2)


@given(rulesets(), SOME_COLORS, SOME_COLORS, SOME_RANKS, SOME_RANKS)
def test_the_table_agrees_with_the_sentence(
    ruleset: Ruleset,
    colors: list[Suit],
    no_colors: list[Suit],
    ranks: list[int],
    no_ranks: list[int],
) -> None:
    """For whatever a card is told, possible or not, the set holds the cards that agree with it."""
    told = Told(
        colors=tuple(color for color in colors if color in ruleset.clue_suits),
        ranks=tuple(ranks),
        denied_colors=tuple(color for color in no_colors if color in ruleset.clue_suits),
        denied_ranks=tuple(no_ranks),
    )
    expected = tuple(card for card in ruleset.cards if agrees(card, told, ruleset))
    assert cards_in(allowed(ruleset, told.bits)) == expected
