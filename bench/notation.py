"""Reading and writing positions: how many a second."""

import random
from collections.abc import Iterator
from functools import partial

from bench.engine import median_per_second
from tutor.games.hanabi.engine import GameState, Ruleset

POSITIONS = 1_000


def positions(code: str) -> list[GameState]:
    """Return positions met in random play, deals of every size and games at every stage."""
    ruleset = Ruleset.parse(code)
    draw = random.Random(code).random
    met: list[GameState] = []
    while len(met) < POSITIONS:
        state = GameState.deal(ruleset, players=2 + len(met) % 4, seed=len(met))
        while state.ending is None:
            actions = state.legal_actions()
            state = state.apply(actions[int(draw() * len(actions))])
            met.append(state)
    return met[:POSITIONS]


def parse_all(lines: list[str]) -> int:
    """Read every line; return how many there are."""
    for line in lines:
        GameState.parse(line)
    return len(lines)


def write_all(states: list[GameState]) -> int:
    """Write every position; return how many there are."""
    for state in states:
        str(state)
    return len(states)


def rows() -> Iterator[tuple[str, ...]]:
    """Yield a row for each figure: what it is, how many a second, and the time for one."""
    for code in ("base", "wild-10"):
        states = positions(code)
        lines = [str(state) for state in states]
        for name, work in (
            ("parsed and checked", partial(parse_all, lines)),
            ("written", partial(write_all, states)),
        ):
            rate = median_per_second(work)
            yield f"positions {name}, {code}", f"{rate:,.0f}", f"{1000 / rate:.2f} ms"
