"""`tutor puzzles`: made, checked, printed."""

import json
from functools import partial
from itertools import islice
from pathlib import Path

import pytest

from tests.commands.running import run_command
from tutor.commands import puzzles
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.puzzles import generate
from tutor.games.hanabi.puzzles.library import library
from tutor.games.hanabi.puzzles.verifier import record

run = partial(run_command, "puzzles")


def exported(*arguments: str) -> list[str]:
    """Return the lines that `tutor puzzles export` prints."""
    ran = run("export", *arguments)
    assert ran.exit_code == 0, ran.output
    return ran.stdout.splitlines()


# export


def test_puzzles_are_printed_one_a_line_under_their_names() -> None:
    """As many as asked for, from the seed on, each the puzzle of its name."""
    lines = exported(
        "--theme=point-out", "--rules=wild-5", "--level=2", "--count=3", "--seed=1234567"
    )
    names = [f"1/wild-5/point-out/2/{seed}" for seed in (1234567, 1234568, 1234569)]
    assert [json.loads(line)["id"] for line in lines] == names
    puzzle = generate(Ruleset.parse("wild-5"), "point-out", 2, 1234568)
    assert json.loads(lines[1]) == record(puzzle, name=names[1], level=2)


def test_the_basic_game_and_one_puzzle_is_what_one_gets() -> None:
    """Theme and level have to be said, the rest need not."""
    [line] = exported("--theme=allowed", "--level=1")
    assert json.loads(line)["id"] == "1/base/allowed/1/1"
    for missing in (["--theme=allowed"], ["--level=1"]):
        assert run("export", *missing).exit_code == 2


def test_a_line_holds_the_fields_in_their_order() -> None:
    """The order of docs/puzzle-format.md, so that lines can be compared as text."""
    [line] = exported("--theme=allowed", "--level=1")
    data = json.loads(line)
    fields = "id theme rules level viewer to_act table question choose options correct"
    assert " ".join(data) == fields
    table = "players hands fireworks discards clue_tokens strikes deck turns_left"
    assert " ".join(data["table"]) == table


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--theme=chess", "--level=1"], "unsupported theme: chess"),
        (["--theme=allowed", "--level=1", "--rules=chess"], "ruleset: expected"),
        (["--theme=last-round", "--level=1", "--rules=play-on"], "unsupported theme: last-round"),
    ],
)
def test_what_there_is_not_is_one_clear_line(arguments: list[str], said: str) -> None:
    """The line is on standard error, and the exit status is 1."""
    ran = run("export", *arguments)
    assert (ran.exit_code, ran.stdout) == (1, "")
    assert said in ran.stderr
    assert ran.stderr.count("\n") == 1


# verify


def test_what_is_exported_is_right(tmp_path: Path) -> None:
    """From files and from standard input, several at once."""
    files = []
    for theme in ("point-out", "knowledge"):
        files.append(tmp_path / f"{theme}.jsonl")
        lines = exported(f"--theme={theme}", "--level=2", "--count=2")
        files[-1].write_text("\n".join(lines) + "\n", encoding="utf-8")
    ran = run("verify", *map(str, files))
    assert (ran.exit_code, ran.output) == (0, "4 right, 0 wrong\n")
    ran = run("verify", "-", stdin=files[0].read_text(encoding="utf-8"))
    assert (ran.exit_code, ran.output) == (0, "2 right, 0 wrong\n")


def test_every_failure_has_a_line(tmp_path: Path) -> None:
    """With file, line and what is wrong; exit status 1, and the others are counted all the same."""
    good, bad = exported("--theme=point-out", "--level=2", "--count=2")
    file = tmp_path / "puzzles.jsonl"
    false = json.dumps({**json.loads(bad), "level": 3})
    file.write_text(f'{good}\n{false}\nnonsense\n{{"id": 1}}\n', encoding="utf-8")
    ran = run("verify", str(file))
    assert (ran.exit_code, ran.stdout) == (1, "1 right, 3 wrong\n")
    first, second, third = ran.stderr.splitlines()
    assert first == f"{file}:2: 1/base/point-out/2/2: level is 2, not 3"
    assert second.startswith(f"{file}:3: not JSON (")
    assert third.startswith(f"{file}:4: 1: not a record of a puzzle")


def test_nothing_to_check_is_no_success(tmp_path: Path) -> None:
    """An empty file more likely is a mistake."""
    empty = tmp_path / "empty.jsonl"
    empty.touch()
    assert run("verify", str(empty)).exit_code == 1
    assert run("verify", str(tmp_path / "missing")).exit_code == 2


def test_without_a_file_the_library_is_checked(monkeypatch: pytest.MonkeyPatch) -> None:
    """All of it, here every fiftieth puzzle: puzzles/test_library.py judges each."""
    some = dict(islice(library().items(), 0, None, 50))
    monkeypatch.setattr(puzzles, "library", lambda: some)
    ran = run("verify")
    assert (ran.exit_code, ran.output) == (0, f"{len(some)} right, 0 wrong\n")


# generate


def test_a_library_is_filled_up(tmp_path: Path) -> None:
    """Each new puzzle gets a line; what is there stays, and a second run adds nothing."""
    arguments = ["generate", "--theme=allowed", "--theme=knowledge", f"--into={tmp_path}"]
    ran = run(*arguments, "--upto=2")
    assert ran.exit_code == 0, ran.output
    assert ran.stdout.splitlines()[0].startswith("allowed-001  level 1, 2 players, base")
    assert ran.stdout.count("\n") == 4
    before = (tmp_path / "knowledge.txt").read_text(encoding="utf-8")
    assert run(*arguments, "--upto=2").stdout == ""
    assert run(*arguments, "--upto=3").stdout.count("\n") == 2
    assert (tmp_path / "knowledge.txt").read_text(encoding="utf-8").startswith(before)


def test_an_unknown_theme_is_refused_before_anything_is_made(tmp_path: Path) -> None:
    ran = run("generate", "--theme=allowed", "--theme=chess", f"--into={tmp_path}")
    assert (ran.exit_code, list(tmp_path.iterdir())) == (1, [])
    assert "unsupported theme: chess" in ran.stderr


def test_what_is_no_text_is_told_apart(tmp_path: Path) -> None:
    """A file of bytes gets a line that says where it fails, and no traceback."""
    file = tmp_path / "picture.jsonl"
    file.write_bytes(b"\x89PNG\xff\n")
    ran = run("verify", str(file))
    assert ran.exit_code == 1
    assert "picture.jsonl:1: not JSON" in ran.stderr


def test_an_id_that_names_another_puzzle_is_wrong() -> None:
    """A name that says ruleset, theme and level has to say the right ones."""
    [line] = exported("--theme=allowed", "--level=1")
    assert run("verify", "-", stdin=line).exit_code == 0
    ran = run("verify", "-", stdin=line.replace("1/base/allowed/1/1", "1/base/odds/1/1"))
    assert ran.exit_code == 1
    assert "the id is of another ruleset, theme or level" in ran.stderr


def test_seeds_end_where_addresses_do() -> None:
    """The last seed can be printed, and nothing beyond it."""
    lines = exported("--theme=allowed", "--level=1", "--seed=999999999", "--count=3")
    assert len(lines) == 1
    assert run("export", "--theme=allowed", "--level=1", "--seed=1000000000").exit_code == 2
