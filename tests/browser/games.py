"""Games of Hanabi in a browser."""

from tests.web.playing import done
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.partners import NO_CONVENTIONS, Deal, GameRecord
from tutor.games.hanabi.partners.action_codes import read_actions

BY_KEYBOARD, TO_THE_END = 4, 4
"""So many turns are played from the start of a game, then so many up to its end."""


def game_at(url: str) -> GameRecord:
    """Return the game that the address of a page has."""
    name = url.partition("?")[0].rpartition("/")[2]
    return GameRecord(Deal.parse(name, Ruleset()), NO_CONVENTIONS, read_actions(done(url)))
