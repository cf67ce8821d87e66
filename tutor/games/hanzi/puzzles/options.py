"""How options are named in addresses and said in words: actions, cards, pairs, chances.

In questions names are lower case, so that they can stand in the query of an address.
"""

import re
from dataclasses import fields
from enum import Enum
from fractions import Fraction
from functools import cache
from itertools import permutations
from typing import Any

from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message, Player
from tutor.games.hanzi.deck import CARDS, CHARACTER_OF_ID, TASKS, Card, Character, Glossed, Task
from tutor.games.hanzi.engine import Action
from tutor.games.hanzi.engine.actions import (
    Counter,
    DrawFrom,
    KeepTask,
    LetPass,
    MoveMarker,
    NameTask,
    PayThirdCard,
    PlayCard,
    PutMarker,
    RefuseCrafting,
    StopTurning,
    SwapTasks,
    SwapWithSupply,
    TakeNoToken,
    TakeTask,
    TakeToken,
    TurnBack,
    TurnUp,
)
from tutor.games.hanzi.engine.ruleset import NAME_OF_SPOT, PRICE_OF_SWAP, SPOT_OF_NAME
from tutor.games.hanzi.rulebook.summary import effect_name

_PAIR = re.compile("pair-([a-f][1-5])-([a-f][1-5])")
_SEATS = range(5)


def spot_of(name: str) -> int:
    """Return the spot of this name; raises BadSyntaxError if there is none."""
    if name not in SPOT_OF_NAME:
        raise BadSyntaxError("spot", name, 0, "a1 to f5")
    return SPOT_OF_NAME[name]


def pair_name(one: int, other: int) -> str:
    """Return the name of the option to turn up the cards at these two spots: `pair-b3-c4`."""
    return f"pair-{NAME_OF_SPOT[one]}-{NAME_OF_SPOT[other]}"


def pair_of(name: str) -> tuple[int, int]:
    """Return the two spots; raises BadSyntaxError for a name of another form."""
    match = _PAIR.fullmatch(name)
    if not match or match[1] == match[2]:
        raise BadSyntaxError("pair", name, 0, "pair-b3-c4")
    return SPOT_OF_NAME[match[1]], SPOT_OF_NAME[match[2]]


def character_name(character: Character) -> str:
    """Return the name of a component as an option: `char-ri`."""
    return f"char-{character.id}"


def character_of(name: str) -> Character:
    """Return the component of an option; raises BadSyntaxError if there is none."""
    character = CHARACTER_OF_ID.get(name.removeprefix("char-"))
    if character is None or character_name(character) != name:
        raise BadSyntaxError("character", name, 0, "char- and the id of a component")
    return character


def card_name(card: Card) -> str:
    """Return the name of a kind of card: its component and its period, `ri-1`."""
    return f"{card.character.id}-{card.period}"


_CARD_OF_NAME = {card_name(card): card for card in CARDS}


def card_of(name: str) -> Card:
    """Return the kind of card with this name; raises BadSyntaxError if there is none."""
    if name not in _CARD_OF_NAME:
        raise BadSyntaxError("card", name, 0, "a component's id and a period, as in ri-1")
    return _CARD_OF_NAME[name]


@cache
def _actions() -> dict[str, Action]:
    """Return every action that can be named, by its name."""
    named: dict[str, Action] = {
        "counter": Counter(),
        "let-pass": LetPass(),
        "third-card": PayThirdCard(),
        "stop": StopTurning(),
        "craft-none": NameTask(None),
        "refuse": RefuseCrafting(),
        "no-token": TakeNoToken(),
    }
    named |= {f"play-{name}": PlayCard(card) for name, card in _CARD_OF_NAME.items()}
    named |= {f"craft-{task.id}": NameTask(task) for task in TASKS}
    named |= {f"keep-{task.id}": KeepTask(task) for task in TASKS}
    named |= {f"take-{task.id}": TakeTask(task) for task in TASKS}
    for own, other in permutations(TASKS, 2):
        named[f"swap-{own.id}-for-{other.id}"] = SwapTasks(own, other)
        named[f"supply-{own.id}-for-{other.id}"] = SwapWithSupply(own, other)
    named |= {f"draw-from-{seat}": DrawFrom(seat) for seat in _SEATS}
    named |= {f"token-from-{seat}": TakeToken(seat) for seat in _SEATS}
    for name, spot in SPOT_OF_NAME.items():
        named[f"turn-{name}"] = TurnUp(spot)
        named[f"back-{name}"] = TurnBack(spot)
        named[f"put-{name}"] = PutMarker(spot)
        named[f"move-{name}"] = MoveMarker(spot)
    return named


@cache
def _names() -> dict[Action, str]:
    return {action: name for name, action in _actions().items()}


def action_name(action: Action) -> str:
    """Return the name of an action in a question: `play-ri-1`, `supply-xiu-for-dan`."""
    return _names()[action]


def action_of(name: str) -> Action:
    """Return the action with this name; raises BadSyntaxError if there is none."""
    if name not in _actions():
        raise BadSyntaxError("action", name, 0, "an action such as turn-b3")
    return _actions()[name]


def meaning(named: Character | Task) -> Message:
    """Return the meaning of a component or a task in a few words."""
    return Message(f"hanzi-meaning.{named.id}")


def drawing(character: Character) -> Message:
    """Return the look of a component's ancient form."""
    return Message(f"drawing.{character.id}")


def gives(card: Card) -> Message:
    """Return a card's points or its effect."""
    if card.effect:
        return effect_name(card.effect)
    return Message("hanzi-points", {"num": card.points})


def chance_message(name: str, chance: Fraction, **params: object) -> Message:
    """Return a sentence on a chance: `name` with .never, .always or .chance behind it."""
    if chance in (0, 1):
        return Message(f"{name}.{'always' if chance else 'never'}", params)
    hits, total = chance.as_integer_ratio()
    all_params = {**params, "hits": hits, "all": total, "percent": _percent(chance)}
    return Message(f"{name}.chance", all_params)


def _percent(chance: Fraction) -> int:
    """Return the chance in percent, rounded, but neither 0 nor 100."""
    return min(max(int(100 * chance + Fraction(1, 2)), 1), 99)


def action_message(action: Action) -> Message:
    """Return an action in words, as an option."""
    if action == NameTask(None):
        return Message("hanzi-do.craft-none")
    params = {each.name: said(each.name, getattr(action, each.name)) for each in fields(action)}
    if "seat" in params:
        params["name"] = params.pop("seat")
    return Message(f"hanzi-do.{action.kind}", params)


def said(field: str, value: Any) -> object:
    """Return the value of a field of an action or an event as sentences name it."""
    match field:
        case "seat" | "player" | "with_player" | "from_player":
            return Player(value)
        case "spot" | "scoring_spot" | "effect_spot":
            return NAME_OF_SPOT[value]
    return Glossed(value) if isinstance(value, Task | Card) else value


def consequence_message(action: Action) -> Message:
    """Return the result of a legal action."""
    params = {"tokens": PRICE_OF_SWAP} if isinstance(action, SwapWithSupply) else {}
    return Message(f"hanzi-allowed.{action.kind}", params)


def refusal_message(reason: Enum) -> Message:
    """Return why an action is not allowed, by its `Reason`."""
    return Message(f"hanzi-refused.{reason}")
