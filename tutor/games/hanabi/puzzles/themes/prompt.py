"""Prompt: a clue to somebody else asks for a card of yours that has a clue.

Question: `{"clue": "color-1-r"}`. Options: `card-P-S` for each own card, and `none`.
"""

from collections.abc import Mapping

from tutor.games.hanabi.puzzles.theme_bases.reaction import NEWEST, NOT_ASKED, OLDER, ReactionTheme


class Prompt(ReactionTheme):
    """The newest card with a clue that could be the missing one."""

    name = "prompt"
    is_finesse = False
    thresholds = (5, 6)
    aims: Mapping[int, tuple[str, ...]] = {
        1: (NEWEST, OLDER, NOT_ASKED),
        2: (NEWEST, OLDER, NOT_ASKED),
        3: (NEWEST, OLDER, NOT_ASKED),
    }
