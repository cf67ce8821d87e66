"""Games played on, kept by turn: a turn for which time ran out goes on where it stopped."""

from collections import OrderedDict
from collections.abc import Hashable

from tutor.games.hanabi.coach.own_turn import OwnTurn
from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.partners import Manner

Scores = dict[tuple[Manner, Action], list[int]]
"""The scores after each action under each manner, world by world."""

_MOST_TURNS = 1_000


class Trials:
    """The scores of the turns that were looked at lately, some kilobytes each.

    They are kept by what the player knew, so that hidden cards never tell two turns apart. One
    thread at a time may use them.
    """

    def __init__(self, most: int = _MOST_TURNS) -> None:
        """Keep so many turns."""
        self._most = most
        self._scores: OrderedDict[Hashable, Scores] = OrderedDict()

    def of(self, turn: OwnTurn) -> Scores:
        """Return the scores of this turn so far; what is added to them is kept."""
        key = (turn.view, turn.action, turn.manner, tuple(turn.meanings.items()))
        scores = self._scores.setdefault(key, {})
        self._scores.move_to_end(key)
        if len(self._scores) > self._most:
            self._scores.popitem(last=False)
        return scores
