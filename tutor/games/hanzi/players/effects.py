"""Which card a simulated player plays, and what is done with it: a short list of rules."""

from collections.abc import Sequence
from fractions import Fraction

from tutor.games.hanzi.deck import Effect
from tutor.games.hanzi.engine import (
    Action,
    Counter,
    DrawFrom,
    KeepTask,
    LetPass,
    PlayCard,
    SwapTasks,
    TakeToken,
)
from tutor.games.hanzi.engine.position import TASK_TO_FETCH
from tutor.games.hanzi.players.thinking import NONE, Thinking

SURE = Fraction(1, 2)
"""A chance from which on a task counts as one that will be made."""

_LIST = (
    Effect.CRAFT_TWICE,
    Effect.SWAP_TASK,
    Effect.FETCH_NAN,
    Effect.FETCH_ZI,
    Effect.THREE_TASKS,
    Effect.TAKE_TOKEN,
    Effect.DRAW_CARD,
)
"""The effects in the order in which they are thought of."""


def card_to_play(mind: Thinking, legal: Sequence[Action]) -> PlayCard | None:
    """Return the card to play: the first of the list that is worth it; None for none."""
    plays = {a.card.effect: a for a in legal if isinstance(a, PlayCard)}
    return next((plays[e] for e in _LIST if e in plays and _is_worth_it(mind, e)), None)


def _is_worth_it(mind: Thinking, effect: Effect) -> bool:
    """Craft twice with two tasks to be made, swap for a much surer task, the others at once."""
    match effect:
        case Effect.CRAFT_TWICE:
            return sum(mind.chance(task) >= SURE for task in mind.tasks) > 1
        case Effect.SWAP_TASK:
            gain = mind.surest(mind.tasks_of_others) - mind.surest(mind.tasks)
            return gain >= SURE
        case Effect.FETCH_NAN | Effect.FETCH_ZI:
            return mind.chance(TASK_TO_FETCH[effect]) > NONE
    return True


def reply(mind: Thinking) -> Action:
    """Counter what hurts: a fetch of one's task, a leader's second crafting, what hits a leader."""
    view, played = mind.view, mind.view.played
    effect = played.effect if played else None
    if effect in TASK_TO_FETCH:
        hurts = TASK_TO_FETCH[effect] in mind.tasks
    elif effect is Effect.CRAFT_TWICE:
        hurts = view.points(view.active) >= max(map(view.points, range(view.players)))
    elif effect is Effect.THREE_TASKS:
        hurts = False
    else:
        rivals = [view.points(seat) for seat in mind.others if seat != view.active]
        hurts = view.points(view.seat) >= max(rivals, default=0)
    return Counter() if hurts else LetPass()


def effect_choice(mind: Thinking, legal: Sequence[Action]) -> Action:
    """Keep or get the surest task, give the least sure; take from whom is ahead."""
    return max(legal, key=lambda action: _worth(mind, action))


def _worth(mind: Thinking, action: Action) -> tuple[Fraction | int, ...]:
    match action:
        case KeepTask(task):
            return (mind.chance(task),)
        case SwapTasks(own, other):
            return (mind.chance(other), -mind.chance(own))
        case DrawFrom(seat) | TakeToken(seat):
            return (mind.view.points(seat), mind.view.tokens[seat])
    raise AssertionError(f"{action!r} chooses no effect")
