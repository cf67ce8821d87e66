"""Focus: the chop if it gets its first clue, else the newest that does."""

import pytest

from tests.games.hanabi.puzzles.agreed import BOB, explained, reasons, right
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
    scene = Scene(("r4 y1 b2 g1 r3", BOB), told={0: told}, to_act=1)
    said = reasons("focus", scene, clue=clue)
    assert said[f"+{focus}"] == f"convention.focus.{why}"


def test_a_card_with_a_clue_is_not_it_beside_a_new_one() -> None:
    """Here the newest red card has a clue already, and an older one gets its first."""
    scene = Scene(("b4 r4 b2 g1 r5", BOB), told={0: "5"}, to_act=1)
    said = reasons("focus", scene, clue="color-0-r")
    assert said["+card-0-1"] == "convention.focus.only"
    assert said["card-0-4"] == "meant-card.told"


def test_the_chop_moves_with_clues() -> None:
    """Of two new 1s the older one is the chop, since the oldest card has a clue."""
    scene = Scene(("w5 y1 b2 g1 r3", BOB), told={0: "5"}, to_act=1)
    assert right("focus", scene, clue="rank-0-1") == ["card-0-1"]


def test_the_fold_says_in_one_sentence_which_cards_had_clues() -> None:
    """Two of them here; what the reason says of the chop is not said again."""
    scene = Scene(("r4 y1 b2 g1 r3", BOB), told={0: "r"}, to_act=1)
    told = explained("focus", scene, "card-0-1", clue="color-0-r")
    [clued] = told.details
    assert clued.message.params["slots"] == (1, 5)
    assert explained("focus", scene, "card-0-0", clue="rank-0-1").details == ()
