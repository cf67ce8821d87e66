"""Sets of identities as text."""

from tutor.games.hanabi.engine.cards import Card
from tutor.games.hanabi.knowledge import IdentitySet, cards_in, set_of


def parse_set(names: str) -> IdentitySet:
    """Return the set of the cards named, with spaces between: `parse_set("r1 m5")`.

    Raises BadSyntaxError for a name that is no card's.
    """
    return set_of(Card(name) for name in names.split())


def format_set(identities: IdentitySet) -> str:
    """Return the names of the cards with spaces between, so that `parse_set` reads them back."""
    return " ".join(str(card) for card in cards_in(identities))
