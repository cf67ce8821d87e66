"""Reads and writes Hanab Live's JSON files; replay.py interprets them."""

import json
import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from tutor.core.errors import TutorError, excerpt

_DEEPEST = 16
"""Levels of nesting that are read; a real file has four."""
_OWN_KEYS = ("players", "deck", "actions", "options")


class ReplayError(TutorError):
    """A recorded game that cannot be read, or that the rules do not allow.

    `action` is the number of the action at fault, from 1; None if it is no action's fault.
    `position` says where: the table before that action in its notation, or the place in the file.
    """

    def __init__(self, reason: str, *, action: int | None = None, position: str = "") -> None:
        self.reason = reason
        self.action = action
        self.position = position
        where = "" if action is None else f"action {action}: "
        super().__init__(where + reason + (f" (position: {position})" if position else ""))

    @property
    def data(self) -> Mapping[str, Any]:
        """The reason, and the number of the action at fault, if any."""
        return {"reason": self.reason, "number": self.action}


@dataclass(frozen=True, slots=True)
class Record:
    """One entry of `actions`: three numbers whose meaning depends on the first."""

    type: int
    target: int
    value: int | None = None


@dataclass(frozen=True)
class GameFile:
    """A recorded game, well-formed but not yet understood.

    `deck` has (suit index, rank) pairs in the order of the deal, `options` and `rest` (notes, id,
    seed, …) are kept as they were found. A number can be any int, a text any str.
    """

    players: tuple[str, ...]
    deck: tuple[tuple[int, int], ...]
    actions: tuple[Record, ...]
    options: Mapping[str, Any] = field(default_factory=dict)
    rest: Mapping[str, Any] = field(default_factory=dict)

    @classmethod
    def from_json(cls, data: bytes | str) -> "GameFile":
        """Return the game in this JSON text; bytes are UTF-8, with or without a byte order mark.

        Raises ReplayError, and nothing else, for whatever is not a game file.
        """
        document = _document(data)
        if not isinstance(document, dict):
            raise ReplayError(f"a game is a JSON object, not {json_excerpt(document)}")
        for key in ("players", "deck", "actions"):
            if not isinstance(document.get(key), list):
                raise ReplayError(f"{key} must be a list, not {json_excerpt(document.get(key))}")
        options = document.get("options")
        if not isinstance(options, dict | None):
            raise ReplayError(f"options must be an object, not {json_excerpt(options)}")
        return cls(
            tuple(_name(name) for name in document["players"]),
            tuple(_card(card, position) for position, card in enumerate(document["deck"])),
            tuple(_record(record, number) for number, record in enumerate(document["actions"], 1)),
            options or {},
            {key: value for key, value in document.items() if key not in _OWN_KEYS},
        )

    def to_json(self) -> str:
        """Return the game as one line of ASCII JSON, which `from_json` reads back as equal."""
        document = {
            "players": self.players,
            "deck": [{"suitIndex": suit, "rank": rank} for suit, rank in self.deck],
            "actions": [_entry(record) for record in self.actions],
            **({"options": self.options} if self.options else {}),
            **self.rest,
        }
        return json.dumps(document, separators=(",", ":"))


def json_excerpt(value: object) -> str:
    """Return a value as JSON, cut to a length that fits a line."""
    return excerpt("nothing" if value is None else json.dumps(value), 40)


def _document(data: bytes | str) -> Any:
    """Return the JSON document; refuse NaN and repeated keys."""
    try:
        text = data.decode("utf-8-sig") if isinstance(data, bytes) else data
    except UnicodeDecodeError as error:
        raise ReplayError("not UTF-8 text", position=f"byte {error.start}") from error
    try:
        document = json.loads(
            text,
            object_pairs_hook=_object,
            parse_float=_finite,
            parse_constant=_finite,
        )
    except json.JSONDecodeError as error:
        early = error.pos >= len(text.rstrip()) or error.msg.startswith("Unterminated string")
        cut = ", the file ends too early" if early else ""
        place = f"line {error.lineno}, column {error.colno}"
        raise ReplayError(f"not JSON{cut}: {error.msg}", position=place) from error
    except RecursionError as error:
        raise _too_deep() from error
    except ValueError as error:  # Python's limit to the digits of an int
        raise ReplayError("a number with too many digits") from error
    _check_depth(document)
    return document


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    fields = dict(pairs)
    if len(fields) < len(pairs):
        twice = next(key for key, times in Counter(key for key, _ in pairs).items() if times > 1)
        raise ReplayError(f"the key {json_excerpt(twice)} stands twice in one object")
    return fields


def _finite(text: str) -> float:
    number = float(text)
    if not math.isfinite(number):
        raise ReplayError(f"{text[:20]} is not a number that JSON can carry")
    return number


def _check_depth(document: Any) -> None:
    """Raise ReplayError if the document is nested too deeply to be written."""
    level = [document]
    for _ in range(_DEEPEST):
        level = [
            child
            for item in level
            if isinstance(item, dict | list)
            for child in (item.values() if isinstance(item, dict) else item)
        ]
        if not level:
            return
    raise _too_deep()


def _too_deep() -> ReplayError:
    return ReplayError(f"nested more than {_DEEPEST} levels deep")


def _name(name: Any) -> str:
    if not isinstance(name, str):
        raise ReplayError(f"a player's name must be a text, not {json_excerpt(name)}")
    return name


def _card(card: Any, position: int) -> tuple[int, int]:
    place = f"card {position} of the deck, from 0"
    if not isinstance(card, dict):
        raise ReplayError(f"a card must be an object, not {json_excerpt(card)}", position=place)
    for key in ("suitIndex", "rank"):
        if type(card.get(key)) is not int:  # a bool is an int for isinstance
            shown_value = json_excerpt(card.get(key))
            raise ReplayError(f"{key} must be a whole number, not {shown_value}", position=place)
    return card["suitIndex"], card["rank"]


def _record(record: Any, number: int) -> Record:
    if not isinstance(record, dict):
        raise ReplayError(f"an action must be an object, not {json_excerpt(record)}", action=number)
    for key in ("type", "target", "value"):
        value = record.get(key)
        if type(value) is not int and not (key == "value" and value is None):
            raise ReplayError(
                f"{key} must be a whole number, not {json_excerpt(value)}", action=number
            )
    return Record(record["type"], record["target"], record.get("value"))


def _entry(record: Record) -> dict[str, int]:
    entry = {"type": record.type, "target": record.target}
    return entry if record.value is None else {**entry, "value": record.value}
