"""Customs about discarding: while there is time, and the oldest unclued card."""

from tutor.games.hanabi.coach.moment import Finding, MomentKind
from tutor.games.hanabi.coach.outlook import Outlook
from tutor.games.hanabi.coach.own_turn import OwnTurn
from tutor.games.hanabi.engine.actions import Discard
from tutor.games.hanabi.engine.cards import TOUCHED
from tutor.games.hanabi.knowledge.status import critical, highest_score, pace, trash
from tutor.games.hanabi.partners import NO_CONVENTIONS

_TURN_TOO_FEW = 1.0
"""Points lost: a card for which no turn is left."""
_CLUED_CARD = 0.3
"""Points lost, roughly: a card that was clued, so mostly one to keep."""
_NEWER_CARD = 0.2
"""Points lost, roughly: a card that others don't expect to go, and can't save."""


def time_spent(turn: OwnTurn, _outlook: Outlook) -> Finding | None:
    """Return the finding if a discard left too little time for all points in reach."""
    view, better = turn.view, turn.advice.action
    if not isinstance(turn.action, Discard) or isinstance(better, Discard):
        return None
    if pace(view) or view.turns_left is not None:
        return None
    if turn.deduction.may_be(turn.action.slot, critical(view)):
        return None
    return turn.finding(MomentKind.TIME_SPENT, better, {"num": highest_score(view)}, _TURN_TOO_FEW)


def clued_discarded(turn: OwnTurn, outlook: Outlook) -> Finding | None:
    """Return the finding if a clued card was discarded, and an unclued one was there."""
    action, view, oldest = turn.action, turn.view, outlook.oldest_unclued
    if not isinstance(action, Discard) or oldest is None:
        return None
    needed, deduction = ~trash(view), turn.deduction
    clues = view.marks[view.seat][action.slot] & TOUCHED
    if not clues or not turn.beliefs.get(action.slot, needed) & needed:
        return None
    if not turn.conventions.touch or outlook.sight.common.last_fuse:
        chance_kept = deduction.chance(action.slot, needed) - deduction.chance(oldest, needed)
        if chance_kept <= 0:
            return None
    return turn.finding(
        MomentKind.CLUED_DISCARDED,
        outlook.instead(Discard(oldest)),
        {"slot": action.slot, "other": oldest},
        _CLUED_CARD,
    )


def newer_discarded(turn: OwnTurn, outlook: Outlook) -> Finding | None:
    """Return the finding if another unclued card than the oldest went, for no better reason."""
    action, view, oldest = turn.action, turn.view, outlook.oldest_unclued
    if not isinstance(action, Discard) or turn.conventions == NO_CONVENTIONS or oldest is None:
        return None
    if action.slot == oldest or view.marks[view.seat][action.slot] & TOUCHED:
        return None
    last, useless = critical(view), trash(view)
    chance = turn.deduction.chance
    if chance(action.slot, last) < chance(oldest, last):
        return None
    if chance(action.slot, useless) > chance(oldest, useless):
        return None
    return turn.finding(
        MomentKind.NEWER_DISCARDED,
        outlook.instead(Discard(oldest)),
        {"slot": action.slot, "other": oldest},
        _NEWER_CARD,
    )
