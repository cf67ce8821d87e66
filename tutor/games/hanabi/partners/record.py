"""A game so far: the deal, how partners speak, and all that has been done."""

from collections.abc import Iterable
from functools import cached_property

from tutor.core.errors import IllegalActionError, PlayedWrongError
from tutor.games.hanabi.deals.beginning import Beginning
from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.partners.deciding import decide
from tutor.games.hanabi.partners.decision import Decision
from tutor.games.hanabi.partners.manner import Manner
from tutor.games.hanabi.partners.meanings import Meanings


class GameRecord:
    """A game so far; `states` begin with the deal, and each of `actions` leads to the next."""

    def __init__(self, deal: Beginning, manner: Manner, actions: Iterable[Action] = ()) -> None:
        """Play the actions; raises PlayedWrongError for one that is not allowed."""
        self.deal = deal
        self.manner = manner
        self.actions = tuple(actions)
        states = [deal.start()]
        for number, action in enumerate(self.actions, 1):
            try:
                states.append(states[-1].apply(action))
            except IllegalActionError as refusal:
                raise PlayedWrongError(number, action, refusal) from None
        self.states = tuple(states)

    @property
    def state(self) -> GameState:
        """The position now."""
        return self.states[-1]

    @cached_property
    def meanings(self) -> tuple[Meanings, ...]:
        """What clues meant at each of `states`."""
        found = [Meanings.at_start(self.states[0], self.manner)]
        for number, action in enumerate(self.actions):
            before, after = self.states[number], self.states[number + 1]
            found.append(found[-1].after(before, action, after))
        return tuple(found)

    def decision(self, step: int | None = None) -> Decision:
        """Return what a partner does whose turn it is at `states[step]`, by default now.

        Raises ValueError once the game is over.
        """
        at = len(self.actions) if step is None else step
        return decide(self.states[at], self.meanings[at])

    def up_to(self, step: int) -> "GameRecord":
        """Return the game as it was after its first so many actions."""
        return GameRecord(self.deal, self.manner, self.actions[:step])

    def then(self, *actions: Action) -> "GameRecord":
        """Return the game after these actions as well; raises PlayedWrongError."""
        return GameRecord(self.deal, self.manner, (*self.actions, *actions))
