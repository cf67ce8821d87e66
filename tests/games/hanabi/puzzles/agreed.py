"""Puzzles on conventions at tables put up by hand."""

from tutor.core.puzzle import Explanation, Puzzle, answer_to, verdicts_on
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.lessons.stage import Scene
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.proofs.reasons import parts

BOB = "b4 y3 w4 g3 r3"


def reasons(theme: str, scene: Scene, viewer: int = 0, **question: object) -> dict[str, str]:
    """Return why each option is right, marked by a plus, or wrong."""
    puzzle: Puzzle[GameState] = Puzzle(theme, scene.laid_out(Ruleset()), viewer, question)
    return {
        ("+" if verdict.is_right else "") + verdict.option: parts(verdict.consequence)[-1].id
        for verdict in verdicts_on(THEMES[theme], puzzle)
    }


def right(theme: str, scene: Scene, viewer: int = 0, **question: object) -> list[str]:
    """Return the right options."""
    found = reasons(theme, scene, viewer, **question)
    return [option.removeprefix("+") for option in found if option.startswith("+")]


def explained(theme: str, scene: Scene, *chosen: str, **question: object) -> Explanation:
    """Return the explanation of choosing these options in the reader's seat."""
    puzzle: Puzzle[GameState] = Puzzle(theme, scene.laid_out(Ruleset()), 0, question)
    return THEMES[theme].explain(puzzle, answer_to(THEMES[theme], puzzle, chosen))
