"""`tutor replay`: what it prints, and how it fails."""

import json
import re
import subprocess
import sys
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tests.commands.running import run_command
from tests.support.recordings import RECORDINGS, document, path_of
from tutor.commands.replay import LARGEST_FILE, LONGEST_REASON
from tutor.commands.replay import replay_command as command
from tutor.games.hanabi.engine.share_link import ADDRESS

DOCS = (Path(__file__).parents[2] / "docs" / "replay.md").read_text(encoding="utf-8")

KEYS = [
    "file",
    "ruleset",
    "players",
    "turns",
    "score",
    "points",
    "max_score",
    "strikes",
    "clue_tokens",
    "fireworks",
    "deck_size",
    "end_condition",
    "clues",
]


run = partial(run_command, "replay")


def facts(*arguments: object) -> list[dict[str, Any]]:
    """Return what `tutor replay --json` prints."""
    ran = run("--json", *arguments)
    assert ran.exit_code == 0, ran.stderr
    return [json.loads(line) for line in ran.stdout.splitlines()]


@pytest.fixture
def short(tmp_path: Path) -> Path:
    """A game of six turns: two clues, a play, a mistake, a discard and a clue."""
    suits = "rygbw"
    hands = ["r1", "y1", "g1", "b1", "w1", "r1", "r2", "y3", "b5", "w4"]
    rest = [s + r for s in suits for r in "1112233445"]
    for card in hands:
        rest.remove(card)
    deck = [{"suitIndex": suits.index(card[0]), "rank": int(card[1])} for card in hands + rest]
    actions = [(2, 1, 0), (3, 0, 1), (0, 0, 0), (0, 7, 0), (1, 1, 0), (3, 0, 1)]
    game = {
        "players": ["A", "B"],
        "deck": deck,
        "actions": [dict(zip(("type", "target", "value"), act, strict=True)) for act in actions],
    }
    path = tmp_path / "short.json"
    path.write_text(json.dumps(game), encoding="utf-8")
    return path


def test_json_says_how_the_game_stands(short: Path) -> None:
    """Every key with its value, worked out by hand; nothing else."""
    assert facts(short) == [
        {
            "file": str(short),
            "ruleset": "base",
            "players": 2,
            "turns": 6,
            "score": 1,
            "points": 1,
            "max_score": 25,
            "strikes": 1,
            "clue_tokens": 6,
            "fireworks": {"r": 1, "y": 0, "g": 0, "b": 0, "w": 0},
            "deck_size": 37,
            "end_condition": None,
            "clues": [[0, 1, [0, 1]], [1, 0, [0, 1, 2, 3, 4]], [5, 0, [0, 1, 2, 3]]],
        }
    ]


def test_every_recording_is_one_line_with_the_same_keys() -> None:
    """In the order of the files, keys in the order of the documentation."""
    games = facts(*(path_of(name) for name in RECORDINGS))
    assert [game["file"] for game in games] == [str(path_of(name)) for name in RECORDINGS]
    assert [list(game) for game in games] == [KEYS] * len(RECORDINGS)
    assert [game["ruleset"] for game in games] == [
        recording.ruleset for recording in RECORDINGS.values()
    ]


def test_without_an_option_it_prints_words(short: Path) -> None:
    """Two lines a game, the facts of `--json` in short."""
    assert run(short, path_of("all-or-nothing-lost")).stdout == (
        f"{short}: base, 2 players, 6 turns: unfinished, score 1/25\n"
        "    fireworks r1 y0 g0 b0 w0 | clue tokens 6 | strikes 1 | deck 37 | clues 3\n"
        f"{path_of('all-or-nothing-lost')}: wild-5.play-on, 3 players, 17 turns: lost, score 0/30"
        " (11 points built)\n"
        "    fireworks r0 y2 g3 b4 w1 m1 | clue tokens 5 | strikes 1 | deck 28 | clues 4\n"
    )


def test_a_link_is_printed_and_read() -> None:
    """The game behind the link is the same, but for its name; what is lost goes to stderr."""
    path = path_of("dark-rainbow")
    linked = run("--link", path)
    assert linked.stderr == f"{path}: the link leaves out: names, notes, seed\n"
    link = linked.stdout.strip()
    [from_link], [from_file] = facts(link), facts(path)
    assert from_link == from_file | {"file": link}
    again = run("--link", link)
    assert again.stdout == linked.stdout
    assert again.stderr == (
        f"{link}: a link leaves out: players' names, options other than the variant, notes\n"
    )


