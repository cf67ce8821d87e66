"""What could be known at each crafting of a game, by one who forgets nothing."""

from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

from tutor.games.hanzi.deck import Card, Task
from tutor.games.hanzi.engine import Action, GameState, Phase
from tutor.games.hanzi.engine.actions import NameTask, TurnUp
from tutor.games.hanzi.engine.events import TurnBegan
from tutor.games.hanzi.engine.ruleset import TO_TURN
from tutor.games.hanzi.knowledge.chances import Chances
from tutor.games.hanzi.knowledge.view import Memory, View

_LIKE_FORMS = 2
"""So many unread forms that are seen on as many cards are tried: others make a task as often."""


class Pair(NamedTuple):
    """A task, spots of cards, and the chance that two of them make it."""

    task: Task
    spots: tuple[int, ...]
    chance: Fraction


class Hindsight(NamedTuple):
    """A crafting beside the best pair that there was for any task of the player.

    Chances are those before the first card was turned up, to one who could read no form before the
    game and has forgotten nothing since.
    """

    step: int
    """How many actions there were before the task was named."""
    turn: int
    """In which turn of the game it was, from 1."""
    player: int
    chosen: Pair
    best: Pair

    @property
    def missed(self) -> Fraction:
        """How much more chance the best pair had; 0 if a third card made up for it."""
        return max(self.best.chance - self.chosen.chance, Fraction(0))


class _Begun(NamedTuple):
    """A crafting under way, with the cards turned up so far."""

    step: int
    turn: int
    view: View
    task: Task
    spots: tuple[int, ...] = ()
    cards: tuple[Card, ...] = ()


def hindsight(states: Sequence[GameState], actions: Iterable[Action]) -> Iterator[Hindsight]:
    """Yield all craftings of a game but those without a task; `states` begin with the deal.

    A second card counts as well chosen if the first one was no part of the task.
    """
    memory, turn, begun = Memory(), 1, None
    for step, action in enumerate(actions):
        before, after = states[step], states[step + 1]
        if isinstance(action, NameTask) and action.task:
            begun = _Begun(step, turn, View.of(before, before.active, memory), action.task)
        elif begun and isinstance(action, TurnUp):
            card = before.card_at(action.spot)
            begun = begun._replace(spots=(*begun.spots, action.spot), cards=(*begun.cards, card))
        if begun and begun.spots and after.phase is not Phase.TURNING:
            yield _judged(begun)
            begun = None
        memory = memory.watching(after.events)
        turn += sum(isinstance(event, TurnBegan) for event in after.events)


def _judged(begun: _Begun) -> Hindsight:
    view, chances = begun.view, Chances(begun.view)
    pairs = (pair for task in view.tasks for pair in _pairs(chances, task))
    chosen = Pair(begun.task, begun.spots, _chance_of_chosen(chances, begun))
    best = max(pairs, key=lambda pair: pair.chance, default=chosen)
    return Hindsight(begun.step, begun.turn, view.seat, chosen, best)


def _chance_of_chosen(chances: Chances, begun: _Begun) -> Fraction:
    first = begun.spots[0]
    if len(begun.spots) > TO_TURN or begun.cards[0].character in begun.task.parts:
        return chances.makes(begun.task, begun.spots)
    others = (spot for spot in _worth_trying(chances, begun.task) if spot != first)
    return max((chances.makes(begun.task, (first, other)) for other in others), default=Fraction(0))


def _pairs(chances: Chances, task: Task) -> Iterator[Pair]:
    for pair in combinations(_worth_trying(chances, task), TO_TURN):
        yield Pair(task, pair, chances.makes(task, pair))


def _worth_trying(chances: Chances, task: Task) -> tuple[int, ...]:
    """Return spots of the task's parts that can be read, and of unread forms of each kind.

    Forms are of a kind if as many cards of each period show them: their chances are the same.
    """
    view = chances.view
    parts: dict[object, int] = {}
    unread: dict[int, int] = {}
    for spot, cell in enumerate(view.cells):
        if cell is None:
            continue
        if cell.character is None:
            unread.setdefault(cell.form, spot)
        elif cell.character in task.parts:
            parts.setdefault(cell.character, spot)
    kinds: dict[tuple[int, int], list[int]] = {}
    for form, spot in unread.items():
        kinds.setdefault(chances.shown[form], []).append(spot)
    return (*parts.values(), *(spot for spots in kinds.values() for spot in spots[:_LIKE_FORMS]))
