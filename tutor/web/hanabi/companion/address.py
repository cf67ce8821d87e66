"""A table as its address has it: who plays, who began, what has been tapped."""

import re
from dataclasses import dataclass
from typing import Any

from flask import request, url_for

from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message
from tutor.games.hanabi.companion import TableGame
from tutor.games.hanabi.engine.cards import RANKS
from tutor.games.hanabi.engine.ruleset import MAX_PLAYERS, MIN_PLAYERS
from tutor.web.shell.query import number_of
from tutor.web.shell.text import say_plain
from tutor.web.site.setting import current_setting

PLAYERS, NAMES, FIRST, TAPS, TOPS = "players", "names", "first", "taps", "tops"
"""The fields: how many play, their names, who began, the taps, and the top of each firework."""

NUMBERS = range(MIN_PLAYERS, MAX_PLAYERS + 1)
USUAL_PLAYERS = 3
USUAL = {PLAYERS: str(USUAL_PLAYERS), NAMES: "", FIRST: "0", TAPS: "", TOPS: ""}

MOST_LETTERS = 120
"""Letters that all names can have together."""

UNKNOWN = "-"
"""The top of a firework that nobody has tapped yet."""

_BETWEEN_NAMES = re.compile(r"\s*[,;，、；]\s*")


@dataclass(frozen=True, slots=True)
class TableAddress:
    """A table: `names` as they were typed, `tops` a digit or UNKNOWN for each firework."""

    names: str
    first: int
    game: TableGame
    tops: str

    @property
    def seats(self) -> tuple[str, ...]:
        """What each seat is called, those that nobody sits in too."""
        given = _BETWEEN_NAMES.split(self.names.strip())
        return tuple(
            (given[seat : seat + 1] or [""])[0] or _seat_name(seat) for seat in range(MAX_PLAYERS)
        )

    def at(self, page: str, **changes: Any) -> str:
        """Return the address of a page of this table, with some fields changed."""
        fields: dict[str, Any] = {
            PLAYERS: self.game.players,
            NAMES: self.names,
            FIRST: self.first,
            TAPS: self.game.code,
            TOPS: self.tops,
            **changes,
        }
        said = {name: None if str(text) == USUAL[name] else text for name, text in fields.items()}
        return url_for(f"hanabi_companion.{page}", **said)


def table_of_address() -> TableAddress:
    """Return the table that this request is about.

    Raises BadSyntaxError for what cannot be: too many players or letters, a tap that is not
    allowed, tops before the end.
    """
    players = number_of(PLAYERS, NUMBERS, USUAL_PLAYERS)
    first = number_of(FIRST, range(players), 0)
    names, tops = request.args.get(NAMES, ""), request.args.get(TOPS, "")
    if len(names) > MOST_LETTERS:
        raise BadSyntaxError(NAMES, names, MOST_LETTERS, f"at most {MOST_LETTERS} characters")
    game = TableGame.read(current_setting().ruleset, players, first, request.args.get(TAPS, ""))
    digits = f"[{UNKNOWN}0-{RANKS[-1]}]{{{len(game.ruleset.suits)}}}"
    if tops and (game.ending is None or not re.fullmatch(digits, tops)):
        raise BadSyntaxError(TOPS, tops, 0, "the top of each firework, after the end")
    return TableAddress(names, first, game, tops)


def _seat_name(seat: int) -> str:
    return say_plain(Message("companion.seat", {"num": seat + 1}))
