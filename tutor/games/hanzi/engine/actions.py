"""Everything that a player can do, as values; `str` gives a short name that reads back.

The `rule` of an action is the id of the one that allows it.

The first letter of a name says how long it is, so that the names of a whole game can follow each
other without anything between (`write_actions`).
"""

import re
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import ClassVar

from tutor.core.errors import BadSyntaxError
from tutor.games.hanzi import rules
from tutor.games.hanzi.deck import CARD_OF_LETTER, LETTER, TASK_OF_LETTER, Card, Task
from tutor.games.hanzi.engine.ruleset import NAME_OF_SPOT, SPOT_OF_NAME


@dataclass(frozen=True, slots=True)
class PlayCard:
    """Play a card with an effect from the hand."""

    rule: ClassVar[str] = rules.PLAY_CARD

    card: Card

    def __str__(self) -> str:
        """Return the action's name: p and the card's letter."""
        return f"p{LETTER[self.card]}"


@dataclass(frozen=True, slots=True)
class Counter:
    """Answer the card just played with a counter: the oldest that one has."""

    rule: ClassVar[str] = rules.COUNTER

    def __str__(self) -> str:
        """Return the action's name: v."""
        return "v"


@dataclass(frozen=True, slots=True)
class LetPass:
    """Do not counter the card just played."""

    rule: ClassVar[str] = rules.COUNTER

    def __str__(self) -> str:
        """Return the action's name: n."""
        return "n"


@dataclass(frozen=True, slots=True)
class SwapTasks:
    """Give one's task `own` for another player's task `other`."""

    rule: ClassVar[str] = rules.SWAP_TASK

    own: Task
    other: Task

    def __str__(self) -> str:
        """Return the action's name: x and the tasks' letters."""
        return f"x{LETTER[self.own]}{LETTER[self.other]}"


@dataclass(frozen=True, slots=True)
class DrawFrom:
    """Draw a card from the hand of the player in this seat: the one in this place.

    Places count from 0 as the hand is held. Its drawing is seen, its effect is not.
    """

    rule: ClassVar[str] = rules.DRAW_CARD

    seat: int
    place: int = 0

    def __str__(self) -> str:
        """Return the action's name: h and the seat, then a dot and the place if it is not 0."""
        return f"h{self.seat}" + (f".{self.place}" if self.place else "")


@dataclass(frozen=True, slots=True)
class TakeToken:
    """Take a token from this player (rule `hanzi-take-token`; `hanzi-miss` with no bank)."""

    rule: ClassVar[str] = rules.TAKE_TOKEN

    seat: int

    def __str__(self) -> str:
        """Return the action's name: o and the seat."""
        return f"o{self.seat}"


@dataclass(frozen=True, slots=True)
class TakeNoToken:
    """Take no token for a miss, the bank being empty."""

    rule: ClassVar[str] = rules.MISS

    def __str__(self) -> str:
        """Return the action's name: w."""
        return "w"


@dataclass(frozen=True, slots=True)
class KeepTask:
    """Keep this one of the three top tasks of the deck."""

    rule: ClassVar[str] = rules.THREE_TASKS

    task: Task

    def __str__(self) -> str:
        """Return the action's name: k and the task's letter."""
        return f"k{LETTER[self.task]}"


@dataclass(frozen=True, slots=True)
class PayThirdCard:
    """Spend a token for a third card in this turn's crafting."""

    rule: ClassVar[str] = rules.THIRD_CARD

    def __str__(self) -> str:
        """Return the action's name: 3."""
        return "3"


@dataclass(frozen=True, slots=True)
class SwapWithSupply:
    """Spend two tokens; give `own` for the task `other` of the supply."""

    rule: ClassVar[str] = rules.SWAP_SUPPLY

    own: Task
    other: Task

    def __str__(self) -> str:
        """Return the action's name: s and the tasks' letters."""
        return f"s{LETTER[self.own]}{LETTER[self.other]}"


@dataclass(frozen=True, slots=True)
class PutMarker:
    """Spend a token to put the marker on the card at `spot`."""

    rule: ClassVar[str] = rules.MARKER_TOKEN

    spot: int

    def __str__(self) -> str:
        """Return the action's name: m and the spot's name."""
        return f"m{_spot_name(self.spot)}"


@dataclass(frozen=True, slots=True)
class NameTask:
    """Begin to craft this task; None if one has no task."""

    rule: ClassVar[str] = rules.CRAFTING

    task: Task | None

    def __str__(self) -> str:
        """Return the action's name: t and the task's letter, or 0."""
        return f"t{LETTER[self.task] if self.task else 0}"


@dataclass(frozen=True, slots=True)
class RefuseCrafting:
    """Do without the second crafting of the turn."""

    rule: ClassVar[str] = rules.CRAFT_TWICE

    def __str__(self) -> str:
        """Return the action's name: q."""
        return "q"


@dataclass(frozen=True, slots=True)
class TurnUp:
    """Turn up the card at `spot`."""

    rule: ClassVar[str] = rules.CRAFTING

    spot: int

    def __str__(self) -> str:
        """Return the action's name: that of the spot."""
        return _spot_name(self.spot)


