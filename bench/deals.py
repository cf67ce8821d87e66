"""How many deals are certified as winnable, and how long that takes."""

import statistics
import time
from collections.abc import Iterator

from tutor.games.hanabi.deals.deal import (
    Deal,
    find_winning_line,
)
from tutor.games.hanabi.engine import Ruleset

GAMES = 100
PLAYERS = (2, 3, 4, 5)
RULES = {"five suits": "base", "six suits": "sixth-10", "single sixth suit": "sixth-5"}


def rows() -> Iterator[tuple[str, ...]]:
    """Yield, for each kind of deck, the certified share by players and the slowest median."""
    for name, code in RULES.items():
        measures = [_measured(Ruleset.parse(code), players) for players in PLAYERS]
        slowest = max(median for _, median in measures)
        yield name, *(f"{100 * share:.1f} %" for share, _ in measures), f"{1e3 * slowest:.1f} ms"


def _measured(ruleset: Ruleset, players: int) -> tuple[float, float]:
    """Return the share of deals that are certified, and the median of seconds for one."""
    certified, seconds = 0, list[float]()
    for seed in range(1, GAMES + 1):
        state = Deal(ruleset, players, seed).start()
        start = time.process_time()
        certified += find_winning_line(state) is not None
        seconds.append(time.process_time() - start)
    return certified / GAMES, statistics.median(seconds)
