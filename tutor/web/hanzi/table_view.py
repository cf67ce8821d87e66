"""The table as one player sees it, and the pictures of the rulebook, which are parts of tables."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from tutor.core.messages import Message
from tutor.games.hanzi.deck import Card, Effect, Task
from tutor.games.hanzi.engine.position import Phase
from tutor.games.hanzi.engine.ruleset import COLUMNS, TASK_LIMIT
from tutor.games.hanzi.engine.state import GameState
from tutor.games.hanzi.rulebook import Figure
from tutor.web.hanzi.cards import (
    CardView,
    FaceView,
    HandCardView,
    SpotView,
    TaskView,
    card_view,
    face_view,
    spot_view,
)
from tutor.web.site.presentation import Choice, seat_name, turn_mark

Rows = tuple[tuple[SpotView, ...], ...]


@dataclass(frozen=True, slots=True)
class ChoicesOnTable:
    """The choices on the table: on spots of the grid, on tasks, on cards of a hand."""

    spots: Mapping[int, Choice] = field(default_factory=dict)
    tasks: Mapping[Task, Choice] = field(default_factory=dict)
    cards: Mapping[Card, Choice] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player with everything in front of them; `limit` if it grew, `turn` if it is theirs."""

    name: Message
    is_viewer: bool
    turn: Message | None
    tasks: tuple[TaskView, ...]
    limit: Message | None
    hand: tuple[HandCardView, ...]
    points: Message
    scored: tuple[FaceView, ...]
    tokens: Message
    paid: Message | None = None
    """The token spent on a third card, which stays there until the crafting is over."""


class VisiblePart(StrEnum):
    """The part of a table that is visible at once; the rest is in a fold below it."""

    ALL = "all"
    OWN = "own"
    """The grid, the supply, and what the viewer has."""
    GRID = "grid"


@dataclass(frozen=True, slots=True)
class SupplyView:
    """A supply in the middle and its size; the pile and the task deck show their top card."""

    name: Message
    count: Message
    top: CardView | TaskView | None = None


@dataclass(frozen=True, slots=True)
class TableView:
    """A position; the first of the `players` is the viewer.

    `played` is a card whose effect is being decided, `looked_at` are the tasks that its player
    chooses from.
    """

    rows: Rows
    supplies: tuple[SupplyView, ...]
    supply: tuple[TaskView, ...]
    looked_at: tuple[TaskView, ...]
    played: FaceView | None
    players: tuple[PlayerView, ...]
    shown: VisiblePart = VisiblePart.ALL


NOTHING_CHOSEN = ChoicesOnTable()


def table_view(
    state: GameState,
    viewer: int,
    choices: ChoicesOnTable = NOTHING_CHOSEN,
    *,
    asked: Collection[int | Task] = (),
    shown: VisiblePart = VisiblePart.ALL,
    hand_closed: bool = False,
) -> TableView:
    """Return the table, the viewer's own things first. Hands of others are drawings.

    `asked` are the spots and tasks that a question is about. If `hand_closed`, the viewer's own
    hand is drawings, too.
    """
    seats = [(viewer + place) % state.players for place in range(state.players)]
    return TableView(
        rows=rows_of(
            state.grid,
            frozenset(state.face_up),
            marker=state.marker,
            choices=choices.spots,
            asked=asked,
        ),
        supplies=_supplies(state),
        supply=_tasks(state.supply, choices, asked=asked),
        looked_at=_tasks(_looked_at(state, viewer), choices, asked=asked),
        played=face_view(state.played) if state.played else None,
        players=tuple(
            _player(state, seat, viewer, choices, asked, is_open=seat == viewer and not hand_closed)
            for seat in seats
        ),
        shown=shown,
    )


def rows_of(
    grid: tuple[Card | None, ...],
    turned: frozenset[int],
    *,
    marker: int | None,
    reachable: frozenset[int] = frozenset(),
    choices: Mapping[int, Choice] = NOTHING_CHOSEN.spots,
    asked: Collection[int | Task] = (),
) -> Rows:
    """Return the grid row by row; of cards that are not `turned` up the ancient side."""
    spots = [
        spot_view(
            spot,
            card,
            turned=spot in turned,
            marker=spot == marker,
            reachable=spot in reachable,
            asked=spot in asked,
            choice=choices.get(spot),
        )
        for spot, card in enumerate(grid)
    ]
    size = len(COLUMNS)
    return tuple(tuple(spots[start : start + size]) for start in range(0, len(spots), size))


