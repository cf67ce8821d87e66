"""Delayed plays: what is next, and what comes after cards with clues."""

from tests.games.hanabi.puzzles.agreed import reasons, right
from tutor.games.hanabi.lessons.stage import Scene

HANDS = ("y4 g4 b3 r3 w4", "b3 y3 w5 g3 b4", "g4 y4 r2 b5 w3")


def test_it_follows_a_card_with_a_clue() -> None:
    """Cat's red 2 has one, so the red card is the 3."""
    scene = Scene(HANDS, clues={2: "r"}, fireworks="r1", to_act=1)
    said = reasons("delayed", scene, clue="color-0-r")
    assert said["+identity-r3"] == "delayed.yes"
    assert said["identity-r2"] == "delayed.clued"
    assert said["identity-r1"] == "delayed.built"
    assert said["identity-r4"] == "delayed.not-next"


def test_without_that_clue_it_is_the_next_card() -> None:
    """A card that nobody has been told of is not waited for."""
    scene = Scene(HANDS, fireworks="r1", to_act=1)
    assert right("delayed", scene, clue="color-0-r") == ["identity-r2"]


def test_a_number_may_be_playable_now_or_later() -> None:
    """Any 3 that is next, or the red one after Cat's 2."""
    scene = Scene(HANDS, clues={2: "r"}, fireworks="r1 y2 b2", to_act=1)
    assert right("delayed", scene, clue="rank-0-3") == [
        "identity-r3",
        "identity-y3",
        "identity-b3",
    ]
