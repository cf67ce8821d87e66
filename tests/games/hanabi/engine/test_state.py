"""A state as a value."""

import pickle

from tests.support.table_script import TableScript
from tutor.games.hanabi.engine import GameState, Ruleset


def test_states_are_equal_when_the_positions_are() -> None:
    """How a position came about (its events) does not count, for `==`, `!=` and hashes."""
    game = TableScript(clue_tokens=0, hands=["r1 y2 g3 b4 w5"]).do("Ann plays slot 1 (r1)")
    forgetful = game.state._replace(events=())
    assert game.state == forgetful
    assert not game.state != forgetful  # noqa: SIM202 - a tuple's own != is what is tested
    assert hash(game.state) == hash(forgetful)


def test_states_differ_when_anything_on_the_table_does() -> None:
    """One token, or what a card has been told, makes another position."""
    state = TableScript().state
    assert state != state._replace(clue_tokens=7)
    assert state != state._replace(marks=((1, 0, 0, 0, 0), state.marks[1]))
    assert state != tuple(state)


def test_a_state_can_be_stored() -> None:
    """Pickled and read back it is the same position, and play goes on."""
    state = GameState.deal(Ruleset.parse("wild-5"), 4, seed=3)
    again = pickle.loads(pickle.dumps(state))
    assert again == state
    assert again.legal_actions() == state.legal_actions()


def test_legal_actions_come_in_a_stable_order() -> None:
    """Plays, then discards, oldest card first; then clues by player, colours before numbers."""
    game = TableScript(
        "Ann Bob Cat",
        ["r1 y2 g3 b4 w4", "y1 r2 r4 r4 r1", "w5 w1 w1 w2 b5"],
        clue_tokens=2,
        starts="Bob",
    )
    assert " ".join(map(str, game.state.legal_actions())) == (
        "play-0 play-1 play-2 play-3 play-4 "
        "discard-0 discard-1 discard-2 discard-3 discard-4 "
        "color-0-r color-0-y color-0-g color-0-b color-0-w rank-0-1 rank-0-2 rank-0-3 rank-0-4 "
        "color-2-b color-2-w rank-2-1 rank-2-2 rank-2-5"
    )


def test_a_firework_can_be_read_by_colour() -> None:
    """`firework` is the top card, 0 before it is begun."""
    state = TableScript(fireworks="r2 g5").state
    assert [state.firework(suit) for suit in state.ruleset.suits] == [2, 0, 5, 0, 0]
    assert state.points == 7
