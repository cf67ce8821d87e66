"""One moment of a game, frozen."""

from typing import NamedTuple

from tutor.core.errors import IllegalActionError
from tutor.core.outcome import Outcome
from tutor.games.hanzi.deck import DECK, Card, Effect, Task
from tutor.games.hanzi.engine.actions import Action
from tutor.games.hanzi.engine.amounts import TOKENS, TOP_TASKS
from tutor.games.hanzi.engine.events import Event
from tutor.games.hanzi.engine.legal import legal_actions
from tutor.games.hanzi.engine.phases import Phase
from tutor.games.hanzi.engine.ranking import outcome
from tutor.games.hanzi.engine.reasons import EndCause, Reason
from tutor.games.hanzi.engine.refusals import refusal
from tutor.games.hanzi.engine.ruleset import Ruleset
from tutor.games.hanzi.engine.transition import after

_SCORING_CARDS = sum(1 for card in DECK if card.points)
_POINTS = DECK[-1].points or max(card.points for card in DECK)

Cards = tuple[Card, ...]
Tasks = tuple[Task, ...]


class GameState(NamedTuple):
    """A position: everything on the table, seen by nobody in particular.

    Two states are equal when the positions are; how they came about (`events`) does not count.
    Tuples by player go by seat. Left out, all from `active` on are those of a turn that begins.
    """

    ruleset: Ruleset
    seed: int
    """What the next chance is drawn from: which card of a hand, how the task deck is shuffled."""
    grid: tuple[Card | None, ...]
    """The cards by spot (grid.py), None for a gap."""
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
    """The cards that each player may use, the oldest first. They are public (`hanzi-match`)."""
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
    """Whether a third card is paid for and not yet turned up."""
    marker_put: bool = False
    """Whether a token was spent to put the marker somewhere this turn."""
    ending: EndCause | None = None
    """Why the game is over; None while it goes on."""
    events: tuple[Event, ...] = ()
    """What the last action led to, in order; empty at the start."""

    @staticmethod
    def deal(ruleset: Ruleset, players: int, seed: int) -> "GameState":
        """Return the start of a game; the same seed gives the same deal in every release.

        Raises ValueError for a seed below 0 or a number of players that the ruleset has not.
        """
        from tutor.games.hanzi.engine.setup import deal  # it builds states

        return deal(ruleset, players, seed)

    @staticmethod
    def parse(text: str) -> "GameState":
        """Return the position written in this line; `str` gives the line back.

        Raises BadSyntaxError naming the field, the character and what was expected there, and
        ImpossiblePositionError with a Flaw for a position that cannot be.
        """
        from tutor.games.hanzi.engine.notation import read  # it builds states

        return read(text)

    def __str__(self) -> str:
        """Return the position in one line, which can stand in a URL as it is."""
        from tutor.games.hanzi.engine.notation import write

        return write(self)

    # Reading the table

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
        """The tokens that nobody has."""
        return TOKENS - sum(self.tokens)

    def points(self, seat: int) -> int:
        """Return the points of this player (rule `hanzi-cards`)."""
        return sum(card.points for card in self.scored[seat])

    @property
    def cangjie_points(self) -> int:
        """The points of the scoring cards that the marker has removed (`hanzi-cangjie-removal`)."""
        lying = sum(1 for card in (*self.grid, *self.pile) if card and card.points)
        return _POINTS * (_SCORING_CARDS - lying - sum(map(len, self.scored)))

    @property
    def top_tasks(self) -> Tasks:
        """The tasks that the effect three-tasks shows (rule `hanzi-three-tasks`)."""
        return self.task_deck[:TOP_TASKS]

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

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; None while it goes on."""
        return None if self.ending is None else outcome(self)

    def __eq__(self, other: object) -> bool:
        """Whether the positions are the same; what led to them does not count."""
        return isinstance(other, GameState) and self[:-1] == other[:-1]

    def __ne__(self, other: object) -> bool:
        """Whether the positions differ; a tuple's own `!=` would count `events` too."""
        return not self == other

    def __hash__(self) -> int:
        """Agree with `==`."""
        return hash(self[:-1])

    # What may be done, and what it leads to

    def legal_actions(self) -> tuple[Action, ...]:
        """Return the actions that the rules allow now, in a stable order; none once it is over."""
        return legal_actions(self)

    def verify(self, action: Action, *, player: int | None = None) -> None:
        """Return if the action is allowed now, to `player` if one is named.

        Raises IllegalActionError with a Reason, the rule's id, the action and this state.
        """
        reason = refusal(self, action)
        if reason is None and player is not None and player != self.to_act:
            reason = Reason.NOT_YOUR_TURN
        if reason is not None:
            rule = self.ending.rule if self.ending else reason.rule
            raise IllegalActionError(reason, rule, action, self)

    def apply(self, action: Action) -> "GameState":
        """Return the state after the action; its `events` tell what happened.

        Raises IllegalActionError, as `verify` does, if the action is not allowed.
        """
        self.verify(action)
        return after(self, action)

    def telling(self, *events: Event) -> "GameState":
        """Return this state with these events behind those that it has."""
        return self._replace(events=self.events + events)
