"""Partners who play a whole game by stated rules and can say why they did what they did.

record = GameRecord(Deal(Ruleset(), 3, 4821), NO_CONVENTIONS, ())
record.decision().rule  # by what rule the partner whose turn it is acts
"""

from tutor.games.hanabi.deals.deal import Deal, GameStart, StackedDeal
from tutor.games.hanabi.partners.deciding import decide
from tutor.games.hanabi.partners.decision import Decision, PartnerRule
from tutor.games.hanabi.partners.meanings import (
    ALL_CONVENTIONS,
    NO_CONVENTIONS,
    NONE_OR_ALL,
    ConventionSet,
    Meanings,
)
from tutor.games.hanabi.partners.record import GameRecord

__all__ = [
    "ALL_CONVENTIONS",
    "NONE_OR_ALL",
    "NO_CONVENTIONS",
    "ConventionSet",
    "Deal",
    "Decision",
    "GameRecord",
    "GameStart",
    "Meanings",
    "PartnerRule",
    "StackedDeal",
    "decide",
]
