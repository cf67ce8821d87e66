"""The solver against a plain enumeration, and what it refuses."""

from fractions import Fraction
from math import factorial

import pytest

from tests.games.hanabi.endings.plain import TooSlowError, won_by_action, worlds
from tests.games.hanabi.endings.positions import late_positions
from tests.support.thorough import THOROUGH
from tutor.games.hanabi.endings.belief import (
    PLAIN,
    QUIET,
    AgreedPolicy,
    Policy,
    count_orders,
    orders,
)
from tutor.games.hanabi.endings.search import (
    Ending,
    NotComputed,
    TooMuch,
    solve,
)
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.knowledge.status import highest_score
from tutor.games.hanabi.partners import NO_CONVENTIONS, Meanings
from tutor.games.hanabi.scripted_partners import quiet_action, stated_action

_POSITIONS = 334 if THOROUGH else 10
"""So many for each way in which partners play on."""

_MOST_UNSEEN = 6
"""Cards out of sight with which every order can be gone through."""


def _compare(state: GameState, meanings: Meanings, number: int) -> int | None:
    """Compare one position; return how many worlds it has, None if plain play takes too long."""
    policy: Policy
    kind = number % 3
    policy = (AgreedPolicy(meanings), PLAIN, QUIET)[kind]
    partner = (None, stated_action, quiet_action)[kind]
    highest = highest_score(state)
    points = max(state.points + 1, highest - number % 2)
    turns = 4_000 if kind == 0 else 30_000
    try:
        found, won = won_by_action(state, None if kind else meanings, points, partner, turns)
    except TooSlowError:
        return None
    ending = solve(View.of(state, state.to_act), policy, points)
    assert isinstance(ending, Ending), state
    assert (ending.worlds, ending.won) == (found, won), (str(state), policy, points)
    return found


@pytest.mark.parametrize("kind", range(3), ids=["agreed", "plain", "quiet"])
def test_chances_are_those_of_plain_enumeration(kind: int) -> None:
    """Every action of every position wins in as many worlds as when each is played on."""
    compared = open_still = 0
    for number, (state, meanings) in enumerate(late_positions(2)):
        unseen = len(state.hands[state.to_act]) + state.deck_size
        if number % 3 != kind or unseen > _MOST_UNSEEN or state.clue_tokens * state.deck_size > 1:
            continue
        found = _compare(state, meanings, number)
        compared += found is not None
        open_still += found is not None and found > 1
        if compared == _POSITIONS:
            break
    assert open_still > _POSITIONS // 2


def test_orders_are_counted_without_going_through_them() -> None:
    """The number of orders is that of the worlds, each yielded once."""
    positions = late_positions(1)
    for _ in range(20):
        state, _meanings = next(positions)
        if len(state.hands[state.to_act]) + state.deck_size > _MOST_UNSEEN:
            continue
        view = View.of(state, state.to_act)
        found = list(orders(view))
        assert len(found) == len(set(found)) == count_orders(view)
        size = view.hand_size
        assert {view.filled(order[:size], order[size:]) for order in found} == set(worlds(state))


def test_hidden_cards_play_no_part() -> None:
    """What is found is the same in every world that looks the same."""
    positions = late_positions(1)
    state, meanings = next(
        each for each in positions if 2 <= len(list(orders(View.of(each[0], each[0].to_act)))) <= 24
    )
    points = highest_score(state)
    found = {
        str(solve(View.of(world, state.to_act), AgreedPolicy(meanings), points))
        for world in worlds(state)
    }
    assert len(found) == 1


def test_the_best_action_has_the_chance_of_its_card() -> None:
    """A blind play of the last turn has the chance of its card; the best action is named."""
    state, meanings = next(
        (state, meanings)
        for state, meanings in late_positions(0)
        if state.turns_left == 1 and not state.ruleset.play_on
    )
    ending = solve(View.of(state, state.to_act), AgreedPolicy(meanings), state.points + 1)
    assert isinstance(ending, Ending)
    chances = [ending.chance(action) for action in state.legal_actions()]
    assert max(chances) == ending.chance(ending.best[0]) > 0
    assert all(isinstance(chance, Fraction) for chance in chances)


def test_what_is_too_much_is_not_computed() -> None:
    """A long deck, or more decisions than allowed, give a reason and the number of worlds."""
    start = GameState.deal(Ruleset(), 2, 1)
    policy = AgreedPolicy(Meanings.at_start(start, NO_CONVENTIONS))
    long = solve(View.of(start, 0), policy, 25)
    assert isinstance(long, NotComputed)
    assert long.reason is TooMuch.CARDS
    assert long.worlds > factorial(40)
    for state, meanings in late_positions(2):
        short = solve(View.of(state, state.to_act), AgreedPolicy(meanings), state.points + 1, 3)
        if isinstance(short, NotComputed):
            assert short.reason is TooMuch.DECISIONS
            assert short.worlds == count_orders(View.of(state, state.to_act))
            break


def test_only_the_player_to_act_is_told() -> None:
    """The view of another player is refused, and so is a game that is over."""
    start = GameState.deal(Ruleset(), 2, 1)
    with pytest.raises(ValueError, match="turn"):
        solve(View.of(start, 1), PLAIN, 25)
