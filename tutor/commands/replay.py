"""`tutor replay` and `tutor review`: games recorded by Hanab Live, replayed and looked back at."""

import json
import sys
from collections.abc import Callable
from dataclasses import asdict
from fractions import Fraction
from pathlib import Path
from typing import Any

import click

from tutor.commands.coach import action_in_words, in_words, luck_lines
from tutor.core.errors import TutorError
from tutor.games.hanabi import coach
from tutor.games.hanabi.engine.game_file import GameFile, ReplayError
from tutor.games.hanabi.engine.replay import Replay, replay_summary
from tutor.games.hanabi.engine.share_link import decode, encode, is_link, lost
from tutor.games.hanabi.partners import NO_CONVENTIONS, NONE_OR_ALL, ConventionSet, GameRecord
from tutor.games.hanabi.partners.action_codes import write_action
from tutor.games.hanabi.review.reading import record_of_replay, write_game
from tutor.games.hanabi.review.slips import (
    Slip,
    SlipKind,
    bottom_deck_risks,
    decisive,
    lost_cards,
    slips,
    turning_point,
)
from tutor.games.hanabi.review.statistics import (
    statistics,
)

LARGEST_FILE = 4_000_000
"""Bytes that are read at the most; a game with notes has some ten thousand."""
LONGEST_REASON = 1_000

LOST_BY_LINKS = "players' names, options other than the variant, notes"


@click.command("replay")
@click.argument("files", nargs=-1, required=True, metavar="FILE...", type=click.Path())
@click.option("--json", "output", flag_value="json", help="Print a JSON object for each game.")
@click.option("--link", "output", flag_value="link", help="Print a share link for each game.")
@click.option(
    "--export", "output", flag_value="export", help="Print the game as a file of Hanab Live."
)
@click.pass_context
def replay_command(ctx: click.Context, files: tuple[str, ...], output: str | None) -> None:
    """Replay games recorded by Hanab Live, checking every action.

    FILE is a JSON file, a share link (https://hanab.live/replay-json/...), or - for standard
    input. A game that can't be replayed gets a line on standard error, and the exit status is then
    1; the others are still replayed. Turns and players are numbered from 0, actions from 1.
    """
    failed = False
    for file in files:
        try:
            replay = read_replay(file)
            click.echo(_OUTPUTS[output](file, replay))
        except (TutorError, OSError) as error:
            click.echo(f"{one_line(file)}: {one_line(why(error))[:LONGEST_REASON]}", err=True)
            failed = True
            continue
        for note in notes(file, replay, output):
            click.echo(f"{one_line(file)}: {one_line(note)}", err=True)
    ctx.exit(1 if failed else 0)


def read_replay(file: str) -> Replay:
    """Return the replay of a file, a share link or, for `-`, of standard input.

    Raises OSError for what cannot be read, TutorError for what is no game that can be replayed.
    """
    if is_link(file):
        return Replay.from_file(decode(file))
    if file == "-":
        data = sys.stdin.buffer.read(LARGEST_FILE + 1)
    else:
        with Path(file).open("rb") as stream:
            data = stream.read(LARGEST_FILE + 1)
    if len(data) > LARGEST_FILE:
        raise ReplayError(f"larger than {LARGEST_FILE:,} bytes, too large for a game")
    return Replay.from_file(GameFile.from_json(data))


def why(error: Exception) -> str:
    """Return an error's message, without the name of the file."""
    if isinstance(error, OSError):
        return f"can't be read: {error.strerror}"
    return str(error)


def notes(file: str, replay: Replay, output: str | None) -> list[str]:
    """Return a warning about the data that a link leaves out."""
    if output == "link" and lost(replay):
        return [f"the link leaves out: {', '.join(lost(replay))}"]
    if is_link(file):
        return [f"a link leaves out: {LOST_BY_LINKS}"]
    return []


def summary(file: str, replay: Replay) -> dict[str, Any]:
    """Return the facts of a replayed game, as `--json` prints them."""
    return {"file": file, **asdict(replay_summary(replay))}


