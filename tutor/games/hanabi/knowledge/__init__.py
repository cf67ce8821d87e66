"""A player's knowledge: from clues, by counting, and by exact deduction.

A `View` holds what one player sees. Three functions of a view say, slot by slot, what that player's
own cards could be, each ruling out more than the one before: `allowed_by_clues`,
`left_by_counting`, and `deduce`, which leaves out nothing and adds the chances. `status` says which
cards are playable, trash and critical, and what score is still in reach.
"""

from tutor.games.hanabi.knowledge.counting import (
    allowed,
    allowed_by_clues,
    allowed_by_marks,
    left_by_counting,
    oldest_unclued,
    sightings,
    unseen_copies,
)
from tutor.games.hanabi.knowledge.deduction import Deduction, deduce
from tutor.games.hanabi.knowledge.view import (
    IdentitySet,
    View,
    cards_in,
    has,
    set_of,
    stretch,
)

__all__ = [
    "Deduction",
    "IdentitySet",
    "View",
    "allowed",
    "allowed_by_clues",
    "allowed_by_marks",
    "cards_in",
    "deduce",
    "has",
    "left_by_counting",
    "oldest_unclued",
    "set_of",
    "sightings",
    "stretch",
    "unseen_copies",
]
