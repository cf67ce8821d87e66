"""The pictures of the rulebook, and how its sentences are named."""

from dataclasses import dataclass
from typing import Literal

from tutor.core.messages import Message
from tutor.games.hanzi.deck import Card, Task
from tutor.games.hanzi.engine import GameState

FigureKind = Literal["grid", "table", "tasks", "compound", "sides", "forms", "scored"]


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture; of a game, it is a position that was reached by playing.

    `kind` says what is drawn. Of a `state` it is the grid, with the task being crafted. Otherwise
    it is the whole table as it is set up, the `tasks` themselves, how the first of them is put
    together, both sides of the first of the `cards`, all of them side by side with their ancient
    sides up, or as the scoring cards in front of a player.

    `turned` are the spots whose modern sides are up, `reachable` those that the marker may move to.
    """

    kind: FigureKind
    caption: Message
    state: GameState | None = None
    turned: frozenset[int] = frozenset()
    reachable: frozenset[int] = frozenset()
    cards: tuple[Card, ...] = ()
    tasks: tuple[Task, ...] = ()


def say(name: str, **params: object) -> Message:
    """Return the message of a rule, by the rule's id and its own name: "hanzi-deal.title"."""
    return Message(f"rule.{name}", params)
