"""Prompt: the newest clued card that could be the missing one."""

from tutor.core.puzzle import Puzzle, verdicts_on
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.lessons.stage import Scene
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.proofs.reasons import parts

BOB = "b4 y3 w4 g3 r3"
CAT = "g4 b1 g1 b4 w1"


def reasons(scene: Scene) -> dict[str, str]:
    """Return why each option is right, marked by a plus, or wrong, after “red” to Bob."""
    position = scene.laid_out(Ruleset())
    puzzle: Puzzle[GameState] = Puzzle("prompt", position, 0, {"clue": "color-1-r"})
    return {
        ("+" if verdict.is_right else "") + verdict.option: parts(verdict.consequence)[-1].id
        for verdict in verdicts_on(THEMES["prompt"], puzzle)
    }


def test_nothing_is_asked_if_the_card_is_playable() -> None:
    """Or if somebody else has the missing card with a clue."""
    hand = "y4 g2 b5 r2 w3"
    fits = Scene((hand, BOB, CAT), clues={0: "2"}, fireworks="r2", to_act=2)
    assert reasons(fits)["+none"] == "reaction.not-asked.playable"
    held = Scene(
        ("y4 g2 b5 r1", "b4 y3 w4 r3", "g4 b1 g1 b4", "r2 y1 g4 w3"),
        clues={0: "5", 3: "2"},
        fireworks="r1",
        to_act=2,
    )
    assert reasons(held)["+none"] == "reaction.not-asked.others"


def test_a_card_that_nobody_asks_for_has_a_reason_of_its_own() -> None:
    """What the clue is about, and not that none of the cards is asked for."""
    fits = Scene(("y4 g2 b5 r2 w3", BOB, CAT), clues={0: "2"}, fireworks="r2", to_act=2)
    said = reasons(fits)
    assert {said[f"card-0-{slot}"] for slot in range(5)} == {"reaction.not-yours.playable"}
