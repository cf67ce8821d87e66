"""The deal of the day, the same for everyone, by dates in UTC."""

from datetime import date

from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.deals.deal import LAST_SEED
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.engine.ruleset import MAX_PLAYERS, MIN_PLAYERS
from tutor.games.hanabi.partners import Deal
from tutor.web.puzzles.views import today


def deal_of(day: date) -> Deal:
    """Return the deal of a day, which is of the basic game."""
    choice = SeededChoice(f"deal of {day.isoformat()}")
    players = MIN_PLAYERS + choice.below(MAX_PLAYERS - MIN_PLAYERS + 1)
    seed = 1 + choice.below(LAST_SEED)
    return Deal(Ruleset(), players, seed)


def is_past_or_today(day: date) -> bool:
    """Return whether a day has come, in UTC."""
    return day <= today()
