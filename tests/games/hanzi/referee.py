"""A second reading of the rules: a referee written from the described facts alone.

It shares the deck and the names of the actions with the engine, and nothing else: the engine keeps
what is due in a position, the referee is a coroutine that reads like the rules. Where the facts
leave something open and the site has decided, a comment says "ours".
"""

from collections.abc import Generator, Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any, TypeVar

from tutor.games.hanzi.deck import TASKS, Card, Effect, Task

T = TypeVar("T")
Choice = tuple[Any, ...]
Asking = Generator[tuple[int, set[Choice]], Choice, T]

COLUMNS, ROWS, TOKENS, TO_WIN = 6, 5, 10, 10
FETCHED = {
    Effect.FETCH_NAN: next(task for task in TASKS if task.char == "男"),
    Effect.FETCH_ZI: next(task for task in TASKS if task.char == "仔"),
}


def exchange(mine: list[Task], theirs: list[Task], own: Task, other: Task) -> None:
    """Swap two tasks."""
    mine[mine.index(own)], theirs[theirs.index(other)] = other, own


class GameEndError(Exception):
    """The game ends: for which cause, and who wins (nobody: Cangjie does)."""

    def __init__(self, cause: str, winners: set[int]) -> None:
        super().__init__(cause)
        self.cause, self.winners = cause, winners


@dataclass
class Seat:
    """What lies before a player, and the hand in the order in which it came."""

    tasks: list[Task]
    tokens: int = 0
    limit: int = 3
    hand: list[Card] = field(default_factory=list)
    gained: list[Card] = field(default_factory=list)
    scored: list[Card] = field(default_factory=list)

    @property
    def points(self) -> int:
        """The points of the scoring cards."""
        return sum(card.points for card in self.scored)


@dataclass
class Table:
    """What lies on the table; the bank has the tokens that lie nowhere else."""

    grid: list[Card | None]
    pile: list[Card]
    task_deck: list[Task]
    supply: list[Task]
    seats: list[Seat]
    marker: int | None = None
    spent: int = 0  # the token for a third card, until the crafting is over
    cangjie: int = 0

    @property
    def bank(self) -> int:
        """The tokens in the bank."""
        return TOKENS - self.spent - sum(seat.tokens for seat in self.seats)

    def refill(self) -> None:
        """Fill the supply from the deck; Cangjie leaves no task in it that can't be made."""
        while True:
            if self.marker is not None:
                self.supply = [task for task in self.supply if self.can_be_made(task)]
            if len(self.supply) == 3 or not self.task_deck:
                break
            self.supply.append(self.task_deck.pop(0))

    def fill(self, spot: int) -> None:
        """Fill a gap of the grid from the second period."""
        self.grid[spot] = self.pile.pop(0) if self.pile else None

    def can_be_made(self, task: Task) -> bool:
        """Return whether a copy of each part lies on the grid or in the second period."""
        lying = {card.character for card in [*self.grid, *self.pile] if card}
        return set(task.parts) <= lying

    def beside_marker(self) -> Iterator[int]:
        """Yield the spots of the cards above, below, left and right of the marker."""
        assert self.marker is not None
        row, column = divmod(self.marker, COLUMNS)
        for y, x in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
            if 0 <= y < ROWS and 0 <= x < COLUMNS and self.grid[y * COLUMNS + x]:
                yield y * COLUMNS + x


