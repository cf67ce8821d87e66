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
    Kind,
    Reaction,
    Reading,
    candidates,
    certain_plays,
    chop,
    finesse_position,
    focus,
    reactions,
    read,
)
from tutor.games.hanabi.conventions.table import Given, Held, PublicTable

__all__ = [
    "SAVED_TWO",
    "BadTouch",
    "Fault",
    "Given",
    "Held",
    "Kind",
    "PublicTable",
    "Reaction",
    "Reading",
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
    "read",
    "tempo_clues",
]
