"""Certain mistakes: they follow from the rules and what the player saw.

Each judge answers for one kind, and is silent wherever harm is not proven.
"""

from collections.abc import Callable
from fractions import Fraction

from tutor.games.hanabi.coach.moment import Finding, MomentKind
from tutor.games.hanabi.coach.outlook import fall
from tutor.games.hanabi.coach.own_turn import OwnTurn, first_world
from tutor.games.hanabi.engine.actions import Action, Discard, Play
from tutor.games.hanabi.knowledge import cards_in, set_of
from tutor.games.hanabi.knowledge.status import critical, pace, playable, trash


def certain(turn: OwnTurn) -> Finding | None:
    """Return the finding that is certain for the action, None if there is none."""
    return next((finding for judge in _JUDGES if (finding := judge(turn))), None)


def last_turn(turn: OwnTurn) -> Finding | None:
    """Return the finding if the game's last action makes fewer points on average than another.

    What a clue pointed at may be likelier than the cards alone say; nothing is said then.
    """
    if turn.view.turns_left != 1 or turn.pointed:
        return None
    averages = {action: _average_at_the_end(turn, action) for action in turn.legal}
    best = max(turn.legal, key=averages.__getitem__)
    loss = averages[best] - averages[turn.action]
    if not loss:
        return None
    chosen, highest = (round(float(averages[each]), 2) for each in (turn.action, best))
    better = best if isinstance(best, Play) else turn.action
    assert isinstance(better, Play), "of two actions that play nothing, neither is better"
    fitting = playable(turn.view)
    limits = {better.slot: fitting if better is best else ~fitting}
    world = first_world(turn.view, limits)
    facts = {"chosen": chosen, "best": highest}
    return turn.finding(MomentKind.LAST_TURN, best, facts, float(loss), world)


def unplayable_played(turn: OwnTurn) -> Finding | None:
    """Return the finding if the card played was proven to fit nowhere, at a cost."""
    view, action = turn.view, turn.action
    if not isinstance(action, Play) or turn.deduction.may_be(action.slot, playable(view)):
        return None
    lost = view.strikes + 1 == view.ruleset.fuses
    discard = Discard(action.slot)
    at_less_cost = discard in turn.legal
    better = _harmless(turn) or (discard if at_less_cost else None)
    if better is None or not (lost or at_less_cost):
        return None
    facts = {
        "slot": action.slot,
        "cards": cards_in(turn.possible[action.slot]),
        "num": view.strikes + 1,
    }
    loss = float(view.points) if lost else 1.0
    return turn.finding(MomentKind.UNPLAYABLE_PLAYED, better, facts, loss)


def critical_discarded(turn: OwnTurn) -> Finding | None:
    """Return the finding if the card discarded was proven to be a needed last copy."""
    view, action = turn.view, turn.action
    if not isinstance(action, Discard) or not turn.deduction.must_be(action.slot, critical(view)):
        return None
    better = _harmless(turn)
    if better is None:
        return None
    cards = cards_in(turn.possible[action.slot])
    least = min(fall(turn, card) for card in cards)
    facts = {"slot": action.slot, "cards": cards, "num": least}
    return turn.finding(MomentKind.CRITICAL_DISCARDED, better, facts, float(least))


def trash_kept(turn: OwnTurn) -> Finding | None:
    """Return the finding if the card could be a needed last copy, and another was useless."""
    view, action = turn.view, turn.action
    if not isinstance(action, Discard) or pace(view) < 0:
        return None
    chance = turn.deduction.chance(action.slot, critical(view))
    useless = [slot for slot in range(view.hand_size) if turn.deduction.must_be(slot, trash(view))]
    if not chance or not useless:
        return None
    hits, total = chance.as_integer_ratio()
    facts = {
        "slot": action.slot,
        "other": useless[0],
        "hits": hits,
        "all": total,
        "percent": round(100 * chance),
    }
    world = first_world(view, {action.slot: critical(view)})
    return turn.finding(MomentKind.TRASH_KEPT, Discard(useless[0]), facts, float(chance), world)


def playable_discarded(turn: OwnTurn) -> Finding | None:
    """Return the finding if the card was proven to fit, and nobody else is seen to hold it."""
    view, action = turn.view, turn.action
    if not isinstance(action, Discard) or not turn.deduction.must_be(action.slot, playable(view)):
        return None
    possible = turn.possible[action.slot]
    if possible & set_of(card for hand in view.hands for card in hand):
        return None
    facts = {"slot": action.slot, "cards": cards_in(possible)}
    better = Play(action.slot)
    return turn.finding(MomentKind.PLAYABLE_DISCARDED, better, facts, 1.0)


_JUDGES: tuple[Callable[[OwnTurn], Finding | None], ...] = (
    last_turn,
    unplayable_played,
    critical_discarded,
    playable_discarded,
    trash_kept,
)


def _average_at_the_end(turn: OwnTurn, action: Action) -> Fraction:
    """Return the points on average, exactly, if the game ends with this action."""
    view = turn.view
    points = Fraction(view.points)
    if not isinstance(action, Play):
        return points
    chance = turn.deduction.chance(action.slot, playable(view))
    failed = points if view.strikes + 1 < view.ruleset.fuses else Fraction(0)
    return chance * (points + 1) + (1 - chance) * failed


def _harmless(turn: OwnTurn) -> Action | None:
    """Return an action that leaves the highest score in reach for certain, None without one.

    A clue costs no time before the last round; then it does, as a discard always does.
    """
    view, deduction = turn.view, turn.deduction
    spare = pace(view)
    wished = turn.advice.action
    for action in (wished, *turn.legal):
        match action:
            case Play(slot):
                harmless = deduction.must_be(slot, playable(view))
            case Discard(slot):
                harmless = spare > 0 and not deduction.may_be(slot, critical(view))
            case _:
                harmless = spare >= (view.turns_left is not None)
        if harmless:
            return action
    return None