def replay_in_words(file: str, replay: Replay) -> str:
    """Return the summary for people, in two lines."""
    facts = summary(file, replay)
    how = f"{facts['end_condition'] or 'unfinished'}, score {facts['score']}/{facts['max_score']}"
    if facts["score"] != facts["points"]:
        how += f" ({facts['points']} points built)"
    fireworks = " ".join(f"{suit}{top}" for suit, top in facts["fireworks"].items())
    return (
        f"{one_line(file)}: {facts['ruleset']}, {facts['players']} players, "
        f"{facts['turns']} turns: {how}\n"
        f"    fireworks {fireworks} | clue tokens {facts['clue_tokens']} | "
        f"strikes {facts['strikes']} | deck {facts['deck_size']} | clues {len(facts['clues'])}"
    )


def one_line(text: str) -> str:
    """Return the text with whatever could break the line, or a terminal, written out."""
    printable = "".join(char if char.isprintable() else repr(char)[1:-1] for char in text)
    encoding = sys.stdout.encoding or "utf-8"
    return printable.encode(encoding, "backslashreplace").decode(encoding)


_OUTPUTS: dict[str | None, Callable[[str, Replay], str]] = {
    None: replay_in_words,
    "json": lambda file, replay: json.dumps(summary(file, replay)),
    "link": lambda file, replay: encode(replay),
    "export": lambda file, replay: replay.file.to_json(),
}


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
def review_command(file: str, as_json: bool, conventions: str | None, further: bool) -> None:
    """Review a game: its statistics, its luck, and the moments that decided it.

    FILE is a JSON file of Hanab Live, a share link, or - for standard input. Actions are judged by
    what their players could know.
    """
    try:
        replay = read_replay(file)
    except (TutorError, OSError) as error:
        raise click.ClickException(f"{one_line(file)}: {one_line(why(error))}") from error
    agreed = ConventionSet.parse(conventions) if conventions else None
    record = record_of_replay(replay, agreed or NO_CONVENTIONS)
    facts = _facts(record)
    budget = coach.Budget() if further else _AT_ONCE
    looked = coach.review_game(record, range(record.deal.players), budget)
    mistakes = slips(record, looked.all_moments, agreed)
    if as_json:
        lists = {"slips": mistakes, "moments": decisive(mistakes)}
        found_slips = {name: [_slip_facts(each) for each in some] for name, some in lists.items()}
        click.echo(json.dumps({**facts, **found_slips}))
        return
    for name, value in facts.items():
        if name != "game":
            click.echo(f"{name.replace('_', ' ')}: {'-' if value is None else value}")
    deciding = decisive(mistakes)
    comments = iter(in_words(record, [slip.moment for slip in deciding if slip.moment]))
    for slip in deciding:
        lines = (_happened(slip), next(comments) if slip.moment else "")
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


def _slip_facts(slip: Slip) -> dict[str, Any]:
    moment = slip.moment
    return {
        "action": slip.step + 1,
        "player": slip.seat,
        "done": write_action(slip.action),
        "kind": str(moment.finding.kind if moment else slip.kind),
        "tier": str(moment.tier) if moment else None,
        "better": write_action(moment.finding.better) if moment else None,
        "loss": slip.cost,
        "points": slip.points,
        "card": str(slip.card) if slip.card else None,
        "chance": None if slip.chance is None else str(slip.chance),
    }


def _happened(slip: Slip) -> str:
    """Return the events of a turn in words; empty if only the coach comments on it."""
    if slip.kind is SlipKind.ADVICE:
        return ""
    happened = _HAPPENED[slip.kind].format(card=slip.card)
    points = f" (points out of reach: {slip.points})" if slip.points else ""
    return f"Action {slip.step + 1}, {action_in_words(slip.action)}: {happened}{points}"


def _rounded(number: Fraction | None) -> float | None:
    return None if number is None else round(float(number), 2)
