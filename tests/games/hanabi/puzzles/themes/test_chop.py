"""Chop: the oldest card without a clue."""

from tests.games.hanabi.puzzles.agreed import BOB, explained, reasons, right
from tutor.games.hanabi.lessons.stage import Scene


def test_it_is_the_oldest_card_without_a_clue() -> None:
    """The oldest one has a clue here; the rest is newer."""
    said = reasons("chop", Scene(("w5 r4 g3 b2 y1", BOB), clues={0: "5"}))
    assert said["card-0-0"] == "convention.chop.clued"
    assert said["+card-0-1"] == "convention.chop.yes"
    assert said["card-0-2"] == "convention.chop.newer"


def test_a_clued_card_between_others_changes_nothing() -> None:
    """What counts is the oldest, not how many have clues."""
    assert right("chop", Scene(("r4 w5 g5 b2 y1", BOB), clues={0: "5 1"})) == ["card-0-0"]


def test_there_is_none_if_every_card_has_a_clue() -> None:
    """Then, and only then, `none` is right."""
    scene = Scene(("r4 r5 r3 b2 r1", BOB), clues={0: "r 2"})
    assert right("chop", scene) == ["none"]
    assert reasons("chop", Scene(("r4 r5 r3 b2 r1", BOB)))["none"] == "chop.none-wrong"


def test_there_is_no_fold() -> None:
    """Everybody sees which cards have clues, so nothing needs an explanation."""
    scene = Scene(("w5 r4 g3 b2 y1", BOB), clues={0: "5"})
    assert explained("chop", scene, "card-0-2").details == ()
