"""Early game and last token: who gets a clue before anybody discards."""

from tests.games.hanabi.puzzles.agreed import reasons, right
from tutor.games.hanabi.lessons.stage import Scene

ANN = "r3 y4 b3 y4 w4"
NOTHING = "g3 g4 r4 b4 w3"


def test_every_good_clue_comes_before_the_first_discard() -> None:
    """Cat can get one, Bob can't."""
    scene = Scene((ANN, NOTHING, "r4 y3 g4 b4 b1"), spent=2)
    said = reasons("early-game", scene)
    assert said["+player-2"] == "convention.good.only"
    assert said["player-1"] == "early-game.early.no"
    assert said["discard"] == "early-game.early.clues-left"


def test_without_one_the_chop_is_discarded() -> None:
    """Nothing is playable or to be saved."""
    assert right("early-game", Scene((ANN, NOTHING), spent=2)) == ["discard"]


def test_the_last_token_saves_the_next_discard() -> None:
    """Bob's 5 is on his chop; Cat's 1 can wait. Not if Bob has a card to play."""
    hands = (ANN, "g5 g4 r4 b4 w1", "r4 y3 g4 b4 b1")
    scene = Scene(hands, clue_tokens=1, discards="w2")
    assert right("early-game", scene) == ["player-1"]
    busy = Scene(hands, clues={1: "1"}, clue_tokens=1, discards="w2")
    assert right("early-game", busy) == ["discard"]
