"""Puzzles: how many are made and verified a second."""

import statistics
import time
from collections.abc import Iterator
from itertools import product

from bench.engine import RUNS
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.puzzles import THEMES, generate
from tutor.games.hanabi.puzzles.verifier import record, verify

HIGHEST_LEVEL = 4
RULESETS = ("base", "wild-5")


def make_and_verify(theme: str, level: int, code: str, seed: int) -> None:
    """Make the puzzle of this name, remembering none, and have it verified from its record."""
    puzzle = generate.__wrapped__(Ruleset.parse(code), theme, level, seed)
    verify(record(puzzle, name="bench", level=level))


def rows() -> Iterator[tuple[str, ...]]:
    """Yield a row for each theme, then one for all: verified puzzles a second, time for one.

    The median over the runs, each with seeds of its own; every theme and level counts alike.
    """
    totals = [0.0] * RUNS
    kinds = 0
    for name, theme in THEMES.items():
        levels = [level for level in theme.aims if level <= HIGHEST_LEVEL]
        codes = [code for code in RULESETS if theme.makes_sense(Ruleset.parse(code))]
        times = []
        for run in range(RUNS):
            start = time.process_time()
            for level, code in product(levels, codes):
                make_and_verify(name, level, code, seed=1 + run)
            times.append((time.process_time() - start) / len(codes))
            totals[run] += times[-1]
        kinds += len(levels)
        yield _per_second(f"puzzles made and verified/s: {name}", times, len(levels))
    yield _per_second(f"all themes, levels up to {HIGHEST_LEVEL} (goal 20)", totals, kinds)


def _per_second(name: str, times: list[float], puzzles: int) -> tuple[str, ...]:
    median = statistics.median(times)
    return name, f"{puzzles / median:,.0f}", f"{1000 * median / puzzles:.1f} ms"
