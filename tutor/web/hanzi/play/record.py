"""A game in its address: the players, the deal, and all actions.

The address of a moment is like `/en/hanzi/play/hanzi.cangjie-1-4821?actions=tAa1b2`.
"""

import re
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from flask import url_for

from tutor.core.errors import BadSyntaxError, IllegalActionError, PlayedWrongError
from tutor.core.messages import Message
from tutor.games.hanzi.engine import Action, GameState, Ruleset, read_actions, write_actions
from tutor.games.hanzi.engine.events import Event, TurnBegan
from tutor.games.hanzi.knowledge.view import Memory
from tutor.web.site.play import TooLongError

LAST_SEED = 9999
"""Seeds are short enough to be read out."""

LONGEST = 2000
"""Characters of actions that are read: three times as many as a game of forgetful players has."""

_DEAL = re.compile(
    r"(?P<ruleset>hanzi(\.cangjie(\.last-copy)?)?)-(?P<players>[1-5])-(?P<seed>[1-9][0-9]{0,3})"
)


class Deal(NamedTuple):
    """Who plays, and the seed of the deal; `str` gives the name that it has in addresses."""

    ruleset: Ruleset
    players: int
    seed: int

    @classmethod
    def parse(cls, text: str) -> "Deal":
        """Return the deal of this name, which is written in one way only.

        Raises BadSyntaxError for any other text, and for a number of players that can't play so.
        """
        match = _DEAL.fullmatch(text)
        if match:
            ruleset, players = Ruleset(match["ruleset"]), int(match["players"])
            if players in ruleset.players:
                return cls(ruleset, players, int(match["seed"]))
        raise BadSyntaxError("deal", text, 0, "ruleset-players-seed, as hanzi-2-1")

    def __str__(self) -> str:
        return f"{self.table}-{self.seed}"

    @property
    def table(self) -> str:
        """The name of who plays, without the seed."""
        return f"{self.ruleset}-{self.players}"


class Record:
    """A game so far; `states` begin with the deal, and each of the `actions` leads to the next."""

    def __init__(self, deal: Deal, actions: tuple[Action, ...]) -> None:
        """Play the actions; raises PlayedWrongError for one that is not allowed."""
        self.deal = deal
        self.actions = actions
        states = [GameState.deal(deal.ruleset, deal.players, deal.seed)]
        for number, action in enumerate(actions, 1):
            try:
                states.append(states[-1].apply(action))
            except IllegalActionError as refusal:
                raise PlayedWrongError(number, action, refusal) from None
        self.states = tuple(states)

    @classmethod
    def read(cls, deal: Deal, text: str) -> "Record":
        """Return the game that an address has.

        Raises TooLongError, BadSyntaxError for what is no list of actions, and PlayedWrongError.
        """
        if len(text) > LONGEST:
            raise TooLongError(f"{len(text)} characters of actions")
        return cls(deal, read_actions(text))

    @property
    def state(self) -> GameState:
        """The position now."""
        return self.states[-1]

    @property
    def is_alone(self) -> bool:
        """Whether there is one player, against Cangjie."""
        return self.deal.players == 1

    def message(self, message: Message) -> Message:
        """Return the message addressed to the player, if there is only one ("you")."""
        return message.addressed_to(0) if self.is_alone else message

    @property
    def changes_hands(self) -> bool:
        """Whether the last action passed the turn to another player."""
        return len(self.states) > 1 and self.states[-2].to_act != self.state.to_act

    @cached_property
    def memory(self) -> Memory:
        """All that has been seen."""
        memory = Memory()
        for state in self.states[1:]:
            memory = memory.watching(state.events)
        return memory

    def recent_events(self) -> tuple[Event, ...]:
        """Return the events of this turn and of the one before."""
        events = [event for state in self.states for event in state.events]
        begun = [place for place, event in enumerate(events, 1) if isinstance(event, TurnBegan)]
        return tuple(events[begun[-2] if len(begun) > 1 else 0 :])

    def text(self, *more: Action, steps: int | None = None) -> str:
        """Return the first `steps` actions (default: all) and `more`, as written in addresses."""
        return write_actions((*self.actions[:steps], *more))


ACTIONS = "actions"
"""The field with what has been done."""

MEMORY = "memory"
"""The field that says whether what has been seen is shown."""

HELPED = "helped"
"""The value of `MEMORY` when it is; otherwise what was seen has to be remembered."""

HAND = "hand"
"""The field that shows the cards of a player to whom the device has just gone."""

OPEN = "open"
"""The value of `HAND` that shows them."""

CHOOSING = "choosing"
"""The field for a page on which a place of the grid is chosen before anything is done."""

MARKER = "marker"
"""The value of `CHOOSING` when a place is chosen to put the marker on."""

NOW = "now"
"""The anchor of the last events and the allowed moves, on every page of a game."""


@dataclass(frozen=True, slots=True)
class Addresses:
    """The addresses of one game, with its memory hidden or not; `page` is that of the deal."""

    record: Record
    page: str
    hides: bool

    @classmethod
    def of(cls, record: Record, *, hides: bool) -> "Addresses":
        """Return the addresses of a game in the request's language."""
        return cls(record, url_for("hanzi_play.game", deal=str(record.deal)), hides)

    def after(self, *actions: Action) -> str:
        """Return the address after these actions."""
        return self._with(self.record.text(*actions))

    def at(self, steps: int) -> str:
        """Return the address after the first `steps` actions of the game."""
        return self._with(self.record.text(steps=steps))

    @property
    def opened(self) -> str:
        """The address of this page with the hand of the player to act shown."""
        more = () if self.record.is_alone else (f"{HAND}={OPEN}",)
        return self._with(self.record.text(), *more)

    @property
    def choosing_marker(self) -> str:
        """The address at which a place for the marker is chosen."""
        return self._with(self.record.text(), f"{CHOOSING}={MARKER}")

    @property
    def other_memory(self) -> str:
        """The address of this page with what has been seen hidden, or shown."""
        return self._with(self.record.text(), hides=not self.hides)

    @property
    def another_deal(self) -> str:
        """The address that leads to another deal for the same players."""
        memory = None if self.hides else HELPED
        return url_for("hanzi_play.deal", table=self.record.deal.table, memory=memory)

    def _with(self, actions: str, *more: str, hides: bool | None = None) -> str:
        hidden = self.hides if hides is None else hides
        # Names of actions need no escape.
        fields = [] if hidden else [f"{MEMORY}={HELPED}"]
        fields += [f"{ACTIONS}={actions}"] if actions else []
        query = "&".join([*fields, *more])
        return self.page + (f"?{query}" if query else "") + f"#{NOW}"
