"""What clues mean among partners who point: the three agreements.

1. Of the cards that a clue tells first, the newest is meant: it can be played.
2. If it is a number clue, touches the oldest card that was untold, and that number may be one to
   save, then the oldest is meant instead: it can be played or is to be saved. To save are cards
   that are needed and of which one copy is left, as are all 5s.
3. Cards that have been told are wanted: none of them is useless. This holds until the next mistake
   would lose the game.

What is said so is kept by card: it holds as long as the card is in the hand. Where it contradicts
what clues and counting prove, nothing is meant.
"""

from typing import NamedTuple

from tutor.games.hanabi.engine.actions import Clue, RankClue
from tutor.games.hanabi.engine.cards import CARDS, RANKS
from tutor.games.hanabi.knowledge import IdentitySet, set_of
from tutor.games.hanabi.partners.common_knowledge import TOUCHED, CommonKnowledge, oldest_untold

ANY = set_of(CARDS)
_OF_RANK = {rank: set_of(card for card in CARDS if card.rank == rank) for rank in RANKS}


class Meaning(NamedTuple):
    """What was meant of a card: the player who told it first, and what it can be."""

    by: int
    cards: IdentitySet


def told_by(
    common: CommonKnowledge,
    giver: int,
    clue: Clue,
    slots: tuple[int, ...],
    marks: tuple[int, ...],
    meant: tuple[Meaning | None, ...],
) -> tuple[Meaning | None, ...]:
    """Return what is meant of each card of a hand, once a clue has touched `slots` of it.

    `marks` and `meant` are what the cards had been told before, and what was meant of them.
    """
    first_told = [slot for slot in slots if not marks[slot] & TOUCHED]
    if not first_told:
        return meant
    pointed, cards = first_told[-1], common.playable
    saved = _to_save(common, clue)
    if saved and first_told[0] == oldest_untold(marks):
        pointed, cards = first_told[0], cards | saved
    said = list(meant)
    for slot in first_told:
        said[slot] = Meaning(giver, cards if slot == pointed else ANY)
    return tuple(said)


def _to_save(common: CommonKnowledge, clue: Clue) -> IdentitySet:
    """Return the cards that a clue may be saving; none if it tells a colour."""
    if not isinstance(clue, RankClue):
        return 0
    return common.critical & _OF_RANK[clue.rank]


def understood(
    common: CommonKnowledge, could_be: IdentitySet, meaning: Meaning | None
) -> IdentitySet:
    """Return what a card is that could be so much, if what was meant of it holds."""
    if meaning is None:
        return could_be
    cards = could_be & meaning.cards or could_be
    return cards if common.last_fuse else cards & ~common.trash or cards
