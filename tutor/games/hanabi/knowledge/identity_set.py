"""Sets of identities: what a card could be.

A set is an int with bit `card` on for each card in it, so that "both", "either" and "but not" are
`&`, `|` and `& ~`, and a set is empty when it is 0. The number of cards in it is its `bit_count()`.
"""

from collections.abc import Iterable

from tutor.games.hanabi.engine.cards import CARDS, TOP_RANK, Card, Suit

IdentitySet = int


def set_of(cards: Iterable[Card]) -> IdentitySet:
    """Return the set of these cards; doubles count once."""
    identities = 0
    for card in cards:
        identities |= 1 << card
    return identities


def cards_in(identities: IdentitySet) -> tuple[Card, ...]:
    """Return the cards of the set, suit by suit in the order r y g b w m, numbers rising."""
    cards = []
    while identities:
        lowest = identities & -identities
        cards.append(CARDS[lowest.bit_length() - 1])
        identities ^= lowest
    return tuple(cards)


def parse_set(names: str) -> IdentitySet:
    """Return the set of the cards named, with spaces between: `parse_set("r1 m5")`.

    Raises BadSyntaxError for a name that is no card's.
    """
    return set_of(Card(name) for name in names.split())


def format_set(identities: IdentitySet) -> str:
    """Return the names of the cards with spaces between, so that `parse_set` reads them back."""
    return " ".join(str(card) for card in cards_in(identities))


def stretch(suit: Suit, above: int, up_to: int) -> IdentitySet:
    """Return the cards of the suit with a number over `above` and no higher than `up_to`."""
    if above >= up_to:
        return 0
    return ((1 << up_to) - (1 << above)) << suit.order * TOP_RANK


def has(identities: IdentitySet, card: Card) -> bool:
    """Return whether the card is in the set."""
    return identities >> card & 1 == 1
