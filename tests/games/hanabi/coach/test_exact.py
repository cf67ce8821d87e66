"""Exact chances in endings: worked out by hand, bounded in time, and silent where they mislead."""

from typing import Any

import pytest

from tests.games.hanabi.coach.tables import CountingClock, own_turn
from tests.support.table_script import TableScript
from tutor.games.hanabi.coach import Budget, MomentKind, Tier, Trials, exact
from tutor.games.hanabi.coach.budget import Endings, OutOfTimeError
from tutor.games.hanabi.coach.exact import chance_lowered
from tutor.games.hanabi.coach.moment import Finding
from tutor.games.hanabi.coach.own_turn import OwnTurn
from tutor.games.hanabi.endings.search import (
    NotComputed,
)
from tutor.games.hanabi.knowledge import View

NO_TIME = Budget(0, 0)
BUILT = "r4 y4 g4 b4 w4"


def before_the_last_turn(hands: str, action: str, **counts: Any) -> OwnTurn:
    """Return a turn of Ann; Bob acts once more. All fireworks are at 4, and one 5 is left."""
    position = {"fireworks": BUILT, "deck_size": 0, "turns_left": 2, **counts}
    return own_turn(TableScript("Ann Bob", hands.split(" | "), **position), action)


def holding_the_five(action: str, **counts: Any) -> OwnTurn:
    """Return a turn of Ann, whose hand is the red 5 and four 1s, in an order unknown to her."""
    hands = "r1 y1 g1 b1 r5 | y2 g2 b2 w2 r2"
    return before_the_last_turn(hands, action, **{"clue_tokens": 0, **counts})


def seeing_the_five(action: str) -> OwnTurn:
    """Return a turn of Ann with a clue token; Bob holds the red 5, and does not know of it."""
    return before_the_last_turn("r1 r1 y1 y1 g1 | y2 g1 b1 w2 r5", action, clue_tokens=1)


def found(turn: OwnTurn, endings: Endings | None = None) -> Finding | None:
    """Return what is found with time enough."""
    deadline = Budget(turn_seconds=100, clock=CountingClock()).for_turn()
    return chance_lowered(turn, deadline, {} if endings is None else endings)


def test_one_card_of_five_is_tried() -> None:
    """By hand: 21 points need the 5, which is in each of five slots as often; a discard has 0."""
    turn = holding_the_five("discard-4")
    finding = found(turn)
    assert finding is not None
    assert (finding.kind, finding.kind.tier) == (MomentKind.CHANCE_LOWERED, Tier.CERTAIN)
    assert finding.facts == {"num": 21, "best_percent": 20, "chosen_percent": 0}
    assert str(finding.better).startswith("play")
    assert finding.loss == pytest.approx(0.2)
    assert finding.world is not None
    assert View.of(finding.world, 0) == turn.view
    assert finding.world.apply(finding.better).points == 21


def test_the_clue_makes_it_sure() -> None:
    """By hand: told of the 5, Bob plays it in every case; otherwise he never does."""
    finding = found(seeing_the_five("discard-0"))
    assert finding is not None
    assert str(finding.better) == "rank-1-5"
    assert finding.facts == {"num": 21, "best_percent": 100, "chosen_percent": 0}


@pytest.mark.parametrize(
    "turn",
    [
        holding_the_five("play-2"),
        holding_the_five("discard-4", strikes=2),
        seeing_the_five("rank-1-5"),
    ],
    ids=["as-good", "would-stake-all-points", "the-best"],
)
def test_silent_where_nothing_better_is_advised(turn: OwnTurn) -> None:
    """Equal chances are no loss, and nobody is told to risk the whole game for a point."""
    assert found(turn) is None


def test_of_what_is_not_computed_nothing_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing exact is said of an ending that is too long to be counted."""
    monkeypatch.setattr(exact, "MOST_DECISIONS", 0)
    endings: Endings = {}
    assert found(seeing_the_five("discard-0"), endings) is None
    assert all(isinstance(ending, NotComputed) for ending in endings.values())


def test_no_ending_is_begun_late_and_each_is_solved_once() -> None:
    """With no time nothing is solved; what was solved is known again without any."""
    turn = seeing_the_five("discard-0")
    kept = Trials().of(turn)
    with pytest.raises(OutOfTimeError):
        chance_lowered(turn, NO_TIME.for_turn(), kept.endings)
    assert not kept.endings
    finding = found(turn, kept.endings)
    assert finding is not None
    assert chance_lowered(turn, NO_TIME.for_turn(), kept.endings) == finding
