"""Decisions: what can be proved ranks the actions, and what the rules forbid comes last."""

from tutor.core.puzzle import Puzzle
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.lessons.stage import Scene
from tutor.games.hanabi.lessons.themes.decision import BestAction

THEME = BestAction()
ALL_AT_ONE = "r1 y1 g1 b1 w1"


def best(scene: Scene, *actions: str) -> list[str]:
    """Return the right ones among these actions at a basic table."""
    position: GameState = scene.laid_out(Ruleset())
    puzzle = Puzzle("decision", position, 0, {"actions": actions})
    return [each for each in actions if THEME.judge(puzzle, each).is_right]


def test_a_certain_point_beats_a_clue_that_helps() -> None:
    """A 2 fits everywhere; the clue to Bob would make him certain too, but later."""
    scene = Scene(("r2 y4 g3 b4 w4", "y2 r4 g4 b3 w3"), clues={0: "2"}, fireworks=ALL_AT_ONE)
    assert best(scene, "discard-1", "rank-1-2", "play-0") == ["play-0"]


def test_a_clue_that_leads_to_a_play_beats_one_that_saves() -> None:
    """Without a certain card of one's own; a gamble is worse than both."""
    scene = Scene(("r3 y4 g3 b4 w4", "y2 r5 g4 b3 w3"), clues={0: "3"}, fireworks=ALL_AT_ONE)
    assert best(scene, "rank-1-5", "rank-1-2", "play-0") == ["rank-1-2"]
    assert best(scene, "rank-1-5", "color-1-g", "play-0") == ["rank-1-5"]


def test_a_safe_discard_beats_a_clue_that_proves_nothing() -> None:
    """Every firework has its 1, so a 1 is no loss; a card without a clue may be one."""
    scene = Scene(("r1 y4 g3 b4 w4", "y3 r4 g4 b3 w3"), clues={0: "1"}, fireworks=ALL_AT_ONE)
    assert best(scene, "color-1-g", "discard-1", "discard-0") == ["discard-0"]


def test_what_is_not_allowed_is_never_best() -> None:
    """No clue without a token: even a gamble ranks above it."""
    scene = Scene(
        ("r3 y4 g3 b4 w4", "y2 r4 g4 b3 w3"), clues={0: "3"}, fireworks=ALL_AT_ONE, clue_tokens=0
    )
    assert best(scene, "rank-1-2", "play-0") == ["play-0"]


def test_own_hidden_cards_make_no_difference() -> None:
    """A card that would fit is a gamble as long as nobody has said enough about it."""
    fits = Scene(("r2 y4 g3 b4 w4", "y3 r4 g4 b3 w3"), spent=1, fireworks=ALL_AT_ONE)
    other = Scene(("r3 y4 g3 b4 w4", "y3 r4 g4 b3 w3"), spent=1, fireworks=ALL_AT_ONE)
    actions = ("play-0", "discard-0", "color-1-y")
    assert best(fits, *actions) == best(other, *actions) == ["color-1-y"]
