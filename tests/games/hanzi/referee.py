"""The rules once more, as a conversation, to compare the engine with: plain lists of letters.

Written from the facts and rulings of the game alone. A game is a generator: it yields whose choice
it is and what may be chosen (names of actions), and is sent what was chosen. It shares with the
engine only how positions and actions are written.
"""

from collections.abc import Generator, Iterable
from dataclasses import dataclass, field

from tests.games.hanzi.letters import CHAR, CHARS_OF_TASK, EFFECT, MAN_AND_CHILD, POINTS

SPOTS = [column + row for row in "12345" for column in "abcdef"]
Choices = Generator[tuple[int, list[str]], str, None]


@dataclass
class Seat:
    """What a player has."""

    tasks: list[str]
    tokens: int
    hand: list[str] = field(default_factory=list)
    new: list[str] = field(default_factory=list)
    scored: list[str] = field(default_factory=list)
    limit: int = 3


@dataclass
class Turn:
    """What the player may still do before crafting."""

    card: bool
    token: bool
    marker: bool
    third: bool = False
    craftings: int = 1
    crafted: bool = False


class Referee:
    """A table in progress, from the line of a position in which a game starts."""

    def __init__(self, line: str) -> None:
        code, grid, pile, deck, supply, players, _, seed = line.split("_")
        self.cangjie = code != "hanzi"
        self.by_copies = code == "hanzi.cangjie.last-copy"
        letters, _, marker = grid.partition(".")
        self.grid = dict(zip(SPOTS, letters, strict=True))
        self.marker = marker
        self.pile, self.deck, self.supply = list(pile), list(deck), list(supply)
        parts = [player.split(".") for player in players.split("~")]
        self.seats = [Seat(list(tasks), int(tokens)) for tasks, _, _, _, tokens, _ in parts]
        self.seed = int(seed)
        self.cangjie_cards = 0
        self.lying_token = 0
        self.result: tuple[str, list[int]] | None = None
        self.game = self.play()
        self.who, self.choices = next(self.game)

    def choose(self, action: str) -> None:
        """Go on with this action, which has to be one of the choices."""
        assert action in self.choices
        try:
            self.who, self.choices = self.game.send(action)
        except StopIteration:
            self.choices = []

    def table(self) -> list[str]:
        """Return what lies where, written as in the line of a position, but for the turn."""
        grid = "".join(self.grid.values()) + (f".{self.marker}" if self.cangjie else "")
        piles = ["".join(cards) for cards in (self.pile, self.deck, self.supply)]
        players = (
            ".".join(
                [
                    *map("".join, (seat.tasks, seat.hand, seat.new, seat.scored)),
                    str(seat.tokens),
                    str(seat.limit),
                ]
            )
            for seat in self.seats
        )
        return [grid, *piles, "~".join(players), str(self.seed)]

    # The game

    def play(self) -> Choices:
        """Play turn after turn until somebody has won or nothing can be made."""
        turn = 0
        while self.result is None:
            me = turn % len(self.seats)
            yield from self.turn(me)
            turn += 1
            if self.result is None:
                following = self.seats[turn % len(self.seats)]
                following.hand += following.new
                following.new = []

    def turn(self, me: int) -> Choices:
        """Play one turn: a card, a token, the crafting, each before the next."""
        turn = Turn(card=True, token=True, marker=self.cangjie)
        self.lying_token = 0
        while turn.craftings and self.result is None:
            action = yield me, [*self.before(me, turn), *(["q"] if turn.crafted else [])]
            if action == "q":
                return
            if action[0] == "t":
                turn.crafted = True
                turn.craftings -= 1
                turn.card = turn.token = False
                yield from self.craft(me, action[1], turn)
                self.lying_token = int(turn.third)
                yield from self.after(me)
            elif action[0] == "p":
                turn.card = False
                turn.craftings += yield from self.card(me, action[1])
            else:
                self.pay(self.seats[me], action, turn)

    def before(self, me: int, turn: Turn) -> Iterable[str]:
        """Yield what may be done while no crafting is under way."""
        seat = self.seats[me]
        if turn.card:
            yield from (f"p{c}" for c in dict.fromkeys(seat.hand) if self.playable(me, c))
        if turn.token and seat.tokens >= 1:
            yield "3"
        if turn.token and seat.tokens >= 2:
            yield from (f"s{a}{b}" for a in seat.tasks for b in self.supply)
        if turn.marker and seat.tokens >= 1:
            yield from (f"m{s}" for s in SPOTS if self.grid[s] != "-" and s != self.marker)
        yield from [f"t{task}" for task in seat.tasks] or ["t0"]

    def pay(self, seat: Seat, action: str, turn: Turn) -> None:
        """Spend tokens for a third card, a task of the supply, or the marker."""
        seat.tokens -= 2 if action[0] == "s" else 1
        if action[0] == "m":
            turn.marker = False
            self.marker = action[1:]
            return
        turn.card = turn.token = False
        if action == "3":
            turn.third = True
            self.lying_token = 1
        else:
            mine, theirs = action[1], action[2]
            seat.tasks[seat.tasks.index(mine)] = theirs
            self.supply[self.supply.index(theirs)] = mine

    def after(self, me: int) -> Choices:
        """See what a crafting leads to: Cangjie's card, or the end."""
        if self.result is None and self.cangjie:
            yield from self.cangjie_takes(me)
        elif self.result is None and self.nothing_left():
            self.end("table")

    def craft(self, me: int, task: str, turn: Turn) -> Choices:
        """Turn cards up; take a pair, or a token."""
        seat = self.seats[me]
        up: list[str] = []
        for count in (1, 2, 3):
            down = [s for s in SPOTS if self.grid[s] != "-" and s not in up]
            if not down or (count == 3 and not turn.third):
                break
            action = yield me, down + ["z"] * (count == 3)
            if action == "z":
                break
            up.append(action)
            turn.third = turn.third and count < 3
        wanted = CHARS_OF_TASK.get(task)
        pairs = [
            {a, b}
            for a in up
            for b in up
            if SPOTS.index(a) < SPOTS.index(b)
            and {CHAR[self.grid[a]], CHAR[self.grid[b]]} == wanted
        ]
        if not pairs:
            yield from self.missed(me)
            return
        pair = pairs[0]
        if len(pairs) > 1:
            back = yield me, [f"y{s}" for s in up if {*up} - {s} in pairs]
            pair = {*up} - {back[1:]}
        for spot in pair:
            card = self.grid[spot]
            (seat.scored if POINTS[card] else seat.new).append(card)
            self.grid[spot] = "-"
        self.fill()
        seat.tasks.remove(task)
        if not self.cangjie and len(seat.scored) == 5:
            self.end("points")
            return
        yield from self.new_task(me)

    def missed(self, me: int) -> Choices:
        """Take a token from the bank, else from whoever has most."""
        seat = self.seats[me]
        if sum(each.tokens for each in self.seats) + self.lying_token < 10:
            seat.tokens += 1
            return
        others = [i for i in range(len(self.seats)) if i != me]
        most = max((self.seats[i].tokens for i in others), default=0)
        if not most:
            return
        rich = [i for i in others if self.seats[i].tokens == most]
        action = yield me, [*(f"o{i}" for i in rich), "w"]
        if action == "w":
            return
        self.seats[int(action[1])].tokens -= 1
        seat.tokens += 1

    def fill(self) -> None:
        """Fill the gaps, from a1 on."""
        for spot in SPOTS:
            if self.grid[spot] == "-" and self.pile:
                self.grid[spot] = self.pile.pop(0)

    def new_task(self, who: int) -> Choices:
        """Have a player take a task from the supply, if there is any, and refill it."""
        if self.supply:
            action = yield who, [f"r{task}" for task in self.supply]
            self.supply.remove(action[1])
            self.seats[who].tasks.append(action[1])
            self.refill()

    def refill(self) -> None:
        """Bring tasks from the deck to the supply."""
        while len(self.supply) < 3 and self.deck:
            task = self.deck.pop(0)
            if not (self.cangjie and self.dead(task)):
                self.supply.append(task)

    # Cards with effects

    def others_of(self, me: int) -> list[int]:
        """Return the other players, clockwise."""
        return [(me + i) % len(self.seats) for i in range(1, len(self.seats))]

    def playable(self, me: int, card: str) -> bool:
        """Return whether the card has anything to act on."""
        effect = EFFECT[card]
        others = [self.seats[i] for i in self.others_of(me)]
        if effect in MAN_AND_CHILD:
            task = MAN_AND_CHILD[effect]
            places = [self.supply, self.deck, *(other.tasks for other in others)]
            return any(task in place for place in places)
        return {
            "counter": False,
            "craft-twice": True,
            "three-tasks": bool(self.deck),
            "swap-task": bool(self.seats[me].tasks) and any(o.tasks for o in others),
            "draw-card": any(o.hand or o.new for o in others),
            "take-token": any(o.tokens for o in others),
        }[effect]

    def card(self, me: int, card: str) -> Generator[tuple[int, list[str]], str, int]:
        """Play a card; return how many craftings it adds."""
        seat, effect = self.seats[me], EFFECT[card]
        seat.hand.remove(card)
        for other in self.others_of(me):
            counters = [c for c in self.seats[other].hand if EFFECT[c] == "counter"]
            choices = ["v", "n"] if counters else ["n"]
            if self.seats[other].hand and (yield other, choices) == "v":
                self.seats[other].hand.remove(counters[0])
                return 0
        others = sorted(self.others_of(me))
        if effect == "swap-task":
            theirs = [task for i in others for task in self.seats[i].tasks]
            action = yield me, [f"x{a}{b}" for a in seat.tasks for b in theirs]
            mine, wanted = action[1], action[2]
            [owner] = [i for i in others if wanted in self.seats[i].tasks]
            tasks = self.seats[owner].tasks
            tasks[tasks.index(wanted)] = mine
            seat.tasks[seat.tasks.index(mine)] = wanted
        elif effect == "take-token":
            action = yield me, [f"o{i}" for i in others if self.seats[i].tokens]
            self.seats[int(action[1])].tokens -= 1
            seat.tokens += 1
        elif effect == "draw-card":
            holders = [i for i in others if self.seats[i].hand or self.seats[i].new]
            places = [
                (i, place)
                for i in holders
                for place in range(len(self.seats[i].hand) + len(self.seats[i].new))
            ]
            action = yield me, [f"h{i}.{place}".removesuffix(".0") for i, place in places]
            self.draw(seat, self.seats[int(action[1])], int(action[3:] or 0))
        elif effect == "three-tasks":
            action = yield me, [f"k{task}" for task in self.deck[:3]]
            self.deck.remove(action[1])
            seat.tasks.append(action[1])
            seat.limit += 1
        elif effect in MAN_AND_CHILD:
            yield from self.fetch(me, MAN_AND_CHILD[effect])
        return int(effect == "craft-twice")

    def draw(self, seat: Seat, other: Seat, number: int) -> None:
        """Draw the card in this place."""
        hand = other.hand + other.new
        old = len(other.hand)
        seat.new.append(hand.pop(number))
        if number < old:
            old -= 1
        other.hand, other.new = hand[:old], hand[old:]

    def fetch(self, me: int, task: str) -> Choices:
        """Fetch a task from wherever it is."""
        seat = self.seats[me]
        seat.limit += 1
        for other in self.others_of(me):
            if task in self.seats[other].tasks:
                self.seats[other].tasks.remove(task)
                seat.tasks.append(task)
                yield from self.new_task(other)
                return
        if task in self.supply:
            self.supply.remove(task)
            self.refill()
        else:
            self.deck.remove(task)
        seat.tasks.append(task)

    # Cangjie, and the end

    def lying(self) -> set[str]:
        """Return the characters on the grid."""
        return {CHAR[card] for card in self.grid.values() if card != "-"}

    def dead(self, task: str) -> bool:
        """Return whether a part of the task is neither on the grid nor in period 2's pile."""
        return not CHARS_OF_TASK[task] <= self.lying() | {CHAR[card] for card in self.pile}

    def loses(self, task: str, removed: str) -> bool:
        """Return whether a player loses the task, the card under the marker being removed."""
        if self.by_copies:
            return self.dead(task)
        return removed != "-" and CHAR[removed] in CHARS_OF_TASK[task]

    def cangjie_takes(self, me: int) -> Choices:
        """Remove the card under the marker, replace lost tasks, move the marker."""
        card = self.grid[self.marker]
        if card != "-":
            self.grid[self.marker] = "-"
            self.cangjie_cards += POINTS[card] > 0
        losers = []
        for who in [me, *self.others_of(me)]:
            tasks = self.seats[who].tasks
            lost = [task for task in tasks if self.loses(task, card)]
            losers += [who for _ in lost]
            self.seats[who].tasks = [task for task in tasks if task not in lost]
        self.supply = [task for task in self.supply if not self.dead(task)]
        self.refill()
        for who in losers:
            yield from self.new_task(who)
        beside = [s for s in SPOTS if self.grid[s] != "-" and distance(s, self.marker) == 1]
        if not beside:
            self.end("marker")
            return
        self.marker = (yield me, [f"g{s}" for s in beside])[1:]
        self.fill()

    def nothing_left(self) -> bool:
        """Return whether nobody can make anything any more."""
        can = self.lying()
        hands = [EFFECT[c] for seat in self.seats for c in (*seat.hand, *seat.new)]
        near = [*self.supply, *(task for seat in self.seats for task in seat.tasks)]
        there = {*near, *self.deck}
        if "three-tasks" in hands or any(MAN_AND_CHILD.get(each) in there for each in hands):
            near += self.deck
        return not any(CHARS_OF_TASK[task] <= can for task in near)

    def end(self, why: str) -> None:
        """Say who has won: those who beat Cangjie, if he plays, by points and then by tokens."""
        ranks = [(len(s.scored), s.tokens if self.cangjie else 0) for s in self.seats]
        in_it = [r for r in ranks if not self.cangjie or r[0] > self.cangjie_cards]
        best = max(in_it, default=None)
        self.result = why, [who for who, rank in enumerate(ranks) if rank == best]


def distance(one: str, other: str) -> int:
    """Return how many steps two spots are apart."""
    return abs(ord(one[0]) - ord(other[0])) + abs(ord(one[1]) - ord(other[1]))


def names(actions: Iterable[object]) -> list[str]:
    """Return the names of these actions, sorted."""
    return sorted(map(str, actions))
