"""The orders in which unseen cards may lie, and what a player takes for possible.

An order has the own hand first, oldest card first, and then the deck, next card first. Copies are
not told apart: each order can come about in equally many ways, so all of them are equally likely.

A belief is a position, known but for the own hand and the deck, and the orders that those may be
in. An action is carried out once for all the orders in which it leads to the same sight, not order
by order.
"""

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from math import factorial, prod
from typing import NamedTuple

from tutor.games.hanabi.engine.actions import Action, Discard, Play
from tutor.games.hanabi.engine.cards import CARDS, Card
from tutor.games.hanabi.engine.position import Hand
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import IdentitySet, View, allowed_by_clues, deduce, unseen_copies
from tutor.games.hanabi.partners import Meanings, decide
from tutor.games.hanabi.scripted_partners import quiet_action, stated_action

Order = tuple[Card, ...]
"""Own hand and deck, as they may be."""


def orders(view: View) -> Iterator[Order]:
    """Yield every order that agrees with the clues, each once."""
    return _orders(allowed_by_clues(view), view.deck_size, unseen_copies(view))


def count_orders(view: View) -> int:
    """Return how many orders there are, without going through them."""
    hands = deduce(view).worlds  # copies told apart, as the deck has them here too
    apart = hands * factorial(view.deck_size)
    return apart // prod(map(factorial, unseen_copies(view)))


def _orders(could_be: Sequence[IdentitySet], deck: int, unseen: list[int]) -> Iterator[Order]:
    if not could_be and not deck:
        yield ()
        return
    first, others = (could_be[0], could_be[1:]) if could_be else (-1, ())
    for card, copies in enumerate(unseen):
        if copies and first >> card & 1:
            unseen[card] -= 1
            for rest in _orders(others, deck if could_be else deck - 1, unseen):
                yield (CARDS[card], *rest)
            unseen[card] += 1


@dataclass(frozen=True, slots=True)
class AgreedPolicy:
    """The partners of whole games (docs/partners.md), and what clues meant so far."""

    meanings: Meanings

    def action(self, state: GameState) -> Action:
        """Return the action of the partner whose turn it is. Raises ValueError once it is over."""
        return decide(state, self.meanings).action

    def after(self, before: GameState, action: Action, state: GameState) -> "AgreedPolicy":
        """Return the partners who have seen that action."""
        return AgreedPolicy(self.meanings.after(before, action, state))


@dataclass(frozen=True, slots=True)
class PlainPolicy:
    """Partners who remember nothing but what the cards have been told."""

    choose: Callable[[GameState], Action]

    def action(self, state: GameState) -> Action:
        """Return the action of the partner whose turn it is."""
        return self.choose(state)

    def after(self, before: GameState, action: Action, state: GameState) -> "PlainPolicy":
        """Return the same: nothing is remembered."""
        return self


Policy = AgreedPolicy | PlainPolicy
"""What players do, by what they see: neither their own cards nor the deck may matter.

What it goes by has to be public, but for the hand that a clue was given to: of that it may use
which cards the clue touches.
"""

PLAIN = PlainPolicy(stated_action)
"""Partners who act by `stated_action`."""

QUIET = PlainPolicy(quiet_action)
"""The partners of the scenarios, who act by `quiet_action`: everyone can foresee them."""


class Belief(NamedTuple):
    """A position as the player at `seat` sees it, and all that the cards out of sight may be."""

    seat: int
    state: GameState
    """The position in one of the orders."""
    policy: Policy
    """How the others play on."""
    orders: tuple[Order, ...]
    """None of them twice."""

    @property
    def hand_size(self) -> int:
        """How many of the cards of an order are in the own hand."""
        return len(self.state.hands[self.seat])

    def state_with(self, order: Order) -> GameState:
        """Return the position in this order."""
        state, seat = self.state, self.seat
        hand, deck = order[: self.hand_size], order[self.hand_size :]
        hands, reach = state.hands, state.reach
        return state._replace(
            hands=(*hands[:seat], hand, *hands[seat + 1 :]),
            reach=(*reach[:seat], state.ruleset.tables.reach(hand), *reach[seat + 1 :]),
            deck=deck,
        )

    def after(self, action: Action) -> Iterator["Belief"]:
        """Yield the beliefs after an own action, one for each card that it may turn up."""
        if not isinstance(action, Play | Discard):
            yield self._then(action, self.orders, self.orders)
            return
        slot = action.slot
        by_card: dict[Card, list[Order]] = {}
        for order in self.orders:
            by_card.setdefault(order[slot], []).append(order)
        for same in by_card.values():
            left = tuple([order[:slot] + order[slot + 1 :] for order in same])
            yield self._then(action, same, left)

    def after_reply(self) -> Iterator["Belief"]:
        """Yield the beliefs after the turn of another, one for each thing that may be seen."""
        size = self.hand_size
        actions: dict[Hand, Action] = {}
        seen: dict[Hashable, tuple[Action, list[Order]]] = {}
        for order in self.orders:
            hand = order[:size]
            action = actions.get(hand)
            if action is None:
                action = actions[hand] = self.policy.action(self.state_with(order))
            sight = self._sight(action, order)
            seen.setdefault(sight, (action, []))[1].append(order)
        for action, same in seen.values():
            left = same
            if isinstance(action, Play | Discard):
                left = [order[:size] + order[size + 1 :] for order in same]
            yield self._then(action, same, tuple(left))

    def _sight(self, action: Action, order: Order) -> Hashable:
        """Return the player's observation of an action: the card drawn, or own cards touched."""
        size = self.hand_size
        if isinstance(action, Play | Discard):
            return action, order[size : size + 1]
        if action.target != self.seat:
            return action
        tables = self.state.ruleset.tables
        bit = tables.bit(action)
        return action, tuple([tables.touched_by[card] & bit for card in order[:size]])

    def _then(self, action: Action, before: Sequence[Order], left: tuple[Order, ...]) -> "Belief":
        """Return the belief after an action that is seen alike in all these orders."""
        state = self.state_with(before[0])
        after = state.apply(action)
        return Belief(self.seat, after, self.policy.after(state, action, after), left)
