"""The turns that decided a game: each once, the dearest first, and fair to what was hidden."""

from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from tests.games.hanabi.coach.exchanging import exchanged
from tests.games.hanabi.review.games import game_of, partly_random
from tests.support.recordings import RECORDINGS
from tests.support.thorough import THOROUGH
from tutor.games.hanabi import coach
from tutor.games.hanabi.coach import Budget, Moment, MomentKind
from tutor.games.hanabi.engine.events import Discarded, Misplayed
from tutor.games.hanabi.partners import NO_CONVENTIONS, ConventionSet, GameRecord
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.review.slips import (
    MOST_SLIPS,
    Slip,
    SlipKind,
    decisive,
    reachable,
    slip_at,
    slips,
)

NO_TIME = Budget(0, 0)
POSITIONS = 2_000 if THOROUGH else 150
GAMES = [game_of(name) for name in RECORDINGS] + [partly_random(seed) for seed in range(1, 13)]


@cache
def found(record: GameRecord) -> tuple[Moment, ...]:
    """Return what the coach finds without playing on."""
    return coach.review_game(record, range(record.deal.players), NO_TIME).all_moments


def a_moment() -> tuple[GameRecord, Moment]:
    """Return a game and something that the coach says of it."""
    return next((game, moment) for game in GAMES for moment in found(game))


@pytest.mark.parametrize("record", GAMES)
def test_every_point_out_of_reach_and_every_strike_is_a_slip(record: GameRecord) -> None:
    """Each turn once, with the points that it cost for certain; so a game below the top has one."""
    told = slips(record, found(record), NO_CONVENTIONS)
    steps = [slip.step for slip in told]
    assert steps == sorted(set(steps))
    points = {slip.step: slip.points for slip in told}
    for step, (state, then) in enumerate(pairwise(record.states)):
        assert reachable(state) - reachable(then) == points.get(step, 0)
        if any(isinstance(event, Misplayed) for event in then.events):
            assert step in points
    assert {moment.step for moment in found(record)} <= set(steps)
    outcome = record.state.outcome
    if outcome is not None and outcome.score < outcome.max_score:
        assert decisive(told)


def test_a_losing_strike_is_the_first_of_them() -> None:
    """It costs all that could still be had."""
    first = decisive(slips(game_of("strike-out")))[0]
    assert (first.step, first.kind, first.points) == (11, SlipKind.GAME_LOST, 25)


@pytest.mark.parametrize("record", GAMES[:8])
def test_cards_that_left_in_vain_have_a_chance(record: GameRecord) -> None:
    """The card is the one that left in that turn."""
    for slip in slips(record):
        events = record.states[slip.step + 1].events
        gone = [event.card for event in events if isinstance(event, Discarded | Misplayed)]
        if slip.card is None:
            assert slip.kind in (SlipKind.TIME_LOST, SlipKind.ADVICE)
        else:
            assert gone == [slip.card]
            assert slip.chance is not None
            assert 0 <= slip.chance < 1 if slip.is_misplay else 0 < slip.chance <= 1


def test_they_are_few_and_the_dearest() -> None:
    """At most five, what cost most first; a lack of time comes behind a lost card as dear."""
    for record in GAMES:
        told = slips(record, found(record), NO_CONVENTIONS)
        chosen = decisive(told)
        assert len(chosen) == min(MOST_SLIPS, len(told))
        costs = [slip.cost for slip in chosen]
        assert costs == sorted((slip.cost for slip in told), reverse=True)[:MOST_SLIPS]
    lost, time = slips(game_of("rainbow"))[-2:]
    as_dear = [replace(time, step=0), replace(lost, step=1, kind=SlipKind.CARD_LOST)]
    assert [slip.step for slip in decisive(as_dear)] == [1, 0]


def test_what_is_certain_comes_before_what_is_estimated() -> None:
    """Of slips that cost the same, the one that put a point out of reach is first."""
    record, moment = a_moment()
    finding = replace(moment.finding, loss=1.0)
    estimated = slip_at(record, moment.step, replace(moment, finding=finding), NO_CONVENTIONS)
    assert estimated is not None
    guess = replace(estimated, step=0, kind=SlipKind.ADVICE, before=20, after=20)
    certain = replace(guess, step=1, kind=SlipKind.CARD_LOST, after=19, moment=None)
    assert guess.cost == certain.cost
    assert decisive([guess, certain]) == (certain, guess)


def test_slips_are_practised_by_kinds_of_puzzles() -> None:
    """Each kind of moment leads to a theme, or to none."""
    record, moment = a_moment()
    for kind in MomentKind:
        changed = replace(moment, finding=replace(moment.finding, kind=kind))
        slip = slip_at(record, moment.step, changed, NO_CONVENTIONS)
        assert slip is not None
        assert slip.practised_by in {*THEMES, None}


def said(moment: Moment, record: GameRecord, conventions: ConventionSet | None) -> bool:
    """Return whether the coach's moment is told of a turn."""
    slip = slip_at(record, moment.step, moment, conventions)
    return slip is not None and slip.moment is not None


@pytest.mark.parametrize(
    ("kind", "any_conventions"),
    [
        (MomentKind.CLUE_EMPTY, False),
        (MomentKind.CHANCE_LOWERED, False),
        (MomentKind.CHANCE_LOWERED, True),
        (MomentKind.CRITICAL_DISCARDED, True),
    ],
)
def test_without_conventions_named_nothing_is_said_that_a_convention_may_excuse(
    kind: MomentKind, any_conventions: bool
) -> None:
    """A clue without news may have meant something; so may a card that was tried at the end."""
    record, moment = a_moment()
    finding = replace(moment.finding, kind=kind, any_conventions=any_conventions)
    changed = replace(moment, finding=finding)
    assert said(changed, record, NO_CONVENTIONS)
    assert said(changed, record, None) is any_conventions


def test_exchanged_cards_change_nothing_that_the_coach_says() -> None:
    """With other cards in the own hand and in the deck the same is said of what was done."""
    compared = told = 0
    for seed in range(1, 9999):
        record = partly_random(seed)
        for step in range(seed % 5, len(record.actions), 5):
            then = record.up_to(step + 1)
            other = exchanged(then, step)
            pair = [_of_coach(each, step) for each in (then, other)]
            assert pair[0] == pair[1]
            compared += 1
            told += pair[0] is not None
            if compared == POSITIONS:
                assert told > compared // 40
                return


def _of_coach(record: GameRecord, step: int) -> Moment | None:
    slip: Slip | None = slip_at(record, step, coach.review_turn(record, step, NO_TIME).moment)
    return slip.moment if slip else None
