"""`tutor play`: partners among themselves."""

from functools import partial

from tests.commands.running import run_command

run = partial(run_command, "play")


def test_each_agreement_and_number_of_players_has_a_row() -> None:
    """Without more said, partners with and without conventions play with two to five players."""
    result = run("--self", "1")
    assert result.exit_code == 0
    heading, *rows = (line.split() for line in result.output.splitlines())
    assert heading[:5] == ["players", "conventions", "mean", "lost", "perfect"]
    assert [row[:2] for row in rows] == [
        [str(players), conventions] for conventions in ("none", "all") for players in (2, 3, 4, 5)
    ]


def test_scores_are_those_of_the_same_deals_every_time() -> None:
    """Only the time differs between two runs."""
    asked = ("--self", "4", "--players", "3", "--conventions", "all")
    first, second = (run(*asked).output.split()[:-1] for _ in range(2))
    assert first == second
    assert 15 < float(first[first.index("all") + 1]) <= 25


def test_rules_can_be_chosen_and_have_to_be_some() -> None:
    """A ruleset's code is read; any other text is refused in one line."""
    asked = ("--self", "1", "--players", "2", "--conventions", "none", "--rules")
    assert run(*asked, "sixth-10").exit_code == 0
    refused = run(*asked, "seventh")
    assert refused.exit_code == 1
    assert "seventh" in refused.output or "ruleset" in refused.output
