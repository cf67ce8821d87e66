"""A whole game in a text that can be part of an address: rules, deal, and what was done.

`base_30abc…_p0Br`: the code of the rules, the deal as it is named (partners/deal.py), the actions
(partners/action_codes.py). No game's is longer than `LONGEST` characters.
"""

from collections.abc import Callable
from typing import TypeVar

from tutor.core.errors import BadSyntaxError
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.partners import GameRecord, Manner, StackedDeal
from tutor.games.hanabi.partners.action_codes import (
    longest,
    read_actions,
    write_actions,
)

LONGEST = 380
"""Characters: 44 of rules, 62 of a deal, 272 of actions, and two between them."""

_BETWEEN = "_"

Part = TypeVar("Part")


def write_game(record: GameRecord) -> str:
    """Return the text of a game."""
    deal = StackedDeal.of(record.states[0])
    return _BETWEEN.join((str(deal.ruleset), deal.name, write_actions(record.actions)))


def read_game(text: str, manner: Manner = Manner.LITERAL) -> GameRecord:
    """Return the game of this text.

    Raises BadSyntaxError for a text that is no game, PlayedWrongError for an action that is not
    allowed.
    """
    parts = text.split(_BETWEEN)
    if len(parts) != len(("rules", "deal", "actions")) or len(text) > LONGEST:
        raise BadSyntaxError("game", text, 0, "the rules, the deal and the actions of a game")
    rules, name, done = parts
    ruleset = _read_part(text, 0, lambda: Ruleset.parse(rules))
    if str(ruleset) != rules or len(done) > longest(ruleset):
        raise BadSyntaxError("game", text, 0, "a game in the one text that it has")
    place = len(rules) + 1
    deal = _read_part(text, place, lambda: StackedDeal.parse(name, ruleset))
    actions = _read_part(text, place + len(name) + 1, lambda: read_actions(done))
    return GameRecord(deal, manner, actions)


def _read_part(text: str, place: int, read: Callable[[], Part]) -> Part:
    """Return what `read` makes of a part, told apart by its place where it makes no sense."""
    try:
        return read()
    except BadSyntaxError as error:
        raise BadSyntaxError("game", text, place + error.position, error.expected) from None
