"""Where the cards lie: 6 columns a to f, 5 rows 1 to 5 (rule `hanzi-grid`).

A spot is a number: 0 is a1, 1 is b1, … 29 is f5.
"""

from collections.abc import Iterator

COLUMNS = "abcdef"
ROWS = "12345"
SPOTS = len(COLUMNS) * len(ROWS)

NAME_OF_SPOT = tuple(column + row for row in ROWS for column in COLUMNS)
SPOT_OF_NAME = {name: spot for spot, name in enumerate(NAME_OF_SPOT)}


def _neighbours(spot: int) -> Iterator[int]:
    row, column = divmod(spot, len(COLUMNS))
    if row:
        yield spot - len(COLUMNS)
    if column:
        yield spot - 1
    if column < len(COLUMNS) - 1:
        yield spot + 1
    if row < len(ROWS) - 1:
        yield spot + len(COLUMNS)


NEIGHBOURS = tuple(tuple(_neighbours(spot)) for spot in range(SPOTS))
"""The spots above, left, right and below, by spot (rule `hanzi-marker-move`)."""
