"""What the clues so far were meant to say, as everybody at the table understands them."""

from collections.abc import Iterable
from typing import NamedTuple

from tutor.games.hanabi.engine.actions import Action, Discard, Play
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.partners.common_knowledge import CommonKnowledge
from tutor.games.hanabi.partners.manner import Manner
from tutor.games.hanabi.partners.pointing import Meaning, told_by


class Meanings(NamedTuple):
    """What was agreed and said beyond the clues themselves; nothing among literal partners.

    It is public: it follows from the actions that all have seen and never from a hidden card.
    """

    manner: Manner
    meant: tuple[tuple[Meaning | None, ...], ...]
    """What was said of each card beyond the clue, by player and slot; None for nothing."""
    literal: frozenset[int]
    """The players whose clues, given or received, mean what they say and no more."""

    @classmethod
    def at_start(cls, state: GameState, manner: Manner, literal: Iterable[int] = ()) -> "Meanings":
        """Return the meanings before anything has been said.

        `literal` are players who point at nothing although the others do, as a learner may.
        """
        seats = range(state.players) if manner is Manner.LITERAL else literal
        nothing: tuple[tuple[Meaning | None, ...], ...] = tuple(
            (None,) * len(hand) for hand in state.hands
        )
        return cls(manner, nothing, frozenset(seats))

    def after(self, before: GameState, action: Action, state: GameState) -> "Meanings":
        """Return the meanings once `action` has led from `before` to `state`."""
        if isinstance(action, Play | Discard):
            player = before.to_act
            left = list(self.meant[player])
            del left[action.slot]
            left += [None] * (len(state.hands[player]) - len(left))
            return self._with(player, tuple(left))
        if before.to_act in self.literal or action.target in self.literal:
            return self
        common = CommonKnowledge(before)
        slots = before.touched(action)
        marks, meant = before.marks[action.target], self.meant[action.target]
        return self._with(
            action.target, told_by(common, before.to_act, action, slots, marks, meant)
        )

    def _with(self, player: int, meant: tuple[Meaning | None, ...]) -> "Meanings":
        everyone = (*self.meant[:player], meant, *self.meant[player + 1 :])
        return self._replace(meant=everyone)
