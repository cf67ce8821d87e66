"""How options and the parts of questions are named, where no action of the engine does it.

In questions names are lower case, so that they can stand in the query of an address.
"""

import re
from functools import cache
from itertools import permutations

from tutor.core.errors import BadSyntaxError
from tutor.games.hanzi.deck import CARDS, CHARACTER_OF_ID, TASKS, Card, Character
from tutor.games.hanzi.engine import (
    Action,
    Counter,
    DrawFrom,
    KeepTask,
    LetPass,
    MoveMarker,
    NameTask,
    PayThirdCard,
    PlayCard,
    PutMarker,
    StopTurning,
    SwapTasks,
    SwapWithSupply,
    TakeTask,
    TakeToken,
    TurnBack,
    TurnUp,
)
from tutor.games.hanzi.engine.ruleset import NAME_OF_SPOT, SPOT_OF_NAME

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
    found = _PAIR.fullmatch(name)
    if not found or found[1] == found[2]:
        raise BadSyntaxError("pair", name, 0, "pair-b3-c4")
    return SPOT_OF_NAME[found[1]], SPOT_OF_NAME[found[2]]


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
