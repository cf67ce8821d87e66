"""What has happened, in words: one sentence for each kind of event."""

import re
from dataclasses import fields

from tutor.core.messages import Message, Player
from tutor.games.hanzi.engine.events import Event, GameEnded, Missed, TaskFetched, TaskNamed
from tutor.games.hanzi.engine.ruleset import NAME_OF_SPOT

_SEATS = frozenset({"player", "with_player", "from_player"})
_SPOTS = frozenset({"spot", "scoring_spot", "effect_spot"})


def happened(event: Event) -> Message:
    """Return what has happened; the values of the sentence are those of the event."""
    params = {each.name: getattr(event, each.name) for each in fields(event)}
    said = {name: _value(name, value) for name, value in params.items() if value is not None}
    return Message(f"{name_of(type(event))}{_which(event)}", said)


def name_of(kind: type) -> str:
    """Return the id of the sentence for a kind of event: `hanzi-event.card-played`."""
    words = re.sub(r"(?<!^)(?=[A-Z])", "-", kind.__name__)
    return f"hanzi-event.{words.lower()}"


def _value(name: str, value: object) -> object:
    if isinstance(value, int):
        if name in _SEATS:
            return Player(value)
        if name in _SPOTS:
            return NAME_OF_SPOT[value]
    return value


def _which(event: Event) -> str:
    """Return which of the sentences for its kind says the event."""
    match event:
        case GameEnded(cause):
            return f".{cause}"
        case Missed(gained=False):
            return ".no-token"
        case Missed(from_player=seat) | TaskFetched(from_player=seat):
            return "" if seat is None else ".from-player"
        case TaskNamed(task=None):
            return ".none"
    return ""
