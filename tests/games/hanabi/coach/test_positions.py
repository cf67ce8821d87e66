"""What is said at once in positions that players were asked about (tests/data)."""

import json
from pathlib import Path
from typing import Any

import pytest

from tutor.games.hanabi.coach.own_turn import OwnTurn
from tutor.games.hanabi.coach.review import without_simulation
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.partners import ALL_CONVENTIONS, NO_CONVENTIONS, NONE_OR_ALL, Meanings
from tutor.games.hanabi.partners.action_codes import read_actions, write_action

POSITIONS = json.loads(
    (Path(__file__).parents[3] / "data" / "coach-positions.json").read_text("utf-8")
)


def turn_at(asked: dict[str, Any]) -> OwnTurn:
    """Return the turn that is asked about."""
    state = GameState.parse(asked["position"])
    meanings = {conventions: Meanings.at_start(state, conventions) for conventions in NONE_OR_ALL}
    for action in read_actions(asked["before"]):
        then = state.apply(action)
        meanings = {each: said.after(state, action, then) for each, said in meanings.items()}
        state = then
    (action,) = read_actions(asked["action"])
    conventions = ALL_CONVENTIONS if asked["conventions"] else NO_CONVENTIONS
    return OwnTurn(View.of(state, state.to_act), action, conventions, meanings)


@pytest.mark.parametrize("asked", POSITIONS, ids=lambda asked: asked["about"])
def test_what_a_table_would_say(asked: dict[str, Any]) -> None:
    """One of the kinds expected, and the better action; nothing where nothing is expected."""
    finding = without_simulation(turn_at(asked))
    if not asked["must"]:
        assert finding is None
        return
    assert finding is not None
    assert finding.kind in asked["must"]
    assert write_action(finding.better) in asked.get("better", [write_action(finding.better)])
