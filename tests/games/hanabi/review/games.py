"""Games for tests of what looks back at them."""

from functools import cache

from tests.games.hanabi.coach.tables import partly_random_game
from tests.support.recordings import path_of
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.partners import NO_CONVENTIONS, Deal, GameRecord
from tutor.games.hanabi.review.reading import (
    read_recorded,
)

RULES = ("base", "sixth-10", "sixth-5", "wild-10", "wild-5", "empty-clues")


@cache
def game_of(name: str) -> GameRecord:
    """Return the game of a recording."""
    return read_recorded(path_of(name).read_bytes())


def partly_random(seed: int) -> GameRecord:
    """Return a game in which everybody does anything now and then, by the rules of its number."""
    deal = Deal(Ruleset.parse(RULES[seed % len(RULES)]), 2 + seed % 4, seed)
    return partly_random_game(deal, NO_CONVENTIONS, range(5), 30)
