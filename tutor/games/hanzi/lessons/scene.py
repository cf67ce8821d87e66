"""The tables of lessons, written in a few words; what is not written is filled up, always alike."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from tutor.core.seeded import SeededChoice
from tutor.games.hanzi.deck import CARDS, DECK, TASKS, Card, Character, Task
from tutor.games.hanzi.engine import GameState, Ruleset
from tutor.games.hanzi.engine.flaws import check
from tutor.games.hanzi.engine.ruleset import SPOT_OF_NAME, SPOTS, SUPPLY, TASK_LIMIT
from tutor.games.hanzi.lessons.names import actions_of, card_of, task_of

YOU = 0
"""The seat of the reader."""


@dataclass(frozen=True, slots=True)
class Scene:
    """A table in words, by seat where players differ; the reader is in seat 0.

    `tasks` are filled up to three. Of the tasks `made`, the scoring cards lie before the players,
    and the effect cards are in `hands`, are `new` there, or have been played. On the grid are the
    cards that are `put` there, like `b2 日 d4 月`, and others in between. `supply` and `top` are
    the next tasks.

    With a `marker` it is the game against Cangjie, who has taken the cards `taken`. It is `late`
    when nothing is left but what is written: of the others only scoring cards without Cangjie, who
    else would have them. The actions `moves` are taken from there.
    """

    tasks: tuple[str, ...]
    put: str = ""
    made: tuple[str, ...] = ()
    hands: tuple[str, ...] = ()
    new: tuple[str, ...] = ()
    tokens: tuple[int, ...] = ()
    limits: tuple[int, ...] = ()
    supply: str = ""
    top: str = ""
    active: int = YOU
    marker: str = ""
    taken: str = ""
    late: bool = False
    moves: str = ""

    def laid_out(self) -> GameState:
        """Return the position; ImpossiblePositionError if it cannot be.

        Raises IllegalActionError for a move that is not allowed, and ValueError for a card that is
        written too often.
        """
        state = self._start()
        check(state)
        for action in actions_of(self.moves):
            state = state.apply(action)
        return state

    def _start(self) -> GameState:
        players = len(self.tasks)
        made = [_tasks(text) for text in self._by_seat(self.made)]
        hands, new = (_cards_by_seat(self._by_seat(texts)) for texts in (self.hands, self.new))
        cards = _Cards()
        scored = tuple(tuple(cards.take_any(task.scoring) for task in tasks) for tasks in made)
        won = [task.effect for tasks in made for task in tasks]
        for card in [*sum(hands, ()), *sum(new, ())]:
            won.remove(cards.take(card).character)
        for character in won:
            cards.take_any(character)
        for word in self.taken.split():
            cards.take(card_of(word))
        grid, pile = cards.laid(self.put, self._others_stay)
        tasks, supply, deck = self._deal(made)
        return GameState(
            ruleset=Ruleset.CANGJIE if self.marker else Ruleset.PLAIN,
            grid=grid,
            marker=SPOT_OF_NAME[self.marker] if self.marker else None,
            pile=pile,
            task_deck=deck,
            supply=supply,
            tasks=tasks,
            limits=self.limits or (TASK_LIMIT,) * players,
            hands=hands,
            new_cards=new,
            scored=scored,
            tokens=self.tokens or (0,) * players,
            active=self.active,
            seed=0,
        )

    def _by_seat(self, texts: tuple[str, ...]) -> tuple[str, ...]:
        return texts or ("",) * len(self.tasks)

    def _others_stay(self, card: Card) -> bool:
        """Return whether a card that is not written is there."""
        return not self.late or (bool(card.points) and not self.marker)

    def _deal(
        self, made: Sequence[tuple[Task, ...]]
    ) -> tuple[tuple[tuple[Task, ...], ...], tuple[Task, ...], tuple[Task, ...]]:
        """Return the tasks of the players, those of the supply, and the deck."""
        tasks, supply, top = [*map(_tasks, self.tasks)], _tasks(self.supply), _tasks(self.top)
        if self.late:
            return tuple(tasks), supply, top
        gone = {*sum(made, ()), *sum(tasks, ()), *supply, *top}
        left = list(SeededChoice(0).shuffled([task for task in TASKS if task not in gone]))
        left.sort(key=lambda task: task.period)
        for seat, mine in enumerate(tasks):
            missing = max(0, TASK_LIMIT - len(mine))
            tasks[seat], left = (*mine, *left[:missing]), left[missing:]
        missing = SUPPLY - len(supply)
        supply, left = (*supply, *left[:missing]), left[missing:]
        return tuple(tasks), supply, (*top, *left)


class _Cards:
    """The cards of the deck that have no place yet."""

    def __init__(self) -> None:
        self._left = Counter(DECK)

    def take(self, card: Card) -> Card:
        if not self._left[card]:
            raise ValueError(f"too many of {card}, period {card.period}")
        self._left[card] -= 1
        return card

    def take_any(self, character: Character) -> Card:
        """Take a card with this character, of period 1 if one is left."""
        return self.take(next(card for card in CARDS if self._fits(card, character)))

    def _fits(self, card: Card, character: Character) -> bool:
        return card.character is character and self._left[card] > 0

    def laid(
        self, put: str, stays: Callable[[Card], bool]
    ) -> tuple[tuple[Card | None, ...], tuple[Card, ...]]:
        """Return the grid and the pile: first the cards put there, then the others that stay."""
        grid: list[Card | None] = [None] * SPOTS
        for name, word in _pairs(put):
            grid[SPOT_OF_NAME[name]] = self.take(card_of(word))
        mixed = SeededChoice(0).shuffled(tuple(filter(stays, self._left.elements())))
        others = sorted(mixed, key=lambda card: card.period, reverse=True)
        for spot, card in enumerate(grid):
            if card is None and others:
                grid[spot] = others.pop()
        return tuple(grid), tuple(others)


def _pairs(text: str) -> Iterator[tuple[str, str]]:
    words = text.split()
    return zip(words[::2], words[1::2], strict=True)


def _tasks(text: str) -> tuple[Task, ...]:
    return tuple(map(task_of, text.split()))


def _cards_by_seat(texts: tuple[str, ...]) -> tuple[tuple[Card, ...], ...]:
    return tuple(tuple(map(card_of, text.split())) for text in texts)
