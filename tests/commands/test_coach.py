"""`tutor coach`: what it prints, and how it fails."""

import pytest
from click.testing import CliRunner, Result

from tutor.cli import main
from tutor.commands.coach import in_words
from tutor.core.messages import Player
from tutor.games.hanabi.coach import Moment, MomentKind
from tutor.games.hanabi.coach.moment import Finding
from tutor.games.hanabi.engine import Card, Discard, Play

FACTS = {
    "slot": 1,
    "other": 2,
    "cards": (Card("r1"), Card("y1")),
    "card": Card("r1"),
    "name": Player(1),
    "to": Player(2),
    "hits": 1,
    "all": 3,
    "percent": 33,
    "num": 1,
    "best_percent": 50,
    "chosen_percent": 25,
    "points": 0.7,
    "chosen": 14.0,
    "best": 14.3,
}


def run(*arguments: str) -> Result:
    """Run `tutor coach`."""
    return CliRunner().invoke(main, ["coach", *arguments])


@pytest.mark.parametrize("kind", MomentKind)
def test_every_kind_has_words(kind: MomentKind) -> None:
    """Two lines: the action with its tier and the facts, and what would have been better."""
    finding = Finding(kind, Play(2), FACTS, 1.0)
    said, better = in_words(Moment(4, 0, Discard(0), finding, kind.tier)).split("\n")
    assert said.startswith("Action 5, discard card 1 (")
    assert "{" not in said
    assert better == "    Better: play card 3."


def test_mistake_is_told() -> None:
    """Alice tells Bob's ones, who then discards one of them: it was certain to fit."""
    clue = "B1"
    told = run("2-4", clue + "d" + "0", "--seat", "1")
    assert told.exit_code == 0
    assert "Action 2" in told.output


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
    assert run("2-1", "").output == "Nothing to say of these actions.\n"
