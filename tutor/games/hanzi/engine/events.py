"""What happened in an action, in order. Events are facts; the page finds the words.

Each knows the id of the `rule` by which it happened. Seats and spots count from 0.
"""

from dataclasses import dataclass
from typing import ClassVar

from tutor.games.hanzi import rules
from tutor.games.hanzi.deck import Card, Task
from tutor.games.hanzi.engine.reasons import EndCause


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """`player` played the card, which left the game; others may still counter it."""

    rule: ClassVar[str] = rules.PLAY_CARD
    player: int
    card: Card


@dataclass(frozen=True, slots=True)
class Countered:
    """`player` countered the card `played` with `counter`, which left the game too."""

    rule: ClassVar[str] = rules.COUNTER
    player: int
    counter: Card
    played: Card


@dataclass(frozen=True, slots=True)
class Passed:
    """`player` was asked and did not counter the card, with or without a counter."""

    rule: ClassVar[str] = rules.COUNTER
    player: int


@dataclass(frozen=True, slots=True)
class TasksSwapped:
    """`player` gave `own` to the player `with_player` for `other`."""

    rule: ClassVar[str] = rules.SWAP_TASK
    player: int
    own: Task
    with_player: int
    other: Task


@dataclass(frozen=True, slots=True)
class CardDrawn:
    """`player` drew the card from the hand of `from_player`."""

    rule: ClassVar[str] = rules.DRAW_CARD
    player: int
    from_player: int
    card: Card


@dataclass(frozen=True, slots=True)
class TokenTaken:
    """`player` took a token from `from_player` by an effect."""

    rule: ClassVar[str] = rules.TAKE_TOKEN
    player: int
    from_player: int


@dataclass(frozen=True, slots=True)
class CraftingDoubled:
    """`player` crafts twice this turn."""

    rule: ClassVar[str] = rules.CRAFT_TWICE
    player: int


@dataclass(frozen=True, slots=True)
class CraftingRefused:
    """`player` did without the second crafting."""

    rule: ClassVar[str] = rules.CRAFT_TWICE
    player: int


@dataclass(frozen=True, slots=True)
class TaskKept:
    """`player` kept the task from the top of the deck; the limit has grown by one."""

    rule: ClassVar[str] = rules.THREE_TASKS
    player: int
    task: Task


@dataclass(frozen=True, slots=True)
class TaskFetched:
    """`player` fetched the task from `from_player`, None if from supply or deck."""

    rule: ClassVar[str] = rules.FETCH
    player: int
    task: Task
    from_player: int | None


@dataclass(frozen=True, slots=True)
class TokensSpent:
    """`player` spent `count` tokens, as `rule` allows."""

    player: int
    count: int
    rule: str


@dataclass(frozen=True, slots=True)
class SwappedWithSupply:
    """`player` gave `own` to the supply for `other`."""

    rule: ClassVar[str] = rules.SWAP_SUPPLY
    player: int
    own: Task
    other: Task


@dataclass(frozen=True, slots=True)
class TaskNamed:
    """`player` crafts this task; None without one."""

    rule: ClassVar[str] = rules.CRAFTING
    player: int
    task: Task | None


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """`player` turned up this card: everybody saw its modern side."""

    rule: ClassVar[str] = rules.ANCIENT_FORMS
    player: int
    spot: int
    card: Card


@dataclass(frozen=True, slots=True)
class TurnedBack:
    """The card at `spot` lies with its ancient side up again."""

    rule: ClassVar[str] = rules.ANCIENT_FORMS
    spot: int


@dataclass(frozen=True, slots=True)
class Matched:
    """`player` made the task: `scoring` lies before them, `effect` is in their hand."""

    rule: ClassVar[str] = rules.MATCH
    player: int
    task: Task
    scoring: Card
    scoring_spot: int
    effect: Card
    effect_spot: int


@dataclass(frozen=True, slots=True)
class Refilled:
    """The gap at `spot` was filled with this card of period 2."""

    rule: ClassVar[str] = rules.MATCH
    spot: int
    card: Card


@dataclass(frozen=True, slots=True)
class Missed:
    """`player` turned up no pair and gained a token.

    `from_player` is whom it was taken from, None for the bank; `gained` is False if nobody had one.
    """

    rule: ClassVar[str] = rules.MISS
    player: int
    gained: bool
    from_player: int | None = None


@dataclass(frozen=True, slots=True)
class TaskTaken:
    """`player` took the task from the supply."""

    rule: ClassVar[str] = rules.TASKS
    player: int
    task: Task


@dataclass(frozen=True, slots=True)
class SupplyRefilled:
    """The task came from the deck to the supply."""

    rule: ClassVar[str] = rules.TASKS
    task: Task


@dataclass(frozen=True, slots=True)
class CardRemoved:
    """The card under the marker left the game: for Cangjie if it scores."""

    rule: ClassVar[str] = rules.CANGJIE_REMOVAL
    spot: int
    card: Card


@dataclass(frozen=True, slots=True)
class TaskLost:
    """Cangjie's card took the task out of the game: `player`'s, or the supply's (None)."""

    rule: ClassVar[str] = rules.LOST_TASKS
    task: Task
    player: int | None


@dataclass(frozen=True, slots=True)
class MarkerPut:
    """`player` paid to put the marker on the card at `spot`."""

    rule: ClassVar[str] = rules.MARKER_TOKEN
    player: int
    spot: int


@dataclass(frozen=True, slots=True)
class MarkerMoved:
    """`player` moved the marker to the card at `spot`."""

    rule: ClassVar[str] = rules.MARKER_MOVE
    player: int
    spot: int


@dataclass(frozen=True, slots=True)
class TurnBegan:
    """It is `player`'s turn."""

    rule: ClassVar[str] = rules.TURN
    player: int


@dataclass(frozen=True, slots=True)
class GameEnded:
    """The game is over, and why."""

    cause: EndCause

    @property
    def rule(self) -> str:
        """The id of the rule by which it ended."""
        return self.cause.rule


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
