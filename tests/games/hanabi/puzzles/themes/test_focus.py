"""Focus: the chop if it gets its first clue, else the newest that does."""

import pytest

from tests.games.hanabi.puzzles.agreed import BOB, explained, reasons, right
from tutor.core.messages import Message
from tutor.games.hanabi.lessons.stage import Scene


@pytest.mark.parametrize(
    ("told", "clue", "focus", "why"),
    [
        ("", "rank-0-1", "card-0-3", "newest"),
        ("", "color-0-r", "card-0-0", "chop"),
        ("r", "color-0-r", "card-0-4", "again"),
        ("r", "rank-0-1", "card-0-1", "chop"),
        ("1", "color-0-g", "card-0-3", "again"),
    ],
)
def test_the_chop_comes_first_then_the_newest(told: str, clue: str, focus: str, why: str) -> None:
    """If no card gets its first clue, it is the newest the clue points at."""
    scene = Scene(("r4 y1 b2 g1 r3", BOB), clues={0: told}, to_act=1)
    said = reasons("focus", scene, clue=clue)
    assert said[f"+{focus}"] == f"convention.focus.{why}"


def test_a_card_with_a_clue_is_not_it_beside_a_new_one() -> None:
    """Here the newest red card has a clue already, and an older one gets its first."""
    scene = Scene(("b4 r4 b2 g1 r5", BOB), clues={0: "5"}, to_act=1)
    said = reasons("focus", scene, clue="color-0-r")
    assert said["+card-0-1"] == "convention.focus.only"
    assert said["card-0-4"] == "meant-card.told"


def test_the_chop_moves_with_clues() -> None:
    """Of two new 1s the older one is the chop, since the oldest card has a clue."""
    scene = Scene(("w5 y1 b2 g1 r3", BOB), clues={0: "5"}, to_act=1)
    assert right("focus", scene, clue="rank-0-1") == ["card-0-1"]


def test_the_fold_says_why_a_newer_card_is_not_the_focus() -> None:
    """Card 5 had a clue, which whoever chose it is told at once."""
    scene = Scene(("y4 y1 b2 g3 r3", BOB), clues={0: "r"}, to_act=1)
    [clued] = explained("focus", scene, "card-0-1", clue="rank-0-3").details
    assert clued.message == Message("meant-card.told", {"slot": 5})
    chosen = explained("focus", scene, "card-0-4", clue="rank-0-3")
    assert [each.message.id for each in chosen.reason] == [
        "meant-card.told",
        "convention.focus.only",
    ]
    assert chosen.details == ()
