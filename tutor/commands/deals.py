"""`tutor deals`: deals that are known to be winnable, for clubs that play the same ones."""

import json
from typing import Any

import click

from tutor.games.hanabi.deals import CertifiedDeal, Selection, certified_deals
from tutor.games.hanabi.deals.deal import LAST_SEED
from tutor.games.hanabi.engine.ruleset import MAX_PLAYERS, MIN_PLAYERS, Ruleset
from tutor.games.hanabi.partners.action_codes import write_actions

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
def command(
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
    found = certified_deals(Ruleset.parse(rules), players, range(first, last + 1), count=count)
    if as_json:
        click.echo(json.dumps(_facts(found, rules, players, lines)))
        return
    for each in found.certified:
        click.echo(f"{each.deal.name:<8}{_actions(each) if lines else ''}".rstrip())
    passed_over = " ".join(deal.name for deal in found.passed_over)
    click.echo(
        f"{len(found.certified)} of {found.looked_at} deals are certified; "
        f"passed over: {passed_over or 'none'}"
    )


def _facts(found: Selection, rules: str, players: int, lines: bool) -> dict[str, Any]:
    """Return what was found, as `--json` prints it."""
    return {
        "rules": rules,
        "players": players,
        "certified": [
            {"deal": each.deal.name, **({"actions": _actions(each)} if lines else {})}
            for each in found.certified
        ],
        "passed_over": [deal.name for deal in found.passed_over],
    }


def _actions(certified: CertifiedDeal) -> str:
    return write_actions(certified.line.actions)
