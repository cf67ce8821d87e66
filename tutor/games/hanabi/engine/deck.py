"""A deck whose order is unknown, and the error of drawing from it."""

from typing import Any, NoReturn, SupportsIndex

from tutor.core.errors import TutorError
from tutor.games.hanabi.engine.cards import Card


class UnknownCardError(TutorError):
    """A card was drawn from, or read in, a deck whose order is unknown."""

    def __init__(self, deck_size: int) -> None:
        self.deck_size = deck_size
        super().__init__(f"the order of the {deck_size} cards in the deck is not known")


class UnknownDeck(tuple[Card, ...]):
    """`UnknownDeck(12)`: twelve cards in unknown order.

    It stands in `GameState.deck` where a tuple of cards would. It has a length and equals another
    one of the same size; whoever asks for one of its cards, as `apply` does when a player draws,
    gets an UnknownCardError. Which cards they are follows from the rest of the table.
    """

    __slots__ = ()

    def __new__(cls, size: int) -> "UnknownDeck":
        """Return a deck of that many cards."""
        nothing: Any = (None,) * size
        return super().__new__(cls, nothing)

    def _refuse(self, *_: object) -> NoReturn:
        raise UnknownCardError(len(self))

    def __getitem__(self, place: SupportsIndex | slice) -> Any:
        """Raise UnknownCardError."""
        self._refuse()

    def __contains__(self, card: object) -> bool:
        """Raise UnknownCardError."""
        self._refuse()

    __iter__ = _refuse

    def __repr__(self) -> str:
        """Return an expression that gives the deck back."""
        return f"UnknownDeck({len(self)})"

    def __reduce__(self) -> tuple[type["UnknownDeck"], tuple[int]]:
        """Pickle and copy by size."""
        return UnknownDeck, (len(self),)
