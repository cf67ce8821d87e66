"""What a player can know: what was seen, what is left, and exact chances.

A `View` holds what one player sees and can read; `Memory` what was seen before;
`Chances` what both leave open, in fractions; `hindsight` what could have been known.
"""

from tutor.games.hanzi.knowledge.chances import Chances
from tutor.games.hanzi.knowledge.hindsight import Hindsight, Pair, hindsight
from tutor.games.hanzi.knowledge.view import ALL_FORMS, Cell, Memory, Sighting, View

__all__ = [
    "ALL_FORMS",
    "Cell",
    "Chances",
    "Hindsight",
    "Memory",
    "Pair",
    "Sighting",
    "View",
    "hindsight",
]
