"""Messages that several themes share: cards, actions and why they are refused, chances."""

from collections.abc import Callable, Mapping
from enum import Enum
from fractions import Fraction
from typing import Any

from tutor.core.messages import Message, Player
from tutor.games.hanzi.deck import Card, Character, Effect, Task
from tutor.games.hanzi.engine import Action, actions
from tutor.games.hanzi.engine.position import TASK_TO_FETCH
from tutor.games.hanzi.engine.ruleset import NAME_OF_SPOT, PRICE_OF_SWAP


def meaning(named: Character | Task) -> Message:
    """Return what a component or a task means, in a few words."""
    return Message(f"hanzi-meaning.{named.id}")


def drawing(character: Character) -> Message:
    """Return what the ancient form of a component looks like."""
    return Message(f"drawing.{character.id}")


def effect_said(effect: Effect) -> Message:
    """Return the name of an effect."""
    task = TASK_TO_FETCH.get(effect)
    return Message(f"hanzi-effect.{effect}", {"task": task} if task else {})


def gives(card: Card) -> Message:
    """Return what a card gives: its points, or its effect."""
    if card.effect:
        return effect_said(card.effect)
    return Message("hanzi-points", {"num": card.points})


def card_said(card: Card) -> Message:
    """Return the modern side of a card: the character, and what it gives."""
    return Message("hanzi-face", {"character": card.character, "gives": gives(card)})


def chance_said(name: str, chance: Fraction, **params: object) -> Message:
    """Return a sentence on a chance: `name` with .never, .always or .chance behind it."""
    if chance in (0, 1):
        return Message(f"{name}.{'always' if chance else 'never'}", params)
    hits, total = chance.as_integer_ratio()
    told = {**params, "hits": hits, "all": total, "percent": _percent(chance)}
    return Message(f"{name}.chance", told)


def _percent(chance: Fraction) -> int:
    """Return the chance in percent, rounded, but neither 0 nor 100."""
    return min(max(round(100 * chance), 1), 99)


def _spot(action: Any) -> dict[str, object]:
    return {"spot": NAME_OF_SPOT[action.spot]}


def _task(action: Any) -> dict[str, object]:
    return {"task": action.task}


def _tasks(action: Any) -> dict[str, object]:
    return {"own": action.own, "other": action.other}


def _seat(action: Any) -> dict[str, object]:
    return {"name": Player(action.seat)}


def _card(action: Any) -> dict[str, object]:
    return {"card": card_said(action.card)}


def _nothing(action: Any) -> dict[str, object]:
    return {}


NAMED_ACTIONS: Mapping[type, tuple[str, Callable[[Any], dict[str, object]]]] = {
    actions.PlayCard: ("play-card", _card),
    actions.Counter: ("counter", _nothing),
    actions.LetPass: ("let-pass", _nothing),
    actions.SwapTasks: ("swap-tasks", _tasks),
    actions.DrawFrom: ("draw-from", _seat),
    actions.TakeToken: ("take-token", _seat),
    actions.KeepTask: ("keep-task", _task),
    actions.PayThirdCard: ("third-card", _nothing),
    actions.SwapWithSupply: ("swap-supply", _tasks),
    actions.PutMarker: ("put-marker", _spot),
    actions.NameTask: ("craft", _task),
    actions.TurnUp: ("turn-up", _spot),
    actions.StopTurning: ("stop", _nothing),
    actions.TurnBack: ("turn-back", _spot),
    actions.TakeTask: ("take-task", _task),
    actions.MoveMarker: ("move-marker", _spot),
}
"""By type: how messages name the action, and what makes the values for them."""


def action_said(action: Action, said: str = "hanzi-do") -> Message:
    """Return an action in words: as an option, or as messages that begin with `said` put it."""
    if action == actions.NameTask(None):
        return Message(f"{said}.craft-none")
    name, params = NAMED_ACTIONS[type(action)]
    return Message(f"{said}.{name}", params(action))


def consequence_said(action: Action) -> Message:
    """Return what an action that is allowed leads to."""
    params = {"tokens": PRICE_OF_SWAP} if isinstance(action, actions.SwapWithSupply) else {}
    return Message(f"hanzi-allowed.{NAMED_ACTIONS[type(action)][0]}", params)


def refusal_said(reason: Enum) -> Message:
    """Return why an action is not allowed, by its `Reason`."""
    return Message(f"hanzi-refused.{reason}")
