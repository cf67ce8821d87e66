"""What the clues allow."""

from hypothesis import given
from hypothesis import strategies as st

from tests.games.hanabi.identity_sets import format_set
from tests.games.hanabi.worlds import agrees
from tests.support.strategies import rulesets
from tests.support.table_script import TableScript
from tutor.games.hanabi.engine import ClueMarks, Ruleset, Suit
from tutor.games.hanabi.knowledge import View, allowed, allowed_by_clues, cards_in

PLAIN = "r3 g2 b1 w4 y5"


def allowed_to_ann(ruleset: str, hand: str, *sentences: str) -> list[str]:
    """Return what Ann's cards could be by clues from Bob, Cat …, as names by slot."""
    game = TableScript("Ann Bob Cat", [hand, "r1 r1 y1 y1 g1"], ruleset=ruleset, starts="Bob")
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
    told = ClueMarks(
        colors=tuple(color for color in colors if color in ruleset.clue_suits),
        ranks=tuple(ranks),
        denied_colors=tuple(color for color in no_colors if color in ruleset.clue_suits),
        denied_ranks=tuple(no_ranks),
    )
    expected = tuple(card for card in ruleset.cards if agrees(card, told, ruleset))
    assert cards_in(allowed(ruleset, told.bits)) == expected
