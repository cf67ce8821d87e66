"""Hanab Live's share links: a whole recorded game in the address of a page.

After the address come three fields with commas between them, and a hyphen after every 20th
character that means nothing: the number of players, lowest and highest rank and the deck, one
character a card; lowest and highest type of action and the actions, two characters each; the
number of the variant. What else a file says is lost.
"""

import string
from collections.abc import Sequence

from tutor.core.errors import BadSyntaxError, UnsupportedError
from tutor.games.hanabi.engine.cards import RANKS
from tutor.games.hanabi.engine.game_file import GameFile, Record
from tutor.games.hanabi.engine.replay import VARIANT_NAMES, Replay
from tutor.games.hanabi.engine.ruleset import MAX_PLAYERS, MIN_PLAYERS, Variant

ADDRESS = "https://hanab.live/shared-replay-json/"
NAMES = ("Ann", "Bob", "Cat", "Dan", "Eve")
"""Names for the players of a link, which has none."""

_PATHS = ("/shared-replay-json/", "/replay-json/")
_DIGITS = string.ascii_lowercase + string.digits + string.ascii_uppercase
_CHUNK = 20
_TYPES = 6
_VARIANT_NUMBERS = {
    Variant.NONE: 0,
    Variant.SIXTH_10: 1,
    Variant.SIXTH_5: 2,
    Variant.WILD_10: 3,
    Variant.WILD_5: 11,
}


def is_link(text: str) -> bool:
    """Return whether the text is an address rather than the name of a file."""
    return text.startswith(("https://", "http://", "hanab.live/"))


def is_share_link(text: str) -> bool:
    """Return whether the text is a share link."""
    return is_link(text) and any(path in text for path in _PATHS)


def encode(replay: Replay) -> str:
    """Return the share link of a game; see `lost` for what it can't carry."""
    file = replay.file
    low, high = RANKS[0], RANKS[-1]
    deck = "".join(_DIGITS[suit * len(RANKS) + rank - low] for suit, rank in file.deck)
    actions = _actions_code(_carried(replay))
    variant = _VARIANT_NUMBERS[replay.start.ruleset.variant]
    data = f"{len(file.players)}{low}{high}{deck},{actions},{variant}"
    return ADDRESS + "-".join(data[at : at + _CHUNK] for at in range(0, len(data), _CHUNK))


def lost(replay: Replay) -> tuple[str, ...]:
    """Return the parts of this game that a link leaves out: `names`, `option timed`, `notes`."""
    file = replay.file
    names = () if file.players == NAMES[: len(file.players)] else ("names",)
    options = (name for name, value in file.options.items() if value and name != "variant")
    whole = _carried(replay) == file.actions
    stop = () if whole else ("how it was ended",)
    rest = (name for name, value in file.rest.items() if value)
    return (*names, *(f"option {name}" for name in options), *stop, *rest)


def decode(link: str) -> GameFile:
    """Return the recorded game in a share link; a turn after `#` changes nothing.

    Raises BadSyntaxError with the character at which the link stops making sense, and
    UnsupportedError for a variant that printed rules lack.
    """
    reader = _Reader(link)
    players = reader.digit(MIN_PLAYERS, MAX_PLAYERS, "a number of players")
    low, high = reader.span(RANKS[0], RANKS[-1], "a rank")
    deck = []
    while not reader.at_comma():
        suit, rank = divmod(reader.code("a card"), high - low + 1)
        deck.append((suit, rank + low))
    reader.comma()
    low, high = reader.span(0, _TYPES - 1, "a type of action")
    actions = []
    while not reader.at_comma():
        value, kind = divmod(reader.code("an action"), high - low + 1)
        target = reader.code("the target of the action")
        actions.append(Record(kind + low, target, value - 1 if value else None))
    reader.comma()
    options = {"variant": reader.variant()}
    return GameFile(NAMES[:players], tuple(deck), tuple(actions), options)


class _Reader:
    """Reads a link's characters one by one and knows where each stands."""

    def __init__(self, link: str) -> None:
        self.link = link
        path = next((path for path in _PATHS if path in link), None)
        if path is None:
            raise self.bad(0, f"an address with {' or '.join(_PATHS)}")
        start = link.index(path) + len(path)
        end = link.find("#", start)
        end = len(link) if end < 0 else end
        self.places = [place for place in range(start, end) if link[place] != "-"]
        self.places.append(end)
        self.next = 0

    def bad(self, position: int, expected: str) -> BadSyntaxError:
        return BadSyntaxError("share link", self.link, position, expected)

    @property
    def position(self) -> int:
        return self.places[self.next]

    @property
    def character(self) -> str:
        """The character to read next; empty at the end."""
        at_end = self.next == len(self.places) - 1
        return "" if at_end else self.link[self.position]

    def take(self, allowed: str, expected: str) -> str:
        character = self.character
        if not character or character not in allowed:
            raise self.bad(self.position, expected)
        self.next += 1
        return character

    def digit(self, low: int, high: int, what: str) -> int:
        allowed = "".join(map(str, range(low, high + 1)))
        return int(self.take(allowed, f"{what} from {low} to {high}"))

    def span(self, low: int, high: int, what: str) -> tuple[int, int]:
        lowest = self.digit(low, high, what)
        return lowest, self.digit(lowest, high, what)

    def code(self, expected: str) -> int:
        return _DIGITS.index(self.take(_DIGITS, expected))

    def at_comma(self) -> bool:
        return self.character == ","

    def comma(self) -> None:
        self.take(",", "a comma")

    def variant(self) -> str:
        """Read the variant's number, up to the end or the seed's field."""
        number = self.take(string.digits, "the number of a variant")
        while self.character and not self.at_comma():
            number += self.take(string.digits, "a digit of the variant's number")
        for variant, known in _VARIANT_NUMBERS.items():
            if number == str(known):
                return VARIANT_NAMES[variant]
        raise UnsupportedError("variant", f"number {number}")


def _carried(replay: Replay) -> tuple[Record, ...]:
    """Return the records that fit a link: all, or all up to where the game was stopped."""
    records = replay.file.actions
    fit = all(
        record.type in range(_TYPES)
        and (record.value is None or record.value >= 0)
        and head < len(_DIGITS)
        and target in range(len(_DIGITS))
        for record, (head, target) in zip(records, _pairs(records), strict=True)
    )
    return records if fit else records[: len(replay.actions)]


def _pairs(records: Sequence[Record]) -> list[tuple[int, int]]:
    """Return the two numbers that stand for each action."""
    low, high = _span(records)
    return [
        (
            (0 if record.value is None else record.value + 1) * (high - low + 1)
            + record.type
            - low,
            record.target,
        )
        for record in records
    ]


def _span(records: Sequence[Record]) -> tuple[int, int]:
    types = [record.type for record in records] or [0]
    return min(types), max(types)


def _actions_code(records: Sequence[Record]) -> str:
    low, high = _span(records)
    codes = (_DIGITS[head] + _DIGITS[target] for head, target in _pairs(records))
    return f"{low}{high}{''.join(codes)}"
