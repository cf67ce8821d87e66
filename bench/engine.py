"""Random legal play: moves per second here and in OpenSpiel from Python, in turns."""

import importlib
import random
import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from types import ModuleType

from tutor.games.hanabi.engine import GameState, Ruleset

RUNS = 5
MOVES = 20_000


def open_spiel() -> ModuleType | None:
    """Return OpenSpiel's module, None where it is not installed."""
    try:
        return importlib.import_module("pyspiel")
    except ImportError:
        return None


def our_moves(players: int) -> int:
    """Play random games with every action verified and its events made; return the moves."""
    ruleset = Ruleset.parse("base")
    draw = random.Random(players).random
    moves = seed = 0
    while moves < MOVES:
        state = GameState.deal(ruleset, players, seed)
        seed += 1
        while state.ending is None:
            actions = state.legal_actions()
            state = state.apply(actions[int(draw() * len(actions))])
            moves += 1
    return moves


def their_moves(players: int, pyspiel: ModuleType) -> int:
    """Play random games in OpenSpiel, cards drawn as likely as its chance nodes say."""
    game = pyspiel.load_game("hanabi", {"players": players})
    chance = random.Random(players)
    draw = chance.random
    moves = 0
    while moves < MOVES:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                cards, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choices(cards, weights)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(draw() * len(actions))])
                moves += 1
    return moves


def per_second(work: Callable[[], int]) -> float:
    """Return how many things `work` does in a second; it returns how many it did."""
    start = time.perf_counter()
    done = work()
    return done / (time.perf_counter() - start)


def rows() -> Iterator[tuple[str, ...]]:
    """Yield a row for each number of players: ours, theirs, and the median of the paired ratios."""
    pyspiel = open_spiel()
    for players in (2, 3, 4, 5):
        ours, theirs = [], []
        for _ in range(RUNS):
            ours.append(per_second(partial(our_moves, players)))
            if pyspiel:
                theirs.append(per_second(partial(their_moves, players, pyspiel)))
        ratio = [mine / other for mine, other in zip(ours, theirs, strict=False)]
        yield (
            f"random moves/s, {players} players",
            f"{statistics.median(ours):,.0f}",
            f"{statistics.median(theirs):,.0f}" if theirs else "not installed",
            f"{statistics.median(ratio):.2f}" if ratio else "",
        )
