"""The status of cards (playable, critical, trash), and the points still in reach.

All of it follows from what lies open on the table, so it is the same for everybody: the functions
take the true state or any view. What depends on the viewer is only which of the sets their own
cards are in.
"""

from functools import lru_cache
from typing import NamedTuple

from tutor.games.hanabi.engine.cards import TOP_RANK, Card, card_of
from tutor.games.hanabi.engine.position import Piles
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge.counting import allowed_by_marks
from tutor.games.hanabi.knowledge.view import IdentitySet, View, cards_in, set_of, stretch

PublicState = GameState | View
"""What lies open of a game."""


def playable(table: Piles) -> IdentitySet:
    """Return the cards that would be added to a firework if they were played now (rule `play`).

    That is the next number of each firework, unless every copy of it lies in the discard pile.
    """
    return statuses(table).playable


def needed(table: Piles) -> IdentitySet:
    """Return the cards that can still be played, now or later.

    They are higher than the top of their firework, and neither of them nor of any number between
    does every copy lie in the discard pile. Turns are not counted: time may run out first.
    """
    return statuses(table).needed


def trash(table: Piles) -> IdentitySet:
    """Return the cards that can never be played: already built, or cut off from their firework.

    A card is cut off when every copy of it, or of a lower number that its firework still needs,
    lies in the discard pile.
    """
    return statuses(table).trash


def critical(table: Piles) -> IdentitySet:
    """Return the cards that can still be played and have one copy left outside the discard pile.

    Losing that copy lowers the highest score that can be reached (rule `last-copy`).
    """
    return statuses(table).critical


def top_of(table: Piles, card: Card) -> int:
    """Return the top number of the card's firework."""
    return table.fireworks[table.ruleset.suits.index(card.suit)]


def heights(table: Piles) -> tuple[int, ...]:
    """Return the number that each firework can still reach, in the order of `ruleset.suits`.

    A firework ends below the first number that it still needs and that has every copy in the
    discard pile.
    """
    return statuses(table).heights


def highest_score(table: Piles) -> int:
    """Return the highest score that the remaining cards allow.

    It counts the cards that are gone for good, not the turns that are left: when `pace` is below
    0 the game ends too soon for so many points.
    """
    return statuses(table).highest_score


def pace(table: PublicState) -> int:
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


class Proven(NamedTuple):
    """What everybody can prove of a card by its clue marks, who may see no hand at all."""

    playable: bool
    useless: bool


class CardStatuses:
    """The sets of cards by status, derived from fireworks and discard pile.

    `left` says how many copies of each card are in hands or in the deck, by card 0 to 29; `gone`
    are the cards without any, which nobody can hold.
    """

    def __init__(
        self, ruleset: Ruleset, fireworks: tuple[int, ...], discards: tuple[Card, ...]
    ) -> None:
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
            for card in cards_in(stretch(suit, 0, top)):
                left[card] -= 1
        self.heights, self.highest_score = tuple(heights), sum(heights)
        self.playable, self.needed = following, needed
        self.trash = set_of(ruleset.cards) & ~needed
        self.critical = set_of(card for card in cards_in(needed) if left[card] == 1)
        self.left = tuple(left)
        self.gone = set_of(card for card in ruleset.cards if left[card] < 1)
        self._allowed = allowed_by_marks(ruleset)
        self._good_for: dict[int, Proven] = {}

    def proven(self, marks: int) -> Proven:
        """Return what is proven of a card with these clue marks."""
        known = self._good_for.get(marks)
        if known is None:
            could_be = self._allowed[marks] & ~self.gone
            known = Proven(not could_be & ~self.playable, not could_be & ~self.trash)
            self._good_for[marks] = known
        return known


def statuses(table: Piles) -> CardStatuses:
    """Return the status of every card at a table; cached."""
    return _statuses(table.ruleset, table.fireworks, table.discards)


@lru_cache(maxsize=4096)
def _statuses(
    ruleset: Ruleset, fireworks: tuple[int, ...], discards: tuple[Card, ...]
) -> CardStatuses:
    """Return the status of every card; once for a table that everybody asks about."""
    return CardStatuses(ruleset, fireworks, discards)
