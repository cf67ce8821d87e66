"""The numbers of a game: worked out by hand for one, and as Hanab Live counts them."""

from fractions import Fraction
from pathlib import Path

import pytest

from tests.games.hanabi.review.games import game_of, partly_random
from tutor.games.hanabi.review.slips import (
    SlipKind,
    bottom_deck_risks,
    lost_cards,
    slips,
)
from tutor.games.hanabi.review.statistics import (
    Statistics,
    statistics,
)


def test_a_game_that_was_lost_by_hand() -> None:
    """Three players, eight clues, three mistakes.

    At the start 0 points + 35 cards in the deck + 3 players - 25 points make 13 cards to spare, so
    13 tokens from discards, 8 that are there, and 4 from the fireworks that 21 plays before the
    last round finish: 25 clues for 25 cards. At the end clues had touched w2 y1 w4 g1, g4 r4 w1,
    y3 w1 y1, which are ten; 8 clues and 3 tokens lost make 10/11.
    """
    record = game_of("strike-out")
    first, *_, last = statistics(record.states)
    assert first == Statistics(0, 25, 0, 13, 0, 0, 0, 25)
    assert first.efficiency is None
    assert first.efficiency_needed == 1
    assert (last.points, last.strikes, last.pace, last.cards_got) == (0, 3, None, 10)
    assert (last.clues, last.clues_lost) == (8, 3)
    assert last.efficiency == Fraction(10, 11)
    # The other b3, r2 and y4 lay in the deck; b1, discarded in turn 8, is no 2, 3 or 4.
    assert bottom_deck_risks(record) == (2, 3, 11)
    kinds = [SlipKind.MISPLAY, SlipKind.MISPLAY, SlipKind.GAME_LOST]
    assert [each.kind for each in slips(record)] == kinds
    assert lost_cards(record) == 0


FILE = Path(__file__).parents[3] / "data" / "statistics.txt"
GAMES = dict(line.split(" ", 1) for line in FILE.read_text("utf-8").splitlines())
"""Of recordings and of careless games, by seed, the numbers at every moment."""


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_are_those_of_hanab_live(game: str) -> None:
    """Pace, clues and tokens lost, cards got, clues left, as Hanab Live counted them."""
    record = partly_random(int(game)) if game.isdigit() else game_of(game)
    counted = [
        (each.pace, each.clues, each.clues_lost, each.cards_got, each.clues_left)
        for each in statistics(record.states)
    ]
    said = ("/".join("-" if each is None else str(each) for each in row) for row in counted)
    assert " ".join(said) == GAMES[game]
