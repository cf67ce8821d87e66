"""The moments that decided most, by what the players themselves could know."""

from collections.abc import Iterable

from tutor.games.hanabi.coach import Moment, MomentKind
from tutor.games.hanabi.partners import Manner

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
