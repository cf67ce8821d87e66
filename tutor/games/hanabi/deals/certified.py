"""Deals that are known to be winnable with open cards, each with the line that proves it."""

from collections.abc import Iterable
from typing import NamedTuple

from tutor.games.hanabi.deals.deal import Deal
from tutor.games.hanabi.deals.winning_line import TRIES, WinningLine, find_winning_line
from tutor.games.hanabi.engine.ruleset import Ruleset


class CertifiedDeal(NamedTuple):
    """A deal, and a line that leads to all its points."""

    deal: Deal
    line: WinningLine


class Selection(NamedTuple):
    """What was found among deals: `passed_over` are those of which no line is known."""

    certified: tuple[CertifiedDeal, ...]
    passed_over: tuple[Deal, ...]

    @property
    def looked_at(self) -> int:
        """How many deals there were."""
        return len(self.certified) + len(self.passed_over)


def certified_deals(
    ruleset: Ruleset,
    players: int,
    seeds: Iterable[int],
    *,
    count: int | None = None,
    tries: int = TRIES,
) -> Selection:
    """Return the first `count` certified deals of these seeds, or all, and those passed over.

    Raises ValueError unless there are 2 to 5 players and the seeds are 0 or more.
    """
    certified, passed_over = list[CertifiedDeal](), list[Deal]()
    for seed in seeds:
        if len(certified) == count:
            break
        deal = Deal(ruleset, players, seed)
        line = find_winning_line(deal.start(), tries=tries)
        if line is None:
            passed_over.append(deal)
        else:
            certified.append(CertifiedDeal(deal, line))
    return Selection(tuple(certified), tuple(passed_over))
