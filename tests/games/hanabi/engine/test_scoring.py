"""How points are read."""

import pytest

from tutor.games.hanabi.engine.scoring import scale_for


@pytest.mark.parametrize("max_score", [25, 30])
def test_every_score_has_exactly_one_step(max_score: int) -> None:
    """The scale runs from 0 to the maximum without gap or overlap (rule `scale`)."""
    covered = [score for step in scale_for(max_score) for score in range(step.low, step.high + 1)]
    assert covered == list(range(max_score + 1))
