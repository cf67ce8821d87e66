"""What a player takes for possible, and how it changes as the game goes on.

A belief is a position, known but for the own hand and the deck, and the orders that those may be
in. An action is carried out once for all the orders in which it leads to the same sight, not order
by order.
"""

from collections.abc import Hashable, Iterator, Sequence
from typing import NamedTuple

from tutor.games.hanabi.endings.orders import Order
from tutor.games.hanabi.endings.policy import Policy
from tutor.games.hanabi.engine.actions import Action, Discard, Play
from tutor.games.hanabi.engine.cards import Card
from tutor.games.hanabi.engine.state import GameState, Hand


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
        """Return what is seen of another's action: a card drawn, or the own cards touched."""
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
