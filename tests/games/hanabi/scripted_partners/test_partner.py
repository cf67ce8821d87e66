"""The partner: goes by what can be proved, and never looks at their own cards."""

import pytest
from hypothesis import given

from tests.support.strategies import positions
from tests.support.table_script import TableScript
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.knowledge import View
from tutor.games.hanabi.scripted_partners import stated_action


def chosen(table: TableScript) -> str:
    """Return the name of the partner's action."""
    return str(stated_action(table.state))


def test_a_card_proven_playable_is_played() -> None:
    """At the start a 1 is playable whatever its colour; the oldest one goes first."""
    table = TableScript("Ann Bob", ["r2 r3 y4 g5 b5", "g3 r1 b1 y4 w5"])
    table.do("Ann clues 1 to Bob (slots 2,3)")
    assert chosen(table) == "play-1"


def test_counting_proves_as_clues_do() -> None:
    """A red card is the red 3 when every other red is in sight."""
    table = TableScript(
        "Ann Bob",
        ["r3 g2 y3 g3 b3", "r3 r5 r1 w4 b4"],
        fireworks="r2 y2",
        discards="r1 r2 r4 r4",
    )
    table.do("Ann clues 5 to Bob (slot 2)", "Bob clues red to Ann (slot 1)")
    assert chosen(table) == "play-0"


def test_the_clue_that_proves_most_is_given() -> None:
    """Two 1s with one clue are better than one."""
    table = TableScript("Ann Bob", ["r2 r3 y4 g5 b5", "g3 r1 b1 y4 w5"])
    assert chosen(table) == "rank-1-1"


def test_with_one_token_a_hint_waits() -> None:
    """A clue that proves nothing is given only while there are tokens to spare."""
    hands = ["r1 r3 y4 g5 b5", "r2 y4 b4 g4 w4"]
    assert chosen(TableScript("Ann Bob", hands, fireworks="r1 y1")) == "color-1-r"
    short = TableScript("Ann Bob", hands, fireworks="r1 y1", clue_tokens=1)
    assert chosen(short) == "discard-0"


def test_what_is_proven_useless_is_discarded_first() -> None:
    """A second red 1 is known to be of no use by its number alone once all fireworks have begun."""
    table = TableScript(
        "Ann Bob",
        ["y4 r1 b3 g5 b5", "r3 y4 b4 g4 w4"],
        fireworks="r1 y1 g1 b1 w1",
        clue_tokens=2,
        starts="Bob",
    )
    table.do("Bob clues 1 to Ann (slot 2)")
    assert chosen(table) == "discard-1"


def test_cards_that_were_pointed_at_are_kept() -> None:
    """The oldest card without a clue goes before one that somebody cared for."""
    table = TableScript(
        "Ann Bob", ["y4 r4 b3 g5 b5", "r3 y4 b4 g4 w4"], clue_tokens=1, starts="Bob"
    )
    table.do("Bob clues yellow to Ann (slot 1)")
    assert chosen(table) == "discard-1"


@given(positions())
def test_the_partner_obeys_the_rules_and_sees_no_hidden_card(state: GameState) -> None:
    """The action is legal, and the same in any position that looks the same."""
    if state.outcome is not None:
        with pytest.raises(ValueError, match="the game is over"):
            stated_action(state)
        return
    action = stated_action(state)
    state.verify(action)
    me = state.to_act
    hidden = (*state.hands[me], *state.deck)
    mixed = hidden[::-1]
    size = len(state.hands[me])
    hands = (*state.hands[:me], mixed[:size], *state.hands[me + 1 :])
    reach = state.ruleset.tables.reach(mixed[:size])
    other = state._replace(
        hands=hands,
        reach=(*state.reach[:me], reach, *state.reach[me + 1 :]),
        deck=mixed[size:],
    )
    assert View.of(other, me) == View.of(state, me)
    assert stated_action(other) == action


@pytest.mark.parametrize(("players", "least"), [(2, 16), (3, 15), (4, 14), (5, 13)])
def test_partners_play_a_sensible_game(players: int, least: int) -> None:
    """Without a single mistake, and to an average that random play never sees."""
    points = []
    for seed in range(20):
        state = GameState.deal(Ruleset.parse("base"), players, seed)
        while state.outcome is None:
            state = state.apply(stated_action(state))
        assert state.strikes == 0
        points.append(state.points)
    assert sum(points) >= least * len(points)
