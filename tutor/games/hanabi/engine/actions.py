"""The four things a player can do on a turn, as values."""

from dataclasses import dataclass
from typing import ClassVar

from tutor.core.errors import BadSyntaxError
from tutor.games.hanabi.engine.cards import SUIT_BY_LETTER, Suit


class NamedValue:
    """A value whose name is its kind and its fields with hyphens between: play-0, color-1-r."""

    __slots__ = ()
    kind: ClassVar[str]

    def __str__(self) -> str:
        """Return the name, which stands in addresses."""
        fields: tuple[str, ...] = self.__match_args__  # type: ignore[attr-defined]  # dataclasses'
        return "-".join([self.kind, *[str(getattr(self, field)) for field in fields]])


@dataclass(frozen=True, slots=True)
class Play(NamedValue):
    """Play the card in `slot` (0 = the oldest) of one's own hand."""

    kind: ClassVar = "play"
    slot: int


@dataclass(frozen=True, slots=True)
class Discard(NamedValue):
    """Discard the card in `slot` (0 = the oldest) of one's own hand."""

    kind: ClassVar = "discard"
    slot: int


@dataclass(frozen=True, slots=True)
class ColorClue(NamedValue):
    """Tell player `target` which of their cards have the colour `suit`."""

    kind: ClassVar = "color"
    target: int
    suit: Suit


@dataclass(frozen=True, slots=True)
class RankClue(NamedValue):
    """Tell player `target` which of their cards have the number `rank`."""

    kind: ClassVar = "rank"
    target: int
    rank: int


Clue = ColorClue | RankClue
Action = Play | Discard | Clue

_DIGITS = "0123456789"


def parse_action(name: str) -> Action:
    """Return the action with this name: play-S, discard-S, color-P-x or rank-P-n.

    The name is read, not judged: whether the action is allowed is for `GameState.verify` to say.
    Raises BadSyntaxError with the character at which the name stops making sense.
    """
    kind, _, rest = name.partition("-")
    start = len(kind) + 1
    if kind in ("play", "discard"):
        slot = _digit(name, start, rest, "a slot from 0 to 9")
        return Play(slot) if kind == "play" else Discard(slot)
    if kind in ("color", "rank"):
        seat, _, value = rest.partition("-")
        target = _digit(name, start, seat, "a player from 0 to 9")
        start += len(seat) + 1
        if kind == "rank":
            return RankClue(target, _digit(name, start, value, "a number from 0 to 9"))
        if value not in SUIT_BY_LETTER:
            raise BadSyntaxError("action", name, start, "one of r y g b w m")
        return ColorClue(target, SUIT_BY_LETTER[value])
    raise BadSyntaxError("action", name, 0, "play-, discard-, color- or rank-")


def parse_clue(name: str) -> Clue:
    """Return the clue with this name; ValueError for another action."""
    action = parse_action(name)
    if not isinstance(action, ColorClue | RankClue):
        raise ValueError(f"{name} is no clue")
    return action


def _digit(name: str, position: int, text: str, expected: str) -> int:
    if len(text) != 1 or text not in _DIGITS:
        raise BadSyntaxError("action", name, position, expected)
    return int(text)
