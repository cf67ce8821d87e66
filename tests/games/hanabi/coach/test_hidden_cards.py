"""No verdict depends on a card that the player who acted did not see."""

from collections.abc import Iterator

import pytest

from tests.games.hanabi.coach.exchanging import exchanged
from tests.games.hanabi.coach.tables import CountingClock, partly_random_game
from tests.support.thorough import THOROUGH
from tutor.games.hanabi import coach
from tutor.games.hanabi.coach.exact import MOST_TO_DRAW
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.partners import NONE_OR_ALL, ConventionSet, Deal, GameRecord

POSITIONS = 10_000 if THOROUGH else 320
SIMULATED = 100 if THOROUGH else 4
EXACT = range(1, 60) if THOROUGH else (7, 22)
"""Games of which the endings are looked at."""
RULES = ("base", "sixth-5.play-on", "wild-10.fuses-2", "wild-5.empty-clues")
NO_TIME = coach.Budget(0, 0)


@pytest.mark.parametrize("conventions", NONE_OR_ALL)
def test_exchanged_cards_change_no_verdict(conventions: ConventionSet) -> None:
    """The same game with other cards in the own hand and in the deck: the same is said of it."""
    compared = said = 0
    for record, step in positions(conventions):
        other = exchanged(record, step)
        if other.states[step] == record.states[step]:
            continue
        review = coach.review_turn(record, step, NO_TIME)
        assert coach.review_turn(other, step, NO_TIME) == review
        compared += 1
        said += review.moment is not None
        if compared == POSITIONS // len(NONE_OR_ALL):
            break
    assert said > compared // 40


@pytest.mark.parametrize("conventions", NONE_OR_ALL)
def test_exchanged_cards_change_no_simulation(conventions: ConventionSet) -> None:
    """What played-on games say depends no more on hidden cards: they start from the view."""
    simulated = 0
    for record, step in positions(conventions, most_to_draw=3):
        if coach.review_turn(record, step, NO_TIME).judged:
            continue
        budget = coach.Budget(turn_seconds=100, clock=CountingClock())
        review = coach.review_turn(record, step, budget)
        budget = coach.Budget(turn_seconds=100, clock=CountingClock())
        assert coach.review_turn(exchanged(record, step), step, budget) == review
        simulated += 1
        if simulated == SIMULATED // len(NONE_OR_ALL):
            break


@pytest.mark.parametrize("conventions", NONE_OR_ALL)
def test_exchanged_cards_change_no_exact_chance(conventions: ConventionSet) -> None:
    """Nor do the chances of an ending, which are counted over all that may be hidden."""
    said = 0
    for seed in EXACT:
        record = partly_random_game(Deal(Ruleset(), 2 + seed % 4, seed), conventions, (0, 1), 30)
        for step, state in enumerate(record.states[:-1]):
            if state.deck_size > MOST_TO_DRAW:
                continue
            then = record.up_to(step + 1)
            budgets = (coach.Budget(turn_seconds=4, clock=CountingClock()) for _ in range(2))
            review = coach.review_turn(then, step, next(budgets))
            assert coach.review_turn(exchanged(then, step), step, next(budgets)) == review
            moment = review.moment
            said += moment is not None and moment.finding.kind is coach.MomentKind.CHANCE_LOWERED
    assert said


def positions(
    conventions: ConventionSet, most_to_draw: int = 99
) -> Iterator[tuple[GameRecord, int]]:
    """Yield every seventh position of games in which players do anything now and then.

    Only those with no more cards to draw than `most_to_draw`.
    """
    for seed in range(1, 9999):
        ruleset = Ruleset.parse(RULES[seed % len(RULES)])
        players = 2 + seed // len(RULES) % 4
        record = partly_random_game(Deal(ruleset, players, seed), conventions, (0, 1), 60)
        for step in range(seed % 7, len(record.actions), 7):
            if record.states[step].deck_size <= most_to_draw:
                yield record.up_to(step + 1), step
