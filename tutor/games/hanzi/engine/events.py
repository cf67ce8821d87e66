"""What happened in an action, in order. Events are facts; the page finds the words.

Seats and spots count from 0.
"""

from dataclasses import dataclass

from tutor.games.hanzi.deck import Card, Task
from tutor.games.hanzi.engine.reasons import EndCause


@dataclass(frozen=True)
class Event:
    """Something that happened."""


@dataclass(frozen=True)
class CardPlayed(Event):
    """`player` played the card, which left the game; others may still counter it."""

    player: int
    card: Card


@dataclass(frozen=True)
class Countered(Event):
    """`player` countered the card `played` with `counter`, which left the game too."""

    player: int
    counter: Card
    played: Card


@dataclass(frozen=True)
class Passed(Event):
    """`player` was asked and did not counter the card, with or without a counter."""

    player: int


@dataclass(frozen=True)
class TasksSwapped(Event):
    """`player` gave `own` to the player `with_player` for `other`."""

    player: int
    own: Task
    with_player: int
    other: Task


@dataclass(frozen=True)
class CardDrawn(Event):
    """`player` drew the card from the hand of `from_player`."""

    player: int
    from_player: int
    card: Card


@dataclass(frozen=True)
class TokenTaken(Event):
    """`player` took a token from `from_player` by an effect."""

    player: int
    from_player: int


@dataclass(frozen=True)
class CraftingDoubled(Event):
    """`player` crafts twice this turn."""

    player: int


@dataclass(frozen=True)
class CraftingRefused(Event):
    """`player` did without the second crafting."""

    player: int


@dataclass(frozen=True)
class TaskKept(Event):
    """`player` kept the task from the top of the deck; the limit has grown by one."""

    player: int
    task: Task


@dataclass(frozen=True)
class TaskFetched(Event):
    """`player` fetched the task from `from_player`, None if from supply or deck."""

    player: int
    task: Task
    from_player: int | None


@dataclass(frozen=True)
class TokensSpent(Event):
    """`player` spent `count` tokens; `for_card` on turning up a third card."""

    player: int
    count: int
    for_card: bool = False


@dataclass(frozen=True)
class SwappedWithSupply(Event):
    """`player` gave `own` to the supply for `other`."""

    player: int
    own: Task
    other: Task


@dataclass(frozen=True)
class TaskNamed(Event):
    """`player` crafts this task; None without one."""

    player: int
    task: Task | None


@dataclass(frozen=True)
class TurnedUp(Event):
    """`player` turned up this card: everybody saw its modern side."""

    player: int
    spot: int
    card: Card


@dataclass(frozen=True)
class TurnedBack(Event):
    """The card at `spot` lies with its ancient side up again."""

    spot: int


@dataclass(frozen=True)
class Matched(Event):
    """`player` made the task: `scoring` lies before them, `effect` is in their hand."""

    player: int
    task: Task
    scoring: Card
    scoring_spot: int
    effect: Card
    effect_spot: int


@dataclass(frozen=True)
class Refilled(Event):
    """The gap at `spot` was filled with this card of period 2."""

    spot: int
    card: Card


@dataclass(frozen=True)
class Missed(Event):
    """`player` turned up no pair and gained a token.

    `from_player` is whom it was taken from, None for the bank; `gained` is False if nobody had one.
    """

    player: int
    gained: bool
    from_player: int | None = None


@dataclass(frozen=True)
class TaskTaken(Event):
    """`player` took the task from the supply."""

    player: int
    task: Task


@dataclass(frozen=True)
class SupplyRefilled(Event):
    """The task came from the deck to the supply."""

    task: Task


@dataclass(frozen=True)
class CardRemoved(Event):
    """The card under the marker left the game: for Cangjie if it scores."""

    spot: int
    card: Card


@dataclass(frozen=True)
class TaskLost(Event):
    """Cangjie's card took the task out of the game: `player`'s, or the supply's (None)."""

    task: Task
    player: int | None


@dataclass(frozen=True)
class MarkerPut(Event):
    """`player` paid to put the marker on the card at `spot`."""

    player: int
    spot: int


@dataclass(frozen=True)
class MarkerMoved(Event):
    """`player` moved the marker to the card at `spot`."""

    player: int
    spot: int


@dataclass(frozen=True)
class TurnBegan(Event):
    """It is `player`'s turn."""

    player: int


@dataclass(frozen=True)
class GameEnded(Event):
    """The game is over, and why."""

    cause: EndCause
