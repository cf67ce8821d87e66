"""Claims about a position, which hold or do not: `points.0.4`, `task.1.ming`, `over`."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tutor.core.game import EndCondition
from tutor.core.messages import Message, Player
from tutor.games.hanzi.deck import CARDS, TASK_OF_ID, Card, Glossed, Task
from tutor.games.hanzi.engine import GameState
from tutor.games.hanzi.engine.position import is_gone, is_match
from tutor.games.hanzi.engine.ruleset import NAME_OF_SPOT, SPOT_OF_NAME

_CARD_OF = {f"{card.character.id}{card.period}": card for card in CARDS}

_OF_PLAYERS: Mapping[str, Callable[[GameState, int], int]] = {
    "points": lambda state, seat: state.points(seat),
    "tokens": lambda state, seat: state.tokens[seat],
    "tasks": lambda state, seat: len(state.tasks[seat]),
    "limit": lambda state, seat: state.limits[seat],
}
"""What is counted before a player: of the claim `points.0.4`, 0 is the seat, 4 the number."""

_OF_ALL: Mapping[str, Callable[[GameState], int]] = {
    "bank": lambda state: state.bank,
    "pile": lambda state: len(state.pile),
    "deck": lambda state: len(state.task_deck),
    "cangjie": lambda state: state.cangjie_points,
}
"""What is counted of the table: of the claim `bank.9`, 9 is the number."""


def _is_winner(state: GameState, seat: int) -> bool:
    return state.outcome is not None and seat in state.outcome.winners


def _cangjie_wins(state: GameState) -> bool:
    return state.outcome is not None and state.outcome.end_condition is EndCondition.LOST


def _makes(state: GameState, seat: int, one: int, other: int) -> bool:
    """Return whether the cards at these spots make a task of this player."""
    cards = state.grid[one], state.grid[other]
    if cards[0] is None or cards[1] is None:
        return False
    return any(is_match(task, cards[0], cards[1]) for task in state.tasks[seat])


def _marks_effect(state: GameState) -> bool:
    card = None if state.marker is None else state.grid[state.marker]
    return card is not None and card.effect is not None


_FACTS: Mapping[str, tuple[str, Callable[..., bool]]] = {
    "task": ("name task", lambda state, name, task: task in state.tasks[name]),
    "supply": ("task", lambda state, task: task in state.supply),
    "late-supply": ("", lambda state: all(task.period > 1 for task in state.supply)),
    "lost": ("task", is_gone),
    "hand": ("name card", lambda state, name, card: card in state.holds(name)),
    "gap": ("spot", lambda state, spot: state.grid[spot] is None),
    "turn": ("name", lambda state, name: not state.ending and state.active == name),
    "third": ("name", lambda state, name: state.third_card and state.active == name),
    "makes": ("name one other", _makes),
    "marks-effect": ("", _marks_effect),
    "over": ("", lambda state: state.ending is not None),
    "winner": ("name", _is_winner),
    "cangjie-wins": ("", _cangjie_wins),
}
"""What else is claimed, by kind: what it is about, and whether it holds."""

_READ: Mapping[str, Callable[[str], Any]] = {
    "name": int,
    "task": TASK_OF_ID.__getitem__,
    "card": _CARD_OF.__getitem__,
    **dict.fromkeys(("spot", "one", "other"), SPOT_OF_NAME.__getitem__),
}


@dataclass(frozen=True, slots=True)
class Claim:
    """A claim about a position."""

    kind: str
    about: tuple[int | Task | Card, ...]

    @staticmethod
    def parse(name: str) -> "Claim":
        """Return the claim with this name; KeyError or ValueError if there is none."""
        kind, *rest = name.split(".")
        if kind in _OF_PLAYERS or kind in _OF_ALL:
            return Claim(kind, tuple(map(int, rest)))
        names = _FACTS[kind][0].split()
        read = (_READ[param](text) for param, text in zip(names, rest, strict=True))
        return Claim(kind, tuple(read))

    def holds(self, state: GameState) -> bool:
        """Return whether it holds."""
        if self.kind in _FACTS:
            return _FACTS[self.kind][1](state, *self.about)
        return self.about[-1] == self._count(state)

    @property
    def said(self) -> Message:
        """The claim as a sentence."""
        return Message(f"hanzi-claim.{self.kind}", self._params())

    def truth(self, state: GameState) -> Message:
        """Return a sentence that says how it really is."""
        if self.kind in _FACTS:
            no = "" if self.holds(state) else ".not"
            return Message(f"hanzi-claim.{self.kind}{no}", self._params())
        return Message(f"hanzi-claim.{self.kind}", {**self._params(), "num": self._count(state)})

    def against(self, state: GameState) -> Message:
        """Return why a claim is false; of a number, whether the true one is higher.

        The right number may be another claim.
        """
        if self.kind in _FACTS:
            return self.truth(state)
        claimed = self._params()["num"]
        kind = "more" if self._count(state) > claimed else "fewer"
        what = "limit.is" if self.kind == "limit" else "is"
        return Message(f"hanzi-claim.{what}-{kind}", {"num": claimed})

    def _count(self, state: GameState) -> int:
        if self.kind in _OF_ALL:
            return _OF_ALL[self.kind](state)
        return _OF_PLAYERS[self.kind](state, self._seat)

    @property
    def _seat(self) -> int:
        seat = self.about[0]
        assert isinstance(seat, int)
        return seat

    def _params(self) -> dict[str, Any]:
        if self.kind in _FACTS:
            names = _FACTS[self.kind][0].split()
            return {name: _shown(name, it) for name, it in zip(names, self.about, strict=True)}
        params: dict[str, Any] = {"num": self.about[-1]}
        if self.kind in _OF_PLAYERS:
            params["name"] = Player(self._seat)
        return params


def _shown(name: str, value: int | Task | Card) -> object:
    if isinstance(value, Card):
        return Glossed(value.character)
    if isinstance(value, Task):
        return Glossed(value)
    return Player(value) if name == "name" else NAME_OF_SPOT[value]
