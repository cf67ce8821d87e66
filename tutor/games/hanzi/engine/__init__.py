"""The rules of Hànzì as code: frozen states, legal actions, what each action leads to."""

from tutor.games.hanzi.engine.actions import (
    Action,
    parse_action,
    read_actions,
    write_actions,
)
from tutor.games.hanzi.engine.position import Phase, Position
from tutor.games.hanzi.engine.reasons import EndCause, Flaw, RefusalReason
from tutor.games.hanzi.engine.ruleset import Ruleset
from tutor.games.hanzi.engine.state import GameState

__all__ = [
    "Action",
    "EndCause",
    "Flaw",
    "GameState",
    "Phase",
    "Position",
    "RefusalReason",
    "Ruleset",
    "parse_action",
    "read_actions",
    "write_actions",
]
