"""The table of a position, as conventions look at it."""

from hypothesis import given as drawn

from tests.support.strategies import positions
from tutor.games.hanabi.conventions import PublicTable, good_clues, read_clue
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.engine.actions import ColorClue, RankClue


@drawn(positions())
def test_clues_touch_and_leave_what_the_engine_says(state: GameState) -> None:
    """Every clue allowed: the same cards are touched, and the same clues known afterwards."""
    table = PublicTable.of(state)
    for action in state.legal_actions():
        if isinstance(action, ColorClue | RankClue) and state.touched(action):
            given = table.given(state.to_act, action)
            assert given.slots == state.touched(action)
            assert table.after(given) == PublicTable.of(state.apply(action))


@drawn(positions())
def test_nobody_reads_a_clue_by_their_own_cards(state: GameState) -> None:
    """What is good to give depends on other hands, what a clue says on everything but one's own."""
    table, giver = PublicTable.of(state), state.to_act
    clues = good_clues(table, giver)
    assert clues == good_clues(table.seen_by(giver), giver)
    for given in clues:
        seen = table.seen_by(given.receiver)
        assert read_clue(table, given, given.receiver) == read_clue(seen, given, given.receiver)
