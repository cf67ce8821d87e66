"""What themes say of puzzles: on record, and looked through when it changes."""

import pytest

from tests.games.hanabi.puzzles.recorded import BLOCKS, said


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block.partition("\n")[0])
def test_what_is_said_is_what_is_on_record(block: str) -> None:
    """Goal, facts, verdicts and explanations, for each message that the library leads to."""
    assert said(*block.partition("\n")[0].split()) == block
