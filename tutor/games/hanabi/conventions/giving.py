"""The clues that conventions allow: good touch, plays that work, allowed saves."""

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from tutor.games.hanabi.conventions.reading import (
    SAVED_TWO,
    ClueKind,
    candidates,
    chop,
    focus,
    reactions,
    read_clue,
)
from tutor.games.hanabi.conventions.table import GivenClue, PublicTable
from tutor.games.hanabi.engine.actions import Clue, ColorClue, RankClue
from tutor.games.hanabi.engine.cards import RANKS, TOP_RANK, Card
from tutor.games.hanabi.knowledge import has
from tutor.games.hanabi.knowledge.status import critical, playable, trash


class Fault(StrEnum):
    """Why a card should not get a clue."""

    USELESS = "useless"
    """It has been played, or can no longer be."""
    CLUED = "clued"
    """Another copy has a clue."""
    TWICE = "twice"
    """The clue touches both copies."""
    OWN = "own"
    """A clued card of the giver's could be the other copy."""


class BadTouch(NamedTuple):
    """A card that a clue touches and should not."""

    slot: int
    fault: Fault


def bad_touches(table: PublicTable, given: GivenClue) -> tuple[BadTouch, ...]:
    """Return the cards that get their first clue against the good touch principle."""
    seen = table.seen_by(given.giver)
    hand = seen.hands[given.receiver]
    new = [(slot, hand[slot].card) for slot in given.slots if not hand[slot].is_clued]
    faults = [(slot, _fault(seen, given, slot, card)) for slot, card in new if card is not None]
    return tuple(BadTouch(slot, fault) for slot, fault in faults if fault is not None)


def is_good(table: PublicTable, given: GivenClue) -> bool:
    """Return whether a clue may be given: it saves, or leads to a play and touches well."""
    kind = read_clue(table, given, given.giver).kind
    if kind in (None, ClueKind.SAVE):
        return kind is ClueKind.SAVE
    first = reactions(table, given, given.giver)
    works = first is not None and all(reaction.is_right for reaction in first)
    return works and not bad_touches(table, given)


def good_clues(table: PublicTable, giver: int) -> tuple[GivenClue, ...]:
    """Return the good clues that give a card its first clue, to hands that are seen."""
    return tuple(
        given
        for given in _clues(table, giver)
        if any(not table.hands[given.receiver][slot].is_clued for slot in given.slots)
        and is_good(table, given)
    )


def tempo_clues(table: PublicTable, giver: int) -> tuple[GivenClue, ...]:
    """Return the clues that touch no new card and show that a clued card is playable."""
    clues = []
    for given in _clues(table, giver):
        hand = table.hands[given.receiver]
        slot = focus(hand, given.slots)
        card = hand[slot].card
        known = candidates(table.seen_by(giver), given.receiver, slot)
        if (
            card is not None
            and all(hand[each].is_clued for each in given.slots)
            and has(playable(table), card)
            and known & ~playable(table)
        ):
            clues.append(given)
    return tuple(clues)


def card_to_save(table: PublicTable, giver: int, player: int) -> int | None:
    """Return the player's chop slot if a 5, a 2 or a last copy is there that may be saved."""
    seen = table.seen_by(giver)
    slot = chop(seen.hands[player])
    card = None if slot is None else seen.hands[player][slot].card
    if slot is None or card is None or has(trash(seen), card):
        return None
    others = (
        held
        for seat, hand in enumerate(seen.hands)
        for place, held in enumerate(hand)
        if (seat, place) != (player, slot)
    )
    is_seen = any(held.card == card for held in others)
    is_saved = card.rank == TOP_RANK or has(critical(seen), card)
    return slot if is_saved or (card.rank == SAVED_TWO and not is_seen) else None


def _fault(seen: PublicTable, given: GivenClue, slot: int, card: Card) -> Fault | None:
    if has(trash(seen), card):
        return Fault.USELESS
    hand = seen.hands[given.receiver]
    if any(other != slot and hand[other].card == card for other in given.slots):
        return Fault.TWICE
    for player, held in ((p, h) for p, cards in enumerate(seen.hands) for h in cards):
        if player != given.giver and held.is_clued and held.card == card:
            return Fault.CLUED
    for place, held in enumerate(seen.hands[given.giver]):
        if held.is_clued and has(candidates(seen, given.giver, place), card):
            return Fault.OWN
    return None


def _clues(table: PublicTable, giver: int) -> Iterator[GivenClue]:
    """Yield the clues to the hands that are seen, player by player, colours first."""
    for player in table.turns_after(giver):
        if any(held.card is None for held in table.hands[player]):
            continue
        clues: list[Clue] = [ColorClue(player, suit) for suit in table.ruleset.clue_suits]
        clues += [RankClue(player, rank) for rank in RANKS]
        for clue in clues:
            given = table.given(giver, clue)
            if given.slots:
                yield given
