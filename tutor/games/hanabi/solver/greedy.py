"""Greedy play: play what is proven, else discard the oldest card without a clue.

It looks no turn ahead, and gives a clue only where nothing else may be done: the one that quiet
partners give. What of several proven cards it plays is open, and so is whether it discards a card
that is proven useless or the oldest without a clue: what no greedy player reaches takes a plan.
"""

from tutor.games.hanabi.engine.actions import Action, Discard, Play
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.engine.told import CLUE_BITS
from tutor.games.hanabi.knowledge import View, left_by_counting
from tutor.games.hanabi.knowledge.status import playable, trash
from tutor.games.hanabi.solver.quiet_partner import reply

_TOUCHED = (1 << CLUE_BITS) - 1


def greedy_actions(state: GameState) -> tuple[Action, ...]:
    """Return what a greedy player may do whose turn it is, seeing what that player sees.

    Raises ValueError once the game is over.
    """
    view = View.of(state, state.to_act)
    could_be = left_by_counting(view)
    fits, useless = playable(view), trash(view)
    plays = tuple(Play(slot) for slot, cards in enumerate(could_be) if not cards & ~fits)
    if plays:
        return plays
    marks = state.marks[state.to_act]
    if not marks or state.clue_tokens == state.ruleset.clue_tokens:
        return (reply(state),)
    slots = {oldest_without_clue(marks)}
    slots |= {slot for slot, cards in enumerate(could_be) if not cards & ~useless}
    return tuple(map(Discard, sorted(slots)))


def oldest_without_clue(marks: tuple[int, ...]) -> int:
    """Return the slot of the oldest card that no clue has pointed at; the oldest if all are."""
    return next((slot for slot, told in enumerate(marks) if not told & _TOUCHED), 0)
