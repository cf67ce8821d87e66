"""`tutor review`: a look back at a game recorded by Hanab Live."""

import json
from fractions import Fraction
from typing import Any

import click

from tutor.commands.coach import in_words, luck_lines
from tutor.commands.replay import one_line, read, why
from tutor.core.errors import TutorError
from tutor.games.hanabi import coach
from tutor.games.hanabi.coach import Moment
from tutor.games.hanabi.deals import last_winnable_turn
from tutor.games.hanabi.partners import GameRecord, Manner
from tutor.games.hanabi.partners.action_codes import write_action
from tutor.games.hanabi.review import (
    Mishap,
    MishapKind,
    bottom_deck_risks,
    decisive,
    mishaps,
    recorded,
    statistics,
    write_game,
)

_AT_ONCE = coach.Budget(turn_seconds=0, game_seconds=0)
_HAPPENED = {
    MishapKind.MISPLAYED: "{card} did not fit; the chance that it would was {percent} %",
    MishapKind.LOST: "the last {card} was lost; the chance that it was one was {percent} %",
}


@click.command("review")
@click.argument("file", metavar="FILE", type=click.Path())
@click.option("--json", "as_json", is_flag=True, help="Print a JSON object.")
@click.option(
    "--manner",
    type=click.Choice([manner.value for manner in Manner]),
    help="What the players agreed that clues mean, if anything was agreed.",
)
@click.option("--further", is_flag=True, help="Play games on from its turns: up to 20 seconds.")
def command(file: str, as_json: bool, manner: str | None, further: bool) -> None:
    """Look back at a game: its statistics, its luck, and the moments that decided it.

    FILE is a JSON file of Hanab Live, a share link, or - for standard input. What is said of
    actions goes by what their players could know.
    """
    try:
        replay = read(file)
    except (TutorError, OSError) as error:
        raise click.ClickException(f"{one_line(file)}: {one_line(why(error))}") from error
    agreed = Manner(manner) if manner else None
    record = recorded(replay, agreed or Manner.LITERAL)
    facts = _facts(record)
    budget = coach.Budget() if further else _AT_ONCE
    looked = coach.game(record, range(record.deal.players), budget)
    moments = decisive(looked.found, agreed)
    if as_json:
        click.echo(json.dumps({**facts, "moments": [_moment_facts(each) for each in moments]}))
        return
    for name, value in facts.items():
        if name not in ("mishaps", "game"):
            click.echo(f"{name.replace('_', ' ')}: {'-' if value is None else value}")
    for mishap in mishaps(record):
        click.echo(f"Action {mishap.step + 1}: {_in_words(mishap)}")
    for moment in moments:
        click.echo(in_words(moment))
    for line in luck_lines(looked.luck):
        click.echo(line)


def _facts(record: GameRecord) -> dict[str, Any]:
    """Return the numbers of a game, in the terms of docs/review.md."""
    numbers = statistics(record.states)
    first, last = numbers[0], numbers[-1]
    happened = mishaps(record)
    winnable = last_winnable_turn(record.states)
    outcome = record.state.outcome
    return {
        "game": write_game(record),
        "turns": len(record.actions),
        "over": record.state.ending is not None,
        "score": outcome.score if outcome else last.points,
        "max_score": record.deal.ruleset.max_score,
        "clues": last.clues,
        "strikes": last.strikes,
        "lost_cards": sum(each.kind is MishapKind.LOST for each in happened),
        "bottom_deck_risks": len(bottom_deck_risks(record)),
        "efficiency": _rounded(last.efficiency),
        "efficiency_needed": _rounded(first.efficiency_needed),
        "pace": [each.pace for each in numbers],
        "winnable_after": None if winnable is None else winnable.turn,
        "mishaps": [_mishap_facts(each) for each in happened],
    }


def _mishap_facts(mishap: Mishap) -> dict[str, Any]:
    return {
        "action": mishap.step + 1,
        "kind": str(mishap.kind),
        "card": str(mishap.card),
        "chance": str(mishap.chance),
        "points": mishap.points,
    }


def _moment_facts(moment: Moment) -> dict[str, Any]:
    return {
        "action": moment.step + 1,
        "player": moment.seat,
        "kind": str(moment.kind),
        "tier": str(moment.kind.tier),
        "done": write_action(moment.action),
        "better": write_action(moment.better),
        "loss": moment.loss,
    }


def _in_words(mishap: Mishap) -> str:
    percent = round(100 * mishap.chance)
    return _HAPPENED[mishap.kind].format(card=mishap.card, percent=percent)


def _rounded(number: Fraction | None) -> float | None:
    return None if number is None else round(float(number), 2)
