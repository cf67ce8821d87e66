"""How tic-tac-toe is shown: a grid with letters above and numbers beside it."""

from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any

from tests.tictactoe.engine import OPEN, SQUARES, Grid
from tests.tictactoe.rulebook import Figure
from tutor.core.messages import Message, Player
from tutor.core.rulebook import Rulebook
from tutor.web.site.presentation import Presentation, SummaryBlock


@dataclass(frozen=True, slots=True)
class GridView:
    """A grid as it is drawn: row by row the marks, X, O or nothing."""

    caption: Message
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True, slots=True)
class FigureView:
    """A grid in the rules."""

    grid: GridView
    caption: Message


class GridPresentation(Presentation):
    """See `Presentation`: options are a list of squares, so that the grid is all there is to it."""

    macros = MappingProxyType(
        {
            "options": "site/macros/choices.html",
            **dict.fromkeys(
                ("table", "figure", "emblem", "summary_picture", "symbols"),
                "tictactoe/macros.html",
            ),
        }
    )

    def facts(self, state: Grid) -> tuple[Message, ...]:
        """Return whose turn it is."""
        return (Message("ttt-to-move", {"name": Player(state.to_act)}),)

    def table(self, state: Grid, viewer: int, *, theme: str | None = None) -> GridView:
        """Return the grid, which looks the same from both seats."""
        caption = Message("ttt-grid.caption", {"first": Player(0), "second": Player(1)})
        marks = ["" if mark == OPEN else mark.upper() for mark in state.marks]
        rows = tuple(tuple(marks[start : start + 3]) for start in range(0, len(SQUARES), 3))
        return GridView(caption, rows)

    def summary(self, book: Rulebook) -> tuple[SummaryBlock, ...]:
        """Return the rules for one page, with a picture beside the first of them."""
        first, *others = super().summary(book)
        return (replace(first, picture="cross"), *others)

    def figure(self, figure: Figure) -> Any:
        """Return a picture of the rules."""
        return FigureView(self.table(figure.grid, 0), figure.caption)
