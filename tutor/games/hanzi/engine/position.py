"""What lies on the table at one moment of a game, and which tasks can be made of it."""

from collections.abc import Iterable
from typing import NamedTuple, Self, TypeVar

from tutor.core.rulebook import RuledEnum
from tutor.games.hanzi import rules
from tutor.games.hanzi.deck import (
    CARDS,
    CHARACTERS,
    DECK,
    POINTS,
    TASK_OF_ID,
    TASKS,
    Card,
    Effect,
    Task,
)
from tutor.games.hanzi.engine.events import Event
from tutor.games.hanzi.engine.reasons import EndCause
from tutor.games.hanzi.engine.ruleset import NAME_OF_SPOT, TOKENS, TOP_TASKS, Ruleset

_SCORING_CARDS = sum(1 for card in DECK if card.points)

Cards = tuple[Card, ...]
Tasks = tuple[Task, ...]
T = TypeVar("T")


def replaced(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """Return the items with another one in this place."""
    return (*items[:place], item, *items[place + 1 :])


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """Return the items without the first that equals this one; raises ValueError if none does."""
    place = items.index(item)
    return items[:place] + items[place + 1 :]


class Phase(RuledEnum):
    """What may be done now. `Position.active` chooses, unless said otherwise.

    In the first four, what belongs to a later one may be done as well: the phases of a turn are
    optional but for crafting. Each has the rule on what is due in it.
    """

    CARD = "card", rules.TURN  # play a card, or go on
    TOKEN = "token", rules.TOKEN_PHASE  # spend tokens, or go on
    CRAFTING = "crafting", rules.CRAFTING  # name a task
    SECOND = "second", rules.CRAFT_TWICE  # name a task for the second crafting, or refuse it
    REPLY = "reply", rules.COUNTER  # `waiting[0]` counters the card `played`, or lets it pass
    EFFECT = "effect", rules.PLAY_CARD  # choose what the effect of `played` needs
    TURNING = "turning", rules.CRAFTING  # turn up a card
    PAIR = "pair", rules.THIRD_CARD  # of three cards turned up, say which does not belong
    RICHEST = "richest", rules.MISS  # the bank is empty: take a token from a richest one, or none
    TASK = "task", rules.MATCH  # `waiting[0]` takes a task from the supply
    MARKER = "marker", rules.MARKER_MOVE  # move the marker
    OVER = "over", rules.WIN


OPEN = frozenset({Phase.CARD, Phase.TOKEN, Phase.CRAFTING, Phase.SECOND})
"""The phases before a crafting."""

_BIT = {character: 1 << place for place, character in enumerate(CHARACTERS)}
_CARD_BIT: dict[Card | None, int] = {None: 0, **{c: _BIT[c.character] for c in CARDS}}
_TASK_BITS = {task: _BIT[task.scoring] | _BIT[task.effect] for task in TASKS}

TASK_TO_FETCH = {Effect.FETCH_NAN: TASK_OF_ID["nan"], Effect.FETCH_ZI: TASK_OF_ID["zai"]}
"""The task that an effect fetches (rule `hanzi-fetch`)."""


def characters_on(cards: Iterable[Card | None]) -> int:
    """Return the set of the characters on these cards, as bits."""
    bits = 0
    for card in cards:
        bits |= _CARD_BIT[card]
    return bits


def is_made_of(task: Task, characters: int) -> bool:
    """Return whether both parts of the task are in this set."""
    bits = _TASK_BITS[task]
    return characters & bits == bits


def is_match(task: Task | None, one: Card, other: Card) -> bool:
    """Return whether these two cards make the task (rule `hanzi-match`)."""
    return task is not None and _CARD_BIT[one] | _CARD_BIT[other] == _TASK_BITS[task]


class Position(NamedTuple):
    """Everything on the table, seen by nobody in particular.

    Two positions are equal whatever led to them: `events` do not count. Tuples by player go by
    seat. Left out, all from `active` on are those of a turn that begins.
    """

    ruleset: Ruleset
    seed: int
    """Only a part of the notation: nothing is drawn from it any more."""
    grid: tuple[Card | None, ...]
    """The cards by spot, None for a gap."""
    marker: int | None
    """The spot of the marker; None without Cangjie."""
    pile: Cards
    """The cards of period 2 beside the grid, the next one first."""
    task_deck: Tasks
    """The top task first."""
    supply: Tasks
    tasks: tuple[Tasks, ...]
    limits: tuple[int, ...]
    """How many tasks each player may have (rule `hanzi-task-limit`)."""
    hands: tuple[Cards, ...]
    """The cards that each player may use, the oldest first; held with the effects inwards."""
    new_cards: tuple[Cards, ...]
    """The cards in each hand that may be used from that player's next turn on."""
    scored: tuple[Cards, ...]
    tokens: tuple[int, ...]
    active: int = 0
    """The player whose turn it is."""
    phase: Phase = Phase.CARD
    named: Task | None = None
    """The task that is being crafted."""
    face_up: tuple[int, ...] = ()
    """The spots of the cards turned up now, the first one first."""
    played: Card | None = None
    """The card whose effect is being decided."""
    waiting: tuple[int, ...] = ()
    """The players who may reply (REPLY), or who lack a task (else), the next one first."""
    craftings: int = 1
    """Craftings to come in this turn, the present one included."""
    third_card: bool = False
    """Whether a third card is paid for, until the crafting in which it is turned up is over.

    The token lies before its owner until then: neither theirs nor in the bank.
    """
    marker_put: bool = False
    """Whether a token was spent to put the marker somewhere this turn."""
    ending: EndCause | None = None
    """Why the game is over; None while it goes on."""
    events: tuple[Event, ...] = ()
    """What the last action led to, in order; empty at the start."""

    @property
    def players(self) -> int:
        """How many players there are."""
        return len(self.tasks)

    @property
    def to_act(self) -> int:
        """The player whose choice it is: not the active one for counters and lost tasks."""
        if self.phase in (Phase.REPLY, Phase.TASK):
            return self.waiting[0]
        return self.active

    @property
    def bank(self) -> int:
        """The tokens in the bank."""
        return TOKENS - sum(self.tokens) - self.third_card

    def points(self, seat: int) -> int:
        """Return the points of this player (rule `hanzi-cards`)."""
        return sum(card.points for card in self.scored[seat])

    @property
    def cangjie_points(self) -> int:
        """The points of the scoring cards that the marker has removed (`hanzi-cangjie-removal`)."""
        lying = sum(1 for card in (*self.grid, *self.pile) if card and card.points)
        return POINTS * (_SCORING_CARDS - lying - sum(map(len, self.scored)))

    @property
    def top_tasks(self) -> Tasks:
        """The tasks that the effect three-tasks shows (rule `hanzi-three-tasks`)."""
        return self.task_deck[:TOP_TASKS]

    def card_at(self, spot: int) -> Card:
        """Return the card at this spot; ValueError for a gap."""
        card = self.grid[spot]
        if card is None:
            raise ValueError(f"no card lies at {NAME_OF_SPOT[spot]}")
        return card

    def holds(self, seat: int) -> Cards:
        """Return all cards in this player's hand, those that may be used first."""
        return self.hands[seat] + self.new_cards[seat]

    def counters(self, seat: int) -> Cards:
        """Return the counters that this player may use (rules `hanzi-counter`, …`-next-turn`)."""
        return tuple(card for card in self.hands[seat] if card.effect is Effect.COUNTER)

    def owner(self, task: Task) -> int | None:
        """Return the player who has this task, None if nobody has."""
        for seat, tasks in enumerate(self.tasks):
            if task in tasks:
                return seat
        return None

    def __eq__(self, other: object) -> bool:
        """Return whether the positions are the same; what led to them does not count."""
        return isinstance(other, Position) and self[:-1] == other[:-1]

    def __ne__(self, other: object) -> bool:
        """Return whether the positions differ; a tuple's own `!=` would count `events` too."""
        return not self == other

    def __hash__(self) -> int:
        """Agree with `==`."""
        return hash(self[:-1])

    def telling(self, *events: Event) -> Self:
        """Return this state with these events behind those that it has."""
        return self._replace(events=self.events + events)


def is_lost(state: Position, task: Task) -> bool:
    """Return whether no card is left for a part of the task (rule `hanzi-lost-tasks`)."""
    return not is_made_of(task, characters_on(state.grid) | characters_on(state.pile))


def nothing_can_be_made(state: Position) -> bool:
    """Return whether nobody can make any task any more (rule `hanzi-table-empty`).

    Tasks of the deck count as long as somebody holds a card that could bring one to the table.
    """
    characters = characters_on(state.grid)
    if any(is_made_of(task, characters) for task in sum(state.tasks, state.supply)):
        return False
    if not any(is_made_of(task, characters) for task in state.task_deck):
        return True
    held = (card for seat in range(state.players) for card in state.holds(seat))
    return not any(_brings_tasks(state, card) for card in held)


def _brings_tasks(state: Position, card: Card) -> bool:
    if card.effect is Effect.THREE_TASKS:
        return True
    fetched = TASK_TO_FETCH.get(card.effect) if card.effect else None
    return fetched is not None and not is_gone(state, fetched)


def is_gone(state: Position, task: Task) -> bool:
    """Return whether the task has left the game."""
    return task not in state.supply and task not in state.task_deck and state.owner(task) is None
