"""Simulated players, who choose from what they can know by simple rules, and games of theirs.

A player turns the surest pair, and goes by simple rules for the rest. It is chosen from a view, so
from nothing that the player can't know. Where several things are as good, one is drawn; the same
seed draws the same.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cached_property

from tutor.core.errors import UnsupportedError
from tutor.core.seeded import SeededChoice
from tutor.games.hanzi.deck import CHARACTERS, Character, Effect, Task
from tutor.games.hanzi.engine import (
    Action,
    Counter,
    DrawFrom,
    GameState,
    KeepTask,
    LetPass,
    MoveMarker,
    NameTask,
    PayThirdCard,
    Phase,
    PlayCard,
    PutMarker,
    Ruleset,
    StopTurning,
    SwapTasks,
    SwapWithSupply,
    TakeNoToken,
    TakeTask,
    TakeToken,
    TurnUp,
)
from tutor.games.hanzi.engine.position import TASK_TO_FETCH
from tutor.games.hanzi.engine.ruleset import TO_TURN
from tutor.games.hanzi.knowledge import Chances, Memory, View


@dataclass(frozen=True, slots=True)
class Skill:
    """What a simulated player can do.

    `forms`: how many of the 36 ancient forms they can read before the game. `capacity`: how many of
    the cards turned up last they remember, with their forms; None for all. `third_card`: they spend
    a token on a third card if that adds at least this much to the chance.
    """

    forms: int = len(CHARACTERS)
    capacity: int | None = None
    third_card: Fraction = Fraction(1, 8)

    def forms_read(self, choice: SeededChoice) -> frozenset[Character]:
        """Return the characters that a player of this skill can read, chosen at random."""
        return frozenset(choice.shuffled(CHARACTERS)[: self.forms])


PERFECT = Skill()
"""Reads every form, so that nothing on the grid is left open."""


NONE = Fraction(0)


class Thinking:
    """A view, a skill, and the chances that both sides of a choice are compared by."""

    def __init__(self, view: View, skill: Skill) -> None:
        """Look at this view."""
        self.view = view
        self.skill = skill
        self.chances = Chances(view)
        self._best: dict[tuple[Task, int], Fraction] = {}

    @property
    def tasks(self) -> tuple[Task, ...]:
        """The player's own tasks."""
        return self.view.tasks[self.view.seat]

    @property
    def others(self) -> tuple[int, ...]:
        """The other players, clockwise."""
        seat, players = self.view.seat, self.view.players
        return tuple((seat + step) % players for step in range(1, players))

    @property
    def tasks_of_others(self) -> tuple[Task, ...]:
        """The tasks of the other players."""
        return tuple(task for seat in self.others for task in self.view.tasks[seat])

    @cached_property
    def needed(self) -> frozenset[Character]:
        """The parts of all tasks on the table."""
        tasks = (task for tasks in (*self.view.tasks, self.view.supply) for task in tasks)
        return frozenset(part for task in tasks for part in task.parts)

    def chance(self, task: Task, cards: int = TO_TURN) -> Fraction:
        """Return the chance to make the task with the best play."""
        key = task, cards
        if key not in self._best:
            self._best[key] = self.chances.best(task, cards)
        return self._best[key]

    def surest(self, tasks: Iterable[Task], cards: int = TO_TURN) -> Fraction:
        """Return the best chance of any of these tasks; 0 without tasks."""
        return max((self.chance(task, cards) for task in tasks), default=NONE)


def choose(
    view: View, legal: Sequence[Action], choice: SeededChoice, skill: Skill = PERFECT
) -> Action:
    """Return the action of a player of this skill, one of `legal`, in the rules' order.

    Raises ValueError if there is nothing that they may do.
    """
    if not legal:
        raise ValueError("there is nothing to choose from")
    if len(legal) == 1:
        return legal[0]
    mind = Thinking(view, skill)
    match view.phase:
        case Phase.REPLY:
            return _reply(mind)
        case Phase.EFFECT | Phase.RICHEST:
            return max(legal, key=lambda action: _worth(mind, action))
        case Phase.TURNING:
            return _turning(mind, legal, choice)
        case Phase.PAIR:
            return choice.pick(legal)
        case Phase.TASK:
            return _task(mind, legal, choice)
        case Phase.MARKER:
            return _least(mind, legal, choice)
    return _before_crafting(mind, legal, choice)


