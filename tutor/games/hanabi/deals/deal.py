"""What a game begins with: a deal that has a number, or a pack that is written out."""

import re
import string
from typing import NamedTuple, Protocol

from tutor.core.errors import BadSyntaxError
from tutor.games.hanabi.engine.cards import Card
from tutor.games.hanabi.engine.ruleset import MAX_PLAYERS, MIN_PLAYERS, Ruleset
from tutor.games.hanabi.engine.state import GameState

LAST_SEED = 9999
"""Seeds are short enough to be read out."""

_NAME = re.compile(rf"(?P<players>[{MIN_PLAYERS}-{MAX_PLAYERS}])-(?P<seed>[1-9][0-9]{{0,3}})")


class Deal(NamedTuple):
    """The rules, how many players, and the seed; `name` says the last two, as in `3-4821`."""

    ruleset: Ruleset
    players: int
    seed: int

    @classmethod
    def parse(cls, name: str, ruleset: Ruleset) -> "Deal":
        """Return the deal of this name under these rules; BadSyntaxError for any other text."""
        found = _NAME.fullmatch(name)
        if not found:
            raise BadSyntaxError("deal", name, 0, "players-seed, as 3-4821")
        return cls(ruleset, int(found["players"]), int(found["seed"]))

    @property
    def name(self) -> str:
        """The name, short enough to be read out."""
        return f"{self.players}-{self.seed}"

    def start(self) -> GameState:
        """Return the position before the first turn; player 0 begins."""
        return GameState.deal(self.ruleset, self.players, self.seed)


_CARD_CODES = string.ascii_letters
"""By the place of a card among those of its rules: suit by suit, lowest number first."""

_STACKED_NAME = re.compile(rf"[{MIN_PLAYERS}-{MAX_PLAYERS}][0-9][a-zA-Z]+")


class Beginning(Protocol):
    """The rules, how many players, and the cards; equal ones begin the same game."""

    @property
    def ruleset(self) -> Ruleset:
        """The rules."""

    @property
    def players(self) -> int:
        """How many play."""

    @property
    def name(self) -> str:
        """What says the rest, in letters, digits and hyphens."""

    def start(self) -> GameState:
        """Return the position before the first turn."""

    def __hash__(self) -> int:
        """Return a hash, as what is said of games is kept."""


class StackedDeal(NamedTuple):
    """A deal from a pack in this order, first card first; player `starts` begins.

    `name` says all but the rules: how many play, who begins, and the pack, a character a card.
    """

    ruleset: Ruleset
    players: int
    pack: tuple[Card, ...]
    starts: int = 0

    @classmethod
    def of(cls, start: GameState) -> "StackedDeal":
        """Return the deal that leads to this position, in which nobody has acted."""
        dealt = (card for hand in start.hands for card in hand)
        return cls(start.ruleset, start.players, (*dealt, *start.deck), start.to_act)

    @classmethod
    def parse(cls, name: str, ruleset: Ruleset) -> "StackedDeal":
        """Return the deal of this name under these rules; BadSyntaxError for any other text."""
        if not _STACKED_NAME.fullmatch(name):
            raise BadSyntaxError("deal", name, 0, "players, who begins, a character for each card")
        players, starts = int(name[0]), int(name[1])
        places = [_CARD_CODES.index(code) for code in name[2:]]
        known = max(places) < len(ruleset.cards)
        pack = tuple(ruleset.cards[place] for place in places) if known else ()
        if starts >= players or tuple(sorted(pack)) != ruleset.deck:
            raise BadSyntaxError("deal", name, 0, "the pack of these rules, and one who begins")
        return cls(ruleset, players, pack, starts)

    @property
    def name(self) -> str:
        """What says all but the rules."""
        cards = self.ruleset.cards
        pack = "".join(_CARD_CODES[cards.index(card)] for card in self.pack)
        return f"{self.players}{self.starts}{pack}"

    def start(self) -> GameState:
        """Return the position before the first turn; raises what `GameState.from_deck` does."""
        return GameState.from_deck(self.ruleset, self.players, self.pack, starts=self.starts)
