"""Counts of action sequences: the engine against the stored counts and against a naive count."""

import json
from functools import reduce

import pytest

from tests.games.hanabi.naive import Table
from tests.perft import DATA, POSITIONS, Position, counts

STORED = json.loads(DATA.read_text(encoding="utf-8"))["counts"]

CROSS_CHECKED = [
    position
    for position in POSITIONS
    if position.players == 2 and (position.player is not None or position.ruleset == "base")
]


@pytest.mark.parametrize("position", POSITIONS, ids=str)
def test_the_engine_counts_what_is_stored(position: Position) -> None:
    """The number of legal sequences to depth 4 (`python -m tests.perft --write` renews them)."""
    assert counts(position) == STORED[str(position)]


def test_nothing_else_is_stored() -> None:
    """Every stored count belongs to a position that is still counted."""
    assert set(STORED) == set(map(str, POSITIONS))


def naive(position: Position) -> Table:
    """Return the naive table at this position."""
    deal = position.deal
    deck = [card for hand in deal.hands for card in hand] + list(deal.deck)
    table = Table(position.ruleset, position.players, map(str, deck))
    return reduce(Table.take, map(str, position.actions), table)


@pytest.mark.parametrize("position", CROSS_CHECKED, ids=str)
def test_a_naive_count_gives_the_same(position: Position) -> None:
    """The plainest reading of the rules allows as many sequences: from a deal, and near the end."""
    table = naive(position)
    assert [table.sequences(depth) for depth in (1, 2)] == STORED[str(position)][:2]


def test_a_naive_count_of_a_whole_last_round_gives_the_same() -> None:
    """Two players and one card to draw: all sequences of the four turns to the end."""
    position = next(position for position in CROSS_CHECKED if position.before_end == 3)
    assert (position.state.deck_size, position.ruleset) == (1, "base")
    assert naive(position).sequences(4) == STORED[str(position)][3]
