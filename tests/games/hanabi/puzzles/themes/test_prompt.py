"""Prompt: the newest clued card that could be the missing one."""

from tests.games.hanabi.puzzles.agreed import BOB, reasons, right
from tutor.games.hanabi.lessons.stage import Scene

CAT = "g4 b1 g1 b4 w1"


def test_the_newest_clued_card_that_could_be_it() -> None:
    """Two 2s have clues, and the red 3 needs one of them."""
    scene = Scene(("y4 g2 b5 r2 w3", BOB, CAT), clues={0: "2 5"}, fireworks="r1", to_act=2)
    said = reasons("prompt", scene, clue="color-1-r")
    assert said["+card-0-3"] == "convention.first.prompt"
    assert said["card-0-1"] == "convention.first.older-clued"
    assert said["card-0-2"] == "convention.first.cannot.rank"
    assert said["card-0-0"] == "convention.first.cannot.not-rank"
    assert said["none"] == "reaction.asked"


def test_a_card_that_clues_rule_out_is_passed_over() -> None:
    """The newer 2 isn't red, since “red” passed it by."""
    scene = Scene(("y4 r2 b5 g2 w3", BOB, CAT), clues={0: "2 r"}, fireworks="r1", to_act=2)
    assert right("prompt", scene, clue="color-1-r") == ["card-0-1"]


def test_nothing_is_asked_if_the_card_is_playable() -> None:
    """Or if somebody else has the missing card with a clue."""
    hand = "y4 g2 b5 r2 w3"
    fits = Scene((hand, BOB, CAT), clues={0: "2"}, fireworks="r2", to_act=2)
    assert reasons("prompt", fits, clue="color-1-r")["+none"] == "reaction.not-asked.playable"
    held = Scene(
        ("y4 g2 b5 r1", "b4 y3 w4 r3", "g4 b1 g1 b4", "r2 y1 g4 w3"),
        clues={0: "5", 3: "2"},
        fireworks="r1",
        to_act=2,
    )
    assert reasons("prompt", held, clue="color-1-r")["+none"] == "reaction.not-asked.others"


def test_a_card_that_nobody_asks_for_has_a_reason_of_its_own() -> None:
    """What the clue is about, and not that none of the cards is asked for."""
    fits = Scene(("y4 g2 b5 r2 w3", BOB, CAT), clues={0: "2"}, fireworks="r2", to_act=2)
    said = reasons("prompt", fits, clue="color-1-r")
    assert {said[f"card-0-{slot}"] for slot in range(5)} == {"reaction.not-yours.playable"}
