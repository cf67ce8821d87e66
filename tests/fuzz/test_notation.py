"""Positions from any text."""

import re
from itertools import islice

from hypothesis import given
from hypothesis import strategies as st

from tests.fuzz.inputs import fuzz
from tests.games.hanabi.playing import PLAYERS, states
from tests.support.near_misses import mutated
from tests.support.strategies import ALL_RULESETS
from tutor.core.errors import BadSyntaxError, ImpossiblePositionError
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.engine.deck import UnknownCardError
from tutor.games.hanabi.engine.notation import FIELDS
from tutor.games.hanabi.engine.reasons import Flaw
from tutor.games.hanabi.engine.validation import hide_deck

ALPHABET = "rygbwkm012345-.~_"


def lines() -> list[str]:
    """Return lines from every stage of games under every ruleset, decks in order and not."""
    found = []
    for seed, ruleset in enumerate(ALL_RULESETS):
        deal = GameState.deal(ruleset, 2 + seed % 4, seed)
        game = list(states(deal, PLAYERS[seed % len(PLAYERS)], seed))
        for state in islice(game, 0, None, 4):
            found += [str(state), str(hide_deck(state))]
        found += [str(state) for state in game[-3:]]
    return found


LINES = lines()
POSITIONS = st.sampled_from(LINES)
SPLICED = st.lists(POSITIONS, min_size=2, max_size=3).flatmap(
    # Each field from one of the lines: well written, and seldom possible.
    lambda some: st.tuples(
        *(st.sampled_from(field) for field in zip(*(line.split("_") for line in some)))  # noqa: B905
    ).map("_".join)
)
TEXTS = st.one_of(
    st.text(),
    st.lists(st.one_of(st.sampled_from(FIELDS), st.text(ALPHABET)), max_size=10).map("_".join),
    mutated(POSITIONS, ALPHABET),
    mutated(POSITIONS, ALPHABET),
    SPLICED,
)


def read(line: str) -> GameState | BadSyntaxError | ImpossiblePositionError:
    """Return the position, or one of the documented errors; any other error is a failure."""
    try:
        return GameState.parse(line)
    except (BadSyntaxError, ImpossiblePositionError) as error:
        return error


@fuzz
@given(TEXTS)
def test_a_line_is_a_position_or_a_documented_error(line: str) -> None:
    """An error names what is wrong; what is read is written back, and can be played on."""
    found = read(line)
    if isinstance(found, GameState):
        assert str(found) == re.sub("k(?!e)", "w", line)
        play_on(found)
    elif isinstance(found, BadSyntaxError):
        assert found.field in (*FIELDS, "position")
        assert found.text == line
        assert 0 <= found.position <= len(line)
    else:
        assert isinstance(found.reason, Flaw)
        assert found.reason.value in str(found)


def play_on(state: GameState) -> None:
    """Check that every legal action leads to a position that can be written and read."""
    for action in state.legal_actions():
        try:
            after = state.apply(action)
        except UnknownCardError:
            continue
        assert GameState.parse(str(after)) == after
