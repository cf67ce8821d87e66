"""Endings, exactly: how likely so many points are after each action, the others playing on.

ending = solve(View.of(state, state.to_act), AgreedPolicy(meanings), points=25)
    ending.best  # the actions after which 25 points are likeliest
"""

from tutor.games.hanabi.endings.belief import PLAIN, QUIET, AgreedPolicy, Policy
from tutor.games.hanabi.endings.reach import is_out_of_reach
from tutor.games.hanabi.endings.search import Ending, NotComputed, TooMuch, solve, winning_line

__all__ = [
    "PLAIN",
    "QUIET",
    "AgreedPolicy",
    "Ending",
    "NotComputed",
    "Policy",
    "TooMuch",
    "is_out_of_reach",
    "solve",
    "winning_line",
]
