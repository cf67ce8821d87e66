"""What a card is worth now, and how far the game can still go.

All of it follows from what lies open on the table, so it is the same for everybody: the functions
take the true state or any view. What depends on the viewer is only which of the sets their own
cards are in; `own_chances` says so.
"""

from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple, Protocol

from tutor.games.hanabi.engine.cards import TOP_RANK, Card, card_of
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.knowledge.deduction import deduce
from tutor.games.hanabi.knowledge.view import IdentitySet, View, cards_in, set_of, stretch


class Piles(Protocol):
    """The fireworks and the discard pile."""

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the game."""

    @property
    def fireworks(self) -> tuple[int, ...]:
        """The top number of each firework, in the order of the suits."""

    @property
    def discards(self) -> tuple[Card, ...]:
        """The discard pile."""


class Table(Piles, Protocol):
    """What lies open: a GameState or a View."""

    @property
    def to_act(self) -> int:
        """The player whose turn it is."""

    @property
    def marks(self) -> tuple[tuple[int, ...], ...]:
        """What each card has been told, by player and slot; read here for the size of the hands."""

    @property
    def deck_size(self) -> int:
        """How many cards are still to be drawn."""

    @property
    def turns_left(self) -> int | None:
        """Turns to come in the last round; None before, and when playing on."""


def playable(table: Piles) -> IdentitySet:
    """Return the cards that would be added to a firework if they were played now (rule `play`).

    That is the next number of each firework, unless every copy of it lies in the discard pile.
    """
    return _standing(table).playable


def needed(table: Piles) -> IdentitySet:
    """Return the cards that can still be played, now or later.

    They are higher than the top of their firework, and neither of them nor of any number between
    does every copy lie in the discard pile. Turns are not counted: time may run out first.
    """
    return _standing(table).needed


def trash(table: Piles) -> IdentitySet:
    """Return the cards that can never be played: already built, or cut off from their firework.

    A card is cut off when every copy of it, or of a lower number that its firework still needs,
    lies in the discard pile.
    """
    return _standing(table).trash


def critical(table: Piles) -> IdentitySet:
    """Return the cards that can still be played and have one copy left outside the discard pile.

    Losing that copy lowers the highest score that can be reached (rule `last-copy`).
    """
    return _standing(table).critical


def heights(table: Piles) -> tuple[int, ...]:
    """Return the number that each firework can still reach, in the order of `ruleset.suits`.

    A firework ends below the first number that it still needs and that has every copy in the
    discard pile.
    """
    return _standing(table).heights


def highest_score(table: Piles) -> int:
    """Return the most points that the cards still allow, while the game goes on.

    It counts the cards that are gone for good, not the turns that are left: when `pace` is below
    0 the game ends too soon for so many points.
    """
    return sum(heights(table))


def pace(table: Table) -> int:
    """Return how many cards may still be discarded before there is no time for `highest_score`.

    That is the number of cards that can still leave a hand, less the points still to be made. A
    discard or a misplay brings it down by one, unless it lowers the highest score too; in the last
    round a clue does as well. Below 0, time is too short already. Cards that can leave a hand:

    - before the last card is drawn: one for each card in the deck, drawn in its place, and one
      for each player's last turn. So pace = points + deck + players - highest score, as Hanab Live
      counts it;
    - in the last round: one for each turn to come;
    - playing on after the deck: every card in the deck and in the hands.
    """
    if table.ruleset.play_on:
        leaving = table.deck_size + sum(len(hand) for hand in table.marks)
    elif table.turns_left is None:
        leaving = table.deck_size + len(table.marks)
    else:
        leaving = table.turns_left
    return leaving + sum(table.fireworks) - highest_score(table)


class Chances(NamedTuple):
    """How likely something is true of a card: 1 is proved, 0 is refuted, all else is possible."""

    playable: Fraction
    trash: Fraction
    critical: Fraction


def own_chances(view: View) -> tuple[Chances, ...]:
    """Return, by slot, how likely each of the viewer's own cards is playable, trash, critical.

    Exact, from everything that follows from the view (see deduction.py).
    """
    deduction = deduce(view)
    sets = playable(view), trash(view), critical(view)
    return tuple(
        Chances(*(deduction.chance(slot, cards) for cards in sets))
        for slot in range(view.hand_size)
    )


class _Standing(NamedTuple):
    """What follows from the fireworks and the discard pile."""

    heights: tuple[int, ...]
    playable: IdentitySet
    needed: IdentitySet
    trash: IdentitySet
    critical: IdentitySet


def _standing(table: Piles) -> _Standing:
    return _worked_out(table.ruleset, table.fireworks, table.discards)


@lru_cache(maxsize=4096)
def _worked_out(
    ruleset: Ruleset, fireworks: tuple[int, ...], discards: tuple[Card, ...]
) -> _Standing:
    """Work it out once for a table, as everybody asks about the same one again and again."""
    left = ruleset.tables.copies.copy()
    for card in discards:
        left[card] -= 1
    heights, following, needed = [], 0, 0
    for suit, top in zip(ruleset.suits, fireworks, strict=True):
        height = top
        while height < TOP_RANK and left[card_of(suit, height + 1)]:
            height += 1
        heights.append(height)
        needed |= stretch(suit, top, height)
        following |= stretch(suit, top, min(top + 1, height))
    return _Standing(
        tuple(heights),
        following,
        needed,
        set_of(ruleset.cards) & ~needed,
        set_of(card for card in cards_in(needed) if left[card] == 1),
    )
