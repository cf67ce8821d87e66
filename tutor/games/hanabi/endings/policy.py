"""How the others are taken to play on: one protocol for all partners that the site states."""

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Protocol

from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.partners import Meanings, decide
from tutor.games.hanabi.solver.partner import choose
from tutor.games.hanabi.solver.quiet_partner import reply


class Policy(Hashable, Protocol):
    """What players do, by what they see: neither their own cards nor the deck may matter."""

    def action(self, state: GameState) -> Action:
        """Return what the player whose turn it is does. Raises ValueError once it is over."""

    def after(self, before: GameState, action: Action, state: GameState) -> "Policy":
        """Return how they play once `action` has led from `before` to `state`.

        What it goes by has to be public, but for the hand that a clue was given to: of that it may
        use which cards the clue touches.
        """


@dataclass(frozen=True, slots=True)
class AgreedPolicy:
    """The partners of whole games (docs/partners.md), and what clues meant so far."""

    meanings: Meanings

    def action(self, state: GameState) -> Action:
        """Return what a partner does whose turn it is."""
        return decide(state, self.meanings).action

    def after(self, before: GameState, action: Action, state: GameState) -> "AgreedPolicy":
        """Return the partners who have seen that action."""
        return AgreedPolicy(self.meanings.after(before, action, state))


@dataclass(frozen=True, slots=True)
class PlainPolicy:
    """Partners who remember nothing but what the cards have been told."""

    choose: Callable[[GameState], Action]

    def action(self, state: GameState) -> Action:
        """Return what the partner does whose turn it is."""
        return self.choose(state)

    def after(self, before: GameState, action: Action, state: GameState) -> "PlainPolicy":
        """Return the same: nothing is remembered."""
        return self


PLAIN = PlainPolicy(choose)
"""The partners of solver/partner.py."""

QUIET = PlainPolicy(reply)
"""The partners of the scenarios (solver/quiet_partner.py), whom everyone can foresee."""