class Referee:
    """Knows at every step who chooses among what, and moves cards as the rules say."""

    def __init__(self, table: Table, *, last_copy: bool = False) -> None:
        self.table, self.last_copy = table, last_copy
        self.result: tuple[str, set[int]] | None = None
        self._game = self._play()
        self.who, self.choices = next(self._game)

    def choose(self, choice: Choice) -> None:
        """Take the choice of the player who is asked."""
        assert choice in self.choices
        try:
            self.who, self.choices = self._game.send(choice)
        except GameEndError as over:
            self.result = (over.cause, over.winners)

    # Turns

    def _play(self) -> Asking[None]:
        while True:
            for me in range(len(self.table.seats)):
                yield from self._turn(me)

    def _turn(self, me: int) -> Asking[None]:
        table, seat = self.table, self.table.seats[me]
        seat.hand, seat.gained = seat.hand + seat.gained, []
        self.marker_put = table.marker is None
        craftings, third_card, task = yield from self._card_and_token(me)
        for number in range(craftings):
            if number:
                task = yield from self._second_task(me)
                if task == "refused":
                    break
            third_card = yield from self._craft(me, task, third_card=third_card)
            if not third_card:
                table.spent = 0
            if table.marker is not None:
                yield from self._cangjie(me)
            self._end_if_nothing_can_be_made()
        table.spent = 0

    def _card_and_token(self, me: int) -> Asking[tuple[int, bool, Any]]:
        """Ask until a task is named; return craftings, whether a third card is paid, and it."""
        table, seat = self.table, self.table.seats[me]
        craftings, may_play, may_spend = 1, True, True
        while True:
            choices = self._tasks_and_marker(me)
            if may_play:
                choices |= {("PlayCard", card) for card in seat.hand if self._can_play(me, card)}
            if may_spend and seat.tokens:
                choices.add(("PayThirdCard",))
            if may_spend and seat.tokens > 1:
                choices |= {
                    ("SwapWithSupply", own, other) for own in seat.tasks for other in table.supply
                }
            name, *what = yield me, choices
            if name == "NameTask":
                return craftings, bool(table.spent), what[0]
            if name == "PutMarker":
                self._put_marker(me, what[0])
                continue
            may_play = False
            if name == "PlayCard":
                seat.hand.remove(what[0])
                if not (yield from self._is_countered(me)):
                    craftings += yield from self._effect(me, what[0])
                continue
            may_spend = False
            if name == "PayThirdCard":
                seat.tokens -= 1
                table.spent = 1
            else:
                seat.tokens -= 2
                exchange(seat.tasks, table.supply, *what)

    def _second_task(self, me: int) -> Asking[Any]:
        """Ask for the task of a second crafting, which may be refused (ruling 4)."""
        while True:
            name, *what = yield me, {*self._tasks_and_marker(me), ("RefuseCrafting",)}
            if name != "PutMarker":
                return what[0] if what else "refused"
            self._put_marker(me, what[0])

    def _tasks_and_marker(self, me: int) -> set[Choice]:
        """Return what may be done before every crafting; the marker is put once a turn: ours."""
        table, seat = self.table, self.table.seats[me]
        choices: set[Choice] = {("NameTask", task) for task in seat.tasks} or {("NameTask", None)}
        if seat.tokens and not self.marker_put:
            choices |= {
                ("PutMarker", spot)
                for spot, card in enumerate(table.grid)
                if card and spot != table.marker
            }
        return choices

    def _put_marker(self, me: int, spot: int) -> None:
        self.marker_put = True
        self.table.seats[me].tokens -= 1
        self.table.marker = spot

    def _others(self, me: int) -> list[int]:
        """Return the other seats in turn order."""
        players = len(self.table.seats)
        return [(me + step) % players for step in range(1, players)]

    # Effects

    def _can_play(self, me: int, card: Card) -> bool:
        """Return whether the card would do something (ours, but for 男 and 仔 that are gone)."""
        table = self.table
        others = [table.seats[other] for other in self._others(me)]
        match card.effect:
            case Effect.SWAP_TASK:
                return bool(table.seats[me].tasks) and any(other.tasks for other in others)
            case Effect.DRAW_CARD:
                return any(other.hand or other.gained for other in others)
            case Effect.TAKE_TOKEN:
                return any(other.tokens for other in others)
            case Effect.THREE_TASKS:
                return bool(table.task_deck)
            case Effect.FETCH_NAN | Effect.FETCH_ZI:
                return any(
                    FETCHED[card.effect] in tasks
                    for tasks in (table.supply, table.task_deck, *(other.tasks for other in others))
                )
        return card.effect is Effect.CRAFT_TWICE

    def _is_countered(self, me: int) -> Asking[bool]:
        """Ask all others who hold cards they could use, in turn order, until one counters."""
        for other in self._others(me):
            seat = self.table.seats[other]
            if not seat.hand:
                continue
            choices: set[Choice] = {("LetPass",)}
            counters = [card for card in seat.hand if card.effect is Effect.COUNTER]
            if counters:
                choices.add(("Counter",))
            if (yield other, choices) == ("Counter",):
                seat.hand.remove(counters[0])
                return True
        return False

    def _effect(self, me: int, card: Card) -> Asking[int]:
        """Do what the card says and return how many craftings it adds."""
        table, seat = self.table, self.table.seats[me]
        others = self._others(me)
        choices: set[Choice]
        match card.effect:
            case Effect.CRAFT_TWICE:
                return 1
            case Effect.SWAP_TASK:
                choices = {
                    ("SwapTasks", own, other)
                    for own in seat.tasks
                    for index in others
                    for other in table.seats[index].tasks
                }
                _, own, other = yield me, choices
                owner = next(table.seats[i] for i in others if other in table.seats[i].tasks)
                exchange(seat.tasks, owner.tasks, own, other)
            case Effect.DRAW_CARD:
                choices = {
                    ("DrawFrom", index, place)
                    for index in others
                    for place in range(len(table.seats[index].hand + table.seats[index].gained))
                }
                _, index, place = yield me, choices
                loser = table.seats[index]
                late = place - len(loser.hand)
                card = loser.gained.pop(late) if late >= 0 else loser.hand.pop(place)
                seat.gained.append(card)
            case Effect.TAKE_TOKEN:
                _, index = yield me, {("TakeToken", i) for i in others if table.seats[i].tokens}
                table.seats[index].tokens -= 1
                seat.tokens += 1
            case Effect.THREE_TASKS:
                _, kept = yield me, {("KeepTask", task) for task in table.task_deck[:3]}
                table.task_deck.remove(kept)  # the others lie as they lay: ours
                seat.tasks.append(kept)
                seat.limit += 1
            case Effect.FETCH_NAN | Effect.FETCH_ZI:
                task = FETCHED[card.effect]
                seat.tasks.append(task)
                seat.limit += 1
                if task in table.supply:
                    table.supply.remove(task)
                    table.refill()
                elif task in table.task_deck:
                    table.task_deck.remove(task)
                else:
                    index = next(i for i in others if task in table.seats[i].tasks)
                    table.seats[index].tasks.remove(task)
                    yield from self._take_task(index)
        return 0

    def _take_task(self, who: int) -> Asking[None]:
        """A player takes a task from the supply, which is refilled."""
        if self.table.supply:
            _, task = yield who, {("TakeTask", task) for task in self.table.supply}
            self.table.supply.remove(task)
            self.table.seats[who].tasks.append(task)
            self.table.refill()

    # Crafting

    def _craft(self, me: int, task: Task | None, *, third_card: bool) -> Asking[bool]:
        """Craft once and return whether a third card may still be turned up this turn."""
        table, seat = self.table, self.table.seats[me]
        shown: dict[int, Card] = {}
        while len(shown) < 3:
            lying = {spot: card for spot, card in enumerate(table.grid) if card}
            choices: set[Choice] = {("TurnUp", spot) for spot in lying if spot not in shown}
            if not choices or (len(shown) == 2 and not third_card):
                break
            if len(shown) == 2:
                choices.add(("StopTurning",))
            choice = yield me, choices
            if choice == ("StopTurning",):
                break
            shown[choice[1]] = lying[choice[1]]
        third_card = third_card and len(shown) < 3
        pairs = [
            pair
            for pair in combinations(shown, 2)
            if task and {shown[spot].character for spot in pair} == set(task.parts)
        ]
        if not pairs:
            yield from self._miss(me)
            return third_card
        assert task
        pair = pairs[0]
        if len(pairs) == 2:
            back = {next(iter(set(shown) - set(pair))): pair for pair in pairs}
            _, spot = yield me, {("TurnBack", spot) for spot in back}
            pair = back[spot]
        for spot in pair:
            card = shown[spot]
            (seat.gained if card.effect else seat.scored).append(card)
        for spot in sorted(pair):  # row by row: ours
            table.fill(spot)
        seat.tasks.remove(task)
        if seat.points >= TO_WIN and table.marker is None:
            raise GameEndError("points", {me})
        yield from self._take_task(me)
        return third_card

    def _miss(self, me: int) -> Asking[None]:
        """Take a token from the bank or, if it is empty, from the richest other player."""
        table = self.table
        if table.bank:
            table.seats[me].tokens += 1
            return
        others = {other: table.seats[other].tokens for other in self._others(me)}
        most = max(others.values(), default=0)
        if most:
            choices = {("TakeToken", other) for other, tokens in others.items() if tokens == most}
            choice = yield me, {*choices, ("TakeNoToken",)}
            if choice != ("TakeNoToken",):
                table.seats[choice[1]].tokens -= 1
                table.seats[me].tokens += 1

    # Cangjie and the end

    def _cangjie(self, me: int) -> Asking[None]:
        """Remove the card under the marker, replace the tasks lost by it, move the marker."""
        table, gap = self.table, self.table.marker
        assert gap is not None
        card = table.grid[gap]
        if card:
            table.grid[gap] = None
            table.cangjie += card.points
        losing = []
        for index in [me, *self._others(me)]:
            seat = table.seats[index]
            for task in list(seat.tasks):
                if self._is_lost(task, card):
                    seat.tasks.remove(task)
                    losing.append(index)
        table.refill()
        for index in losing:
            yield from self._take_task(index)
        beside = {("MoveMarker", spot) for spot in table.beside_marker()}
        if not beside:
            raise GameEndError("marker-stuck", self._better_than_cangjie())
        _, table.marker = yield me, beside
        if card:
            table.fill(gap)

    def _is_lost(self, task: Task, removed: Card | None) -> bool:
        """Return whether Cangjie takes a task (ruling 8); the option, as the site has it."""
        if self.last_copy:
            return not self.table.can_be_made(task)
        return removed is not None and removed.character in task.parts

    def _better_than_cangjie(self) -> set[int]:
        """Return who has most points of those with more than Cangjie; tokens break ties."""
        seats = self.table.seats
        ranks = {
            index: (seat.points, seat.tokens)
            for index, seat in enumerate(seats)
            if seat.points > self.table.cangjie
        }
        return {index for index, rank in ranks.items() if rank == max(ranks.values())}

    def _end_if_nothing_can_be_made(self) -> None:
        """End a game without Cangjie whose table is empty or in which nobody can make a task."""
        table = self.table
        if table.marker is not None:
            return
        within_reach = [*table.supply, *(task for seat in table.seats for task in seat.tasks)]
        held = {card.effect for seat in table.seats for card in seat.hand + seat.gained}
        if held & {Effect.THREE_TASKS, *FETCHED}:
            within_reach += table.task_deck
        if not any(table.can_be_made(task) for task in within_reach):
            most = max(seat.points for seat in table.seats)
            raise GameEndError(
                "table-empty",
                {index for index, seat in enumerate(table.seats) if seat.points == most},
            )
