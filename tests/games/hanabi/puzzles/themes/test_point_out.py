"""Point out: which cards a clue touches, and what the others learn from it."""

import pytest

from tests.games.hanabi.puzzles.page_messages import some
from tutor.core.errors import IllegalActionError
from tutor.core.puzzle import NONE, Puzzle, answer_to
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.engine.actions import parse_action
from tutor.games.hanabi.engine.events import ClueGiven
from tutor.games.hanabi.puzzles import THEMES

POINT_OUT = THEMES["point-out"]


@pytest.mark.parametrize(
    ("clue", "error", "what"),
    [
        ("color-0-r", IllegalActionError, "clue-to-self"),
        ("play-0", ValueError, "play-0 is no clue"),
    ],
)
def test_a_clue_that_may_not_be_given_is_no_question(
    clue: str, error: type[Exception], what: str
) -> None:
    """The engine's refusal comes through."""
    start = GameState.deal(Ruleset(), players=2, seed=1)
    with pytest.raises(error, match=what):
        answer_to(POINT_OUT, Puzzle("point-out", start, 0, {"clue": clue}), [])


def test_the_engine_agrees() -> None:
    """Right is exactly what the clue's event says."""
    for puzzle in some(POINT_OUT):
        clue = parse_action(puzzle.question["clue"])
        event, *_ = puzzle.position.apply(clue).events
        assert isinstance(event, ClueGiven)
        touched = {f"card-{event.clue.target}-{slot}" for slot in event.slots}
        assert answer_to(POINT_OUT, puzzle, []).right_options == (touched or {NONE})