@dataclass(frozen=True, slots=True)
class StopTurning:
    """Leave it at two cards though a third is paid for."""

    rule: ClassVar[str] = rules.THIRD_CARD

    def __str__(self) -> str:
        """Return the action's name: z."""
        return "z"


@dataclass(frozen=True, slots=True)
class TurnBack:
    """Of three cards turned up, turn this one back: the others match."""

    rule: ClassVar[str] = rules.THIRD_CARD

    spot: int

    def __str__(self) -> str:
        """Return the action's name: y and the spot's name."""
        return f"y{_spot_name(self.spot)}"


@dataclass(frozen=True, slots=True)
class TakeTask:
    """Take this task from the supply for one that is gone."""

    rule: ClassVar[str] = rules.MATCH

    task: Task

    def __str__(self) -> str:
        """Return the action's name: r and the task's letter."""
        return f"r{LETTER[self.task]}"


@dataclass(frozen=True, slots=True)
class MoveMarker:
    """Move the marker to the card at `spot` beside it."""

    rule: ClassVar[str] = rules.MARKER_MOVE

    spot: int

    def __str__(self) -> str:
        """Return the action's name: g and the spot's name."""
        return f"g{_spot_name(self.spot)}"


Action = (
    PlayCard
    | Counter
    | LetPass
    | SwapTasks
    | DrawFrom
    | TakeToken
    | TakeNoToken
    | KeepTask
    | PayThirdCard
    | SwapWithSupply
    | PutMarker
    | NameTask
    | RefuseCrafting
    | TurnUp
    | StopTurning
    | TurnBack
    | TakeTask
    | MoveMarker
)

_SIMPLE: dict[str, Action] = {
    "v": Counter(),
    "n": LetPass(),
    "3": PayThirdCard(),
    "z": StopTurning(),
    "q": RefuseCrafting(),
    "w": TakeNoToken(),
    "t0": NameTask(None),
}
_OF_TASK: dict[str, Callable[[Task], Action]] = {"t": NameTask, "k": KeepTask, "r": TakeTask}
_OF_TASKS: dict[str, Callable[[Task, Task], Action]] = {"x": SwapTasks, "s": SwapWithSupply}
_OF_SPOT: dict[str, Callable[[int], Action]] = {"m": PutMarker, "y": TurnBack, "g": MoveMarker}
_EXPECTED = "a spot, or a letter of v n z q w 3 p t k r x s h o m y g with what belongs to it"
_DRAW = re.compile(r"h([0-9])(?:\.([1-9][0-9]?))?")
_NAME = re.compile(
    r"[vnzqw3]|[a-f][1-5]|[myg][a-f][1-5]|h[0-9](?:\.[1-9][0-9]?)?|o[0-9]|[xs][A-Za-z]{2}|[ptkr][A-Za-z0]"
)


def _spot_name(spot: int) -> str:
    return NAME_OF_SPOT[spot] if 0 <= spot < len(NAME_OF_SPOT) else f"?{spot}"


def parse_action(name: str) -> Action:
    """Return the action with this name, which is read, not judged.

    Raises BadSyntaxError with the character at which the name stops making sense.
    """
    action = _read(name)
    if action is None:
        raise BadSyntaxError("action", name, 0, _EXPECTED)
    return action


def write_actions(actions: Iterable[Action]) -> str:
    """Return the names of these actions, one behind the other: about 9 characters a turn."""
    return "".join(map(str, actions))


def read_actions(text: str) -> tuple[Action, ...]:
    """Return the actions that `write_actions` wrote; raises BadSyntaxError for another text."""
    actions, position = [], 0
    while position < len(text):
        match = _NAME.match(text, position)
        action = match and _read(match[0])
        if not match or action is None:
            raise BadSyntaxError("actions", text, position, _EXPECTED)
        actions.append(action)
        position = match.end()
    return tuple(actions)


def _read(name: str) -> Action | None:
    """Return the action with this name, None if there is none."""
    if name in _SIMPLE:
        return _SIMPLE[name]
    if name in SPOT_OF_NAME:
        return TurnUp(SPOT_OF_NAME[name])
    kind, rest = name[:1], name[1:]
    if kind in _OF_SPOT and rest in SPOT_OF_NAME:
        return _OF_SPOT[kind](SPOT_OF_NAME[rest])
    if draw := _DRAW.fullmatch(name):
        return DrawFrom(int(draw[1]), int(draw[2] or 0))
    if kind == "o" and len(rest) == 1 and rest in "0123456789":
        return TakeToken(int(rest))
    if kind == "p" and rest in CARD_OF_LETTER:
        return PlayCard(CARD_OF_LETTER[rest])
    return _read_tasks(kind, rest)


def _read_tasks(kind: str, rest: str) -> Action | None:
    tasks = [TASK_OF_LETTER.get(letter) for letter in rest]
    match tasks:
        case [Task() as task] if kind in _OF_TASK:
            return _OF_TASK[kind](task)
        case [Task() as own, Task() as other] if kind in _OF_TASKS:
            return _OF_TASKS[kind](own, other)
    return None
