"""Departures from custom, each in a position made for it, and one like it that is none.

They are those that few of the positions in tests/data/coach-positions.json are about.
"""

from typing import Any

import pytest

from tests.games.hanabi.coach.tables import own_turn
from tests.support.table_script import TableScript
from tutor.core.messages import Player
from tutor.games.hanabi.coach.customs import Judge
from tutor.games.hanabi.coach.customs.clues import clued_twice, token_wasted
from tutor.games.hanabi.coach.customs.discards import clued_discarded, newer_discarded, time_spent
from tutor.games.hanabi.coach.customs.plays import blind_last_fuse, play_order
from tutor.games.hanabi.coach.customs.saves import last_token, save_exposes
from tutor.games.hanabi.coach.moment import MomentKind, Tier
from tutor.games.hanabi.coach.outlook import Outlook
from tutor.games.hanabi.coach.own_turn import OwnTurn
from tutor.games.hanabi.engine import Card
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.partners import ALL_CONVENTIONS, NO_CONVENTIONS, ConventionSet

BOB = Player(1)
CAT = Player(2)
HAND = "r3 y3 g4 b4 w4"


def beside_bob(hand: str, action: str, **table: Any) -> OwnTurn:
    """Return Ann's first turn beside Bob, who holds this hand."""
    return own_turn(TableScript("Ann Bob", [HAND, hand], **table), action)


def told_by_bob(
    hand: str, clue: str, action: str, conventions: ConventionSet = NO_CONVENTIONS, **table: Any
) -> OwnTurn:
    """Return Ann's turn after Bob's clue about this hand of hers."""
    game = TableScript("Ann Bob", [hand, "r4 y4 g3 b3 w3"], starts="Bob", **table)
    return own_turn(game, action, clue, conventions=conventions)


def without_clues(action: str, conventions: ConventionSet) -> OwnTurn:
    """Return Ann's turn when nobody has given a clue."""
    game = TableScript("Ann Bob", [HAND, "r4 y4 g3 b3 w3"], clue_tokens=4)
    return own_turn(game, action, conventions=conventions)


def beside_bob_and_cat(action: str) -> OwnTurn:
    """Return Ann's turn with the last clue token; Cat's oldest card is a 5."""
    hands = [HAND, "r4 y4 g3 b3 w3", "r5 y2 g2 b2 w2"]
    return own_turn(TableScript("Ann Bob Cat", hands, clue_tokens=1), action)


def with_two_certain_ones(action: str) -> OwnTurn:
    """Return Ann's turn when she knows her red 1 and her yellow 1, and Bob has the yellow 2."""
    game = TableScript("Ann Bob", ["r1 y1 g4 b4 w4", "y2 g3 b3 w3 g5"], starts="Bob")
    told = (
        "Bob clues 1 to Ann (slots 1,2)",
        "Ann clues 5 to Bob (slots 5)",
        "Bob clues red to Ann (slots 1)",
        "Ann clues 5 to Bob (slots 5)",
        "Bob clues yellow to Ann (slots 2)",
    )
    return own_turn(game, action, *told)


def with_three_points_to_make(deck_size: int) -> OwnTurn:
    """Return a turn in which Ann discards a useless red card; Bob has the cards still needed."""
    game = TableScript(
        "Ann Bob",
        ["r1 r1 y1 g1 b1", "w3 w4 w5 y1 g1"],
        fireworks="r5 y5 g5 b5 w2",
        deck_size=deck_size,
        clue_tokens=4,
        starts="Bob",
    )
    return own_turn(game, "discard-0", "Bob clues red to Ann (slots 1,2)")


def after_a_clue_to_cat(bobs_red: str) -> OwnTurn:
    """Return a turn in which Ann clues Bob's red card, after Cat's red 3 was clued."""
    hands = ["y3 y4 g4 b4 w4", f"g3 b2 w3 b3 {bobs_red}", "r3 y2 g2 b1 w2"]
    game = TableScript("Ann Bob Cat", hands, starts="Bob", clue_tokens=6)
    told = ("Bob clues 3 to Cat (slots 1)", "Cat clues 4 to Ann (slots 2,3,4,5)")
    return own_turn(game, "color-1-r", *told)