def test_export_prints_the_file_anew() -> None:
    """A recording comes out as it went in; a link becomes a file that can be read."""
    assert json.loads(run("--export", path_of("rainbow")).stdout) == document("rainbow")
    link = run("--link", path_of("rainbow")).stdout.strip()
    exported = run("--export", link).stdout
    [game] = facts(path_of("rainbow"))
    assert json.loads(run("--json", "-", stdin=exported).stdout) == game | {"file": "-"}


def test_one_bad_file_does_not_stop_the_others(tmp_path: Path) -> None:
    """Its line names it on stderr, the others are printed, the status is 1."""
    bad = tmp_path / "bad.json"
    bad.write_text("{", encoding="utf-8")
    good = path_of("black")
    ran = run("--json", good, bad, tmp_path / "none.json", tmp_path, good)
    assert ran.exit_code == 1
    assert [json.loads(line)["file"] for line in ran.stdout.splitlines()] == [str(good)] * 2
    complaints = ran.stderr.splitlines()
    assert [line.split(": ")[0] for line in complaints] == [
        str(bad),
        str(tmp_path / "none.json"),
        str(tmp_path),
    ]
    assert complaints[0].startswith(f"{bad}: not JSON, the file ends too early")
    assert complaints[1].endswith("can't be read: No such file or directory")
    assert complaints[2].endswith("can't be read: Is a directory")


def test_an_illegal_action_is_told_with_its_number_and_position(short: Path) -> None:
    """File, action, reason and position, in one line."""
    game = json.loads(short.read_text(encoding="utf-8"))
    game["actions"][0] = {"type": 1, "target": 0, "value": 0}
    short.write_text(json.dumps(game), encoding="utf-8")
    assert run(short).stderr == (
        f"{short}: action 1: discard-0 is not allowed here: clue-tokens-full "
        "(rule discard-not-full) (position: base_r0y0g0b0w0_r1.y1.g1.b1.w1~r1.r2.y3.b5.w4"
        "_0_tokens8_strikes0_player0_40)\n"
    )


def test_a_hostile_name_cannot_break_the_line(tmp_path: Path) -> None:
    """Line breaks, colours for terminals and lone surrogates are written out, long names cut."""
    game = document("two-players")
    game["options"] = {"\x1b[31m\nred\ud800" + "x" * 5000: True}
    path = tmp_path / "two\nlines.json"
    path.write_text(json.dumps(game), encoding="utf-8")
    said = run(path).stderr
    assert said.count("\n") == 1
    assert "two\\nlines.json: unsupported option: \\x1b[31m\\nred\\ud800xxx" in said
    assert len(said) < len(str(path)) + LONGEST_REASON + 10


def test_a_huge_file_is_not_read(tmp_path: Path) -> None:
    """More than a few megabytes are no game."""
    path = tmp_path / "huge.json"
    path.write_bytes(b" " * (LARGEST_FILE + 1))
    assert "too large for a game" in run(path).stderr


@pytest.mark.parametrize("link", [ADDRESS, ADDRESS + "215abc,03,0", "https://example.org/"])
def test_a_broken_link_is_one_line(link: str) -> None:
    """The link is taken for what it is, and refused."""
    ran = run("--json", link)
    assert (ran.exit_code, ran.stdout, ran.stderr.count("\n")) == (1, "", 1)
    assert ran.stderr.startswith(f"{link}: ")


def test_it_works_as_a_program_in_a_plain_terminal(tmp_path: Path) -> None:
    """A real process whose terminal knows ASCII only, with a file name that is not even UTF-8."""
    path = tmp_path / "игра.json"
    path.write_bytes(path_of("two-players").read_bytes())
    missing = bytes(tmp_path) + b"/\xff.json"
    program: list[str | bytes] = [
        sys.executable,
        "-X",
        "utf8=0",
        "-m",
        "tutor",
        "replay",
        bytes(path),
        missing,
    ]
    env = {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONIOENCODING": "ascii"}
    ran = subprocess.run(program, env=env, capture_output=True, check=False)
    assert ran.returncode == 1
    assert b"won, score 25/25" in ran.stdout
    assert ran.stderr.count(b"\n") == 1
    assert b"\\udcff.json: can't be read" in ran.stderr


def test_the_documentation_lists_what_is_printed_and_read() -> None:
    """Every key, variant and option of docs/replay.md is one that the command knows."""
    tables = re.findall(r"^\| `?([^|`]+?)`? \|", DOCS, re.MULTILINE)
    assert tables[tables.index("file") :][: len(KEYS)] == KEYS
    options = {name for option in command.params for name in option.opts if name[:2] == "--"}
    assert set(re.findall(r"--\w+", DOCS)) == options
    for name in RECORDINGS:
        for said in document(name)["options"]:
            if said != "variant":
                assert f"`{said}`" in DOCS
        assert document(name)["options"]["variant"] in DOCS
