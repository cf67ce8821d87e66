"""Everything that a player can do, as values; `str` gives a short name that reads back.

The names of a whole game can follow each other without anything between (`write_actions`).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from functools import cache
from itertools import product
from typing import Any, ClassVar

from tutor.core.errors import BadSyntaxError
from tutor.games.hanzi import rules
from tutor.games.hanzi.deck import CARDS, LETTER, TASKS, Card, Task
from tutor.games.hanzi.engine.ruleset import NAME_OF_SPOT, SPOTS


@dataclass(frozen=True)
class Action:
    """What a player can do; `rule` is the id of the one that allows it.

    Its name is the `letter`, then the fields: a card or task by its letter (deck.py), a spot by its
    name, a seat by its number, as in `tA`, `mb3` and `o1`. Messages name its `kind`.
    """

    letter: ClassVar[str]
    kind: ClassVar[str]
    rule: ClassVar[str]

    def __init_subclass__(cls, letter: str, kind: str, rule: str) -> None:
        """Note what all actions of a kind have in common."""
        cls.letter, cls.kind, cls.rule = letter, kind, rule

    def __str__(self) -> str:
        """Return the action's name."""
        values = (_written(each.name, getattr(self, each.name)) for each in fields(self))
        return self.letter + "".join(values)


def _written(field: str, value: Any) -> str:
    match field:
        case "spot":
            return NAME_OF_SPOT[value] if 0 <= value < SPOTS else f"?{value}"
        case "seat":
            return str(value)
        case "place":
            return f".{value}" if value else ""
    return LETTER[value] if value else "0"


@dataclass(frozen=True)
class PlayCard(Action, letter="p", kind="play-card", rule=rules.PLAY_CARD):
    """Play a card with an effect from the hand."""

    card: Card


@dataclass(frozen=True)
class Counter(Action, letter="v", kind="counter", rule=rules.COUNTER):
    """Answer the card just played with a counter: the oldest that one has."""


@dataclass(frozen=True)
class LetPass(Action, letter="n", kind="let-pass", rule=rules.COUNTER):
    """Do not counter the card just played."""


@dataclass(frozen=True)
class SwapTasks(Action, letter="x", kind="swap-tasks", rule=rules.SWAP_TASK):
    """Give one's task `own` for another player's task `other`."""

    own: Task
    other: Task


@dataclass(frozen=True)
class DrawFrom(Action, letter="h", kind="draw-from", rule=rules.DRAW_CARD):
    """Draw a card from the hand of the player in this seat: the one in this place.

    Places count from 0 as the hand is held. Its drawing is seen, its effect is not.
    """

    seat: int
    place: int = 0


@dataclass(frozen=True)
class TakeToken(Action, letter="o", kind="take-token", rule=rules.TAKE_TOKEN):
    """Take a token from this player (rule `hanzi-take-token`; `hanzi-miss` with no bank)."""

    seat: int


@dataclass(frozen=True)
class TakeNoToken(Action, letter="w", kind="no-token", rule=rules.MISS):
    """Take no token for a miss, the bank being empty."""


@dataclass(frozen=True)
class KeepTask(Action, letter="k", kind="keep-task", rule=rules.THREE_TASKS):
    """Keep this one of the three top tasks of the deck."""

    task: Task


@dataclass(frozen=True)
class PayThirdCard(Action, letter="3", kind="third-card", rule=rules.THIRD_CARD):
    """Spend a token for a third card in this turn's crafting."""


@dataclass(frozen=True)
class SwapWithSupply(Action, letter="s", kind="swap-supply", rule=rules.SWAP_SUPPLY):
    """Spend two tokens; give `own` for the task `other` of the supply."""

    own: Task
    other: Task


@dataclass(frozen=True)
class PutMarker(Action, letter="m", kind="put-marker", rule=rules.MARKER_TOKEN):
    """Spend a token to put the marker on the card at `spot`."""

    spot: int


@dataclass(frozen=True)
class NameTask(Action, letter="t", kind="craft", rule=rules.CRAFTING):
    """Begin to craft this task; None if one has no task."""

    task: Task | None


@dataclass(frozen=True)
class RefuseCrafting(Action, letter="q", kind="refuse", rule=rules.CRAFT_TWICE):
    """Do without the second crafting of the turn."""


@dataclass(frozen=True)
class TurnUp(Action, letter="", kind="turn-up", rule=rules.CRAFTING):
    """Turn up the card at `spot`."""

    spot: int


@dataclass(frozen=True)
class StopTurning(Action, letter="z", kind="stop", rule=rules.THIRD_CARD):
    """Leave it at two cards though a third is paid for."""


@dataclass(frozen=True)
class TurnBack(Action, letter="y", kind="turn-back", rule=rules.THIRD_CARD):
    """Of three cards turned up, turn this one back: the others match."""

    spot: int


@dataclass(frozen=True)
class TakeTask(Action, letter="r", kind="take-task", rule=rules.MATCH):
    """Take this task from the supply for one that is gone."""

    task: Task


@dataclass(frozen=True)
class MoveMarker(Action, letter="g", kind="move-marker", rule=rules.MARKER_MOVE):
    """Move the marker to the card at `spot` beside it."""

    spot: int


_VALUES: Mapping[str, Iterable[object]] = {
    "card": CARDS,
    "task": TASKS,
    "own": TASKS,
    "other": TASKS,
    "spot": range(SPOTS),
    "seat": range(10),
    "place": range(100),
}
_EXPECTED = "a spot, or a letter of v n z q w 3 p t k r x s h o m y g with what belongs to it"
_LONGEST_NAME = len("h4.10")


@cache
def _actions() -> Mapping[str, Action]:
    """Return every action that can be written, by its name."""
    actions = [
        kind(*values)
        for kind in Action.__subclasses__()
        for values in product(*(_VALUES[each.name] for each in fields(kind)))
    ]
    return {str(action): action for action in [*actions, NameTask(None)]}


def parse_action(name: str) -> Action:
    """Return the action with this name, which is read, not judged; BadSyntaxError for none."""
    if name not in _actions():
        raise BadSyntaxError("action", name, 0, _EXPECTED)
    return _actions()[name]


def write_actions(actions: Iterable[Action]) -> str:
    """Return the names of these actions, one behind the other: about 9 characters a turn."""
    return "".join(map(str, actions))


def read_actions(text: str) -> tuple[Action, ...]:
    """Return the actions that `write_actions` wrote; raises BadSyntaxError for another text."""
    actions, position = [], 0
    while position < len(text):
        ends = range(position + _LONGEST_NAME, position, -1)
        names = (text[position:end] for end in ends)
        name = next((name for name in names if name in _actions()), None)
        if name is None:
            raise BadSyntaxError("actions", text, position, _EXPECTED)
        actions.append(_actions()[name])
        position += len(name)
    return tuple(actions)
