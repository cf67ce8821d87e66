"""The quiet partner: foreseeable from what everyone at the table knows."""

import pytest
from hypothesis import given

from tests.support.strategies import positions
from tests.support.table_script import TableScript
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.scripted_partners import quiet_action


def replied(table: TableScript) -> str:
    """Return the name of the partner's action."""
    return str(quiet_action(table.state))


def test_the_oldest_card_proven_playable_is_played() -> None:
    """At the start every 1 fits, whatever its colour."""
    table = TableScript("Ann Bob", ["r2 r3 y4 g5 b5", "g3 r1 b1 y4 w5"])
    assert replied(table.do("Ann clues 1 to Bob (slots 2,3)")) == "play-1"


def test_cards_in_other_hands_prove_nothing() -> None:
    """Every other red card is in sight, but some of them only in Bob's hand: Ann does not play."""
    table = TableScript(
        "Ann Bob",
        ["r3 g2 y3 g3 b3", "r3 r5 r1 w4 b4"],
        fireworks="r2 y2",
        discards="r1 r2 r4 r4",
    )
    table.do("Ann clues 5 to Bob (slot 2)", "Bob clues red to Ann (slot 1)")
    assert replied(table) == "discard-1"


def test_the_discard_pile_proves_a_card_playable() -> None:
    """A red card is the red 4 once every other red card lies on the table."""
    table = TableScript(
        "Ann Bob",
        ["r4 g2 y3 g3 b3", "y3 g5 g1 w4 b4"],
        fireworks="r3",
        discards="r1 r1 r2 r3 r4 r5",
        clue_tokens=5,
        starts="Bob",
    )
    assert replied(table.do("Bob clues red to Ann (slot 1)")) == "play-0"


def test_what_is_proven_useless_goes_first() -> None:
    """All fireworks have begun, so a 1 is of no use; it goes before older cards."""
    table = TableScript(
        "Ann Bob",
        ["y4 r1 b3 g5 b5", "r3 y4 b4 g4 w4"],
        fireworks="r1 y1 g1 b1 w1",
        clue_tokens=4,
        starts="Bob",
    )
    assert replied(table.do("Bob clues 1 to Ann (slot 2)")) == "discard-1"


def test_then_the_oldest_that_no_clue_pointed_at() -> None:
    """A clue saves a card from being discarded; left out by a clue does not count."""
    table = TableScript(
        "Ann Bob", ["y4 r4 b3 g5 b5", "r3 y4 b4 g4 w4"], clue_tokens=4, starts="Bob"
    )
    assert replied(table.do("Bob clues yellow to Ann (slot 1)")) == "discard-1"


def test_with_all_tokens_there_the_next_player_is_told_a_number() -> None:
    """Nobody may discard, and nothing is proven: the number of Cat's oldest card."""
    table = TableScript("Ann Bob Cat", starts="Bob")
    oldest = table.state.hands[2][0]
    assert replied(table) == f"rank-2-{oldest.rank}"


@pytest.mark.parametrize(
    ("rules", "action"), [("play-on", "play-0"), ("play-on.empty-clues", "rank-1-1")]
)
def test_no_clue_touches_nothing_unless_agreed(rules: str, action: str) -> None:
    """All tokens are there and Bob has no card left: Ann can only play, or give an empty clue."""
    hands = ["r5 y1", ""]
    table = TableScript("Ann Bob", hands, ruleset=rules, fireworks="r4 y5 g5 b5 w5", deck_size=0)
    assert replied(table) == action
    table.state.verify(quiet_action(table.state))


def test_a_card_proven_useless_is_not_tried_first() -> None:
    """Of Ann's cards the oldest is yellow, and that firework is done; all tokens are back."""
    table = TableScript(
        "Ann Bob",
        ["y1 y2 r5 r1", "w5"],
        ruleset="play-on",
        fireworks="r4 y5 g5 b5 w4",
        deck_size=0,
        starts="Bob",
    )
    table.do("Bob clues yellow to Ann (slots 1,2)", "Ann plays slot 2 (y2)")
    assert replied(table.do("Bob plays slot 1 (w5)")) == "play-1"


def test_nobody_is_asked_after_the_end() -> None:
    """Once the game is over there is no reply."""
    table = TableScript("Ann Bob", fireworks="r5 y5 g5 b5 w4", hands=["w5 r1 r2 r3 r4"])
    table.do("Ann plays slot 1 (w5)")
    with pytest.raises(ValueError, match="the game is over"):
        quiet_action(table.state)


@given(positions())
def test_replies_are_legal_and_need_no_hidden_card(state: GameState) -> None:
    """The partner's own view, and what lies on the table, lead to the same legal reply."""
    if state.outcome is not None:
        return
    action = quiet_action(state)
    state.verify(action)
    view = View.of(state, state.to_act)
    assert quiet_action(view) == action
    others = tuple(() for _ in view.hands)
    if str(action).startswith(("play", "discard")):
        assert quiet_action(view._replace(hands=others)) == action
