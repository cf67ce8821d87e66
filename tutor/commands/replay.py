"""`tutor replay`: games recorded by Hanab Live, replayed by the engine."""

import json
import sys
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any

import click

from tutor.core.errors import TutorError
from tutor.games.hanabi.engine.game_file import GameFile, ReplayError
from tutor.games.hanabi.engine.replay import Replay, replay_summary
from tutor.games.hanabi.engine.share_link import decode, encode, is_link, lost

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
def command(ctx: click.Context, files: tuple[str, ...], output: str | None) -> None:
    """Replay games recorded by Hanab Live, checking every action.

    FILE is a JSON file, a share link (https://hanab.live/replay-json/...), or - for standard
    input. A game that can't be replayed gets a line on standard error, and the exit status is then
    1; the others are still replayed. Turns and players are numbered from 0, actions from 1.
    """
    failed = False
    for file in files:
        try:
            replay = read(file)
            click.echo(_OUTPUTS[output](file, replay))
        except (TutorError, OSError) as error:
            click.echo(f"{one_line(file)}: {one_line(why(error))[:LONGEST_REASON]}", err=True)
            failed = True
            continue
        for note in notes(file, replay, output):
            click.echo(f"{one_line(file)}: {one_line(note)}", err=True)
    ctx.exit(1 if failed else 0)


def read(file: str) -> Replay:
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
    """Return what to say of an error, without the name of the file."""
    if isinstance(error, OSError):
        return f"can't be read: {error.strerror}"
    return str(error)


def notes(file: str, replay: Replay, output: str | None) -> list[str]:
    """Return what the user of a link must know: what it does not carry."""
    if output == "link" and lost(replay):
        return [f"the link leaves out: {', '.join(lost(replay))}"]
    if is_link(file):
        return [f"a link leaves out: {LOST_BY_LINKS}"]
    return []


def summary(file: str, replay: Replay) -> dict[str, Any]:
    """Return the facts of a replayed game, as `--json` prints them."""
    return {"file": file, **asdict(replay_summary(replay))}


def in_words(file: str, replay: Replay) -> str:
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
    None: in_words,
    "json": lambda file, replay: json.dumps(summary(file, replay)),
    "link": lambda file, replay: encode(replay),
    "export": lambda file, replay: replay.file.to_json(),
}
