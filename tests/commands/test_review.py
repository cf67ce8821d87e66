"""`tutor review`: what it prints of a game, and how it fails."""

import json
from functools import partial
from pathlib import Path

import pytest

from tests.commands.running import run_command
from tests.support.recordings import path_of
from tutor.games.hanabi.review.reading import (
    read_game,
)

DOCS = (Path(__file__).parents[2] / "docs" / "review.md").read_text(encoding="utf-8")


run = partial(run_command, "review")


def test_a_game_is_reviewed_in_words() -> None:
    """Its numbers, what happened with its chance, what decided it, and luck."""
    lines = run(path_of("six-suits")).output.splitlines()
    assert {"score: 29", "strikes: 2", "lost cards: 1", "efficiency: 1.04"} <= set(lines)
    assert "Action 17, play card 1: the last m5 was lost (points out of reach: 1)" in lines
    assert any(line.startswith("Action 4, play card 5 (table)") for line in lines)
    assert any(line.startswith("Uncertain plays: ") for line in lines)


@pytest.mark.parametrize("name", ["strike-out", "unfinished", "all-or-nothing-lost"])
def test_a_game_is_reviewed_as_json(name: str) -> None:
    """One object, every key of which is documented; its game can be read back."""
    facts = json.loads(run("--json", path_of(name)).output)
    assert all(f"`{key}`" in DOCS for key in facts)
    record = read_game(facts["game"])
    assert (len(record.actions), record.state.ending is not None) == (facts["turns"], facts["over"])
    assert len(facts["pace"]) == facts["turns"] + 1


def test_what_was_agreed_can_be_said() -> None:
    """Among players who speak literally, a clue without news is told, too."""
    silent, literal = (
        json.loads(run("--json", *more, path_of("black")).output)
        for more in ((), ("--conventions", "none"))
    )
    kinds = [{moment["kind"] for moment in each["slips"]} for each in (silent, literal)]
    assert "clue-empty" not in kinds[0]
    assert "clue-empty" in kinds[1]


@pytest.mark.parametrize(
    ("file", "why"),
    [
        ("none-such.json", "none-such.json: can't be read"),
        ("https://hanab.live/replay/123", "an address with /shared-replay-json/"),
        ("https://hanab.live/replay-json/", "a number of players"),
    ],
)
def test_what_cannot_be_read_is_one_line(file: str, why: str) -> None:
    """The line gives the reason, and the exit status is 1."""
    result = run(file)
    assert result.exit_code == 1
    assert why in result.output
    assert len(result.output.splitlines()) == 1
