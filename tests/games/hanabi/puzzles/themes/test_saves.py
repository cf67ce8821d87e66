"""Saves: 5s and 2s by number, last copies by either."""

from tests.games.hanabi.puzzles.agreed import explained, reasons, right
from tutor.core.messages import Message, Player
from tutor.games.hanabi.engine import Suit
from tutor.games.hanabi.engine.actions import ColorClue
from tutor.games.hanabi.lessons.stage import Scene
from tutor.games.hanabi.puzzles.proofs.action_messages import action_subject
from tutor.games.hanabi.puzzles.proofs.reasons import parts

ANN = "r3 y4 b3 y1 w4"


def test_a_five_is_saved_by_its_number_alone() -> None:
    """Its colour would ask for a play."""
    said = reasons("saves", Scene((ANN, "g5 g3 r4 b4 w3")))
    assert said == {
        "color-1-g": "saves.by-number",
        "+rank-1-5": "saves.only",
        "none": "saves.none-wrong",
    }


def test_a_last_copy_is_saved_by_colour_and_by_number() -> None:
    """Cat holds a 2 that Bob has on his chop; Cat's red 4 is the last one."""
    scene = Scene(
        (ANN, "y2 g3 b5 b4 w3", "r4 y2 g4 b4 w3"),
        fireworks="r2 g2 b2 w2",
        discards="r1 g1 b1 w1 r4",
    )
    said = reasons("saves", scene)
    assert said["rank-1-2"] == said["color-1-y"] == "saves.not.held"
    assert said["+rank-2-4"] == said["+color-2-r"] == "saves.last"


def test_nothing_is_saved_where_nothing_is_at_stake() -> None:
    """There is another red 3; a 2 whose twin is out of sight is another matter."""
    assert right("saves", Scene(("b3 y4 b2 y1 w4", "r3 g3 r4 b4 w3"))) == ["none"]
    assert right("saves", Scene(("b3 y4 b2 y1 w4", "r2 g3 r4 b4 w3"))) == ["rank-1-2"]


def test_a_clue_that_saves_nothing_is_named_with_the_card_on_the_chop() -> None:
    """Then a clue that saves; the fold leaves out the chops of which the reason has said all."""
    scene = Scene(("r3 y4 b3 y1", "y2 g3 b5 b4", "r4 y1 g4 b1", "w5 y1 g4 b2"))
    told = explained("saves", scene, "color-2-r")
    clue = action_subject(ColorClue(2, Suit.RED))
    assert told.headline == Message("saves.head", {"action": clue})
    reason, instead = told.reason
    assert reason.message.id == "saves.not.unseen"
    chops = [each.message.params["name"] for each in told.details if "name" in each.message.params]
    assert parts(instead.message)[0].id == "saves.instead"
    assert chops == [Player(3)]


def test_the_headline_names_a_clue_that_saves_where_none_was_chosen() -> None:
    """Though several do; the reason says what is on the chop."""
    scene = Scene((ANN, "y2 g3 b5 b4 w3", "r4 y2 g4 b4 w3"), discards="r4")
    told = explained("saves", scene, "none")
    clue = action_subject(ColorClue(2, Suit.RED))
    assert told.headline == Message("saves.head.right", {"action": clue})
    assert [each.message.id for each in told.reason] == ["saves.last"]
