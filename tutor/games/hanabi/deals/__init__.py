"""Deals whose cards are all known: what they are called, and whether the maximum can be reached.

line = find_winning_line(Deal(Ruleset(), 3, 4821).start())
    line.actions  # one after the other they lead to 25 points; None would say nothing
"""

from tutor.games.hanabi.deals.deal import (
    CertifiedDeal,
    Deal,
    LastWinnable,
    Selection,
    WinningLine,
    certified_deals,
    find_winning_line,
    last_winnable_turn,
)

__all__ = [
    "CertifiedDeal",
    "Deal",
    "LastWinnable",
    "Selection",
    "WinningLine",
    "certified_deals",
    "find_winning_line",
    "last_winnable_turn",
]
