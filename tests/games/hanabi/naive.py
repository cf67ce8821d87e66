"""The rules once more, written as plainly as can be and without the engine, to compare with it.

Cards are texts like "r1", actions the engine's names of actions. A turn copies the whole table.
"""

import copy
from collections.abc import Iterable

COLORS = "rygbw"
RANKS = "12345"


class Table:
    """A game in progress under the rules with this code."""

    def __init__(self, code: str, players: int, deck: Iterable[str]) -> None:
        self.parts = set(code.split("."))
        self.deck = list(deck)
        whole_deck = tuple(self.deck)
        size = 5 if players < 4 else 4
        self.hands = [[self.deck.pop(0) for _ in range(size)] for _ in range(players)]
        self.full = 10 if "clues-10" in self.parts else 8
        self.fuses = 1 if "fuses-1" in self.parts else 2 if "fuses-2" in self.parts else 3
        self.wild = bool(self.parts & {"wild-10", "wild-5"})
        self.sixth = self.wild or bool(self.parts & {"sixth-10", "sixth-5"})
        self.marks = [[set[str]() for _ in hand] for hand in self.hands]
        self.fireworks = dict.fromkeys(COLORS + "m" * self.sixth, 0)
        self.copies = {card: whole_deck.count(card) for card in self.all()}
        self.tokens = self.full
        self.strikes = 0
        self.discards: list[str] = []
        self.me = 0
        self.last_turns: int | None = None
        self.over = ""

    def all(self) -> list[str]:
        """Return every card once."""
        return [color + rank for color in self.fireworks for rank in RANKS]

    def matches(self, card: str, said: str) -> bool:
        """Return whether a clue with this colour or number points at the card."""
        return said in card or (self.wild and card[0] == "m" and said in COLORS)

    def allowed(self) -> set[str]:
        """Return the names of the actions that may be taken now."""
        if self.over:
            return set()
        slots = range(len(self.hands[self.me]))
        names = {f"play-{slot}" for slot in slots}
        if self.tokens < self.full:
            names |= {f"discard-{slot}" for slot in slots}
        colors = [color for color in self.fireworks if color != "m" or not self.wild]
        for target, hand in enumerate(self.hands):
            for said in [*colors, *RANKS]:
                pointed = any(self.matches(card, said) for card in hand)
                if (
                    target != self.me
                    and self.tokens > 0
                    and (pointed or "empty-clues" in self.parts)
                ):
                    names.add(f"{'rank' if said in RANKS else 'color'}-{target}-{said}")
        return names

    def take(self, name: str) -> "Table":
        """Return the table after this action of the player to act."""
        table = copy.deepcopy(self)
        table._act(*name.split("-"))
        return table

    def _act(self, kind: str, number: str, said: str = "") -> None:
        drawing = kind in ("play", "discard")
        if drawing:
            self.marks[self.me].pop(int(number))
            self._turn_up(kind, self.hands[self.me].pop(int(number)))
        else:
            self.tokens -= 1
            target = int(number)
            for card, marks in zip(self.hands[target], self.marks[target], strict=True):
                marks.add(said if self.matches(card, said) else f"not {said}")
        self._look_for_the_end()
        if drawing and self.deck and not self.over:
            self.hands[self.me].append(self.deck.pop(0))
            self.marks[self.me].append(set())
            if not self.deck and "play-on" not in self.parts:
                self.last_turns = len(self.hands)
        self.me = (self.me + 1) % len(self.hands)
        if not self.over and not self.allowed():
            self.over = "no-action"

    def _turn_up(self, kind: str, card: str) -> None:
        if kind == "discard":
            self.tokens += 1
            self.discards.append(card)
        elif self.fireworks[card[0]] == int(card[1]) - 1:
            self.fireworks[card[0]] += 1
            if card[1] == "5" and self.tokens < self.full:
                self.tokens += 1
        else:
            self.strikes += 1
            self.discards.append(card)

    def _look_for_the_end(self) -> None:
        if self.strikes == self.fuses:
            self.over = "strikes"
        elif all(top == 5 for top in self.fireworks.values()):
            self.over = "perfect"
        elif "play-on" in self.parts and any(map(self.gone, self.all())):
            self.over = "card-gone"
        if self.last_turns is not None:
            self.last_turns -= 1
            if self.last_turns == 0:
                self.over = self.over or "last-round"

    def gone(self, card: str) -> bool:
        """Return whether a card that is still to be played has no copy left."""
        needed = int(card[1]) > self.fireworks[card[0]]
        return needed and self.discards.count(card) == self.copies[card]

    def sequences(self, depth: int) -> int:
        """Return how many sequences of `depth` actions there are from here."""
        if depth == 0:
            return 1
        return sum(self.take(name).sequences(depth - 1) for name in self.allowed())
