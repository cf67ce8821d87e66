"""Positions that a view allows, drawn at random, each as likely as any other.

A world fills the viewer's hand and puts the deck in order. Copies are told apart, as in
knowledge/deduction.py: each slot takes any unseen copy that agrees with its clues, and a hand that
has taken one copy twice is drawn anew. So every hand of different copies is equally likely.
"""

from collections.abc import Iterator, Mapping

from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.cards import CARDS, Card
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import IdentitySet, View, allowed_by_clues, has, unseen_copies

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
