"""Says how simulated players fare in Hànzì: `python -m tools.hanzi_figures --games 2000`.

It prints tables: for each number of players and each skill the means over the
games with the seeds 0, 1, 2 ….
"""

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from tutor.games.hanzi.engine import EndCause, GameState, Ruleset
from tutor.games.hanzi.engine.events import TurnBegan
from tutor.games.hanzi.players import PERFECT, Skill, play

SKILLS = {
    "reads all 36": PERFECT,
    "reads 12, remembers all": Skill(forms=12),
    "reads 12, remembers 10": Skill(forms=12, capacity=10),
    "reads 12, remembers 6": Skill(forms=12, capacity=6),
    "reads 12, remembers 3": Skill(forms=12, capacity=3),
}
HEADINGS = {
    False: ("turns", "longest", "points", "first seat wins", "even share", "ended by"),
    True: (
        "turns",
        "points",
        "Cangjie's points",
        "Cangjie wins",
        "first seat wins",
        "ended by",
    ),
}


class Figures(NamedTuple):
    """What came out; means are over games, shares between 0 and 1."""

    games: int
    turns: float
    """Mean number of turns of all players together."""
    longest: int
    """The most turns of a game."""
    points: float
    """Mean points of a player."""
    first_wins: float
    """The share of games that the first seat won; a tie counts as a part of one."""
    endings: Mapping[EndCause, int]
    """How many games ended by what."""
    cangjie_wins: float
    """The share of games that Cangjie won."""
    cangjie_points: float
    """Mean points of Cangjie."""


def figures(ruleset: Ruleset, skills: Sequence[Skill], seeds: range) -> Figures:
    """Return the figures of the games with these seeds; raises what `play` raises."""
    turns, points, first, lost, taken = [], 0, 0.0, 0, 0
    endings: Counter[EndCause] = Counter()
    for seed in seeds:
        length, last = _played(ruleset, skills, seed)
        outcome = last.outcome
        assert outcome
        assert last.ending
        turns.append(length)
        endings[last.ending] += 1
        points += sum(map(last.points, range(last.players)))
        taken += last.cangjie_points
        lost += not outcome.winners
        first += 1 / len(outcome.winners) if 0 in outcome.winners else 0
    games = len(seeds)
    return Figures(
        games=games,
        turns=sum(turns) / games,
        longest=max(turns),
        points=points / games / len(skills),
        first_wins=first / games,
        endings=endings,
        cangjie_wins=lost / games,
        cangjie_points=taken / games,
    )


def _played(ruleset: Ruleset, skills: Sequence[Skill], seed: int) -> tuple[int, GameState]:
    """Return how many turns a game took, and its end."""
    turns, last = 1, GameState.deal(ruleset, len(skills), seed)
    for _, last in play(ruleset, skills, seed):
        turns += sum(isinstance(event, TurnBegan) for event in last.events)
    return turns, last


def cells(ruleset: Ruleset, players: int, found: Figures) -> tuple[str, ...]:
    """Return the figures as text, under the headings of the ruleset."""
    ended = ", ".join(f"{cause} {count}" for cause, count in sorted(found.endings.items()))
    if ruleset.with_cangjie:
        return (
            f"{found.turns:.1f}",
            f"{found.points:.1f}",
            f"{found.cangjie_points:.1f}",
            f"{found.cangjie_wins:.0%}",
            f"{found.first_wins:.0%}",
            ended,
        )
    return (
        f"{found.turns:.1f}",
        f"{found.longest}",
        f"{found.points:.1f}",
        f"{found.first_wins:.0%}",
        f"{1 / players:.0%}",
        ended,
    )


def lines(ruleset: Ruleset, games: int, pool: ProcessPoolExecutor) -> Iterator[str]:
    """Yield the lines of a table in Markdown."""
    heads = ("players", "each of them", *HEADINGS[ruleset.with_cangjie])
    yield f"| {' | '.join(heads)} |"
    yield f"| {' | '.join('---' for _ in heads)} |"
    asked = [
        (players, name, pool.submit(figures, ruleset, [skill] * players, range(games)))
        for players in ruleset.players
        for name, skill in SKILLS.items()
    ]
    for players, name, found in asked:
        row = (str(players), name, *cells(ruleset, players, found.result()))
        yield f"| {' | '.join(row)} |"


def main() -> None:
    """Print a table for each ruleset."""
    parser = argparse.ArgumentParser(description="Figures of simulated players of Hànzì.")
    parser.add_argument("--games", type=int, default=200, help="games for each line (200)")
    parser.add_argument("--ruleset", type=Ruleset, choices=list(Ruleset), help="only this one")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    chosen = parser.parse_args()
    with ProcessPoolExecutor(chosen.jobs) as pool:
        for ruleset in [chosen.ruleset] if chosen.ruleset else Ruleset:
            print(f"\n`{ruleset}`, {chosen.games:,} games for each line\n", flush=True)
            for line in lines(ruleset, chosen.games, pool):
                print(line, flush=True)


if __name__ == "__main__":
    main()
