"""Says how simulated players fare in Hànzì: `python -m tools.hanzi_figures --games 2000`.

It prints the tables of docs/hanzi.md: for each number of players and each skill the means over the
games with the seeds 0, 1, 2 ….
"""

import argparse
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor

from tutor.games.hanzi.engine import Ruleset
from tutor.games.hanzi.players import PERFECT, Skill
from tutor.games.hanzi.players.playing import Figures, figures

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
