"""What a simulated player does: the surest pair, and simple rules for the rest.

It is chosen from a view, so from nothing that the player can't know. Where several things are as
good, one is drawn; the same seed draws the same.
"""

from collections.abc import Callable, Iterable, Sequence

from tutor.core.seeded import SeededChoice
from tutor.games.hanzi.engine import (
    Action,
    NameTask,
    PayThirdCard,
    Phase,
    StopTurning,
    SwapWithSupply,
    TakeTask,
    TakeToken,
    TurnUp,
)
from tutor.games.hanzi.engine.ruleset import TO_TURN
from tutor.games.hanzi.knowledge import View
from tutor.games.hanzi.players import effects, marker
from tutor.games.hanzi.players.skill import PERFECT, Skill
from tutor.games.hanzi.players.thinking import NONE, Thinking


def choose(
    view: View, legal: Sequence[Action], choice: SeededChoice, skill: Skill = PERFECT
) -> Action:
    """Return what a player of this skill does; `legal` is what they may do, in the rules' order.

    Raises ValueError if there is nothing that they may do.
    """
    if not legal:
        raise ValueError("there is nothing to choose from")
    if len(legal) == 1:
        return legal[0]
    return _CHOICES[view.phase](Thinking(view, skill), legal, choice)


def _before_crafting(mind: Thinking, legal: Sequence[Action], choice: SeededChoice) -> Action:
    return (
        effects.card_to_play(mind, legal)
        or marker.marker_to_put(mind, legal, choice)
        or _third_card(mind, legal)
        or _other_task(mind, legal)
        or _task_to_name(mind, legal, choice)
    )


def _third_card(mind: Thinking, legal: Sequence[Action]) -> Action | None:
    """Pay if it raises the best chance over all tasks enough."""
    pay = PayThirdCard()
    if pay not in legal:
        return None
    gain = mind.surest(mind.tasks, TO_TURN + 1) - mind.surest(mind.tasks)
    return pay if gain >= mind.skill.third_card else None


def _other_task(mind: Thinking, legal: Sequence[Action]) -> Action | None:
    """Swap the least sure task for one of the supply if no own one can be made, or one is sure."""
    swaps = [action for action in legal if isinstance(action, SwapWithSupply)]
    own, there = mind.surest(mind.tasks), mind.surest(mind.view.supply)
    if not swaps or there == NONE or (own > NONE and there - own < effects.SURE):
        return None
    return max(swaps, key=lambda swap: (mind.chance(swap.other), -mind.chance(swap.own)))


def _task_to_name(mind: Thinking, legal: Sequence[Action], choice: SeededChoice) -> Action:
    named = [action for action in legal if isinstance(action, NameTask)]
    cards = mind.view.cards_to_turn
    chances = [mind.chance(action.task, cards) if action.task else NONE for action in named]
    best = max(chances)
    return choice.pick([a for a, chance in zip(named, chances, strict=True) if chance == best])


def _turning(mind: Thinking, legal: Sequence[Action], choice: SeededChoice) -> Action:
    """Turn up what keeps the best chance, unread forms first: they teach."""
    view = mind.view
    spots = tuple(action.spot for action in legal if isinstance(action, TurnUp))
    if view.named:
        chance, best = mind.chances.best_turn(view.named, view.cards_to_turn)
        if chance == 1 and not best and StopTurning() in legal:
            return StopTurning()
        spots = best or spots
    return TurnUp(choice.pick(_unread(view, spots) or spots))


def _unread(view: View, spots: Iterable[int]) -> tuple[int, ...]:
    return tuple(spot for spot in spots if (cell := view.cells[spot]) and not cell.character)


def _reply(mind: Thinking, legal: Sequence[Action], choice: SeededChoice) -> Action:
    return effects.reply(mind)


def _effect(mind: Thinking, legal: Sequence[Action], choice: SeededChoice) -> Action:
    return effects.effect_choice(mind, legal)


def _task(mind: Thinking, legal: Sequence[Action], choice: SeededChoice) -> Action:
    tasks = {action: mind.chance(action.task) for action in legal if isinstance(action, TakeTask)}
    best = max(tasks.values())
    return choice.pick([action for action, chance in tasks.items() if chance == best])


def _richest(mind: Thinking, legal: Sequence[Action], choice: SeededChoice) -> Action:
    takes = [action for action in legal if isinstance(action, TakeToken)]
    return max(takes, key=lambda action: mind.view.points(action.seat))


def _pair(mind: Thinking, legal: Sequence[Action], choice: SeededChoice) -> Action:
    return choice.pick(legal)


_CHOICES: dict[Phase, Callable[[Thinking, Sequence[Action], SeededChoice], Action]] = {
    Phase.CARD: _before_crafting,
    Phase.TOKEN: _before_crafting,
    Phase.CRAFTING: _before_crafting,
    Phase.REPLY: _reply,
    Phase.EFFECT: _effect,
    Phase.TURNING: _turning,
    Phase.PAIR: _pair,
    Phase.RICHEST: _richest,
    Phase.TASK: _task,
    Phase.MARKER: marker.way,
}
