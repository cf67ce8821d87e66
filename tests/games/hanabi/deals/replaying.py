"""Winning lines checked by the plain rules of naive.py, which share no code with those who find."""

from collections.abc import Iterable

from tests.games.hanabi.naive import Table
from tutor.games.hanabi.deals.deal import (
    Deal,
)
from tutor.games.hanabi.engine import Action


def points_after(deal: Deal, actions: Iterable[Action]) -> int:
    """Return the points that the actions make from the deal on; each has to be allowed."""
    start = deal.start()
    deck = [str(card) for hand in start.hands for card in hand] + list(map(str, start.deck))
    table = Table(str(deal.ruleset), deal.players, deck)
    for action in map(str, actions):
        assert action in table.allowed(), (deal, action)
        table = table.take(action)
    assert table.over in ("", "perfect", "last-round"), (deal, table.over)
    return sum(table.fireworks.values())