def _before_crafting(mind: Thinking, legal: Sequence[Action], choice: SeededChoice) -> Action:
    return (
        _card_to_play(mind, legal)
        or _marker_to_put(mind, legal, choice)
        or _third_card(mind, legal)
        or _other_task(mind, legal)
        or _task_to_name(mind, legal, choice)
    )


def _third_card(mind: Thinking, legal: Sequence[Action]) -> Action | None:
    """Pay if it raises the best chance over all tasks enough."""
    pay = PayThirdCard()
    if pay not in legal:
        return None
    gain = mind.surest(mind.tasks, TO_TURN + 1) - mind.surest(mind.tasks)
    return pay if gain >= mind.skill.third_card else None


def _other_task(mind: Thinking, legal: Sequence[Action]) -> Action | None:
    """Swap the least sure task for one of the supply if no own one can be made, or one is sure."""
    swaps = [action for action in legal if isinstance(action, SwapWithSupply)]
    own, there = mind.surest(mind.tasks), mind.surest(mind.view.supply)
    if not swaps or there == NONE or (own > NONE and there - own < SURE):
        return None
    return max(swaps, key=lambda swap: (mind.chance(swap.other), -mind.chance(swap.own)))


def _task_to_name(mind: Thinking, legal: Sequence[Action], choice: SeededChoice) -> Action:
    named = [action for action in legal if isinstance(action, NameTask)]
    cards = mind.view.cards_to_turn
    chances = [mind.chance(action.task, cards) if action.task else NONE for action in named]
    best = max(chances)
    return choice.pick([a for a, chance in zip(named, chances, strict=True) if chance == best])


def _turning(mind: Thinking, legal: Sequence[Action], choice: SeededChoice) -> Action:
    """Turn up what keeps the best chance, unread forms first: they teach."""
    view = mind.view
    spots = tuple(action.spot for action in legal if isinstance(action, TurnUp))
    if view.named:
        chance, best = mind.chances.best_turn(view.named, view.cards_to_turn)
        if chance == 1 and not best and StopTurning() in legal:
            return StopTurning()
        spots = best or spots
    return TurnUp(choice.pick(_unread(view, spots) or spots))


def _unread(view: View, spots: Iterable[int]) -> tuple[int, ...]:
    return tuple(spot for spot in spots if (cell := view.cells[spot]) and not cell.character)


def _task(mind: Thinking, legal: Sequence[Action], choice: SeededChoice) -> Action:
    tasks = {action: mind.chance(action.task) for action in legal if isinstance(action, TakeTask)}
    best = max(tasks.values())
    return choice.pick([action for action, chance in tasks.items() if chance == best])


SURE = Fraction(1, 2)
"""A chance from which on a task counts as one that will be made."""

_LIST = (
    Effect.CRAFT_TWICE,
    Effect.SWAP_TASK,
    Effect.FETCH_NAN,
    Effect.FETCH_ZI,
    Effect.THREE_TASKS,
    Effect.TAKE_TOKEN,
    Effect.DRAW_CARD,
)
"""The effects in the order in which they are thought of."""


def _card_to_play(mind: Thinking, legal: Sequence[Action]) -> PlayCard | None:
    """Return the card to play: the first of the list that is worth it; None for none."""
    plays = {a.card.effect: a for a in legal if isinstance(a, PlayCard)}
    return next((plays[e] for e in _LIST if e in plays and _is_worth_it(mind, e)), None)


def _is_worth_it(mind: Thinking, effect: Effect) -> bool:
    """Craft twice with two tasks to be made, swap for a much surer task, the others at once."""
    match effect:
        case Effect.CRAFT_TWICE:
            return sum(mind.chance(task) >= SURE for task in mind.tasks) > 1
        case Effect.SWAP_TASK:
            gain = mind.surest(mind.tasks_of_others) - mind.surest(mind.tasks)
            return gain >= SURE
        case Effect.FETCH_NAN | Effect.FETCH_ZI:
            return mind.chance(TASK_TO_FETCH[effect]) > NONE
    return True


