"""Puzzles: how many are made and verified a second, and what judging adds to a page."""

import gc
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from http import HTTPStatus
from itertools import product

from flask.testing import FlaskClient

from bench.engine import RUNS
from tutor import create_app
from tutor.core.library import Entry
from tutor.core.puzzle import Choose, verdicts_on
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.puzzles import THEMES, generate
from tutor.games.hanabi.puzzles.library import library
from tutor.games.hanabi.puzzles.verifier import record, verify

HIGHEST_LEVEL = 4
RULESETS = ("base", "wild-5")


def make_and_verify(theme: str, level: int, code: str, seed: int) -> None:
    """Make the puzzle of this name, remembering none, and have it verified from its record."""
    puzzle = generate.__wrapped__(Ruleset.parse(code), theme, level, seed)
    verify(record(puzzle, name="bench", level=level))


def making_rows() -> Iterator[tuple[str, ...]]:
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


def page_rows() -> Iterator[tuple[str, ...]]:
    """Yield a row for each theme, then one for all: what judging adds to the page of a puzzle.

    First the page alone, the median over the library's puzzles; then, as median and as worst, all
    options judged and the page drawn, beside the page alone, and the page of a right answer beside
    it. Whatever is judged is judged for the first time; a page alone has been drawn before.
    """
    client = create_app({"PAGE_CACHE": 0}).test_client()
    entries = list(library().values())
    right = {entry.id: _right_answer(entry) for entry in entries}
    for entry in entries[:: len(entries) // len(THEMES)]:  # compile every template
        _open(client, entry)
        _open(client, entry, right[entry.id])
    judging = _times(entries, _judge_all)
    answered = _times(entries, lambda entry: _open(client, entry, right[entry.id]))
    asked = _times(entries, lambda entry: _open(client, entry), again=True)
    for name in (*THEMES, None):
        ids = [entry.id for entry in entries if name in (None, entry.theme)]
        judged = [(judging[id] + asked[id]) / asked[id] for id in ids]
        after = [answered[id] / asked[id] for id in ids]
        yield (
            f"pages of {name}" if name else "pages of all themes (goal 2)",
            f"{statistics.median(asked[id] for id in ids) * 1000:.1f} ms",
            f"{statistics.median(judged):.2f} / {max(judged):.2f}",
            f"{statistics.median(after):.2f} / {max(after):.2f}",
        )


def _per_second(name: str, times: list[float], puzzles: int) -> tuple[str, ...]:
    median = statistics.median(times)
    return name, f"{puzzles / median:,.0f}", f"{1000 * median / puzzles:.1f} ms"


def _times(
    entries: list[Entry], work: Callable[[Entry], object], *, again: bool = False
) -> dict[str, float]:
    """Return how long the work takes for each puzzle, by its id; the second time if `again`."""
    times = {}
    gc.disable()
    for entry in entries:
        if again:
            work(entry)
        start = time.process_time()
        work(entry)
        times[entry.id] = time.process_time() - start
    gc.enable()
    return times


def _judge_all(entry: Entry) -> frozenset[str]:
    verdicts = verdicts_on(THEMES[entry.theme], entry.puzzle)
    return frozenset(each.option for each in verdicts if each.is_right)


def _right_answer(entry: Entry) -> list[str]:
    """Return what to choose: all the right options, or the first of them."""
    theme, right = THEMES[entry.theme], _judge_all(entry)
    chosen = [option for option in theme.options(entry.puzzle) if option in right]
    return chosen[:1] if theme.choose is Choose.ONE else chosen


def _open(client: FlaskClient, entry: Entry, chosen: Sequence[str] = ()) -> None:
    """Get the puzzle's page, or that of this answer to it."""
    page = client.get(f"/en/puzzles/{entry.id}", query_string={"answer": chosen})
    assert page.status_code == HTTPStatus.OK, entry.id
