"""The pictures of the rulebook, and how its sentences are named."""

from dataclasses import dataclass
from typing import Literal

from tutor.core.messages import Message
from tutor.games.hanzi.deck import Card, Task

FigureKind = Literal["grid", "tasks", "compound", "sides", "forms", "won"]


@dataclass(frozen=True, slots=True)
class Figure:
    """A moment of a game, or a part of it, with a caption.

    `kind` says what is drawn: the grid with the task that is being crafted, tasks in front of a
    player and in the supply, how a task is put together, both sides of a card, cards side by side
    with their ancient sides up, or the scoring cards of a player who has won.

    `grid` holds the cards by spot (see engine/grid.py), None for a gap; `turned` are the spots
    whose modern side is up, `named` is the task that is being crafted. `marker` is the spot of the
    marker, None if it is on no card, and `reachable` are those that it may move to.
    """

    kind: FigureKind
    caption: Message
    grid: tuple[Card | None, ...] = ()
    turned: frozenset[int] = frozenset()
    named: Task | None = None
    marker: int | None = None
    reachable: frozenset[int] = frozenset()
    cards: tuple[Card, ...] = ()
    tasks: tuple[Task, ...] = ()
    supply: tuple[Task, ...] = ()


def say(name: str, **params: object) -> Message:
    """Return the message of a rule, by the rule's id and its own name: "hanzi-deal.title"."""
    return Message(f"rule.{name}", params)