ONE = "Bob clues 1 to Ann (slots 1)"
RED = "Bob clues red to Ann (slots 1)"
LAST_FUSE: dict[str, Any] = {"strikes": 2, "discards": "g2 b2"}
FIVES = "r5 y5 g3 b3 w3"
USELESS: dict[str, Any] = {"fireworks": "r1 y1 g1 b1 w1", "clue_tokens": 1}


@pytest.mark.parametrize(
    ("kind", "judge", "turn", "near_miss", "facts"),
    [
        (
            MomentKind.BLIND_LAST_FUSE,
            blind_last_fuse,
            told_by_bob("r1 y3 g4 b4 w4", ONE, "play-1", **LAST_FUSE),
            told_by_bob("r1 y3 g4 b4 w4", ONE, "play-0", **LAST_FUSE),
            {"slot": 1},
        ),
        (
            MomentKind.SAVE_EXPOSES,
            save_exposes,
            beside_bob(FIVES, "color-1-r"),
            beside_bob(FIVES, "rank-1-5"),
            {"name": BOB, "slot": 1, "card": Card("y5")},
        ),
        (
            MomentKind.LAST_TOKEN,
            last_token,
            beside_bob_and_cat("rank-1-4"),
            beside_bob_and_cat("rank-2-5"),
            {"name": CAT, "slot": 0, "card": Card("r5")},
        ),
        (
            MomentKind.PLAY_ORDER,
            play_order,
            with_two_certain_ones("play-0"),
            with_two_certain_ones("play-1"),
            {"slot": 1, "name": BOB, "card": Card("y2")},
        ),
        (
            MomentKind.TIME_SPENT,
            time_spent,
            with_three_points_to_make(deck_size=1),
            with_three_points_to_make(deck_size=2),
            {"num": 25},
        ),
        (
            MomentKind.CLUED_TWICE,
            clued_twice,
            after_a_clue_to_cat("r3"),
            after_a_clue_to_cat("r4"),
            {"name": BOB, "slot": 4, "card": Card("r3")},
        ),
        (
            MomentKind.TOKEN_WASTED,
            token_wasted,
            beside_bob("r1 y4 g3 b3 w3", "rank-1-3", **USELESS),
            beside_bob("r1 y4 g3 b3 w3", "rank-1-1", **USELESS),
            {"name": BOB},
        ),
        (
            MomentKind.CLUED_DISCARDED,
            clued_discarded,
            told_by_bob("r1 y3 g4 b4 w4", RED, "discard-0", ALL_CONVENTIONS),
            told_by_bob("r1 y3 g4 b4 w4", RED, "discard-0"),
            {"slot": 0, "other": 1},
        ),
        (
            MomentKind.NEWER_DISCARDED,
            newer_discarded,
            without_clues("discard-3", ALL_CONVENTIONS),
            without_clues("discard-3", NO_CONVENTIONS),
            {"slot": 3, "other": 0},
        ),
    ],
    ids=lambda value: value.value if isinstance(value, MomentKind) else "",
)
def test_departure_from_custom_is_found(
    kind: MomentKind, judge: Judge, turn: OwnTurn, near_miss: OwnTurn, facts: dict[str, object]
) -> None:
    """The kind and the facts are as the table says; the near miss is no fault."""
    finding = judge(turn, Outlook(turn))
    assert finding is not None
    assert finding.kind is kind
    assert kind.tier is Tier.TABLE
    assert finding.facts == facts
    assert finding.loss > 0
    assert finding.better != turn.action
    assert finding.better in turn.legal
    assert finding.world is not None
    assert View.of(finding.world, turn.view.seat) == turn.view
    assert judge(near_miss, Outlook(near_miss)) is None
