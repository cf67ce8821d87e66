"""Counts of action sequences from fixed positions: `python -m tests.perft --write` renews them.

From each position, how many sequences of 1, 2, 3 and 4 legal actions there are (chess programmers
call it perft). One wrong legality anywhere near the position changes a count. The numbers are kept
in tests/data/perft.json. They change only if the rules, the deals or the players of
tests/games/hanabi/playing.py do; some are also counted by the naive table of tests/games/hanabi.
"""

import json
import sys
from dataclasses import dataclass
from functools import reduce
from pathlib import Path

from tests.games.hanabi.playing import Player, mostly_well, perfectly, play, talkatively
from tutor.games.hanabi.engine import Action, GameState, Ruleset, Variant

DATA = Path(__file__).parent / "data" / "perft.json"
DEPTH = 4

EXPLANATION = (
    "Number of sequences of 1, 2, 3, ... legal actions from each position. A position is named by "
    "ruleset, number of players and seed of the deal, and, unless it is the deal itself, by how "
    "many turns before the end it is of the game that this player of "
    "tests/games/hanabi/playing.py plays with the same seed. "
    "Made by `python -m tests.perft --write`."
)


@dataclass(frozen=True)
class Position:
    """A position that anyone can set up again."""

    ruleset: str
    players: int
    seed: int
    player: Player | None = None
    before_end: int = 0
    depth: int = DEPTH

    def __str__(self) -> str:
        """Return the position's name in the data."""
        deal = f"{self.ruleset}, {self.players} players, seed {self.seed}"
        if self.player is None:
            return deal
        return f"{deal}, {self.player.__name__}, {self.before_end} before the end"

    @property
    def deal(self) -> GameState:
        """The start of the game."""
        return GameState.deal(Ruleset.parse(self.ruleset), self.players, self.seed)

    @property
    def actions(self) -> list[Action]:
        """The actions that lead from the deal to the position."""
        if self.player is None:
            return []
        taken = [action for action, _ in play(self.deal, self.player, self.seed)]
        return taken[: -self.before_end]

    @property
    def state(self) -> GameState:
        """The position."""
        return reduce(GameState.apply, self.actions, self.deal)


POSITIONS = (
    *(Position(code, players, seed=1) for code in Variant for players in (2, 3, 4, 5)),
    # Where clue tokens are few, and in the last round: seeds with which all variants differ.
    *(Position(code, 3, 3, talkatively, before_end=15) for code in Variant),
    *(Position(code, 2, 2, mostly_well, before_end=turns) for code in Variant for turns in (3, 5)),
    # Without a deck, hands shrinking.
    *(
        Position(f"{code}.play-on", 2, 6, perfectly, before_end=turns)
        for code in ("sixth-10", "wild-5")
        for turns in (3, 6)
    ),
    # Difficulty and table agreements.
    Position("fuses-1", 2, seed=1),
    Position("fuses-2", 2, seed=1),
    Position("clues-10", 2, 6, talkatively, before_end=10),
    Position("sixth-5.empty-clues", 2, seed=1),
    Position("wild-10.fuses-1.clues-10.play-on.empty-clues", 3, seed=1, depth=3),
)


def count(state: GameState, depth: int) -> int:
    """Return how many sequences of `depth` legal actions there are."""
    actions = state.legal_actions()
    if depth == 1:
        return len(actions)
    return sum(count(state.apply(action), depth - 1) for action in actions)


def counts(position: Position) -> list[int]:
    """Return the counts for depth 1 and on, from this position."""
    state = position.state
    return [count(state, depth) for depth in range(1, position.depth + 1)]


def write() -> None:
    """Count anew and store the counts, a position a line."""
    lines = (f"    {json.dumps(str(position))}: {counts(position)}" for position in POSITIONS)
    explanation = json.dumps(EXPLANATION)
    text = ",\n".join(lines)
    DATA.write_text(
        f'{{\n  "explanation": {explanation},\n  "counts": {{\n{text}\n  }}\n}}\n', encoding="utf-8"
    )


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    write()
