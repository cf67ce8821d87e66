"""A player's own turn, as that player saw it: what was done, and positions that the view allows.

A world fills the viewer's hand and puts the deck in order. Copies are told apart, as in
knowledge/deduction.py: each slot takes any unseen copy that agrees with its clues, and a hand that
has taken one copy twice is drawn anew. So every hand of different copies is equally likely.
"""

from collections.abc import Iterator, Mapping
from copy import copy
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.coach.moment import Finding, MomentKind
from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.engine.cards import CARDS, Card
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import (
    Deduction,
    IdentitySet,
    View,
    allowed_by_clues,
    deduce,
    has,
    unseen_copies,
)
from tutor.games.hanabi.knowledge.deduction import deduce_from
from tutor.games.hanabi.knowledge.status import highest_score
from tutor.games.hanabi.partners import ConventionSet, Decision, Meanings, decide
from tutor.games.hanabi.partners.sight import Sight

_NO_LIMITS: Mapping[int, IdentitySet] = {}


def sampled_worlds(
    view: View, limits: Mapping[int, IdentitySet] = _NO_LIMITS
) -> Iterator[GameState]:
    """Yield positions that the view allows, without end; the same ones for the same view.

    `limits` has, by slot, what the card there has to be; some world has to be within them.
    """
    choice = SeededChoice(f"coach {view.ruleset} {view[1:]!r}")
    cards = _unseen(view)
    fitting = [
        [place for place, card in enumerate(cards) if has(could & limits.get(slot, could), card)]
        for slot, could in enumerate(allowed_by_clues(view))
    ]
    while True:
        taken = [choice.pick(places) for places in fitting]
        if len(set(taken)) == len(taken):
            left = [card for place, card in enumerate(cards) if place not in taken]
            yield view.filled(tuple(cards[place] for place in taken), choice.shuffled(left))


def first_world(view: View, limits: Mapping[int, IdentitySet] = _NO_LIMITS) -> GameState:
    """Return the first of the worlds."""
    return next(sampled_worlds(view, limits))


def _unseen(view: View) -> list[Card]:
    return [CARDS[card] for card, copies in enumerate(unseen_copies(view)) for _ in range(copies)]


@dataclass(eq=False)
class OwnTurn:
    """All that a judge is given: what the player saw, what clues meant, what was done.

    There is no hidden card in it, so no verdict can depend on one.
    """

    view: View
    action: Action
    conventions: ConventionSet
    """Those announced."""
    meanings: Mapping[ConventionSet, Meanings]
    """What clues meant, by conventions."""

    def doing(self, action: Action) -> "OwnTurn":
        """Return the same turn with another action."""
        other = copy(self)
        other.action = action
        return other

    def finding(
        self,
        kind: MomentKind,
        better: Action,
        facts: Mapping[str, Any],
        loss: float,
        world: GameState | None = None,
    ) -> Finding:
        """Return the finding about this turn; any world shows it unless one is named."""
        return Finding(kind, better, facts, loss, world or self.world)

    def among(self, conventions: ConventionSet) -> "OwnTurn":
        """Return the same turn among players with these conventions."""
        return OwnTurn(self.view, self.action, conventions, self.meanings)

    @cached_property
    def deduction(self) -> Deduction:
        """The exact deduction about the own hand."""
        return deduce(self.view)

    @cached_property
    def possible(self) -> tuple[IdentitySet, ...]:
        """By slot, the identities that the own card could have."""
        return self.deduction.possible

    @cached_property
    def world(self) -> GameState:
        """One position that the view allows, for questions with the same answer in all of them."""
        return first_world(self.view)

    @cached_property
    def legal(self) -> tuple[Action, ...]:
        """The actions that were allowed."""
        return self.world.legal_actions()

    @cached_property
    def decisions(self) -> Mapping[ConventionSet, Decision]:
        """The decision of a partner in this seat, by conventions."""
        return {agreed: decide(self.world, meanings) for agreed, meanings in self.meanings.items()}

    @cached_property
    def sight(self) -> Sight:
        """The sight of a partner with the announced conventions in this seat."""
        return Sight(self.world, self.meanings[self.conventions])

    @cached_property
    def beliefs(self) -> Mapping[int, IdentitySet]:
        """By slot, what own cards are if clues mean what was agreed; empty if that cannot be.

        Among literal partners it is what clues and counting leave.
        """
        sets = self.sight.beliefs
        try:
            deduce_from(sets, unseen_copies(self.view))
        except ValueError:
            return {}
        return dict(enumerate(sets))

    @property
    def pointed(self) -> bool:
        """Whether more is believed of an own card than is proven."""
        return any(self.possible[slot] & ~cards for slot, cards in self.beliefs.items())

    @property
    def advice(self) -> Decision:
        """The decision of a partner with the announced conventions."""
        return self.decisions[self.conventions]

    @property
    def agreed(self) -> bool:
        """Whether a partner with the announced conventions would have done the same."""
        return self.advice.action == self.action

    @property
    def decided(self) -> bool:
        """Whether nothing done in this turn can change the score: all points are made.

        While play goes on after the deck, or a single mistake would lose the game, nothing is.
        """
        view = self.view
        safe = view.strikes + 1 < view.ruleset.fuses and not view.ruleset.play_on
        return safe and highest_score(view) == view.points
