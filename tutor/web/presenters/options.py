"""The options of a puzzle beside the table: a list, a grid of cards, rows of actions."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import groupby

from tutor.core.messages import Message, Player
from tutor.games.hanabi.engine.actions import (
    Action,
    ColorClue,
    Discard,
    Play,
    RankClue,
    parse_action,
)
from tutor.games.hanabi.engine.cards import Card
from tutor.web.presenters.cards import Choice, Face, face_of, suit_letter

ON_CARD = "card-"
IDENTITY = "identity-"

_ACTIONS = ("play-", "discard-", "color-", "rank-")

LONG = 12
"""From so many actions on they stand in rows; fewer are easier to read one below the other."""


@dataclass(frozen=True, slots=True)
class OptionView:
    """An option in a list, in words."""

    choice: Choice
    label: Message


@dataclass(frozen=True, slots=True)
class IdentityView:
    """What a card could be, as a little card to choose."""

    choice: Choice
    face: Face


@dataclass(frozen=True, slots=True)
class ShortView:
    """An action in a row that has its beginning: a place, a number, or the colour `suit`.

    `label` says all of it to a screen reader.
    """

    choice: Choice
    label: Message
    text: str
    suit: str | None = None


@dataclass(frozen=True, slots=True)
class RowView:
    """Actions that begin alike: playing, discarding, or giving a clue to the same player.

    `groups` keep colours and numbers apart.
    """

    begins: Message
    groups: tuple[tuple[ShortView, ...], ...]


@dataclass(frozen=True, slots=True)
class OptionsView:
    """All options that do not lie on the table; `identities` are grouped by colour."""

    identities: tuple[tuple[IdentityView, ...], ...]
    rows: tuple[RowView, ...]
    listed: tuple[OptionView, ...]

    def __len__(self) -> int:
        """Return how much there is to choose from beside the table."""
        return len(self.identities) + len(self.rows) + len(self.listed)


def options_view(
    choices: Mapping[str, Choice], label: Callable[[str], Message], actor: int
) -> OptionsView:
    """Return the options with these choices, by name; `actor` is the player who would act."""
    actions = [name for name in choices if name.startswith(_ACTIONS)]
    in_rows = actions if len(actions) >= LONG else []
    identities = [name for name in choices if name.startswith(IDENTITY)]
    listed = [
        name
        for name in choices
        if not name.startswith((ON_CARD, IDENTITY)) and name not in set(in_rows)
    ]
    return OptionsView(
        identities=tuple(
            tuple(IdentityView(choices[name], face_of(identity_of(name))) for name in names)
            for _, names in groupby(identities, key=lambda name: identity_of(name).suit)
        ),
        rows=tuple(_rows(in_rows, choices, label, actor)),
        listed=tuple(OptionView(choices[name], label(name)) for name in listed),
    )


def identity_of(option: str) -> Card:
    """Return the card that `identity-r1` names."""
    return Card(option.removeprefix(IDENTITY))


def _rows(
    names: Iterable[str], choices: Mapping[str, Choice], label: Callable[[str], Message], actor: int
) -> Iterator[RowView]:
    """Yield a row for each beginning, in the order in which they first come up."""
    rows: dict[tuple[str, int], list[str]] = {}
    for name in names:
        rows.setdefault(_kind(name), []).append(name)
    for (kind, target), alike in rows.items():
        options = [
            ShortView(choices[name], label(name), *_short(parse_action(name))) for name in alike
        ]
        groups = groupby(options, key=lambda option: option.suit is None)
        yield RowView(_begins(kind, target, actor), tuple(tuple(group) for _, group in groups))


def _kind(name: str) -> tuple[str, int]:
    """Return what the action begins with: its kind, and for a clue whom it goes to."""
    match parse_action(name):
        case Play():
            return "play", 0
        case Discard():
            return "discard", 0
        case ColorClue(target) | RankClue(target):
            return "clue", target


def _begins(kind: str, target: int, actor: int) -> Message:
    if kind != "clue":
        return Message(f"options.{kind}")
    if target == actor:
        return Message("options.clue-self")
    return Message("options.clue", {"name": Player(target)})


def _short(action: Action) -> tuple[str, str | None]:
    """Return what is left to say of an action after its beginning, and its colour."""
    match action:
        case Play(slot) | Discard(slot):
            return str(slot + 1), None
        case ColorClue(_, suit):
            return suit_letter(suit), str(suit)
        case RankClue(_, rank):
            return str(rank), None
