"""`tutor deals`: deals that are known to be winnable."""

import json
from functools import partial

import pytest

from tests.commands.running import run_command
from tests.games.hanabi.deals.replaying import points_after
from tutor.games.hanabi.deals.deal import (
    Deal,
)
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.partners.action_codes import read_actions

AVALANCHE = ("--rules", "sixth-5", "--players", "2", "--from", "1", "--to", "3")
"""Three deals of which some are certified and some are not."""


run = partial(run_command, "deals")


def test_each_deal_is_certified_or_passed_over() -> None:
    """Every number from the first to the last is named once, and the last line counts them."""
    result = run(*AVALANCHE)
    assert result.exit_code == 0
    *names, last = result.output.splitlines()
    counted, passed_over = last.split("; passed over: ")
    assert counted == f"{len(names)} of 3 deals are certified"
    assert 0 < len(names) < 3
    assert sorted([*names, *passed_over.split()]) == [f"2-{seed}" for seed in range(1, 4)]


def test_lines_win_and_json_says_the_same() -> None:
    """What is printed behind a deal leads to all its points, as text and as JSON."""
    *rows, _ = run(*AVALANCHE, "--lines").output.splitlines()
    facts = json.loads(run(*AVALANCHE, "--lines", "--json").output)
    assert [row.split() for row in rows] == [
        [each["deal"], each["actions"]] for each in facts["certified"]
    ]
    ruleset = Ruleset.parse(facts["rules"])
    for each in facts["certified"]:
        deal = Deal.parse(each["deal"], ruleset)
        assert points_after(deal, read_actions(each["actions"])) == ruleset.max_score
    assert len(facts["certified"]) + len(facts["passed_over"]) == 3
    assert "actions" not in json.loads(run("--count", "1", "--json").output)["certified"][0]


def test_a_number_of_deals_is_found_however_far_they_lie() -> None:
    """With a count, deals are looked at until there are so many."""
    *names, last = run("--count", "5", "--rules", "sixth-5", "--players", "2").output.splitlines()
    assert len(names) == 5
    assert last.startswith(f"5 of {names[-1].removeprefix('2-').strip()} deals")


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        (("--from", "5", "--to", "4"), "5 or more"),
        (("--from", "0"), "0"),
        (("--to", "10000"), "10000"),
        (("--players", "6"), "6"),
        (("--rules", "seventh"), "seventh"),
    ],
)
def test_what_there_is_not_is_refused(asked: tuple[str, ...], told: str) -> None:
    """Each is one line of error, and nothing is looked for."""
    result = run(*asked)
    assert result.exit_code != 0
    assert told in result.output
