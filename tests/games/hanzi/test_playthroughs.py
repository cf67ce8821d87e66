"""Whole games on record: `python -m tests.games.hanzi.test_playthroughs --write` renews them.

Deal, actions and every position after them, as in the records of other games.
"""

import sys
from itertools import islice
from types import SimpleNamespace
from typing import Any

import pytest

from tests.games.hanzi.playing import play
from tests.plain_playthroughs import render, replayed
from tests.playthroughs import path_of
from tutor.games.hanzi.engine import GameState, Ruleset, parse_action

GAME: Any = SimpleNamespace(
    id="hanzi",
    start=lambda code, players, seed: GameState.deal(Ruleset.parse(code), players, seed),
    parse_action=parse_action,
)
RECORDS = {Ruleset.PLAIN: (3, 77), Ruleset.CANGJIE: (2, 104), Ruleset.LAST_COPY: (2, 104)}
"""Players and seed of the game of a ruleset: games in which much happens."""


@pytest.mark.parametrize("ruleset", Ruleset)
def test_a_game_goes_as_it_is_on_record(ruleset: Ruleset) -> None:
    """Every position is the same in every release, chance included."""
    lines = path_of("hanzi", ruleset).read_text(encoding="utf-8").splitlines()
    assert len(lines) > 100
    assert replayed(GAME, "\n".join(lines)) == lines


def write() -> None:
    """Play the games anew and store them."""
    for ruleset, (players, seed) in RECORDS.items():
        actions = [str(action) for action, _ in islice(play(ruleset, players, seed), 1, None)]
        lines = render(GAME, ruleset, players, seed, actions)
        path = path_of("hanzi", ruleset)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit(__doc__)
    write()
