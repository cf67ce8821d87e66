"""The search: in how many of the orders the points are made, and a game in which they are."""

from collections.abc import Iterable
from dataclasses import dataclass

from tutor.games.hanabi.endings.belief import Belief
from tutor.games.hanabi.endings.reach import in_reach
from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.engine.state import GameState


class TooManyError(Exception):
    """More decisions would have to be looked up than was allowed."""


@dataclass(slots=True)
class Search:
    """A search for so many points, that may look up `most` decisions of the other players."""

    points: int
    most: int
    spent: int = 0

    def won(self, belief: Belief, action: Action, more_than: int = -1) -> int:
        """Return in how many orders the points are made after an own action, later ones the best.

        If that is not more than `more_than`, it may be any number from there down to what it is.
        Raises TooManyError.
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

        Of what may be seen next, it is what goes well in most orders; later own actions are the
        best. So the points are made if this action makes them in any order. Raises TooManyError.
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
        """Return what the player may believe at the next own turn, or when the game is over.

        Orders in which the points are out of reach are left out.
        """
        found = []
        waiting = list(beliefs)
        while waiting:
            now = waiting.pop()
            orders = in_reach(now, self.points)
            if not orders:
                continue
            now = now._replace(orders=orders)
            if now.state.ending is not None or now.state.to_act == now.seat:
                found.append(now)
            else:
                self._spend(len({order[: now.hand_size] for order in orders}))
                waiting += now.after_reply()
        return found

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
