"""The cards out of a player's sight, in every order that the view allows.

An order has the own hand first, oldest card first, and then the deck, next card first. Copies are
not told apart: each order can come about in equally many ways, so all of them are equally likely.
"""

from collections.abc import Iterator, Sequence
from math import factorial, prod

from tutor.games.hanabi.engine.cards import CARDS, Card
from tutor.games.hanabi.knowledge import IdentitySet, View, allowed_by_clues, deduce, unseen_copies

Order = tuple[Card, ...]
"""Own hand and deck, as they may be."""


def orders(view: View) -> Iterator[Order]:
    """Yield every order that agrees with the clues, each once."""
    return _orders(allowed_by_clues(view), view.deck_size, unseen_copies(view))


def count_orders(view: View) -> int:
    """Return how many orders there are, without going through them."""
    hands = deduce(view).worlds  # copies told apart, as the deck has them here too
    apart = hands * factorial(view.deck_size)
    return apart // prod(map(factorial, unseen_copies(view)))


def _orders(could_be: Sequence[IdentitySet], deck: int, unseen: list[int]) -> Iterator[Order]:
    if not could_be and not deck:
        yield ()
        return
    first, others = (could_be[0], could_be[1:]) if could_be else (-1, ())
    for card, copies in enumerate(unseen):
        if copies and first >> card & 1:
            unseen[card] -= 1
            for rest in _orders(others, deck if could_be else deck - 1, unseen):
                yield (CARDS[card], *rest)
            unseen[card] += 1
