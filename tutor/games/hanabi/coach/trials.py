"""What takes long, kept by turn: a turn for which time ran out goes on where it stopped."""

from collections import OrderedDict
from collections.abc import Hashable
from dataclasses import dataclass, field

from tutor.games.hanabi.coach.own_turn import OwnTurn
from tutor.games.hanabi.endings import Ending, NotComputed
from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.partners import Manner

Scores = dict[tuple[Manner, Action], list[int]]
"""The scores after each action under each manner, world by world."""

Endings = dict[tuple[Manner, int], Ending | NotComputed]
"""How likely so many points are with the partners of each manner."""

_MOST_TURNS = 1_000


@dataclass(frozen=True, slots=True)
class Kept:
    """What was done for a turn so far; more is added to it."""

    endings: Endings = field(default_factory=dict)
    scores: Scores = field(default_factory=dict)


class Trials:
    """What was done for the turns that were looked at lately, some kilobytes each.

    They are kept by what the player knew, so that hidden cards never tell two turns apart. One
    thread at a time may use them.
    """

    def __init__(self, most: int = _MOST_TURNS) -> None:
        """Keep so many turns."""
        self._most = most
        self._kept: OrderedDict[Hashable, Kept] = OrderedDict()

    def of(self, turn: OwnTurn) -> Kept:
        """Return what was done for this turn so far; what is added to it is kept."""
        key = (turn.view, turn.action, turn.manner, tuple(turn.meanings.items()))
        kept = self._kept.setdefault(key, Kept())
        self._kept.move_to_end(key)
        if len(self._kept) > self._most:
            self._kept.popitem(last=False)
        return kept
