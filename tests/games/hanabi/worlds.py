"""The worlds one by one: slow, obvious, and only there to check the other layers against.

It needs time in proportion to the number of worlds, of which there can be
a hundred million; `deduction.deduce` counts the same worlds at once.
"""

from collections import Counter
from collections.abc import Iterator

from tutor.games.hanabi.engine.cards import Card, ClueMarks, Suit, card_of
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.knowledge.view import View

World = tuple[Card, ...]
"""The cards in the viewer's hand, by slot."""


def worlds(view: View) -> Iterator[World]:
    """Yield each way to fill the hand with unseen cards that agree with their clues.

    A world comes up once for every choice of copies.
    """
    return _fill(own_clue_marks(view), unseen_cards(view), view.ruleset)


def own_clue_marks(view: View) -> tuple[ClueMarks, ...]:
    """Return the clue marks of the viewer's own cards, by slot."""
    return tuple(map(ClueMarks.from_bits, view.marks[view.seat]))


def unseen_cards(view: View) -> tuple[Card, ...]:
    """Return the cards that are in the deck of the game and nowhere in sight, copies one by one."""
    seen = Counter(view.discards)
    for hand in view.hands:
        seen.update(hand)
    for suit, top in zip(view.ruleset.suits, view.fireworks, strict=True):
        seen.update(card_of(suit, rank) for rank in range(1, top + 1))
    return tuple((Counter(view.ruleset.deck) - seen).elements())


def agrees(card: Card, told: ClueMarks, ruleset: Ruleset) -> bool:
    """Return whether every clue that touched the card is true of it, and no other clue is."""
    return (
        all(_is_of_color(card, color, ruleset) for color in told.colors)
        and not any(_is_of_color(card, color, ruleset) for color in told.denied_colors)
        and all(card.rank == rank for rank in told.ranks)
        and not any(card.rank == rank for rank in told.denied_ranks)
    )


def _is_of_color(card: Card, color: Suit, ruleset: Ruleset) -> bool:
    """A clue of a colour is true of the cards of that suit and of every wild card."""
    return card.suit is color or card.suit is ruleset.wild_suit


def _fill(
    told: tuple[ClueMarks, ...], cards: tuple[Card, ...], ruleset: Ruleset
) -> Iterator[World]:
    """Put any card that agrees with the clues into the first slot, then fill the rest."""
    if not told:
        yield ()
        return
    for index, card in enumerate(cards):
        if agrees(card, told[0], ruleset):
            for rest in _fill(told[1:], cards[:index] + cards[index + 1 :], ruleset):
                yield (card, *rest)
