"""What happens when a card is played: one answer is right, and each wrong one is told why."""

import pytest

from tests.support.table_script import TableScript
from tutor.core.puzzle import Answer, Puzzle, answer_to
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.themes.outcome import (
    JOINS,
    LOST,
    MISTAKE,
    NO_TOKEN,
    OPTIONS,
    RECOVERS,
    SCORED,
    WON,
)

OUTCOME = THEMES["outcome"]
ALMOST = "r5 y5 g5 b5 w4"


def playing(table: TableScript, slot: int = 1) -> Answer[GameState]:
    """Return the answer `ends-lost` to what happens when the player to act plays this slot."""
    viewer = (table.state.to_act + 1) % table.state.players
    puzzle = Puzzle("outcome", table.state, viewer, {"slot": slot - 1})
    return answer_to(OUTCOME, puzzle, [LOST])


def bob(first: str, **settings: int | str) -> TableScript:
    """Return a table at which Ann is to act and has this card in slot 1."""
    hands = [f"{first} y3 g3 b3 w3", "r4 y4 g4 b4 w1"]
    return TableScript("Ann Bob", hands, **settings)  # type: ignore[arg-type]  # names go with their types


CASES = [
    ("a first card", bob("r1"), JOINS, "play"),
    ("the next card", bob("r2", fireworks="r1"), JOINS, "play"),
    ("a card too early", bob("r3", fireworks="r1"), MISTAKE, "misplay"),
    ("a second copy", bob("r1", fireworks="r1"), MISTAKE, "misplay"),
    ("a five with a token missing", bob("r5", fireworks="r4", clue_tokens=7), RECOVERS, "bonus"),
    ("a five with all tokens", bob("r5", fireworks="r4"), NO_TOKEN, "bonus-lost"),
    ("the third mistake", bob("r3", strikes=2, discards="b1 w2"), LOST, "end-strikes"),
    ("the second mistake", bob("r3", strikes=1, discards="b1"), MISTAKE, "misplay"),
    ("the first of one", bob("r3", ruleset="fuses-1"), LOST, "end-strikes"),
    ("the last card drawn", bob("r1", deck_size=1), JOINS, "play"),
    ("last turn but one", bob("r1", deck_size=0, turns_left=2), JOINS, "play"),
    ("the last turn", bob("r1", deck_size=0, turns_left=1), SCORED, "end-last-round"),
    (
        "the third mistake on the last turn",
        bob("r3", deck_size=0, turns_left=1, strikes=2),
        LOST,
        "end-strikes",
    ),
]


@pytest.mark.parametrize(
    ("table", "truth", "rule"), [c[1:] for c in CASES], ids=[c[0] for c in CASES]
)
def test_one_thing_happens(table: TableScript, truth: str, rule: str) -> None:
    """Exactly one of all the options is right, and rests on its rule."""
    given = playing(table)
    assert [verdict.option for verdict in given.verdicts] == list(OPTIONS)
    assert given.right_options == {truth}
    right = given.right_verdicts[0]
    assert right.rule == rule
    assert given.is_solved is (truth == LOST)


def test_the_last_firework_wins() -> None:
    """The 5 that completes everything ends the game, whatever the tokens."""
    table = TableScript("Ann Bob", ["w5 r1 y1 g1 b1", "r1 y1 g1 b1 w1"], fireworks=ALMOST)
    given = playing(table)
    assert given.right_options == {WON}
    right = given.right_verdicts[0]
    assert (right.rule, right.consequence.params["points"]) == ("end-perfect", 25)


def test_playing_on_a_lost_card_loses() -> None:
    """In the expert variant the mistake that loses the last copy is the end."""
    given = playing(bob("r5", ruleset="play-on"))
    assert given.right_options == {LOST}
    right = given.right_verdicts[0]
    assert (right.consequence.id, right.rule) == ("outcome.ended.card-gone", "play-on-card-gone")
