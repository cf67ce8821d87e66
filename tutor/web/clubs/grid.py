"""Who has finished what: a grid of learners and items, as the board and results codes show it."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from tutor.clubs.items import Item
from tutor.core.messages import Message
from tutor.web.clubs.item_view import title_of


class Progress(StrEnum):
    """How far a learner has come with an item."""

    OPEN = "open"
    TRIED = "tried"
    """Gone through, but not solved so far."""
    SOLVED = "solved"


@dataclass(frozen=True, slots=True)
class Column:
    """An item of the list: its number from 1, its name and address; `done`: solved by how many."""

    number: int
    title: Message
    url: str
    done: int


@dataclass(frozen=True, slots=True)
class Row:
    """A learner, perhaps the visitor (`is_own`), and for each column how far they have come.

    `name` is given by learners or organisers and shown as text.
    """

    name: str
    progress: tuple[Progress, ...]
    is_own: bool = False

    @property
    def done(self) -> int:
        """How many items are solved."""
        return self.progress.count(Progress.SOLVED)


@dataclass(frozen=True, slots=True)
class Grid:
    """A grid ready to be drawn by the macro `grid` of clubs/macros/grid.html."""

    columns: tuple[Column, ...]
    rows: tuple[Row, ...]

    @property
    def done(self) -> int:
        """How many items are solved in all."""
        return sum(row.done for row in self.rows)

    @property
    def has_tried(self) -> bool:
        """Whether something was tried and not solved, so that its sign has to be explained."""
        return any(Progress.TRIED in row.progress for row in self.rows)


def grid_view(items: Sequence[Item], urls: Iterable[str], rows: Iterable[Row]) -> Grid:
    """Return the grid of these rows; addresses and progress are in the order of the items."""
    all_rows = tuple(rows)
    columns = (
        Column(
            number=place + 1,
            title=title_of(item),
            url=url,
            done=sum(row.progress[place] is Progress.SOLVED for row in all_rows),
        )
        for place, (item, url) in enumerate(zip(items, urls, strict=True))
    )
    return Grid(tuple(columns), all_rows)
