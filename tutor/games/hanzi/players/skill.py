"""How well a simulated player reads and remembers."""

from dataclasses import dataclass
from fractions import Fraction

from tutor.core.seeded import SeededChoice
from tutor.games.hanzi.deck import CHARACTERS, Character


@dataclass(frozen=True, slots=True)
class Skill:
    """What a simulated player can do.

    `forms`: how many of the 36 ancient forms they can read before the game. `capacity`: how many of
    the cards turned up last they remember, with their forms; None for all. `third_card`: they spend
    a token on a third card if that adds at least this much to the chance.
    """

    forms: int = len(CHARACTERS)
    capacity: int | None = None
    third_card: Fraction = Fraction(1, 8)

    def forms_read(self, choice: SeededChoice) -> frozenset[Character]:
        """Return the characters that a player of this skill can read, chosen at random."""
        return frozenset(choice.shuffled(CHARACTERS)[: self.forms])


PERFECT = Skill()
"""Reads every form, so that nothing on the grid is left open."""