def _supplies(state: GameState) -> tuple[SupplyView, ...]:
    pile_top = card_view(state.pile[0]) if state.pile else None
    deck_top = TaskView(state.task_deck[0]) if state.task_deck else None
    counts: list[tuple[str, str, int, CardView | TaskView | None]] = [
        ("pile", "cards", len(state.pile), pile_top),
        ("task-deck", "tasks", len(state.task_deck), deck_top),
        ("bank", "tokens", state.bank, None),
    ]
    supplies = [
        SupplyView(
            Message(f"hanzi-table.{name}"), Message(f"hanzi-count.{what}", {"num": num}), top
        )
        for name, what, num, top in counts
    ]
    if state.ruleset.with_cangjie:
        points = Message("hanzi-points", {"num": state.cangjie_points})
        supplies.append(SupplyView(Message("hanzi-table.cangjie"), points))
    return tuple(supplies)


def _tasks(
    tasks: tuple[Task, ...],
    choices: ChoicesOnTable,
    named: Task | None = None,
    *,
    asked: Collection[int | Task],
) -> tuple[TaskView, ...]:
    return tuple(
        TaskView(
            task,
            named=Message("hanzi-table.named") if task is named else None,
            asked=task in asked,
            choice=choices.tasks.get(task),
        )
        for task in tasks
    )


def _looked_at(state: GameState, viewer: int) -> tuple[Task, ...]:
    """Return the tasks on top of the deck while the viewer chooses one of them."""
    choosing = state.phase is Phase.EFFECT and state.to_act == viewer
    if not choosing or state.played is None or state.played.effect is not Effect.THREE_TASKS:
        return ()
    return state.top_tasks


def _player(
    state: GameState,
    seat: int,
    viewer: int,
    choices: ChoicesOnTable,
    asked: Collection[int | Task],
    *,
    is_open: bool,
) -> PlayerView:
    limit = state.limits[seat]
    named = state.named if seat == state.active else None
    has_paid = state.third_card and seat == state.active
    return PlayerView(
        name=seat_name(seat, viewer),
        is_viewer=seat == viewer,
        turn=turn_mark(state, seat, viewer),
        tasks=_tasks(state.tasks[seat], choices, named, asked=asked),
        limit=Message("hanzi-table.limit", {"num": limit}) if limit > TASK_LIMIT else None,
        hand=_hand(state, seat, choices, is_open=is_open),
        points=Message("hanzi-points", {"num": state.points(seat)}),
        scored=tuple(map(face_view, state.scored[seat])),
        tokens=Message("hanzi-count.tokens", {"num": state.tokens[seat]}),
        paid=Message("hanzi-table.paid", {"num": 1}) if has_paid else None,
    )


def _hand(
    state: GameState, seat: int, choices: ChoicesOnTable, *, is_open: bool
) -> tuple[HandCardView, ...]:
    """Return the cards in a hand; of two that are the same the first one can be chosen."""
    cards: list[HandCardView] = []
    left = dict(choices.cards) if seat == state.to_act else {}
    for card in state.hands[seat]:
        cards.append(HandCardView(card_view(card, turned=is_open), choice=left.pop(card, None)))
    cards += [
        HandCardView(card_view(card, turned=is_open), new=True) for card in state.new_cards[seat]
    ]
    return tuple(cards)


@dataclass(frozen=True, slots=True)
class FigureView:
    """A part of a table with its caption; `kind` is that of the Figure."""

    kind: str
    caption: Message
    rows: Rows = ()
    cards: tuple[CardView, ...] = ()
    tasks: tuple[TaskView, ...] = ()


def figure_view(figure: Figure) -> FigureView:
    """Return a picture of the rules in the language of the request."""
    state = figure.state
    if state is None:
        return FigureView(
            figure.kind, figure.caption, cards=_cards(figure), tasks=_views(figure.tasks)
        )
    named = _views((state.named,) if state.named else ())
    if figure.kind == "turned":
        turned = (state.card_at(spot) for spot in sorted(figure.turned))
        cards = tuple(card_view(card, turned=True) for card in turned)
        return FigureView(figure.kind, figure.caption, cards=cards, tasks=named)
    rows = rows_of(state.grid, figure.turned, marker=state.marker, reachable=figure.reachable)
    return FigureView(figure.kind, figure.caption, rows=rows, tasks=named)


def _views(tasks: tuple[Task, ...]) -> tuple[TaskView, ...]:
    return tuple(map(TaskView, tasks))


def _cards(figure: Figure) -> tuple[CardView, ...]:
    """Return the cards of a picture, with the sides up that it is about."""
    match figure.kind:
        case "compound":
            parts = [part for task in figure.tasks for part in task.parts]
            return tuple(card_view(part.cards[0]) for part in parts)
        case "sides":
            card = figure.cards[0]
            return (card_view(card), card_view(card, turned=True))
    return tuple(
        card_view(card, turned=figure.kind in ("scored", "effects")) for card in figure.cards
    )
