"""Whether a goal can still be reached: a search through all own moves, the partners replying.

The search looks at the true position, hidden cards and deck included: it judges, and is asked only
once somebody has moved. `sure_line` looks at what the player sees, and no further: it finds a line
that takes no luck.

An ending cannot be done in fewer than four own actions, and greedy play (scripted_partners.py) does
not reach its goal, whichever way it chooses where it is open.
"""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice

from tutor.core.errors import IllegalActionError, UnsupportedError
from tutor.core.messages import Message
from tutor.games.hanabi.engine.actions import Action, Discard, Play
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import IdentitySet, View, left_by_counting
from tutor.games.hanabi.knowledge.status import critical, playable
from tutor.games.hanabi.puzzles.scenarios.foresight import imagined_worlds
from tutor.games.hanabi.scripted_partners import greedy_actions, quiet_action

Path = tuple[Action, ...]
"""Own moves, in order."""

MOST_RESPONSES = 6000

_LINES_TRIED = 12
_MOST_TRIED, _MOST_TRIED_OF_MANY = 40, 150
"""Own moves after which the search for a sure line gives up: who plays looks no further either.

The second is for more than `_FEW` moves.
"""
_FEW = 3


@dataclass(frozen=True, slots=True)
class Goal(ABC):
    """What the player at `seat` has to reach with `moves` own moves."""

    seat: int
    moves: int

    @abstractmethod
    def reached(self, state: GameState, *, over: bool) -> bool:
        """Return whether the goal is reached here.

        `over` says that nothing comes after: the game has ended or the moves are used up.
        """

    @abstractmethod
    def short_of(self, state: GameState) -> Message:
        """Return the missing part of the goal in a sentence."""

    @abstractmethod
    def ruled_out(self, state: GameState, turns: int) -> bool:
        """Return whether what lies open shows that so many more turns of anybody are too few.

        True for good once it is true, whatever is done.
        """

    @abstractmethod
    def promising(self, state: GameState, left: int) -> tuple[Action, ...]:
        """Return the legal actions after which the goal may be within reach, in an order to try.

        `left` own moves are left, this one included. None that could lead there is left out.
        """


@dataclass(slots=True)
class MoveBudget:
    """How many own moves have been tried out for one question; at most `most` are.

    That is `MOST_RESPONSES` if nothing is said.
    """

    responses: int = 0
    most: int | None = None

    def spend(self) -> None:
        """Count one more; UnsupportedError if it is one too many."""
        self.responses += 1
        if self.responses > (MOST_RESPONSES if self.most is None else self.most):
            raise UnsupportedError("scenario", "more lines than can be tried out")


class LineSearch:
    """The answers to one goal, remembered, and shared by all who ask: each brings a budget.

    Raises UnsupportedError for a position with more lines than `MOST_RESPONSES` own moves; no
    puzzle that is generated has nearly as many, but anybody may think up one.
    """

    def __init__(self, goal: Goal) -> None:
        self.goal = goal
        self._reachable: dict[tuple[GameState, int], bool] = {}
        self._right: dict[tuple[GameState, int], tuple[Action, ...]] = {}
        self._refused: set[tuple[GameState, int]] = set()
        """What took too long once: it is not begun anew from what is remembered."""
        self._hopeless: set[tuple[GameState, int]] = set()
        """Where no line is sure."""

    def reachable(self, state: GameState, left: int, budget: MoveBudget | None = None) -> bool:
        """Return whether some own moves, at most `left`, lead from here to the goal.

        The position is one in which the player is to act, or the end of a line.
        """
        over = state.ending is not None or not left
        if over or self.goal.reached(state, over=False):
            return self.goal.reached(state, over=over)
        key = state, left
        budget = budget or MoveBudget()
        known = self._reachable.get(key)
        if known is None:
            known = self._reachable[key] = any(
                self.reachable(self._respond(state, action, budget), left - 1, budget)
                for action in self.goal.promising(state, left)
            )
        return known

    def right_moves(
        self, state: GameState, left: int, budget: MoveBudget | None = None
    ) -> tuple[Action, ...]:
        """Return the own moves after which the goal can still be reached."""
        key = state, left
        budget = budget or MoveBudget()
        if key in self._refused:
            raise UnsupportedError("scenario", "more lines than can be tried out")
        if key not in self._right:
            try:
                self._right[key] = tuple(
                    action
                    for action in self.goal.promising(state, left)
                    if self.reachable(self._respond(state, action, budget), left - 1, budget)
                )
            except UnsupportedError:
                self._refused.add(key)
                raise
        return self._right[key]

    def _respond(self, state: GameState, action: Action, budget: MoveBudget) -> GameState:
        budget.spend()
        return respond(self.goal, state, action)

    def any_line(self, state: GameState) -> Path:
        """Return own moves that lead to the goal, by luck perhaps; () if there are none."""
        line: list[Action] = []
        budget = MoveBudget()
        for left in range(self.goal.moves, 0, -1):
            right = self.right_moves(state, left, budget)
            if not right or self.goal.reached(state, over=state.ending is not None):
                break
            line.append(right[0])
            state = self._respond(state, right[0], budget)
        return tuple(line)

    def sure_line(self, worlds: Sequence[GameState]) -> Path | None:
        """Return own moves that lead to the goal in all these worlds, without luck.

        Every move is one whose outcome the player can prove: a clue, playing a card that is
        proven playable by then, discarding one that is proven not to be irreplaceable. None if no
        such line turns up soon (`_MOST_TRIED`).
        """
        first, *others = worlds
        budget = MoveBudget()
        lines = islice(self._provable(first, self.goal.moves, budget), _LINES_TRIED)
        return next((line for line in lines if self.holds_in(others, line, budget)), None)

    def _provable(self, state: GameState, left: int, budget: MoveBudget) -> Iterator[Path]:
        """Yield the lines to the goal in which every own move is provably what it seems."""
        if self.goal.reached(state, over=state.ending is not None or not left):
            yield ()
        elif left and state.ending is None and (state, left) not in self._hopeless:
            view = View.of(state, self.goal.seat)
            could_be = left_by_counting(view)
            most = _MOST_TRIED if self.goal.moves <= _FEW else _MOST_TRIED_OF_MANY
            found = False
            for action in self.goal.promising(state, left):
                if is_sure(view, action, could_be) and budget.responses < most:
                    after = self._respond(state, action, budget)
                    for rest in self._provable(after, left - 1, budget):
                        found = True
                        yield (action, *rest)
            if not found:
                self._hopeless.add((state, left))

    def holds_in(
        self, worlds: Iterable[GameState], line: Path, budget: MoveBudget | None = None
    ) -> bool:
        """Return whether these moves are sure, and lead to the goal, in every world."""
        budget = budget or MoveBudget()
        return all(self._holds(world, line, budget) for world in worlds)

    def _holds(self, state: GameState, line: Path, budget: MoveBudget) -> bool:
        for action in line:
            if self.goal.reached(state, over=state.ending is not None):
                return True
            if state.ending is not None or not is_sure(View.of(state, self.goal.seat), action):
                return False
            try:
                state = self._respond(state, action, budget)
            except IllegalActionError:
                return False
        return self.goal.reached(state, over=True)


