"""What is played, with how many of everything, on a grid of 6 columns a to f and 5 rows 1 to 5.

A spot of the grid is a number: 0 is a1, 1 is b1, … 29 is f5.
"""

from enum import StrEnum

from tutor.core.errors import BadSyntaxError


class Ruleset(StrEnum):
    """The rules of a game; the value is the code."""

    PLAIN = "hanzi"
    CANGJIE = "hanzi.cangjie"
    LAST_COPY = "hanzi.cangjie.last-copy"
    """With Cangjie, where a task stays as long as it can be made: an option of this site."""

    @property
    def with_cangjie(self) -> bool:
        """Whether Cangjie plays."""
        return self is not Ruleset.PLAIN

    @property
    def players(self) -> range:
        """How many can play (rules `hanzi-goal` and `hanzi-cangjie`)."""
        return range(1, 5) if self.with_cangjie else range(2, 6)

    @staticmethod
    def parse(text: str) -> "Ruleset":
        """Return the ruleset with this code; raises BadSyntaxError for a text that is none."""
        try:
            return Ruleset(text)
        except ValueError:
            raise BadSyntaxError("ruleset", text, 0, " or ".join(Ruleset)) from None


TOKENS = 10
TASK_LIMIT = 3
SUPPLY = 3
TOP_TASKS = 3
WINNING_POINTS = 10

PRICE_OF_CARD = 1
PRICE_OF_SWAP = 2
PRICE_OF_MARKER = 1

TO_TURN = 2
"""Cards turned up in a crafting; one more if it is paid for."""

SEEDS = 1 << 32
"""The seeds that states carry are below this."""


COLUMNS = "abcdef"
ROWS = "12345"
SPOTS = len(COLUMNS) * len(ROWS)

NAME_OF_SPOT = tuple(column + row for row in ROWS for column in COLUMNS)
SPOT_OF_NAME = {name: spot for spot, name in enumerate(NAME_OF_SPOT)}


def _are_neighbours(one: int, other: int) -> bool:
    row, column = divmod(one, len(COLUMNS))
    other_row, other_column = divmod(other, len(COLUMNS))
    return abs(row - other_row) + abs(column - other_column) == 1


NEIGHBOURS = tuple(
    tuple(other for other in range(SPOTS) if _are_neighbours(spot, other)) for spot in range(SPOTS)
)
"""The spots above, left, right and below, by spot (rule `hanzi-marker-move`)."""
