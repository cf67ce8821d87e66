"""The first level of conventions: what nearly every table agrees on, as rules about public facts.

docs/conventions.md says in words what is agreed here and where tables differ.
"""

from tutor.games.hanabi.conventions.giving import (
    BadTouch,
    Fault,
    bad_touches,
    card_to_save,
    good_clues,
    is_good,
    tempo_clues,
)
from tutor.games.hanabi.conventions.reading import (
    SAVED_TWO,
    ClueKind,
    ClueReading,
    Reaction,
    candidates,
    certain_plays,
    chop,
    finesse_position,
    focus,
    reactions,
    read_clue,
)
from tutor.games.hanabi.conventions.table import GivenClue, PublicCard, PublicTable

__all__ = [
    "SAVED_TWO",
    "BadTouch",
    "ClueKind",
    "ClueReading",
    "Fault",
    "GivenClue",
    "PublicCard",
    "PublicTable",
    "Reaction",
    "bad_touches",
    "candidates",
    "card_to_save",
    "certain_plays",
    "chop",
    "finesse_position",
    "focus",
    "good_clues",
    "is_good",
    "reactions",
    "read_clue",
    "tempo_clues",
]
