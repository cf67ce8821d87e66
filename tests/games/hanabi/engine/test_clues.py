"""Giving clues."""

from typing import Any

import pytest

from tests.support.table_script import TableScript
from tutor.core.errors import IllegalActionError
from tutor.games.hanabi.engine import ColorClue, RankClue, RefusalReason, Suit

ANN = "r1 y2 g3 b4 w5"
BOB = "r1 r3 y1 b1 r5"
CAT = "w1 g2 g4 g1 w2"


def table(**settings: Any) -> TableScript:
    """Three players; Ann is to act."""
    return TableScript("Ann Bob Cat", [ANN, BOB, CAT], **settings)


def test_a_clue_costs_a_token_and_moves_no_card() -> None:
    """One token is spent, hands stay as they are, the turn passes (rule `clue-cost`)."""
    game = table().do("Ann clues red to Bob (slots 1,2,5)")
    assert (game.clue_tokens, game.turn) == (7, "Bob")
    assert [game.hand(name) for name in game.names] == [ANN, BOB, CAT]
    assert game.deck_size == 35
    assert game.events == ["Ann clues red to Bob (slots 1,2,5)"]


def test_a_colour_clue_points_at_all_cards_of_the_colour() -> None:
    """Nothing but the colour counts, and no matching card is left out (rule `clue-complete`)."""
    game = table().do("Ann clues red to Bob (slots 1,2,5)")
    assert game.marks("Bob") == ["red", "red", "not red", "not red", "red"]


def test_a_number_clue_points_at_all_cards_of_the_number() -> None:
    """Nothing but the number counts, and no matching card is left out (rule `clue-complete`)."""
    game = table().do("Ann clues 1 to Bob (slots 1,3,4)")
    assert game.marks("Bob") == ["1", "not 1", "1", "1", "not 1"]


def test_clues_add_up() -> None:
    """A card keeps every clue it got, those that passed it by included (rule `clue-denies`)."""
    game = table().do(
        "Ann clues red to Bob (slots 1,2,5)",
        "Bob clues 2 to Cat (slots 2,5)",
        "Cat clues 1 to Bob (slots 1,3,4)",
    )
    assert game.marks("Bob") == ["red 1", "red, not 1", "1, not red", "1, not red", "red, not 1"]
    assert game.clue_tokens == 5


def test_marks_move_with_their_cards() -> None:
    """When a card leaves the hand the newer ones move up, and the card drawn knows nothing."""
    game = table(draws="g5").do(
        "Ann clues red to Bob (slots 1,2,5)",
        "Bob plays slot 1 (r1)",
    )
    assert game.hand("Bob") == "r3 y1 b1 r5 g5"
    assert game.marks("Bob") == ["red", "not red", "not red", "red", ""]


def test_touched_lists_the_slots_a_clue_would_point_at() -> None:
    """The same slots as in the event, without giving the clue (rule `clue-complete`)."""
    assert table().state.touched(ColorClue(2, Suit.GREEN)) == (1, 2, 3)


@pytest.mark.parametrize(
    ("sentence", "reason", "rule"),
    [
        ("Ann clues red to Ann", RefusalReason.CLUE_TO_SELF, "clue-one-player"),
        ("Ann clues 1 to Ann", RefusalReason.CLUE_TO_SELF, "clue-one-player"),
        ("Ann clues white to Bob", RefusalReason.CLUE_TOUCHES_NOTHING, "clue-touches-some"),
        ("Ann clues 2 to Bob", RefusalReason.CLUE_TOUCHES_NOTHING, "clue-touches-some"),
        ("Ann clues multicolour to Bob", RefusalReason.UNKNOWN_SUIT, "clue-one-fact"),
        ("Ann clues 0 to Bob", RefusalReason.UNKNOWN_RANK, "clue-one-fact"),
        ("Ann clues 6 to Bob", RefusalReason.UNKNOWN_RANK, "clue-one-fact"),
        ("Bob clues red to Ann", RefusalReason.NOT_YOUR_TURN, "turn"),
    ],
)
def test_what_may_not_be_clued(sentence: str, reason: RefusalReason, rule: str) -> None:
    """Each refusal has its reason and the rule that says so."""
    refused = table().refused(sentence)
    assert (refused.reason, refused.rule) == (reason, rule)


@pytest.mark.parametrize("fact", ["red", "1"])
def test_without_a_token_a_clue_is_refused(fact: str) -> None:
    """A clue needs a token to spend (rule `clue-cost`)."""
    refused = table(clue_tokens=0).refused(f"Ann clues {fact} to Bob")
    assert (refused.reason, refused.rule) == (RefusalReason.NO_CLUE_TOKEN, "clue-cost")


@pytest.mark.parametrize("target", [-1, 3, 99])
def test_a_clue_goes_to_someone_at_the_table(target: int) -> None:
    """A seat that nobody sits on is refused as such (rule `clue-one-player`)."""
    state = table().state
    clue = ColorClue(target, Suit.RED)
    with pytest.raises(IllegalActionError, match="unknown-player") as refused:
        state.verify(clue)
    assert refused.value.rule == "clue-one-player"
    assert (refused.value.action, refused.value.state) == (clue, state)


@pytest.mark.parametrize(
    ("clue", "reason"),
    [
        (ColorClue(1, Suit.MULTI), RefusalReason.WILD_SUIT_NAMED),
        (RankClue(1, 6), RefusalReason.UNKNOWN_RANK),
        (ColorClue(3, Suit.RED), RefusalReason.UNKNOWN_PLAYER),
    ],
)
def test_what_can_never_be_clued_touches_no_slots_but_is_refused(
    clue: ColorClue | RankClue, reason: RefusalReason
) -> None:
    """Asking what such a clue touches is an error with its reason, not an empty answer."""
    with pytest.raises(IllegalActionError) as refusal:
        table(ruleset="wild-5").state.touched(clue)
    assert refusal.value.reason is reason
