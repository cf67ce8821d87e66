"""Partners who play a whole game by stated rules and can say why they did what they did.

record = GameRecord(Deal(Ruleset(), 3, 4821), Manner.LITERAL, ())
    record.decision().rule  # by what rule the partner whose turn it is acts
"""

from tutor.games.hanabi.deals.deal import Deal, GameStart, StackedDeal
from tutor.games.hanabi.partners.deciding import decide
from tutor.games.hanabi.partners.decision import Decision, Manner, PartnerRule
from tutor.games.hanabi.partners.meanings import Meanings
from tutor.games.hanabi.partners.record import GameRecord

__all__ = [
    "Deal",
    "Decision",
    "GameRecord",
    "GameStart",
    "Manner",
    "Meanings",
    "PartnerRule",
    "StackedDeal",
    "decide",
]
