"""Lines to a score with open cards: found, certified, and up to which turn one is known."""

import pytest

from tests.games.hanabi.deals.replaying import points_after
from tests.games.hanabi.playing import mostly_well, play
from tests.support.thorough import THOROUGH
from tutor.games.hanabi.deals.deal import (
    Deal,
    find_winning_line,
    last_winnable_turn,
)
from tutor.games.hanabi.engine import Action, GameState, Ruleset
from tutor.games.hanabi.engine.deck import UnknownCardError, UnknownDeck
from tutor.games.hanabi.knowledge.status import highest_score

BASE = Ruleset()
CODES = (
    "sixth-10",
    "sixth-5",
    "wild-10",
    "wild-5",
    "fuses-1",
    "clues-10",
    "play-on",
    "empty-clues",
    "wild-5.fuses-2.clues-10.play-on.empty-clues",
)
EACH = 500 if THOROUGH else 10
CERTIFIED = {2: 0.969, 3: 0.998, 4: 0.998, 5: 0.998}
"""The shares of deals of five suits that have to be certified."""


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_lines_of_the_basic_game_win(players: int) -> None:
    """Nearly every deal is certified, and each line makes all 25 points, none left over."""
    found = 0
    for seed in range(1, 4 * EACH + 1):
        deal = Deal(BASE, players, seed)
        line = find_winning_line(deal.start())
        if line is not None:
            found += 1
            assert points_after(deal, line) == BASE.max_score, deal
            assert points_after(deal, line[:-1]) == BASE.max_score - 1, deal
    assert found >= CERTIFIED[players] * 4 * EACH


@pytest.mark.parametrize("code", CODES)
def test_lines_keep_every_rule_that_a_table_may_choose(code: str) -> None:
    """Lines are legal and win with wild colours, other fuses and clues, and playing on."""
    ruleset = Ruleset.parse(code)
    found = 0
    for seed in range(1, EACH + 1):
        deal = Deal(ruleset, 2 + seed % 4, seed)
        line = find_winning_line(deal.start(), tries=100)
        if line is not None:
            found += 1
            assert points_after(deal, line) == ruleset.max_score, deal
    assert found > EACH / 2


def test_a_line_from_the_middle_of_a_game_wins() -> None:
    """What is found from a position of a game wins after the actions that led there."""
    found = 0
    for seed in range(1, EACH + 1):
        deal = Deal(BASE, 2 + seed % 4, seed)
        actions = []
        for action, state in play(deal.start(), mostly_well, seed):
            actions.append(action)
            line = find_winning_line(state, tries=10) if len(actions) % 5 == 0 else None
            if line is not None:
                found += 1
                assert points_after(deal, (*actions, *line)) == BASE.max_score, deal
    assert found >= EACH


def test_what_is_over_is_decided() -> None:
    """A game that has been won has the empty line; one that has been lost has none."""
    won = Deal(BASE, 3, 1).start()
    line = find_winning_line(won)
    assert line is not None
    for action in line:
        won = won.apply(action)
    assert find_winning_line(won) == ()


def test_the_same_line_is_found_every_time() -> None:
    """Chance is seeded: a line that has been printed is found again."""
    state = Deal(BASE, 2, 3).start()
    assert find_winning_line(state) == find_winning_line(state)


def test_what_cannot_be_asked() -> None:
    """A deck of unknown order is refused, not searched."""
    state = Deal(BASE, 2, 1).start()
    with pytest.raises(UnknownCardError):
        find_winning_line(state._replace(deck=UnknownDeck(len(state.deck))))


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
            assert points_after(deal, (*actions[: last.turn], *last.line)) == 25, deal
            assert highest_score(states[last.turn]) == 25, deal
    assert told > 0.9 * GAMES


def test_a_game_that_was_won_could_be_won_to_its_end() -> None:
    """The last turn of a perfect game is its last one, and nothing is left to do."""
    deal = Deal(BASE, 3, 1)
    line = find_winning_line(deal.start())
    assert line is not None
    states = [deal.start()]
    for action in line:
        states.append(states[-1].apply(action))
    last = last_winnable_turn(states)
    assert last is not None
    assert (last.turn, last.line) == (len(line), ())
