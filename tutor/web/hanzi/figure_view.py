"""The pictures of the rulebook, drawn by the macros of the table."""

from dataclasses import dataclass

from tutor.core.messages import Message
from tutor.games.hanzi.deck import Task
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
    state = figure.state
    if state is None:
        return FigureView(
            figure.kind, figure.caption, cards=_cards(figure), tasks=_views(figure.tasks)
        )
    if figure.kind == "deal":
        tasks, supply = _views(state.tasks[0]), _views(state.supply)
        return FigureView(figure.kind, figure.caption, tasks=tasks, supply=supply)
    rows = rows_of(state.grid, figure.turned, marker=state.marker, reachable=figure.reachable)
    named = _views((state.named,) if state.named else ())
    return FigureView(figure.kind, figure.caption, rows=rows, tasks=named)


def _views(tasks: tuple[Task, ...]) -> tuple[TaskView, ...]:
    return tuple(map(task_view, tasks))


def _cards(figure: Figure) -> tuple[CardView, ...]:
    """Return the cards of a picture, with the sides up that it is about."""
    match figure.kind:
        case "compound":
            parts = [part for task in figure.tasks for part in task.parts]
            return tuple(card_view(part.cards[0]) for part in parts)
        case "sides":
            card = figure.cards[0]
            return (card_view(card), card_view(card, turned=True))
    return tuple(card_view(card, turned=figure.kind == "scored") for card in figure.cards)
