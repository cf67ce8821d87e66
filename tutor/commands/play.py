"""`tutor play` and `tutor deals`: games that partners play, and deals known to be winnable."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

import click

from tutor.games.hanabi.deals.deal import (
    LAST_SEED,
    CertifiedDeal,
    Selection,
    certified_deals,
)
from tutor.games.hanabi.engine.ruleset import MAX_PLAYERS, MIN_PLAYERS, Ruleset
from tutor.games.hanabi.partners import NONE_OR_ALL, ConventionSet, Deal
from tutor.games.hanabi.partners.action_codes import write_actions
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
def play_command(games: int, players: int | None, conventions: str | None, rules: str) -> None:
    """Let simulated partners play whole games and print their scores.

    A lost game counts as 0 points. The time of a move is CPU time and includes the rules engine.
    """
    ruleset = Ruleset.parse(rules)
    agreed = [ConventionSet.parse(conventions)] if conventions else NONE_OR_ALL
    numbers = [players] if players else range(MIN_PLAYERS, MAX_PLAYERS + 1)
    click.echo(_line(HEADINGS))
    for one in agreed:
        for number in numbers:
            click.echo(_line(_row(ruleset, games, number, one)))


def _row(ruleset: Ruleset, games: int, players: int, conventions: ConventionSet) -> Iterator[str]:
    deals = (Deal(ruleset, players, seed) for seed in range(1, games + 1))
    summary = figures(deals, conventions)
    yield str(players)
    yield str(conventions)
    yield f"{summary.mean:.2f}"
    yield f"{100 * summary.lost:.2f} %"
    yield f"{100 * summary.perfect:.1f} %"
    yield f"{1e6 * summary.seconds_a_move:.0f}"


def _line(cells: Iterable[str]) -> str:
    return "".join(f"{cell:>12}" for cell in cells)


_SEED = click.IntRange(1, LAST_SEED)
_USUAL_PLAYERS = 3
_USUAL_LAST = 20


@click.command("deals")
@click.option("--rules", default="base", show_default=True, help="The ruleset's code.")
@click.option(
    "--players",
    type=click.IntRange(MIN_PLAYERS, MAX_PLAYERS),
    default=_USUAL_PLAYERS,
    show_default=True,
    help="The number of players.",
)
@click.option("--from", "first", type=_SEED, default=1, show_default=True, help="The first number.")
@click.option(
    "--to",
    "last",
    type=_SEED,
    help=f"The last number; by default {_USUAL_LAST} numbers, or as many as --count needs.",
)
@click.option("--count", type=click.IntRange(1), help="Stop after this many certified deals.")
@click.option("--lines", is_flag=True, help="Print the actions that win each deal.")
@click.option("--json", "as_json", is_flag=True, help="Print a JSON object.")
def deals_command(
    rules: str,
    players: int,
    first: int,
    last: int | None,
    count: int | None,
    lines: bool,
    as_json: bool,
) -> None:
    """List certified deals: those with a known line to the highest score, all cards open.

    A deal is named as on the site, players and number: 3-4821. One that is passed over may be
    winnable all the same: we found no line. The actions of a line are two characters each: p0
    plays the oldest card, d0 discards it, Br clues red to Bob (B), B3 clues his 3s.
    """
    if last is None:
        last = LAST_SEED if count else min(first + _USUAL_LAST - 1, LAST_SEED)
    if last < first:
        raise click.BadParameter(f"{first} or more, not {last}", param_hint="--to")
    selection = certified_deals(Ruleset.parse(rules), players, range(first, last + 1), count=count)
    if as_json:
        click.echo(json.dumps(_facts(selection, rules, players, lines)))
        return
    for each in selection.certified:
        click.echo(f"{each.deal.name:<8}{_actions(each) if lines else ''}".rstrip())
    passed_over = " ".join(deal.name for deal in selection.passed_over)
    click.echo(
        f"{len(selection.certified)} of {selection.looked_at} deals are certified; "
        f"passed over: {passed_over or 'none'}"
    )


def _facts(selection: Selection, rules: str, players: int, lines: bool) -> dict[str, Any]:
    """Return the results as `--json` prints them."""
    return {
        "rules": rules,
        "players": players,
        "certified": [
            {"deal": each.deal.name, **({"actions": _actions(each)} if lines else {})}
            for each in selection.certified
        ],
        "passed_over": [deal.name for deal in selection.passed_over],
    }


def _actions(certified: CertifiedDeal) -> str:
    return write_actions(certified.line)
