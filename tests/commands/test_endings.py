"""`tutor endings`: what it prints, and how it fails."""

from functools import partial

import pytest

from tests.commands.running import run_command
from tutor.games.hanabi.engine import GameState, Ruleset

ENDING = (
    "wild-5_r3y2g2b5w1m5_r5r5-ygw1234.b1-ry4.g1-ry.w1-r.w3~r1-23.b1-3.y5.r1.g3_"
    "b4g3w3r2b3y4y3y3y1w2g4y2y1w1w2g1w5w4b2r3g4y4g5w4r4g2_tokens1_strikes0_player1_r4"
)


run = partial(run_command, "endings")


def test_chances_are_told_best_first() -> None:
    """The points, the worlds, then each action with its exact chance."""
    told = run(ENDING)
    assert told.exit_code == 0
    first, best, *others = told.output.splitlines()
    assert first == "21 points, 240 worlds"
    assert best.split() == ["1/20", "5.0%", "play", "card", "1"]
    assert others[-1].split()[:2] == ["0", "0.0%"]


@pytest.mark.parametrize("partners", ["none", "all", "plain", "quiet"])
def test_every_partner_can_be_named(partners: str) -> None:
    assert run(ENDING, "--partners", partners, "--points", "20").output.startswith("20 points, 240")


def test_long_deck_is_not_computed() -> None:
    """At the start of a game the reason is told, and no chance."""
    told = run(str(GameState.deal(Ruleset(), 2, 1)))
    assert told.exit_code == 0
    assert told.output.splitlines()[-1] == "Not computed: too many cards."


def test_a_text_that_is_no_position_is_refused() -> None:
    """A text that is no position is refused in a line."""
    told = run("x")
    assert told.exit_code == 1
    assert told.output.startswith("Error: ")
