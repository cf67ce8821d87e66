"""`tutor review`: a look back at a game recorded by Hanab Live."""

import json
from fractions import Fraction
from typing import Any

import click

from tutor.commands.coach import action_in_words, in_words, luck_lines
from tutor.commands.replay import one_line, read, why
from tutor.core.errors import TutorError
from tutor.games.hanabi import coach
from tutor.games.hanabi.partners import NO_CONVENTIONS, NONE_OR_ALL, Conventions, GameRecord
from tutor.games.hanabi.partners.action_codes import write_action
from tutor.games.hanabi.review import (
    Slip,
    SlipKind,
    bottom_deck_risks,
    decisive,
    lost_cards,
    recorded,
    slips,
    statistics,
    turning_point,
    write_game,
)

_AT_ONCE = coach.Budget(turn_seconds=0, game_seconds=0)
_HAPPENED = {
    SlipKind.GAME_LOST: "the game was lost",
    SlipKind.CARD_LOST: "the last {card} was lost",
    SlipKind.MISPLAY: "{card} didn't fit",
    SlipKind.TIME_LOST: "too few turns were left",
}


@click.command("review")
@click.argument("file", metavar="FILE", type=click.Path())
@click.option("--json", "as_json", is_flag=True, help="Print a JSON object.")
@click.option(
    "--conventions",
    type=click.Choice([*map(str, NONE_OR_ALL)]),
    help="The conventions the players used, if any.",
)
@click.option("--further", is_flag=True, help="Also play on from each turn: up to 20 seconds.")
def command(file: str, as_json: bool, conventions: str | None, further: bool) -> None:
    """Review a game: its statistics, its luck, and the moments that decided it.

    FILE is a JSON file of Hanab Live, a share link, or - for standard input. Actions are judged by
    what their players could know.
    """
    try:
        replay = read(file)
    except (TutorError, OSError) as error:
        raise click.ClickException(f"{one_line(file)}: {one_line(why(error))}") from error
    agreed = Conventions.parse(conventions) if conventions else None
    record = recorded(replay, agreed or NO_CONVENTIONS)
    facts = _facts(record)
    budget = coach.Budget() if further else _AT_ONCE
    looked = coach.game(record, range(record.deal.players), budget)
    found = slips(record, looked.found, agreed)
    if as_json:
        told = {name: [_slip_facts(each) for each in some] for name, some in _lists(found)}
        click.echo(json.dumps({**facts, **told}))
        return
    for name, value in facts.items():
        if name != "game":
            click.echo(f"{name.replace('_', ' ')}: {'-' if value is None else value}")
    deciding = decisive(found)
    said = iter(in_words(record, [slip.moment for slip in deciding if slip.moment]))
    for slip in deciding:
        lines = (_happened(slip), next(said) if slip.moment else "")
        click.echo("\n".join(filter(None, lines)))
    for line in luck_lines(looked.luck):
        click.echo(line)


def _facts(record: GameRecord) -> dict[str, Any]:
    """Return the numbers of a game, in the terms of docs/review.md."""
    numbers = statistics(record.states)
    first, last = numbers[0], numbers[-1]
    winnable = turning_point(record.states)
    outcome = record.state.outcome
    return {
        "game": write_game(record),
        "turns": len(record.actions),
        "over": record.state.ending is not None,
        "score": outcome.score if outcome else last.points,
        "max_score": record.deal.ruleset.max_score,
        "clues": last.clues,
        "strikes": last.strikes,
        "lost_cards": lost_cards(record),
        "bottom_deck_risks": len(bottom_deck_risks(record)),
        "efficiency": _rounded(last.efficiency),
        "efficiency_needed": _rounded(first.efficiency_needed),
        "pace": [each.pace for each in numbers],
        "winnable_after": None if winnable is None else winnable.turn,
        "winnable_proven": None if winnable is None else winnable.proven,
    }


def _lists(found: tuple[Slip, ...]) -> tuple[tuple[str, tuple[Slip, ...]], ...]:
    return ("slips", found), ("moments", decisive(found))


def _slip_facts(slip: Slip) -> dict[str, Any]:
    moment = slip.moment
    return {
        "action": slip.step + 1,
        "player": slip.seat,
        "done": write_action(slip.action),
        "kind": str(moment.kind if moment else slip.kind),
        "tier": str(moment.tier) if moment else None,
        "better": write_action(moment.better) if moment else None,
        "loss": slip.cost,
        "points": slip.points,
        "card": str(slip.card) if slip.card else None,
        "chance": None if slip.chance is None else str(slip.chance),
    }


def _happened(slip: Slip) -> str:
    """Return what happened in a turn; empty if only the coach has something to say of it."""
    if slip.kind is SlipKind.ADVICE:
        return ""
    happened = _HAPPENED[slip.kind].format(card=slip.card)
    points = f" (points out of reach: {slip.points})" if slip.points else ""
    return f"Action {slip.step + 1}, {action_in_words(slip.action)}: {happened}{points}"


def _rounded(number: Fraction | None) -> float | None:
    return None if number is None else round(float(number), 2)
