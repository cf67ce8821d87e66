"""What the clues so far were meant to say, as everybody at the table understands them."""

from typing import NamedTuple

from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.partners.manner import Manner


class Meanings(NamedTuple):
    """What was agreed and said beyond the clues themselves; nothing among literal partners.

    It is public: it follows from the actions that all have seen and never from a hidden card.
    """

    manner: Manner

    @classmethod
    def at_start(cls, state: GameState, manner: Manner) -> "Meanings":
        """Return the meanings before anything has been said."""
        return cls(manner)

    def after(self, before: GameState, action: Action, state: GameState) -> "Meanings":
        """Return the meanings once `action` has led from `before` to `state`."""
        return self
