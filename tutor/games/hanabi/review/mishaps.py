"""Mistakes, lost cards and the moments that decided most, by what the players could know."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction

from tutor.games.hanabi.coach import Moment, MomentKind
from tutor.games.hanabi.engine.cards import TOP_RANK, Card
from tutor.games.hanabi.engine.events import Discarded, Misplayed
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import View, deduce, has
from tutor.games.hanabi.knowledge.status import critical, highest_score, needed, playable
from tutor.games.hanabi.partners import GameRecord, Manner


class MishapKind(StrEnum):
    """What happened."""

    MISPLAYED = "misplayed"
    """A card was played that did not fit."""
    LOST = "lost"
    """The last copy of a card that was still needed left the game."""


@dataclass(frozen=True, slots=True)
class Mishap:
    """What happened in the turn that led on from `states[step]`. It blames nobody."""

    step: int
    kind: MishapKind
    card: Card
    chance: Fraction
    """That the card fitted, or that it was a needed last copy, by what its player could know."""
    points: int
    """By so much did the highest score that the cards allow fall."""


def mishaps(record: GameRecord) -> tuple[Mishap, ...]:
    """Return the mishaps of a game in their order; a mistake that loses a card is two of them."""
    return tuple(mishap for step in range(len(record.actions)) for mishap in _mishaps(record, step))


def _mishaps(record: GameRecord, step: int) -> Iterator[Mishap]:
    before, after = record.states[step], record.states[step + 1]
    for event in after.events:
        if not isinstance(event, Discarded | Misplayed):
            continue
        fall = highest_score(before) - highest_score(after)
        if not fall and not isinstance(event, Misplayed):
            continue
        known = deduce(View.of(before, event.player))
        if isinstance(event, Misplayed):
            chance = known.chance(event.slot, playable(before))
            yield Mishap(step, MishapKind.MISPLAYED, event.card, chance, 0)
        if fall:
            chance = known.chance(event.slot, critical(before))
            yield Mishap(step, MishapKind.LOST, event.card, chance, fall)


def bottom_deck_risks(record: GameRecord) -> tuple[int, ...]:
    """Return the steps that took a needed 2, 3 or 4 whose other copy was still to be drawn."""
    return tuple(
        step
        for step, state in enumerate(record.states[:-1])
        for event in record.states[step + 1].events
        if isinstance(event, Discarded | Misplayed) and _is_risk(state, event.card)
    )


def _is_risk(before: GameState, card: Card) -> bool:
    in_the_middle = 1 < card.rank < TOP_RANK
    return in_the_middle and has(needed(before), card) and card in before.deck


MOST_MOMENTS = 5


def decisive(found: Iterable[Moment], manner: Manner | None) -> tuple[Moment, ...]:
    """Return at most five moments, the one that cost most first.

    If nobody said how the players give clues (`manner` is None), what follows from clues as they
    are is all that counts: an agreement may speak for anything else.
    """
    said = (moment for moment in found if manner is not None or _needs_no_agreement(moment))
    return tuple(sorted(said, key=lambda moment: (-moment.loss, moment.step))[:MOST_MOMENTS])


def _needs_no_agreement(moment: Moment) -> bool:
    if moment.kind is MomentKind.LAST_TURN:
        # Less than a whole point is a likelihood, and more may have been known of it.
        return moment.loss >= 1
    if moment.kind is MomentKind.CHANCE_LOWERED:
        return moment.finding.any_manner
    return moment.kind is not MomentKind.NOTHING_NEW
