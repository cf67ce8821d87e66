"""How long exact endings take, in positions of games that partners play."""

import time
from collections import defaultdict
from collections.abc import Iterator

from tutor.games.hanabi.endings.belief import (
    AgreedPolicy,
)
from tutor.games.hanabi.endings.search import (
    Ending,
    solve,
)
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.knowledge.status import highest_score
from tutor.games.hanabi.partners import NONE_OR_ALL, Conventions, Deal, Meanings, decide

GAMES = 1
"""Games of each conventions and number of players: a deck of three can take ten seconds."""
PLAYERS = (2, 4)
GOALS = {"deck of 0 to 2": "p95 ≤ 1 s", "deck of 3": "≥ 90 % in 10 s"}
_SHORT_DECK, _LONG_DECK = 2, 3

Position = tuple[GameState, Meanings]
Took = tuple[float, bool]
"""Seconds, and whether the chances were computed."""


def rows() -> Iterator[tuple[str, ...]]:
    """Yield how much was computed and how fast: of all 25 points, and of the most still allowed."""
    times: dict[str, list[Took]] = defaultdict(list)
    for state, meanings in _positions():
        deck = f"deck of {'0 to 2' if state.deck_size <= _SHORT_DECK else _LONG_DECK}"
        for name, points in (
            ("maximum", state.ruleset.max_score),
            ("highest score left", highest_score(state)),
        ):
            start = time.process_time()
            ending = solve(View.of(state, state.to_act), AgreedPolicy(meanings), points)
            took = time.process_time() - start
            times[f"{deck}, {name}; goal {GOALS[deck]}"].append((took, isinstance(ending, Ending)))
    for title, results in sorted(times.items()):
        yield _row(title, results)


def _positions() -> Iterator[Position]:
    """Yield the positions with up to three cards in the deck, while points can be made."""
    for players in PLAYERS:
        for conventions in NONE_OR_ALL:
            for seed in range(1, GAMES + 1):
                yield from _late(Deal(Ruleset(), players, seed), conventions)


def _late(deal: Deal, conventions: Conventions) -> Iterator[Position]:
    state = deal.start()
    meanings = Meanings.at_start(state, conventions)
    while state.ending is None:
        if state.deck_size <= _LONG_DECK and highest_score(state) > state.points:
            yield state, meanings
        action = decide(state, meanings).action
        after = state.apply(action)
        meanings = meanings.after(state, action, after)
        state = after


def _row(title: str, results: list[Took]) -> tuple[str, ...]:
    seconds = sorted(took for took, _ in results)
    computed = sum(done for _, done in results)
    p95 = seconds[int(0.95 * (len(seconds) - 1))]
    in_time = sum(done and took <= 10 for took, done in results)
    return (
        title,
        f"{len(results)}",
        f"{100 * computed / len(results):.0f} %",
        f"{seconds[len(seconds) // 2]:.3f} s",
        f"{p95:.2f} s",
        f"{100 * in_time / len(results):.0f} % ≤ 10 s",
    )