@lru_cache(maxsize=8)
def search_for(goal: Goal, start: GameState) -> LineSearch:
    """Return the search for a goal from this start: all options of a puzzle share its memory."""
    return LineSearch(goal)


@lru_cache(maxsize=64)
def sure_line(goal: Goal, start: GameState) -> Path | None:
    """Return own moves that lead to the goal and that the player can find without luck.

    They follow from what the player sees (see `imagined_worlds`): with the true cards they may fail
    all the same, but not in a puzzle that is asked.
    """
    return LineSearch(goal).sure_line(imagined_worlds(start, goal.seat))


def respond(goal: Goal, state: GameState, action: Action) -> GameState:
    """Return the position after an own move, when it is the player's turn again or nothing follows.

    The partners have replied in between; a line ends where its goal is reached.
    """
    return turns(goal, state, action)[-1][1]


def turns(goal: Goal, state: GameState, action: Action) -> list[tuple[Action, GameState]]:
    """Return an own move and the replies to it, each with the position after it.

    Raises IllegalActionError if the own move is not allowed.
    """
    state = state.apply(action)
    played = [(action, state)]
    while state.ending is None and state.to_act != goal.seat:
        if goal.reached(state, over=False):
            break
        answer = quiet_action(state)
        state = state.apply(answer)
        played.append((answer, state))
    return played


def is_sure(view: View, action: Action, could_be: Sequence[IdentitySet] | None = None) -> bool:
    """Return whether the player to act can prove what the action does (see `sure_line`).

    `could_be` is what counting leaves of the own cards, if that has been worked out before.
    """
    if not isinstance(action, Play | Discard):
        return True
    cards = (could_be or left_by_counting(view))[action.slot]
    return not cards & (~playable(view) if isinstance(action, Play) else critical(view))


FEWEST_MOVES, MOST_MOVES = 4, 8
"""How many own actions an ending has."""

MOST_TO_JUDGE = 600
"""Own moves that may be tried out for all the moves of its solution: with more, it is not asked."""


def takes_a_plan(goal: Goal, state: GameState, line: Path) -> bool:
    """Return whether the goal takes four own actions at least, and more than greedy play.

    `line` leads to the goal. Raises UnsupportedError for an ending with more lines than can be
    judged in a moment (`MOST_TO_JUDGE`).
    """
    if len(line) < FEWEST_MOVES or falls_to_greedy(goal, state):
        return False
    search, budget = LineSearch(goal), MoveBudget(most=MOST_TO_JUDGE)
    for place, move in enumerate(line):
        search.right_moves(state, goal.moves - place, budget)
        if not place and search.reachable(state, FEWEST_MOVES - 1, budget):
            return False
        state = respond(goal, state, move)
    return True


def falls_to_greedy(goal: Goal, state: GameState) -> bool:
    """Return whether greedy play may reach the goal, partners replying as they do."""
    return _falls(goal, state, goal.moves)


@lru_cache(maxsize=4096)
def _falls(goal: Goal, state: GameState, left: int) -> bool:
    over = state.ending is not None or not left
    if over or goal.reached(state, over=False):
        return goal.reached(state, over=over)
    return bool(goal.promising(state, left)) and any(
        _falls(goal, respond(goal, state, action), left - 1) for action in greedy_actions(state)
    )
