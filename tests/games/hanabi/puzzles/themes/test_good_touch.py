"""Good touch: no trash, no second copies."""

from tests.games.hanabi.puzzles.agreed import reasons
from tutor.games.hanabi.lessons.stage import Scene

ANN = "r4 y4 b3 w4 w3"


def test_each_bad_clue_has_a_reason_of_its_own() -> None:
    """A play and a save are good; one clue touches trash, two aren't about a playable card."""
    scene = Scene((ANN, "g5 b1 g2 b2 y3"), fireworks="b1")
    assert reasons("good-touch", scene, to="player-1") == {
        "color-1-y": "convention.good.off-chop",
        "color-1-g": "saves.by-number",
        "color-1-b": "good-touch.built",
        "rank-1-1": "good-touch.built",
        "+rank-1-2": "convention.good.play",
        "rank-1-3": "convention.good.off-chop",
        "+rank-1-5": "convention.good.save",
    }


def test_a_card_with_a_clue_elsewhere_is_not_clued_again() -> None:
    """Cat has a clue on a red 2, and Bob's own could be meant as well."""
    scene = Scene((ANN, "g4 b3 w4 y2 r2", "b4 g4 r2 y3 w3"), clues={2: "r"}, fireworks="r1 y1")
    said = reasons("good-touch", scene, to="player-1")
    assert said["color-1-r"] == said["rank-1-2"] == "good-touch.clued"
    assert said["+color-1-y"] == "convention.good.only"


def test_two_copies_and_the_own_one() -> None:
    """Both white 1s at once; a red 1 that a 1 of Ann's could be."""
    scene = Scene(("r1 y4 b3 w4 w3", "g4 w1 b4 w1 r1"), clues={0: "1"})
    said = reasons("good-touch", scene, to="player-1")
    assert said["color-1-w"] == said["rank-1-1"] == "good-touch.twice"
    assert said["color-1-r"] == "good-touch.own"