def _reply(mind: Thinking) -> Action:
    """Counter what hurts: a fetch of one's task, a leader's second crafting, what hits a leader."""
    view, played = mind.view, mind.view.played
    effect = played.effect if played else None
    if effect in TASK_TO_FETCH:
        hurts = TASK_TO_FETCH[effect] in mind.tasks
    elif effect is Effect.CRAFT_TWICE:
        hurts = view.points(view.active) >= max(map(view.points, range(view.players)))
    elif effect is Effect.THREE_TASKS:
        hurts = False
    else:
        rivals = [view.points(seat) for seat in mind.others if seat != view.active]
        hurts = view.points(view.seat) >= max(rivals, default=0)
    return Counter() if hurts else LetPass()


def _worth(mind: Thinking, action: Action) -> tuple[Fraction | int, ...]:
    """Keep or get the surest task, give the least sure; take from whom is ahead."""
    match action:
        case KeepTask(task):
            return (mind.chance(task),)
        case SwapTasks(own, other):
            return (mind.chance(other), -mind.chance(own))
        case DrawFrom(seat=seat) | TakeToken(seat):
            return (mind.view.points(seat), mind.view.tokens[seat])
        case TakeNoToken():
            return (-1, 0)
    raise AssertionError(f"{action!r} chooses no effect")


FEARED = Fraction(1, 2)
"""From this chance to score on, a card under the marker is worth a token to put it elsewhere."""


def _marker_to_put(
    mind: Thinking, legal: Sequence[Action], choice: SeededChoice
) -> PutMarker | None:
    """Return where to put the marker for a token, None to leave it.

    It is done when the card under it is likely to score for Cangjie and another one is not.
    """
    puts = [action for action in legal if isinstance(action, PutMarker)]
    spot = mind.view.marker
    if not puts or spot is None or mind.chances.scores(spot) < FEARED:
        return None
    best = _least(mind, puts, choice)
    return best if isinstance(best, PutMarker) and mind.chances.scores(best.spot) < FEARED else None


def _least(mind: Thinking, moves: Sequence[Action], choice: SeededChoice) -> Action:
    """Return the move of the marker to the card that is least likely to score."""
    costs = {a: _cost(mind, a.spot) for a in moves if isinstance(a, MoveMarker | PutMarker)}
    least = min(costs.values())
    return choice.pick([action for action, cost in costs.items() if cost == least])


def _cost(mind: Thinking, spot: int) -> tuple[Fraction, Fraction]:
    """Return the chance that the card scores, and that it is part of a task on the table."""
    could_be = mind.chances.could_be(spot).items()
    needed = sum((chance for card, chance in could_be if card.character in mind.needed), NONE)
    return mind.chances.scores(spot), needed


LONGEST_GAME = 5_000
"""More actions than any game takes; it keeps a slip in the rules from running for ever."""


def play(
    ruleset: Ruleset, skills: Sequence[Skill], seed: int
) -> Iterator[tuple[Action | None, GameState]]:
    """Yield each action of a game with the state after it; the deal comes after no action.

    There is a player for each skill, by seat. Raises ValueError for a number of players that the
    ruleset has not, UnsupportedError for a game that does not end.
    """
    state = GameState.deal(ruleset, len(skills), seed)
    choice = SeededChoice(f"players/{seed}")
    reads = [skill.forms_read(choice) for skill in skills]
    memories = [Memory(skill.capacity) for skill in skills]
    yield None, state
    for _ in range(LONGEST_GAME):
        if state.ending:
            return
        seat = state.to_act
        view = View.of(state, seat, reads=reads[seat], memory=memories[seat])
        action = choose(view, state.legal_actions(), choice, skills[seat])
        state = state.apply(action)
        memories = [memory.watching(state.events) for memory in memories]
        yield action, state
    raise UnsupportedError("game without end", str(seed))


__all__ = ["PERFECT", "Skill", "choose", "play"]
