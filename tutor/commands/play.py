"""`tutor play`: whole games of Hanabi that partners play among themselves."""

from collections.abc import Iterable, Iterator

import click

from tutor.games.hanabi.engine.ruleset import MAX_PLAYERS, MIN_PLAYERS, Ruleset
from tutor.games.hanabi.partners import NONE_OR_ALL, Conventions, Deal
from tutor.games.hanabi.partners.record import figures

HEADINGS = ("players", "conventions", "mean", "lost", "perfect", "µs a move")


@click.command("play")
@click.option(
    "--self",
    "games",
    type=click.IntRange(min=1),
    required=True,
    metavar="N",
    help="The number of games: deals 1 to N.",
)
@click.option(
    "--players",
    type=click.IntRange(MIN_PLAYERS, MAX_PLAYERS),
    help="The number of players; by default each number in turn.",
)
@click.option(
    "--conventions",
    type=click.Choice([*map(str, NONE_OR_ALL)]),
    help="The conventions in use; by default first none, then all.",
)
@click.option("--rules", default="base", show_default=True, help="The ruleset's code.")
@click.option(
    "--learner",
    is_flag=True,
    help="The first player uses no conventions, as a learner would.",
)
def command(
    games: int, players: int | None, conventions: str | None, rules: str, learner: bool
) -> None:
    """Let simulated partners play whole games and print their scores.

    A lost game counts as 0 points. The time of a move is CPU time and includes the rules engine.
    """
    ruleset = Ruleset.parse(rules)
    agreed = [Conventions.parse(conventions)] if conventions else NONE_OR_ALL
    numbers = [players] if players else range(MIN_PLAYERS, MAX_PLAYERS + 1)
    click.echo(_line(HEADINGS))
    for one in agreed:
        for number in numbers:
            click.echo(_line(_row(ruleset, games, number, one, learner)))


def _row(
    ruleset: Ruleset, games: int, players: int, conventions: Conventions, learner: bool
) -> Iterator[str]:
    deals = (Deal(ruleset, players, seed) for seed in range(1, games + 1))
    found = figures(deals, conventions, learner=learner)
    yield str(players)
    yield str(conventions)
    yield f"{found.mean:.2f}"
    yield f"{100 * found.lost:.2f} %"
    yield f"{100 * found.perfect:.1f} %"
    yield f"{1e6 * found.seconds_a_move:.0f}"


def _line(cells: Iterable[str]) -> str:
    return "".join(f"{cell:>12}" for cell in cells)
