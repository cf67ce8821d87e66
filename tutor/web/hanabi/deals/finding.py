"""Lines that win, found once for all visitors: one costs up to half a second."""

from functools import lru_cache

from tutor.games.hanabi.deals import (
    Deal,
    Selection,
    WinningLine,
    certified_deals,
    find_winning_line,
)
from tutor.games.hanabi.deals.deal import LAST_SEED
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.web.shell.heavy import heavy

MOST = 12
"""Deals that are looked for at once at the most."""

_LOOKED_AT = 2 * MOST
"""Deals that are looked at for that: with a single sixth suit, three of ten are passed over."""

_TRIES = 200
"""Tries at each of them, so that all take two seconds at most. They are the first of those that the
page of a deal makes: what is certified here is certified there, by the same line."""


@lru_cache(maxsize=256)
@heavy
def line_of(deal: Deal) -> WinningLine | None:
    """Return a line to all points of a deal, None if none is known; may raise BusyError."""
    return find_winning_line(deal.start())


@lru_cache(maxsize=64)
@heavy
def deals_from(ruleset: Ruleset, players: int, first: int, count: int) -> Selection:
    """Return so many certified deals from a number on, or what there is; may raise BusyError."""
    last = min(first + _LOOKED_AT - 1, LAST_SEED)
    return certified_deals(ruleset, players, range(first, last + 1), count=count, tries=_TRIES)
