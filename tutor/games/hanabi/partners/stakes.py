"""The points at stake in other players' next discards, as the acting partner sees them."""

from fractions import Fraction

from tutor.games.hanabi.conventions import SAVED_TWO
from tutor.games.hanabi.engine.cards import TOP_RANK
from tutor.games.hanabi.knowledge import IdentitySet, has, oldest_unclued
from tutor.games.hanabi.partners.sight import ClueEffect, Sight

_NOT_A_LAST_COPY = 0.5
"""Points: less than any last copy."""


def about_to_discard(sight: Sight, player: int, after: ClueEffect | None = None) -> int | None:
    """Return the slot of the unclued card that the player would discard, `after` a clue if any.

    None if they know a card to play or to discard, or have no unclued card.
    """
    plays, beliefs = sight.will_play[player], sight.believed[player]
    marks = sight.view.marks[player]
    if after is not None and after.clue.target == player:
        plays, beliefs, marks = after.plays, after.beliefs, after.marks_after
    is_busy = plays or not all(cards & ~sight.common.trash for cards in beliefs)
    return None if is_busy else oldest_unclued(marks)


def worth_saving(sight: Sight, player: int, slot: int) -> bool:
    """Return whether it would cost something if the player discarded that card."""
    hand, common = sight.view.hands[player], sight.common
    card = hand[slot]
    if has(common.critical, card):
        return True
    if sight.view.players > 2:
        return False
    # Between two, nobody else can make up for what one of them discards.
    is_lone_two = card.rank == SAVED_TWO and hand.count(card) == 1
    return has(common.playable, card) or (is_lone_two and not has(common.trash, card))


def at_stake(sight: Sight, player: int, slot: int) -> float:
    """Return how many points the card stands for: a last copy takes all above it along."""
    card = sight.view.hands[player][slot]
    if has(sight.common.critical, card):
        return TOP_RANK + 1 - card.rank
    return _NOT_A_LAST_COPY if worth_saving(sight, player, slot) else 0


def stake_after(sight: Sight, clue: ClueEffect) -> float:
    """Return how many points are at stake in what the receiver discards after the clue."""
    trash = sight.common.trash
    if clue.plays or not all(cards & ~trash for cards in clue.beliefs):
        return 0
    slot = oldest_unclued(clue.marks_after)
    if slot is None:
        slot = least_likely_last(sight, clue.beliefs)
    return at_stake(sight, clue.clue.target, slot)


def least_likely_last(sight: Sight, beliefs: tuple[IdentitySet, ...]) -> int:
    """Return the slot of the card that is least likely a last copy, by what cards can be."""
    last = sight.common.critical
    shares = [Fraction((cards & last).bit_count(), cards.bit_count()) for cards in beliefs]
    return shares.index(min(shares))
