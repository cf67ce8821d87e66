"""What a convention says: what is right in scenes put up by hand, and why the rest is not."""

import pytest

from tutor.core.puzzle import Puzzle, judged
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.lessons.stage import Scene
from tutor.games.hanabi.lessons.themes.convention import ConventionSays

BOB = "b4 y3 w4 g3 r3"


def reasons(scene: Scene, **question: object) -> dict[str, str]:
    """Return why each option is right or wrong, without the prefix of the messages."""
    theme = ConventionSays()
    puzzle: Puzzle[GameState] = Puzzle(theme.name, scene.laid_out(Ruleset()), 0, question)
    return {
        ("+" if verdict.correct else "") + verdict.option: verdict.consequence.id
        for verdict in judged(theme, puzzle)
    }


def test_the_chop() -> None:
    """The oldest card without a clue."""
    said = reasons(Scene(("w5 r4 g3 b2 y1", BOB), told={0: "5"}), asks="chop")
    assert said["card-0-0"] == "convention.chop.clued"
    assert said["+card-0-1"] == "convention.chop.yes"
    assert said["card-0-2"] == "convention.chop.newer"


@pytest.mark.parametrize(
    ("told", "clue", "right", "why"),
    [
        ("", "rank-0-1", "card-0-3", "newest"),
        ("", "color-0-r", "card-0-0", "chop"),
        ("r", "color-0-r", "card-0-4", "newest"),
        ("r", "rank-0-1", "card-0-1", "chop"),
    ],
)
def test_the_focus(told: str, clue: str, right: str, why: str) -> None:
    """The chop, else the newest that is told first, else the newest."""
    scene = Scene(("r4 y1 b2 g1 r3", BOB), told={0: told}, to_act=1)
    said = reasons(scene, asks="focus", clue=clue)
    assert said[f"+{right}"] == f"convention.focus.{why}"


@pytest.mark.parametrize(
    ("clue", "fireworks", "kind", "why"),
    [
        ("rank-0-5", "", "save", "save"),
        ("color-0-b", "", "play", "play"),
        ("rank-0-5", "g4", "either", "either"),
        ("rank-0-1", "", "play", "off-chop"),
    ],
)
def test_play_or_save(clue: str, fireworks: str, kind: str, why: str) -> None:
    """On the chop by what it could be, elsewhere always to be played."""
    scene = Scene(("b5 r4 w2 y1 w4", BOB), fireworks=fireworks, to_act=1)
    said = reasons(scene, asks="kind", clue=clue)
    assert said[f"+{kind}"] == f"convention.kind.why.{why}"
    assert len(set(said.values())) == 3


@pytest.mark.parametrize(
    ("hand", "told", "right", "why"),
    [
        ("y4 g2 b5 r2 w3", "2 5", "+card-0-3", "prompt"),
        ("y4 g2 b5 r2 w3", "5", "+card-0-4", "finesse"),
    ],
)
def test_prompt_before_finesse(hand: str, told: str, right: str, why: str) -> None:
    """The newest clued card that could be it; only without one the newest of all others."""
    scene = Scene((hand, BOB, "g4 b1 g1 b4 w1"), told={0: told}, fireworks="r1", to_act=2)
    said = reasons(scene, asks="first", clue="color-1-r")
    assert said[right] == f"convention.first.{why}"


def test_good_clues() -> None:
    """Each of the others has a reason of its own."""
    scene = Scene(("r4 y4 b3 w4 w3", "g5 b1 g2 b2 y3"), fireworks="b1")
    clues = ("rank-1-5", "color-1-g", "rank-1-2", "color-1-b", "color-1-y")
    assert reasons(scene, asks="good", actions=clues) == {
        "+rank-1-5": "convention.good.save",
        "color-1-g": "convention.good.five",
        "+rank-1-2": "convention.good.play",
        "color-1-b": "convention.good.useless",
        "color-1-y": "convention.good.off-chop",
    }
