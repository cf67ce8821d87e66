"""The picture of links to a page of Hànzì: its words, and beside them its table."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from flask import render_template

from tutor.web.hanzi.cards import ICONS, SpotView, TaskView, symbol
from tutor.web.hanzi.table_view import FigureView, Rows, TableView, VisiblePart
from tutor.web.shell import pictures
from tutor.web.shell.language_prefix import page_language
from tutor.web.shell.languages import LANGUAGES
from tutor.web.shell.pictures import typeface
from tutor.web.shell.static_files import STATIC
from tutor.web.shell.text import say_plain
from tutor.web.site.preview import (
    HEIGHT,
    MARGIN,
    PlacedPart,
    Preview,
    TextRoom,
    placed_words,
    words_only,
)

STYLE: Path = STATIC / "style" / "hanzi.css"
"""The style sheet with the colours of cards."""

BESIDE_THE_GRID = 516
"""The width of words and tasks, to the left of the grid."""

_GRID_X, _GRID_Y = 644.0, 74.0
_CARD_WIDTH, _CARD_HEIGHT = 76.0, 91.0
_GAP = 9.0
_TASK_HEIGHT, _TASK_GAP = 104.0, 12.0
TASKS_Y = HEIGHT - MARGIN - _TASK_HEIGHT
"""The top of the viewer's tasks, below the words."""


@dataclass(frozen=True, slots=True)
class PlacedSpot:
    """A place of the grid by its upper left corner; a card that steps back is `pale`."""

    view: SpotView
    x: float
    y: float
    pale: bool


def preview_svg(preview: Preview) -> str:
    """Return the picture as SVG, in the language of the request; words alone without a grid."""
    picture = preview.picture
    if not isinstance(picture, TableView | FigureView) or not picture.rows:
        return words_only(preview)
    type_ = typeface(page_language())
    spots = tuple(placed_spots(picture.rows))
    title = TextRoom(range(52, 33, -1), BESIDE_THE_GRID, 2)
    text = TextRoom(range(28, 19, -1), BESIDE_THE_GRID, 5)
    return render_template(
        "hanzi/preview/picture.svg",
        typeface=type_,
        han_typeface=next(typeface(each) for each in LANGUAGES if each.tag == "zh-Hant"),
        colour=partial(pictures.colour, own_sheet=STYLE),
        words=placed_words(preview, type_, 130, title, text),
        spots=spots,
        symbols=[symbol(name) for name in sorted(_drawn(each.view for each in spots))],
        card=(_CARD_WIDTH, _CARD_HEIGHT),
        tasks=tuple(_placed_tasks(_tasks(picture))),
        task=(TASKS_Y, _TASK_HEIGHT),
        player=say_plain(picture.players[0].name) if isinstance(picture, TableView) else "",
    )


def placed_spots(rows: Rows) -> Iterator[PlacedSpot]:
    """Yield the places of the grid; where only some can be chosen, the others are pale."""
    choosing = any(spot.choice for row in rows for spot in row)
    for down, row in enumerate(rows):
        for across, spot in enumerate(row):
            x = _GRID_X + across * (_CARD_WIDTH + _GAP)
            y = _GRID_Y + down * (_CARD_HEIGHT + _GAP)
            yield PlacedSpot(spot, x, y, pale=choosing and spot.choice is None)


def _drawn(spots: Iterable[SpotView]) -> set[str]:
    """Return the names of the drawings in the grid."""
    cards = [spot.card for spot in spots if spot.card]
    names = {card.form or (card.face.icon if card.face else "") for card in cards}
    return names - {""} | {ICONS["marker"].id}


def _tasks(picture: TableView | FigureView) -> tuple[TaskView, ...]:
    """Return the tasks that the page shows at once: the viewer's, or those of a figure."""
    if isinstance(picture, FigureView):
        return picture.tasks
    return () if picture.shown is VisiblePart.GRID else picture.players[0].tasks


def _placed_tasks(tasks: Iterable[TaskView]) -> Iterator[PlacedPart]:
    views = tuple(tasks)
    count = max(len(views), 3)
    width = (BESIDE_THE_GRID + _TASK_GAP) / count - _TASK_GAP
    for place, view in enumerate(views):
        yield PlacedPart(view, MARGIN + place * (width + _TASK_GAP), TASKS_Y, width)
