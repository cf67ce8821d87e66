"""The chance of a score after each action of the player to act, and the line to it."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from tutor.games.hanabi.endings.belief import Belief, Policy, count_orders, orders
from tutor.games.hanabi.endings.reach import in_reach
from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import View


@dataclass(frozen=True, slots=True)
class Ending:
    """The exact chance of a score after each action of the player to act."""

    points: int
    worlds: int
    """In how many orders the own hand and the deck may be, copies not told apart."""
    won: Mapping[Action, int]
    """In how many of them the points are made, by action that the rules allow."""

    def chance(self, action: Action) -> Fraction:
        """Return how likely the points are after this action; KeyError if it is not allowed."""
        return Fraction(self.won[action], self.worlds)

    @property
    def best(self) -> tuple[Action, ...]:
        """The actions after which the points are likeliest, in the order of the rules."""
        most = max(self.won.values())
        return tuple(action for action, won in self.won.items() if won == most)


class TooMuch(StrEnum):
    """The limit that was exceeded."""

    CARDS = "cards"
    """Cards in the deck."""
    WORLDS = "worlds"
    """Orders of the cards out of sight."""
    DECISIONS = "decisions"
    """Decisions of the others that would have to be looked up."""


@dataclass(frozen=True, slots=True)
class NotComputed:
    """Nothing is known: a bound was passed. It says nothing of what can be reached."""

    reason: TooMuch
    worlds: int
    """In how many orders the own hand and the deck may be."""


class TooManyError(Exception):
    """More decisions would have to be looked up than was allowed."""


@dataclass(slots=True)
class Search:
    """A search for a number of points; it looks up at most `most` decisions of the others."""

    points: int
    most: int
    spent: int = 0

    def won(self, belief: Belief, action: Action, more_than: int = -1) -> int:
        """Return in how many orders the points are made after an own action, later ones the best.

        Exact if greater than `more_than`. Otherwise the search stops early, and the result is an
        upper bound that is at most `more_than`. Raises TooManyError.
        """
        beliefs = sorted(self._own_turns(belief.after(action)), key=lambda each: len(each.orders))
        open_still = sum(len(each.orders) for each in beliefs)
        won = 0
        for each in beliefs:
            if won + open_still <= more_than:
                break
            open_still -= len(each.orders)
            won += self._won(each, more_than - won - open_still)
        return won + open_still

    def line(self, belief: Belief, action: Action) -> tuple[GameState, ...]:
        """Return the positions after each turn of a game that begins with an own action.

        Each card drawn and each reply is the one that wins in most orders; later own actions are
        the best. So the points are made if this action makes them in any order.

        Raises TooManyError.
        """
        states = []
        while True:
            belief = max(belief.after(action), key=self._won_from)
            states.append(belief.state)
            while belief.state.ending is None and belief.state.to_act != belief.seat:
                belief = max(belief.after_reply(), key=self._won_from)
                states.append(belief.state)
            if belief.state.ending is not None:
                return tuple(states)
            now = belief
            action = max(belief.state.legal_actions(), key=lambda each: self.won(now, each))

    def _won_from(self, belief: Belief) -> int:
        """Return in how many orders the points are made from here on, whoever's turn it is."""
        return sum(self._won(each, -1) for each in self._own_turns([belief]))

    def _own_turns(self, beliefs: Iterable[Belief]) -> list[Belief]:
        """Return the player's possible beliefs at the next own turn, or when the game is over.

        Orders in which the points are out of reach are left out.
        """
        own_turns = []
        waiting = list(beliefs)
        while waiting:
            now = waiting.pop()
            orders = in_reach(now, self.points)
            if not orders:
                continue
            now = now._replace(orders=orders)
            if now.state.ending is not None or now.state.to_act == now.seat:
                own_turns.append(now)
            else:
                self._spend(len({order[: now.hand_size] for order in orders}))
                waiting += now.after_reply()
        return own_turns

    def _won(self, belief: Belief, more_than: int) -> int:
        """Return in how many orders the points are made from an own turn, or the end, on."""
        everything = len(belief.orders)
        if belief.state.ending is not None:
            return everything
        self._spend(1)
        state = belief.state_with(belief.orders[0])
        agreed = belief.policy.action(state)
        best = max(0, more_than)
        for action in dict.fromkeys((agreed, *state.legal_actions())):
            if best >= everything:
                break
            best = max(best, self.won(belief, action, best))
        return best

    def _spend(self, decisions: int) -> None:
        self.spent += decisions
        if self.spent > self.most:
            raise TooManyError


MOST_CARDS = 3
"""Cards in the deck beyond which nothing is begun."""
MOST_WORLDS = 20_000
MOST_DECISIONS = 20_000
"""A decision of the partners of whole games takes some 0.3 milliseconds."""


def solve(
    view: View, policy: Policy, points: int, most: int = MOST_DECISIONS
) -> Ending | NotComputed:
    """Return how likely so many points are, by what the player to act sees in their own view.

    All orders of the own hand and the deck that the clues allow are equally likely. The others play
    on by the policy; the player does at every later turn what is best by what they know then.
    `most` bounds the decisions that are looked up. Raises ValueError once the game is over, or for
    the view of a player who is not to act.
    """
    if view.ending is not None or view.seat != view.to_act:
        raise ValueError("it is not this player's turn")
    worlds = count_orders(view)
    if view.deck_size > MOST_CARDS:
        return NotComputed(TooMuch.CARDS, worlds)
    if worlds > MOST_WORLDS:
        return NotComputed(TooMuch.WORLDS, worlds)
    belief = _belief(view, policy, points)
    actions = belief.state.legal_actions()
    if not belief.orders:
        return Ending(points, worlds, dict.fromkeys(actions, 0))
    search = Search(points, most)
    try:
        won = {action: search.won(belief, action) for action in actions}
    except TooManyError:
        return NotComputed(TooMuch.DECISIONS, worlds)
    return Ending(points, worlds, won)


def winning_line(
    view: View, policy: Policy, points: int, action: Action, most: int = MOST_DECISIONS
) -> tuple[GameState, ...]:
    """Return the positions after each turn of a game in which the points are made.

    It begins with this action, which `solve` found to make them in some order, and goes on to the
    end. Cards out of sight lie in one of the ways that the view allows, whatever they really are.
    Empty if more decisions than `most` would have to be looked up.
    """
    try:
        return Search(points, most).line(_belief(view, policy, points), action)
    except TooManyError:
        return ()


def _belief(view: View, policy: Policy, points: int) -> Belief:
    """Return the player's belief, without orders in which the points can't be made."""
    possible = tuple(orders(view))
    state = view.filled(possible[0][: view.hand_size], possible[0][view.hand_size :])
    belief = Belief(view.seat, state, policy, possible)
    return belief._replace(orders=in_reach(belief, points))
