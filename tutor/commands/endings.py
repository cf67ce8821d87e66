"""`tutor endings`: how likely so many points are after each action, near the end of a game."""

import click

from tutor.commands.coach import action_in_words
from tutor.commands.position import read
from tutor.games.hanabi.endings import PLAIN, QUIET, AgreedPolicy, NotComputed, Policy, solve
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.knowledge.status import highest_score
from tutor.games.hanabi.partners import NO_CONVENTIONS, NONE_OR_ALL, Conventions, Meanings

_PARTNERS = (*map(str, NONE_OR_ALL), "plain", "quiet")


@click.command("endings")
@click.argument("line", metavar="POSITION")
@click.option(
    "--points", type=int, help="The points to reach; by default the most the cards allow."
)
@click.option(
    "--partners",
    type=click.Choice(_PARTNERS),
    default=str(NO_CONVENTIONS),
    show_default=True,
    help="The other players: as in whole games, or as in puzzles (plain, quiet).",
)
def command(line: str, points: int | None, partners: str) -> None:
    """Print the exact chance of reaching a score after each action of the player to act.

    POSITION is a line of text (docs/notation.md) with at most three cards in the deck. Only what
    that player knows of their hand and the deck counts. Earlier clues have no extra meaning.
    """
    state = read(line)
    if state.ending is not None:
        raise click.ClickException("the game is over")
    wanted = highest_score(state) if points is None else points
    found = solve(View.of(state, state.to_act), _policy(partners, state), wanted)
    click.echo(f"{wanted} points, {found.worlds} worlds")
    if isinstance(found, NotComputed):
        click.echo(f"Not computed: too many {found.reason}.")
        return
    for action in sorted(found.won, key=lambda action: -found.won[action]):
        chance = found.chance(action)
        click.echo(f"{chance!s:>12}  {float(chance):6.1%}  {action_in_words(action)}")


def _policy(partners: str, state: GameState) -> Policy:
    if partners == "plain":
        return PLAIN
    if partners == "quiet":
        return QUIET
    return AgreedPolicy(Meanings.at_start(state, Conventions.parse(partners)))
