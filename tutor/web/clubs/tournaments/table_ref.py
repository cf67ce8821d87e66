"""Which table of which tournament a game in the browser is played at, as its address says it."""

import re
from typing import NamedTuple

from tutor.core.errors import BadSyntaxError

TABLE = "table"
"""The field of an address that has it."""

_TEXT = re.compile(r"([2-9a-hjkmnp-z]{10})\.([1-9][0-9]{0,8})\.([1-9][0-9]?)")


class TableRef(NamedTuple):
    """A table, by the slug of a club, the number of its tournament, and its own number.

    It opens nothing: a result is taken from whoever has the table's secret.
    """

    slug: str
    tournament: int
    number: int

    @classmethod
    def parse(cls, text: str) -> "TableRef":
        """Return what `str` gave; BadSyntaxError for any other text."""
        found = _TEXT.fullmatch(text)
        if not found:
            raise BadSyntaxError(TABLE, text, 0, "club.tournament.table")
        return cls(found[1], int(found[2]), int(found[3]))

    def __str__(self) -> str:
        """Return it as addresses have it."""
        return f"{self.slug}.{self.tournament}.{self.number}"
