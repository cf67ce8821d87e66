"""A deal that can be named: who plays, and the number that the pack is shuffled by."""

import re
from typing import NamedTuple

from tutor.core.errors import BadSyntaxError
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
