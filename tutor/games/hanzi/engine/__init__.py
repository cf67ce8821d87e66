"""The rules of Hànzì as code: frozen states, legal actions, what each action leads to."""

from tutor.games.hanzi.engine.actions import (
    Action,
    Counter,
    DrawFrom,
    KeepTask,
    LetPass,
    MoveMarker,
    NameTask,
    PayThirdCard,
    PlayCard,
    PutMarker,
    StopTurning,
    SwapTasks,
    SwapWithSupply,
    TakeTask,
    TakeToken,
    TurnBack,
    TurnUp,
    parse_action,
    read_actions,
    write_actions,
)
from tutor.games.hanzi.engine.position import Phase, Position
from tutor.games.hanzi.engine.reasons import EndCause, Flaw, Reason
from tutor.games.hanzi.engine.ruleset import Ruleset
from tutor.games.hanzi.engine.state import GameState

__all__ = [
    "Action",
    "Counter",
    "DrawFrom",
    "EndCause",
    "Flaw",
    "GameState",
    "KeepTask",
    "LetPass",
    "MoveMarker",
    "NameTask",
    "PayThirdCard",
    "Phase",
    "PlayCard",
    "Position",
    "PutMarker",
    "Reason",
    "Ruleset",
    "StopTurning",
    "SwapTasks",
    "SwapWithSupply",
    "TakeTask",
    "TakeToken",
    "TurnBack",
    "TurnUp",
    "parse_action",
    "read_actions",
    "write_actions",
]
