"""Prompt: a clue to somebody else asks for a card of yours that has a clue.

Question: `{"clue": "color-1-r"}`. Options: `card-P-S` for each own card, and `none`.
"""

from tutor.games.hanabi.puzzles.theme import by_level
from tutor.games.hanabi.puzzles.theme_bases.reaction import NEWEST, NOT_ASKED, OLDER, ReactionTheme


class Prompt(ReactionTheme):
    """The newest card with a clue that could be the missing one."""

    name = "prompt"
    is_finesse = False
    thresholds = (5, 6)
    aims = by_level(
        (NEWEST, OLDER, NOT_ASKED), (NEWEST, OLDER, NOT_ASKED), (NEWEST, OLDER, NOT_ASKED)
    )
