"""How partners speak and listen, which is announced before the game."""

from enum import StrEnum


class Manner(StrEnum):
    """What a clue means among the players of a game; the value stands in addresses."""

    LITERAL = "literal"
    """Clues mean what they say and no more."""
    POINTING = "pointing"
    """Clues point at a card: the agreements of pointing.py hold beside what they say."""
