"""Who has finished what: a grid of learners and items, as the board and results codes show it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from tutor.clubs.items import Item
from tutor.core.messages import Message
from tutor.web.clubs.item_view import address_of, title_of


@dataclass(frozen=True, slots=True)
class Column:
    """An item of the list: its number from 1, its name and address; `done` is by how many."""

    number: int
    title: Message
    url: str
    done: int


@dataclass(frozen=True, slots=True)
class Row:
    """A learner, and for each column whether that item is finished; `id` names the row's element.

    `name` is given by learners or organisers and shown as text.
    """

    name: str
    ticks: tuple[bool, ...]
    id: str = ""

    @property
    def done(self) -> int:
        """How many items are finished."""
        return sum(self.ticks)


@dataclass(frozen=True, slots=True)
class Grid:
    """A grid ready to be drawn by the macro `grid` of clubs/macros/grid.html."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]

    @property
    def done(self) -> int:
        """How many ticks there are in all."""
        return sum(row.done for row in self.rows)


def grid_view(items: Sequence[Item], rows: Iterable[Row]) -> Grid:
    """Return the grid of these rows, whose ticks are in the order of the items."""
    all_rows = tuple(rows)
    columns = (
        Column(
            number=place + 1,
            title=title_of(item),
            url=address_of(item),
            done=sum(row.ticks[place] for row in all_rows),
        )
        for place, item in enumerate(items)
    )
    return Grid(tuple(columns), all_rows)
