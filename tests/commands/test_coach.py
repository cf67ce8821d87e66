"""`tutor coach`: what it prints, and how it fails."""

from functools import partial

import pytest

from tests.commands.running import run_command

run = partial(run_command, "coach")


def test_mistake_is_told() -> None:
    """Alice tells Bob's ones, who then discards one of them: it was certain to fit."""
    clue = "B1"
    told = run("2-4", clue + "d" + "0", "--seat", "1")
    assert told.exit_code == 0
    said, better = told.output.splitlines()[:2]
    assert said.startswith("Action 2, discard card 1 (certain): ")
    assert better.startswith("    ")


@pytest.mark.parametrize(
    "arguments",
    [
        ("9-1", ""),
        ("2-1", "x"),
        ("2-1", "A1"),
        ("2-1", "", "--seat", "2"),
        ("2-1", "", "--rules", "x"),
    ],
)
def test_what_cannot_be_is_one_line(arguments: tuple[str, ...]) -> None:
    """Deals, actions, seats and rules that are none are refused without a traceback."""
    refused = run(*arguments)
    assert refused.exit_code in (1, 2)
    assert "Error: " in refused.output


def test_nothing_to_say() -> None:
    """A game without actions is no reason to say anything."""
    assert run("2-1", "").output == "The coach has no remarks.\n"
