"""Played-on games: what is said of them, when, and for how much time."""

from typing import Any

import pytest

from tests.games.hanabi.coach.tables import CountingClock, own_turn
from tests.support.table_script import TableScript
from tutor.games.hanabi.coach import Budget, MomentKind, Tier, Trials
from tutor.games.hanabi.coach.budget import Deadline, OutOfTimeError
from tutor.games.hanabi.coach.own_turn import OwnTurn, first_world
from tutor.games.hanabi.coach.simulation import ScoreDifference, final_score, finding_by_simulation
from tutor.games.hanabi.engine.actions import Discard
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.partners import NO_CONVENTIONS


def in_time(steps: int) -> Deadline:
    """Return a deadline after that many looks at the clock."""
    return Budget(turn_seconds=steps, clock=CountingClock()).for_turn()


def turn_of_ann(hands: str, fireworks: str, action: str, **counts: int) -> OwnTurn:
    """Return a turn of Ann, of whose cards nothing is told, beside Bob."""
    position: dict[str, Any] = {"fireworks": fireworks, **counts}
    return own_turn(TableScript("Ann Bob", hands.split(" | "), **position), action)


def gamble(action: str = "play-0") -> OwnTurn:
    """Return a turn with one fuse left and 15 points."""
    hands = "r1 y1 g1 b1 w1 | r4 r5 y4 g4 b4"
    counts = {"deck_size": 5, "strikes": 2, "clue_tokens": 4}
    return turn_of_ann(hands, "r3 y3 g3 b3 w3", action, **counts)


def before_the_last_action(action: str) -> OwnTurn:
    """Return a turn with the last clue token; Bob acts once more and holds a 5."""
    hands = "r1 y1 g1 b1 w1 | y2 g1 b1 w2 r5"
    counts = {"deck_size": 0, "turns_left": 2, "clue_tokens": 1}
    return turn_of_ann(hands, "r4 y4 g4 b4 w4", action, **counts)


@pytest.mark.parametrize(
    ("by_world", "proven"),
    [
        ((1,) * 32, True),
        ((1,) * 31, False),
        ((0, 1) * 50, True),
        ((0,) * 51 + (1,) * 49, False),
        ((5, -4) * 50, False),
        ((5, -4) * 500, True),
    ],
)
def test_a_loss_counts_above_three_thresholds(by_world: tuple[int, ...], proven: bool) -> None:
    """Half a point at least, three standard errors at least, thirty-two worlds at least."""
    assert ScoreDifference(by_world).proven is proven


@pytest.mark.parametrize(
    ("by_world", "hopeless"),
    [((0,) * 16, True), ((-1, 0) * 8, True), ((0, 1) * 8, False), ((3, -3) * 8, False)],
)
def test_no_time_is_spent_on_what_will_not_be_said(
    by_world: tuple[int, ...], hopeless: bool
) -> None:
    """An action is given up once half a point is two standard errors away."""
    assert ScoreDifference(by_world).hopeless is hopeless


def test_gamble_that_loses_the_game_is_found() -> None:
    """Fifteen points staked on a card of which nothing is known: any calm action is better.

    The finding says so in whole tenths, and shows a position that Ann could not tell apart.
    """
    turn = gamble()
    finding = finding_by_simulation(turn, in_time(2_000), {})
    assert finding is not None
    assert finding.kind is MomentKind.SIMULATED_PLAY
    assert finding.kind.tier is Tier.SIMULATED
    assert 0.5 <= finding.facts["points"] <= finding.loss < finding.facts["points"] + 0.1
    assert finding.facts["num"] >= 32
    assert finding.world is not None
    assert View.of(finding.world, turn.view.seat) == turn.view
    said = turn.meanings[NO_CONVENTIONS]
    better = final_score(finding.world, said, finding.better)
    assert better > final_score(finding.world, said, turn.action)


@pytest.mark.parametrize("steps", [0, 1, 20, 63])
def test_time_is_kept(steps: int) -> None:
    """No game is begun after the deadline, and what was not finished says so."""
    clock = CountingClock()
    deadline = Budget(turn_seconds=steps, clock=clock).for_turn()
    with pytest.raises(OutOfTimeError):
        finding_by_simulation(gamble(), deadline, {})
    assert clock.time == steps + (steps == 0)


def test_a_turn_goes_on_where_it_stopped() -> None:
    """Nine games at a time lead to what all of them at once lead to, and none is played twice."""
    scores, parts, finding = Trials().of(gamble()).scores, 1, None
    while finding is None:
        try:
            finding = finding_by_simulation(gamble(), in_time(10), scores)
        except OutOfTimeError:
            parts += 1
    games = sum(map(len, scores.values()))
    assert finding == finding_by_simulation(gamble(), in_time(2_000), {})
    assert parts == -(-games // 9)


def test_trials_of_few_turns_are_kept() -> None:
    """The turn that was looked at longest ago is forgotten first."""
    trials = Trials(most=2)
    turns = [gamble(action) for action in ("play-0", "play-1", "play-2")]
    for turn in turns:
        trials.of(turn).scores[turn.conventions, turn.action] = [1]
    assert [bool(trials.of(turn).scores) for turn in turns[1:]] == [True, True]
    assert not trials.of(turns[0]).scores


def test_same_turn_same_answer() -> None:
    """Worlds are drawn by the position, so the same is found again."""
    assert finding_by_simulation(gamble(), in_time(2_000), {}) == finding_by_simulation(
        gamble(), in_time(2_000), {}
    )


@pytest.mark.parametrize(
    ("action", "kind"),
    [
        ("discard-0", MomentKind.SIMULATED_DISCARD),
        ("rank-1-2", MomentKind.SIMULATED_CLUE),
    ],
)
def test_clue_that_was_not_given_is_found(action: str, kind: MomentKind) -> None:
    """Bob would have played a 5 that he knows of, and does not find it by himself."""
    finding = finding_by_simulation(before_the_last_action(action), in_time(2_000), {})
    assert finding is not None
    assert finding.kind is kind
    assert str(finding.better) == "rank-1-5"


def test_played_on_game_ends_with_its_score() -> None:
    """The score is that of the game played to its end: with nothing left to draw, all is told."""
    hands = "r5 y1 g1 b1 w1 | y5 r1 y2 g2 b2"
    counts = {"deck_size": 0, "turns_left": 2, "clue_tokens": 0}
    turn = turn_of_ann(hands, "r4 y4 g5 b5 w5", "discard-4", **counts)
    world = first_world(turn.view)
    assert final_score(world, turn.meanings[NO_CONVENTIONS], Discard(4)) in (23, 24)
