"""What counting the copies in sight leaves."""

from typing import Any

import pytest

from tests.games.hanabi.identity_sets import format_set, parse_set
from tests.support.table_script import TableScript
from tutor.games.hanabi.engine import Card
from tutor.games.hanabi.knowledge import View, has, left_by_counting, sightings, unseen_copies

ANN = "y1 g2 b3 w4 y2"


def seen_by_ann(anns_hand: str, bobs_hand: str, *sentences: str, **given: Any) -> View:
    """Return Ann's view of her game with Bob after these sentences, Bob's first."""
    game = TableScript("Ann Bob", [anns_hand, bobs_hand], starts="Bob", **given)
    return View.of(game.do(*sentences).state, game.seat("Ann"))


def test_a_card_with_all_copies_in_sight_is_ruled_out() -> None:
    """One r4 in Bob's hand, one in the discard pile: Ann has none. One b4 rules out nothing."""
    for could in left_by_counting(seen_by_ann(ANN, "r4 b4 g1 g1 w1", discards="r4")):
        assert not could & parse_set("r4")
        assert could & parse_set("b4")


def test_built_cards_are_in_sight() -> None:
    """The r5 on its firework is the only one, and below it lies one of each number."""
    view = seen_by_ann(ANN, "b4 g1 g1 w1 w1", fireworks="r5")
    assert not left_by_counting(view)[0] & parse_set("r5")
    assert [unseen_copies(view)[Card(f"r{rank}")] for rank in range(1, 6)] == [2, 1, 1, 1, 0]


def test_clue_and_counting_together_leave_fewer_cards() -> None:
    """Red by clue, both r3 and both r4 in sight: Ann's card is r1, r2 or r5."""
    view = seen_by_ann(
        "r2 g2 b3 w4 y2", "r4 r3 g1 g1 w1", "Bob clues red to Ann (slot 1)", discards="r4 r3"
    )
    assert format_set(left_by_counting(view)[0]) == "r1 r2 r5"


@pytest.mark.parametrize(("ruleset", "possible"), [("sixth-5", False), ("sixth-10", True)])
def test_each_multicolor_card_of_five_is_alone(ruleset: str, possible: bool) -> None:
    """With five multicolour cards a single one in sight rules itself out, with ten it doesn't."""
    view = seen_by_ann(ANN, "m1 b4 g1 g1 w1", ruleset=ruleset)
    assert has(left_by_counting(view)[0], Card("m1")) == possible


BLUE_THEN_FIVE = (
    "Bob clues blue to Ann (slot 1)",
    "Ann discards slot 5 (y2)",
    "Bob clues 5 to Ann (slots 1,5)",
)
"""Ann's first card is b5 by two clues; her newest, a 5 too, was not there for the first."""


def test_a_known_card_of_ones_own_counts_too() -> None:
    """Ann knows that her first card is b5, so the newest, a 5 as well, is another 5."""
    view = seen_by_ann(
        "b5 y1 g2 w4 y2", "r4 b4 g1 g1 w1", *BLUE_THEN_FIVE, draws="y5", clue_tokens=4
    )
    first, *_, newest = left_by_counting(view)
    assert (format_set(first), format_set(newest)) == ("b5", "r5 y5 g5 w5")


def test_what_a_known_card_reveals_counts_in_turn() -> None:
    """With r5, y5 and g5 in sight and b5 known, the newest card was w5; so the next is no 5."""
    view = seen_by_ann(
        "b5 y1 g2 w4 y2",
        "r5 y5 g1 g1 w1",
        *BLUE_THEN_FIVE,
        "Ann discards slot 2 (y1)",
        discards="g5",
        draws="w5 r1",
        clue_tokens=4,
    )
    first, *_, fifth, newest = left_by_counting(view)
    assert (format_set(first), format_set(fifth)) == ("b5", "w5")
    assert not newest & parse_set("r5 y5 g5 b5 w5")


@pytest.mark.parametrize(
    ("second", "touched", "possible"), [("g4", ("1", "1,2"), True), ("r4", ("1,2", "1,2"), False)]
)
def test_known_cards_rule_out_a_card_once_they_are_all_its_copies(
    second: str, touched: tuple[str, str], possible: bool
) -> None:
    """A new card can be r4 while Ann knows of one r4 in her hand, not when she knows of both."""
    red, four = touched
    view = seen_by_ann(
        f"r4 {second} y2 b3 w5",
        "b4 g1 g1 w1 w1",
        f"Bob clues red to Ann (slot{'s' * (',' in red)} {red})",
        "Ann clues green to Bob (slots 2,3)",
        f"Bob clues 4 to Ann (slots {four})",
        "Ann discards slot 5 (w5)",
        draws="b2",
    )
    *_, new = left_by_counting(view)
    assert has(new, Card("r4")) == possible


def test_sightings_say_where_the_copies_are() -> None:
    """One r1 built, one discarded, one in Bob's newest slot: that is all three."""
    view = seen_by_ann(ANN, "r4 b4 g1 g1 r1", fireworks="r1", discards="r1 g3")
    seen = sightings(view, Card("r1"))
    assert (seen.firework, seen.discards, seen.hands) == (True, 1, ((1, 4),))
    assert sightings(view, Card("g3")) == (False, 1, ())
    assert sightings(view, Card("y1")) == (False, 0, ()), "nobody sees their own cards"
