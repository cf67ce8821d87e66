"""Play clue or save clue: on the chop by what it could be, elsewhere always to be played."""

import pytest

from tests.games.hanabi.puzzles.agreed import BOB, reasons, right
from tutor.games.hanabi.lessons.stage import Scene

HAND = "b5 r4 w2 y1 w4"


@pytest.mark.parametrize(
    ("clue", "fireworks", "kind", "why"),
    [
        ("rank-0-5", "", "save", "save"),
        ("color-0-b", "", "play", "play.one"),
        ("rank-0-5", "g4", "either", "either"),
        ("rank-0-1", "", "play", "off-chop"),
    ],
)
def test_each_kind_of_clue(clue: str, fireworks: str, kind: str, why: str) -> None:
    """Each option has a reason of its own."""
    said = reasons("play-or-save", Scene((HAND, BOB), fireworks=fireworks, to_act=1), clue=clue)
    assert said[f"+{kind}"] == f"convention.kind.why.{why}"
    assert len(set(said.values())) == 3


def test_a_two_may_be_saved_or_played() -> None:
    """As the red 1 lies there, the red 2 could be played; the others would be saved."""
    scene = Scene(("w2 r4 b5 y1 w4", BOB), fireworks="r1", to_act=1)
    assert right("play-or-save", scene, clue="rank-0-2") == ["either"]


def test_a_two_all_of_whose_twins_are_seen_is_played() -> None:
    """Cat holds every 2 that isn't playable, so none of those would be saved."""
    scene = Scene(("r2 r4 b5 y1 w3", BOB, "y2 g2 b2 w2 w1"), fireworks="r1", to_act=1)
    assert right("play-or-save", scene, clue="rank-0-2") == ["play"]
