"""How points are read."""

import pytest

from tutor.games.hanabi.engine.scoring import rating, scale_for


@pytest.mark.parametrize("max_score", [25, 30])
def test_every_score_has_exactly_one_step(max_score: int) -> None:
    """The scale runs from 0 to the maximum without gap or overlap (rule `scale`)."""
    covered = [score for step in scale_for(max_score) for score in range(step.low, step.high + 1)]
    assert covered == list(range(max_score + 1))


@pytest.mark.parametrize(
    ("score", "max_score", "step"),
    [
        (0, 25, "awful"),
        (5, 25, "awful"),
        (6, 25, "poor"),
        (10, 25, "poor"),
        (11, 25, "decent"),
        (15, 25, "decent"),
        (16, 25, "very-good"),
        (20, 25, "very-good"),
        (21, 25, "extraordinary"),
        (24, 25, "extraordinary"),
        (25, 25, "legendary"),
        (24, 30, "extraordinary"),
        (25, 30, "legendary"),
        (29, 30, "legendary"),
        (30, 30, "beyond"),
    ],
)
def test_the_steps_begin_and_end_where_the_leaflets_say(
    score: int, max_score: int, step: str
) -> None:
    assert rating(score, max_score).id == step
