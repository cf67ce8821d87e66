"""The test DSL itself: what it sets up, what it reads, and what it refuses."""

import pytest
from hypothesis import given

from tests.support import sentences
from tests.support.strategies import positions
from tests.support.table_script import TableScript, TableScriptError
from tutor.games.hanabi.engine import GameState

TABLE = ["r1 y2 g3 b4 w5", "r1 y1 g1 b1 r2", "w1 w1 y4 g4 r4"]


def table() -> TableScript:
    """Three hands, nothing played yet."""
    return TableScript("Ann Bob Cat", TABLE, draws="r3 b5")


@pytest.mark.parametrize(
    ("sentence", "complaint"),
    [
        ("Ann clues red to Bob (slots 1)", "the slots that match are 1,5"),
        ("Ann clues red to Bob", "the slots that match are 1,5"),
        ("Ann plays slot 1 (r2)", "the card in slot 1 is r1"),
        ("Ann plays slot 1", "the card in slot 1 is r1"),
        ("Bob plays slot 1 (r1)", "it is Ann's turn"),
        ("Ann discards slot 1 (r1)", "clue-tokens-full"),
        ("Ann plays slot 6 (r1)", "empty-slot"),
        ("Eve plays slot 1 (r1)", "Eve is not at the table"),
        ("Ann clues pink to Bob (slot 1)", "pink is neither a number nor one of red"),
        ("Ann passes", "is neither"),
        ("Ann plays slot 1 (r1).", "is neither"),
    ],
)
def test_a_sentence_that_cannot_be_is_refused(sentence: str, complaint: str) -> None:
    """The error says what is the case instead, and nothing has happened."""
    game = table()
    before = game.state
    with pytest.raises(AssertionError, match=complaint):
        game.do(sentence)
    assert game.state is before


@pytest.mark.parametrize(
    ("settings", "complaint"),
    [
        ({"hands": ["r1 r1 r1 r1 w5"]}, "r1 is named 4 times; the deck has 3"),
        ({"fireworks": "r3", "discards": "r1 r1 r1"}, "r1 is named 4 times"),
        ({"discards": "m1"}, "m1 is named 1 times; the deck has 0"),
        ({"hands": ["r1"]}, r"wrong-hand-size \(player=0, found=1, fewest=5, most=5\)"),
        ({"hands": ["r1 r1 r1 y1 y1 y1"]}, "wrong-hand-size"),
        ({"hands": ["", "", ""]}, "3 hands for 2 players"),
        ({"fireworks": "r1 r2"}, "one red firework at the most"),
        ({"fireworks": "r5 y5 g5 b5 w5"}, "no game"),
        ({"clue_tokens": 9}, "too-many-tokens"),
        ({"clue_tokens": -1}, "too-many-tokens"),
        ({"strikes": 3, "discards": "r5 y5 g5", "deck_size": 10}, "no game"),
        ({"strikes": 4, "deck_size": 10}, "too-many-strikes"),
        ({"strikes": 1}, "too-few-discards"),
        ({"turns_left": 2}, r"wrong-turns-left \(turns_left=2, deck_size=40\)"),
        ({"deck_size": 0}, r"wrong-turns-left \(turns_left=None, deck_size=0\)"),
        ({"deck_size": 0, "turns_left": 3}, "wrong-turns-left"),
        ({"deck_size": 41}, "40 cards are left to draw, not 41"),
        ({"starts": "Cat"}, "Cat is not at the table"),
        ({"ruleset": "play-on", "discards": "g5"}, "no game"),
    ],
)
def test_a_table_that_no_game_reaches_is_refused(settings: dict, complaint: str) -> None:  # type: ignore[type-arg]
    """The error says what is impossible about it."""
    with pytest.raises(TableScriptError, match=complaint):
        TableScript("Ann Bob", **settings)


@given(positions())
def test_every_action_can_be_said_and_read_again(state: GameState) -> None:
    """Writing the sentence of a legal action and reading it gives the action and its player."""
    for action in state.legal_actions():
        said = sentences.read(sentences.write(state, action), sentences.NAMES)
        assert (said.player, said.action) == (state.to_act, action)
        if said.slots is not None:
            assert said.slots == state.touched(said.action)  # type: ignore[arg-type]
