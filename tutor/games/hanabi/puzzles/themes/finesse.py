"""Finesse: a clue to somebody else asks for your newest card without a clue.

Question: `{"clue": "color-1-r"}`. Options: `card-P-S` for each own card, and `none`.
"""

from tutor.games.hanabi.puzzles.theme import by_level
from tutor.games.hanabi.puzzles.theme_bases.reaction import NEWEST, NOT_ASKED, OLDER, ReactionTheme


class Finesse(ReactionTheme):
    """If no card with a clue could be the missing one, the newest without one."""

    name = "finesse"
    is_finesse = True
    thresholds = (5,)
    aims = by_level((NEWEST, OLDER, NOT_ASKED), (NEWEST, OLDER, NOT_ASKED))
