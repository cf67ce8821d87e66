"""Up to which turn of a played game a way to the maximum is known."""

from tests.games.hanabi.deals.replaying import points_after
from tests.games.hanabi.playing import mostly_well, play
from tests.thorough import THOROUGH
from tutor.games.hanabi.deals import Deal, find_winning_line, last_winnable_turn
from tutor.games.hanabi.engine import Action, GameState, Ruleset
from tutor.games.hanabi.knowledge.status import highest_score

BASE = Ruleset()
GAMES = 200 if THOROUGH else 20


def game(deal: Deal) -> tuple[tuple[Action, ...], tuple[GameState, ...]]:
    """Return the actions and the states of a game with some random actions in it."""
    played = list(play(deal.start(), mostly_well, deal.seed))
    return tuple(a for a, _ in played), (deal.start(), *(state for _, state in played))


def test_the_way_from_that_turn_wins() -> None:
    """What was played until then and the way told make all points; afterwards cards are missing.

    Where the game went on until a needed card was gone, no turn after that can be the one.
    """
    told = 0
    for seed in range(1, GAMES + 1):
        deal = Deal(BASE, 2 + seed % 4, seed)
        actions, states = game(deal)
        last = last_winnable_turn(states)
        if last is not None:
            told += 1
            assert points_after(deal, (*actions[: last.turn], *last.line.actions)) == 25, deal
            assert highest_score(states[last.turn]) == 25, deal
    assert told > 0.9 * GAMES


def test_a_game_that_was_won_could_be_won_to_its_end() -> None:
    """The last turn of a perfect game is its last one, and nothing is left to do."""
    deal = Deal(BASE, 3, 1)
    line = find_winning_line(deal.start())
    assert line is not None
    states = [deal.start()]
    for action in line.actions:
        states.append(states[-1].apply(action))
    last = last_winnable_turn(states)
    assert last is not None
    assert (last.turn, last.line.actions) == (len(line.actions), ())


def test_fewer_points_can_be_reached_for_longer() -> None:
    """A lower score is in reach at least as long, and longer in some games."""
    longer = 0
    for seed in range(1, GAMES + 1):
        _, states = game(Deal(BASE, 3, seed))
        all_points, fewer = last_winnable_turn(states), last_winnable_turn(states, score=15)
        assert all_points is not None
        assert fewer is not None
        assert fewer.turn >= all_points.turn
        longer += fewer.turn > all_points.turn
    assert longer
