"""The pictures of the rulebook, drawn by the macros of the table."""

from dataclasses import dataclass

from tutor.core.messages import Message
from tutor.games.hanzi.rulebook import Figure
from tutor.web.hanzi.cards import CardView, TaskView, card_view, task_view
from tutor.web.hanzi.table_view import Rows, rows_of


@dataclass(frozen=True, slots=True)
class FigureView:
    """A part of a table with its caption; `kind` is that of the Figure."""

    kind: str
    caption: Message
    rows: Rows = ()
    cards: tuple[CardView, ...] = ()
    tasks: tuple[TaskView, ...] = ()
    supply: tuple[TaskView, ...] = ()


def figure_view(figure: Figure) -> FigureView:
    """Return a picture of the rules in the language of the request."""
    rows = rows_of(
        figure.grid, figure.turned, marker=figure.marker, reachable=figure.reachable
    )
    named = (figure.named,) if figure.named else ()
    return FigureView(
        figure.kind,
        figure.caption,
        rows=rows,
        cards=_cards(figure),
        tasks=tuple(map(task_view, (*named, *figure.tasks))),
        supply=tuple(map(task_view, figure.supply)),
    )


def _cards(figure: Figure) -> tuple[CardView, ...]:
    """Return the cards beside the grid, with the sides up that the picture is about."""
    match figure.kind:
        case "compound":
            parts = [part for task in figure.tasks for part in task.parts]
            return tuple(card_view(part.cards[0]) for part in parts)
        case "sides":
            return tuple(
                card_view(card, turned=turned) for card in figure.cards for turned in (False, True)
            )
    return tuple(card_view(card, turned=figure.kind == "won") for card in figure.cards)
