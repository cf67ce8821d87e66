"""What happened in an action, in order. Events are facts; the page finds the words.

Seats and spots count from 0.
"""

from dataclasses import dataclass

from tutor.games.hanzi.deck import Card, Task
from tutor.games.hanzi.engine.reasons import EndCause


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """`player` played the card, which left the game; others may still counter it."""

    player: int
    card: Card


@dataclass(frozen=True, slots=True)
class Countered:
    """`player` countered the card `played` with `counter`, which left the game too."""

    player: int
    counter: Card
    played: Card


@dataclass(frozen=True, slots=True)
class Passed:
    """`player` was asked and did not counter the card, with or without a counter."""

    player: int


@dataclass(frozen=True, slots=True)
class TasksSwapped:
    """`player` gave `own` to the player `with_player` for `other`."""

    player: int
    own: Task
    with_player: int
    other: Task


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """`player` drew the card from the hand of `from_player`."""

    player: int
    from_player: int
    card: Card


@dataclass(frozen=True, slots=True)
class TokenTaken:
    """`player` took a token from `from_player` by an effect."""

    player: int
    from_player: int


@dataclass(frozen=True, slots=True)
class CraftingDoubled:
    """`player` crafts twice this turn."""

    player: int


@dataclass(frozen=True, slots=True)
class CraftingRefused:
    """`player` did without the second crafting."""

    player: int


@dataclass(frozen=True, slots=True)
class TaskKept:
    """`player` kept the task from the top of the deck; the limit has grown by one."""

    player: int
    task: Task


@dataclass(frozen=True, slots=True)
class TaskFetched:
    """`player` fetched the task from `from_player`, None if from supply or deck."""

    player: int
    task: Task
    from_player: int | None


@dataclass(frozen=True, slots=True)
class TokensSpent:
    """`player` spent `count` tokens; `for_card` on turning up a third card."""

    player: int
    count: int
    for_card: bool = False


@dataclass(frozen=True, slots=True)
class SwappedWithSupply:
    """`player` gave `own` to the supply for `other`."""

    player: int
    own: Task
    other: Task


@dataclass(frozen=True, slots=True)
class TaskNamed:
    """`player` crafts this task; None without one."""

    player: int
    task: Task | None


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """`player` turned up this card: everybody saw its modern side."""

    player: int
    spot: int
    card: Card


@dataclass(frozen=True, slots=True)
class TurnedBack:
    """The card at `spot` lies with its ancient side up again."""

    spot: int


@dataclass(frozen=True, slots=True)
class Matched:
    """`player` made the task: `scoring` lies before them, `effect` is in their hand."""

    player: int
    task: Task
    scoring: Card
    scoring_spot: int
    effect: Card
    effect_spot: int


@dataclass(frozen=True, slots=True)
class Refilled:
    """The gap at `spot` was filled with this card of period 2."""

    spot: int
    card: Card


@dataclass(frozen=True, slots=True)
class Missed:
    """`player` turned up no pair and gained a token.

    `from_player` is whom it was taken from, None for the bank; `gained` is False if nobody had one.
    """

    player: int
    gained: bool
    from_player: int | None = None


@dataclass(frozen=True, slots=True)
class TaskTaken:
    """`player` took the task from the supply."""

    player: int
    task: Task


@dataclass(frozen=True, slots=True)
class SupplyRefilled:
    """The task came from the deck to the supply."""

    task: Task


@dataclass(frozen=True, slots=True)
class CardRemoved:
    """The card under the marker left the game: for Cangjie if it scores."""

    spot: int
    card: Card


@dataclass(frozen=True, slots=True)
class TaskLost:
    """Cangjie's card took the task out of the game: `player`'s, or the supply's (None)."""

    task: Task
    player: int | None


@dataclass(frozen=True, slots=True)
class MarkerPut:
    """`player` paid to put the marker on the card at `spot`."""

    player: int
    spot: int


@dataclass(frozen=True, slots=True)
class MarkerMoved:
    """`player` moved the marker to the card at `spot`."""

    player: int
    spot: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is `player`'s turn."""

    player: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over, and why."""

    cause: EndCause


Event = (
    CardPlayed
    | Countered
    | Passed
    | TasksSwapped
    | CardDrawn
    | TokenTaken
    | CraftingDoubled
    | CraftingRefused
    | TaskKept
    | TaskFetched
    | TokensSpent
    | SwappedWithSupply
    | TaskNamed
    | TurnedUp
    | TurnedBack
    | Matched
    | Refilled
    | Missed
    | TaskTaken
    | SupplyRefilled
    | CardRemoved
    | TaskLost
    | MarkerPut
    | MarkerMoved
    | TurnBegan
    | GameEnded
)
