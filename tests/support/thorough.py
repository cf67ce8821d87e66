"""How thoroughly to test: `make test` within minutes, `make test-thorough` whatever it takes."""

import os
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

THOROUGH = os.environ.get("THOROUGH") == "1"
"""Whether every page is looked at in every language, and every kind of puzzle made."""


def by_turns(several: Sequence[T]) -> Sequence[T]:
    """Return every second of them, or all if the tests are thorough.

    Themes have an odd number of levels: of a list of themes with their levels, what stays has all
    themes and all levels.
    """
    return several if THOROUGH else several[::2]
