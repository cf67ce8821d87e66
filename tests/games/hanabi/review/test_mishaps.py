"""The moments that decided most: few, sound, and the same whatever the hidden cards are."""

from dataclasses import replace

import pytest

from tests.games.hanabi.coach.test_hidden_cards import exchanged
from tests.games.hanabi.review.games import partly_random
from tests.thorough import THOROUGH
from tutor.games.hanabi import coach
from tutor.games.hanabi.coach import Budget, Moment, MomentKind
from tutor.games.hanabi.partners import Manner
from tutor.games.hanabi.review import decisive
from tutor.games.hanabi.review.mishaps import MOST_MOMENTS

NO_TIME = Budget(0, 0)
POSITIONS = 2_000 if THOROUGH else 150


@pytest.fixture(scope="module")
def found() -> list[tuple[Moment, ...]]:
    """What is found in careless games without playing on."""
    games = map(partly_random, range(1, 13))
    return [coach.game(game, range(game.deal.players), NO_TIME).found for game in games]


def test_they_are_few_and_the_largest(found: list[tuple[Moment, ...]]) -> None:
    """At most five, the largest loss first; whoever said how clues are given is told all kinds."""
    most = [moment for each in found for moment in each]
    chosen = decisive(most, Manner.LITERAL)
    assert len(most) > MOST_MOMENTS == len(chosen)
    losses = [moment.loss for moment in chosen]
    assert losses == sorted((moment.loss for moment in most), reverse=True)[:MOST_MOMENTS]


def test_without_a_manner_nothing_is_said_that_an_agreement_may_excuse(
    found: list[tuple[Moment, ...]],
) -> None:
    """A clue without news may have meant something; so may a card that was tried at the end."""
    assert any(len(decisive(each, None)) < len(decisive(each, Manner.LITERAL)) for each in found)
    for each in found:
        told = decisive(each, None)
        assert all(moment.kind is not MomentKind.NOTHING_NEW for moment in told)
        assert all(moment in each for moment in told)


@pytest.mark.parametrize(("loss", "said"), [(0.4, False), (1.0, True)])
def test_of_the_last_turn_only_a_whole_point_is_certain(
    found: list[tuple[Moment, ...]], loss: float, said: bool
) -> None:
    """A part of one is a likelihood by the cards alone."""
    moment = next(moment for each in found for moment in each)
    finding = replace(moment.finding, kind=MomentKind.LAST_TURN, loss=loss)
    assert bool(decisive([replace(moment, finding=finding)], None)) is said


@pytest.mark.parametrize("any_manner", [False, True])
def test_chances_that_hang_on_a_manner_are_said_with_one(
    found: list[tuple[Moment, ...]], any_manner: bool
) -> None:
    """Of an ending, unless the chance is lower whatever the partners agreed."""
    moment = next(moment for each in found for moment in each)
    finding = replace(moment.finding, kind=MomentKind.CHANCE_LOWERED, any_manner=any_manner)
    lowered = replace(moment, finding=finding)
    assert decisive([lowered], Manner.LITERAL) == (lowered,)
    assert bool(decisive([lowered], None)) is any_manner


def test_exchanged_cards_change_no_moment() -> None:
    """With other cards in the own hand and in the deck the same is said of what was done."""
    compared = said = 0
    for seed in range(1, 9999):
        record = partly_random(seed)
        for step in range(seed % 5, len(record.actions), 5):
            then = record.up_to(step + 1)
            other = exchanged(then, step)
            moments, others = (coach.turn(each, step, NO_TIME).moment for each in (then, other))
            assert moments == others
            told = decisive([moments] if moments else [], None)
            assert told == decisive([others] if others else [], None)
            compared += 1
            said += bool(told)
            if compared == POSITIONS:
                assert said > compared // 40
                return
