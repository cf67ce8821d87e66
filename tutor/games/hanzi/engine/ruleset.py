"""What is played: the game, or its variant against Cangjie."""

from enum import StrEnum

from tutor.core.errors import BadSyntaxError


class Ruleset(StrEnum):
    """The rules of a game; the value is the code."""

    PLAIN = "hanzi"
    CANGJIE = "hanzi.cangjie"

    @property
    def players(self) -> range:
        """How many can play (rules `hanzi-goal` and `hanzi-cangjie`)."""
        return range(1, 5) if self is Ruleset.CANGJIE else range(2, 6)

    @staticmethod
    def parse(text: str) -> "Ruleset":
        """Return the ruleset with this code; raises BadSyntaxError for a text that is none."""
        try:
            return Ruleset(text)
        except ValueError:
            raise BadSyntaxError("ruleset", text, 0, " or ".join(Ruleset)) from None
