"""How likely so many points are after each action of the player to act, and how they are made."""

from tutor.games.hanabi.endings.belief import Belief
from tutor.games.hanabi.endings.ending import Ending, NotComputed, TooMuch
from tutor.games.hanabi.endings.orders import count_orders, orders
from tutor.games.hanabi.endings.policy import Policy
from tutor.games.hanabi.endings.reach import in_reach
from tutor.games.hanabi.endings.search import Search, TooManyError
from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import View

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
    """Return what the player takes for possible, without orders in which nobody could do it."""
    found = tuple(orders(view))
    state = view.filled(found[0][: view.hand_size], found[0][view.hand_size :])
    belief = Belief(view.seat, state, policy, found)
    return belief._replace(orders=in_reach(belief, points))
