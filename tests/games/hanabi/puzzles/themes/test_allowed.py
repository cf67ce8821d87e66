"""What is allowed: every action is judged as the engine does, with what it costs and brings."""

from tests.games.hanabi.puzzles.page_messages import some
from tests.support.table_script import TableScript
from tutor.core.puzzle import NONE, Puzzle, answer_to
from tutor.games.hanabi.puzzles import THEMES

ALLOWED = THEMES["allowed"]


def table(**settings: int | str) -> TableScript:
    """Return a table at which Ann is to act and Bob holds two reds, a 2 and no 5."""
    return TableScript("Ann Bob", ["b2 y1 y1 g1 g3", "r1 g2 r4 b1 w3"], **settings)  # type: ignore[arg-type]  # names go with their types


def test_none_is_right_when_nothing_is_allowed() -> None:
    """The puzzle asks about two clues, and there is no token."""
    puzzle = Puzzle(
        "allowed", table(clue_tokens=0).state, 0, {"actions": ("color-1-r", "rank-1-2")}
    )
    given = answer_to(ALLOWED, puzzle, [NONE])
    assert given.is_solved
    assert given.verdicts[-1].consequence.id == "allowed.none-right"


def test_the_engine_agrees() -> None:
    """Right is exactly what the engine counts among the legal actions."""
    for puzzle in some(ALLOWED):
        legal = set(map(str, puzzle.position.legal_actions()))
        right = answer_to(ALLOWED, puzzle, []).right_options
        assert right == legal & set(puzzle.question["actions"])
