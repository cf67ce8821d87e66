"""Until when all points could be made: by a line that holds, and never called proven in vain."""

import pytest

from tests.games.hanabi.coach.tables import partners_game
from tests.games.hanabi.review.games import game_of, partly_random
from tests.support.recordings import RECORDINGS
from tutor.games.hanabi.deals.deal import (
    Deal,
    find_winning_line,
    last_winnable_turn,
)
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.partners import NO_CONVENTIONS, GameRecord
from tutor.games.hanabi.review.slips import TurningPoint, reachable, turning_point

GAMES = [
    *(game_of(name) for name in RECORDINGS),
    *(partly_random(seed) for seed in range(1, 9)),
    *(
        partners_game(Deal(Ruleset(), players, seed), NO_CONVENTIONS)
        for players in (4, 5)
        for seed in range(1, 9)
    ),
]


Found = list[tuple[GameRecord, TurningPoint | None]]


@pytest.fixture(scope="module")
def turns() -> Found:
    """The games with their turning points, which take long to find."""
    return [(record, turning_point(record.states)) for record in GAMES]


def test_its_line_makes_all_points(turns: Found) -> None:
    """From the moment before the turn on, by the rules."""
    for record, found in turns:
        if found:
            outcome = record.up_to(found.turn).then(*found.line).state.outcome
            assert outcome is None or outcome.score == outcome.max_score
            assert outcome is not None or not found.line


def test_no_way_is_known_after_a_proof(turns: Found) -> None:
    """More tries find none from any later position, and open facts never allow more later."""
    proven = 0
    for record, found in turns:
        if found is None or found.turn == len(record.actions) or not found.proven:
            continue
        proven += 1
        for state in record.states[found.turn + 1 : found.turn + 4]:
            assert find_winning_line(state, tries=300) is None
    assert proven > 10


def test_it_is_later_than_a_few_tries_find(turns: Found) -> None:
    """Each later position is tried, too: halving alone misses ways in some games."""
    later = 0
    for record, found in turns:
        quick = last_winnable_turn(record.states)
        if found and quick:
            assert found.turn >= quick.turn
            later += found.turn > quick.turn
    assert later


def test_what_open_facts_exclude_is_behind_it(turns: Found) -> None:
    """A card that is gone proves it, and so does a last round too short for what is missing."""
    for record, found in turns:
        reach = [reachable(state) for state in record.states]
        if found:
            assert reach[found.turn] == record.deal.ruleset.max_score
    [found] = [found for record, found in turns if record is game_of("black")]
    assert found is not None
    # No card is lost and time enough for six turns more; but nobody holds the cards to play then.
    assert (found.turn, found.proven) == (56, True)
    assert reachable(game_of("black").states[57]) == 30
