"""The options of a game: people, conventions, help, and the day of a daily deal."""

from collections.abc import Mapping, Sequence
from datetime import date
from enum import StrEnum
from types import MappingProxyType
from typing import Any, NamedTuple

from flask import request

from tutor.core.errors import BadSyntaxError
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.deals.deal import LAST_SEED
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.engine.ruleset import MAX_PLAYERS, MIN_PLAYERS
from tutor.games.hanabi.partners import (
    ALL_CONVENTIONS,
    NO_CONVENTIONS,
    ConventionSet,
    Deal,
)
from tutor.web.clubs.tournaments.club_tournament import TABLE, TableRef
from tutor.web.puzzles.views import today
from tutor.web.shell.view_options import number_of

CONVENTIONS, PEOPLE, HELP, DAY = "conventions", "people", "help", "day"
OPTION_FIELDS = (CONVENTIONS, PEOPLE, HELP, DAY, TABLE)
"""The fields of a game's address that say how it is played."""


USUAL: Mapping[str, str] = MappingProxyType({CONVENTIONS: "none", PEOPLE: "1", HELP: "", DAY: ""})
"""The values of these fields that go without saying."""


FORMERLY = {
    ("manner", "pointing"): (CONVENTIONS, str(ALL_CONVENTIONS)),
    ("manner", "literal"): (CONVENTIONS, str(NO_CONVENTIONS)),
}
"""The fields of release 1.0.0 and what they are today."""


CONVENTION_LESSONS = ("chop", "play-or-save", "focus")
"""The lessons after which somebody is offered partners who use conventions."""


class Help(StrEnum):
    """The kinds of help; addresses join several by dots."""

    MARKS = "marks"
    """Negative clue marks."""
    KNOWN = "known"
    """All that the own cards can be."""
    CHANCES = "chances"
    """Chances of each possible card, and of being playable."""
    WARNING = "warning"
    """A question before what is certainly a mistake."""


class GameOptions(NamedTuple):
    """The options of a game; `day` is the date of a daily deal, else empty.

    `table` is that of the tournament that the game is played in, None in any other.
    """

    conventions: ConventionSet = NO_CONVENTIONS
    people: int = 1
    help: tuple[Help, ...] = ()
    day: str = ""
    table: TableRef | None = None

    def fields(self) -> dict[str, Any]:
        """Return the fields of an address for these options, without the defaults."""
        fields = {
            CONVENTIONS: str(self.conventions),
            PEOPLE: str(self.people),
            HELP: ".".join(self.help),
            DAY: self.day,
            TABLE: str(self.table or ""),
        }
        return {name: text for name, text in fields.items() if text != USUAL.get(name, "")}


def options_of_address(deal: Deal) -> GameOptions:
    """Return the options of the game at this request's address.

    Raises BadSyntaxError for an unknown value, for more people than players, and for a day with
    another deal.
    """
    day, table = request.args.get(DAY, ""), request.args.get(TABLE, "")
    if day:
        _check_day(day, deal)
    return GameOptions(
        conventions=conventions_at(CONVENTIONS),
        people=number_of(PEOPLE, range(2, deal.players + 1), 1),
        help=_help(request.args.get(HELP, "")),
        day=day,
        table=TableRef.parse(table) if table else None,
    )


def conventions_at(field: str) -> ConventionSet:
    """Return the conventions that a field of the address names, none without it.

    Raises BadSyntaxError for what is no such name.
    """
    return ConventionSet.parse(request.args.get(field) or str(NO_CONVENTIONS))


def options_of_form(players: int) -> GameOptions:
    """Return the options that the form for a new game sent; BadSyntaxError for any other.

    More people than players count as all players.
    """
    people = number_of(PEOPLE, range(1, MAX_PLAYERS + 1), 1)
    chosen = {part for text in request.args.getlist(HELP) for part in text.split(".")}
    return GameOptions(
        conventions=conventions_at(CONVENTIONS),
        people=min(people, players),
        help=_help(".".join([each for each in Help if each in chosen] or sorted(chosen))),
    )


def _help(text: str) -> tuple[Help, ...]:
    """Return the kinds of help, which stand in their order, each once."""
    parts: Sequence[str] = text.split(".") if text else ()
    help_shown = tuple(each for each in Help if each in parts)
    if len(help_shown) != len(parts) or ".".join(help_shown) != text:
        raise BadSyntaxError(HELP, text, 0, f"some of {', '.join(Help)}, in this order")
    return help_shown


def deal_of(day: date) -> Deal:
    """Return the deal of a day, which is of the basic game."""
    choice = SeededChoice(f"deal of {day.isoformat()}")
    players = MIN_PLAYERS + choice.below(MAX_PLAYERS - MIN_PLAYERS + 1)
    seed = 1 + choice.below(LAST_SEED)
    return Deal(Ruleset(), players, seed)


def _check_day(text: str, deal: Deal) -> None:
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise BadSyntaxError(DAY, text, 0, "a date, as 2026-11-22") from None
    if text != day.isoformat() or day > today() or deal_of(day) != deal:
        raise BadSyntaxError(DAY, text, 0, "the date of this deal")
