"""The engine against a second reading of the rules, move by move."""

import pytest

from tests.games.hanzi.playing import TABLES, Player, at_random, mostly_knowing, play
from tests.games.hanzi.referee import Referee, names
from tests.thorough import THOROUGH
from tutor.games.hanzi.engine import EndCause, GameState, Ruleset

GAMES = 200 if THOROUGH else 6
ENDS = {
    EndCause.POINTS: "points",
    EndCause.TABLE_EMPTY: "table",
    EndCause.MARKER_STUCK: "marker",
}


def table(state: GameState) -> list[str]:
    """Return the line of a state without what the referee does not write: rules and turn."""
    _, *fields, _, seed = str(state).split("_")
    return [*fields, seed]


def compare(ruleset: Ruleset, players: int, seed: int, player: Player) -> None:
    """Play a game and have the referee say at every step what lies where and what may be done."""
    [(_, start), *moves] = play(ruleset, players, seed, player)
    referee = Referee(str(start))
    state = start
    for action, after in moves:
        assert referee.who == state.to_act
        assert sorted(referee.choices) == names(state.legal_actions())
        referee.choose(str(action))
        state = after
        assert sorted(referee.table()[4]) == sorted(table(state)[4])
        assert referee.table() == table(state)
    assert state.ending
    assert state.outcome
    assert referee.result == (ENDS[state.ending], sorted(state.outcome.winners))


@pytest.mark.parametrize(("ruleset", "players"), TABLES)
def test_games_go_as_the_referee_says(ruleset: Ruleset, players: int) -> None:
    """Every choice, every card, every task and token is the same, to the winners."""
    for seed in range(GAMES):
        compare(ruleset, players, seed, mostly_knowing)


def test_a_game_of_anything_goes_as_the_referee_says() -> None:
    """Without any sense, tokens run out and hands fill."""
    compare(Ruleset.CANGJIE, 3, 1, at_random)
