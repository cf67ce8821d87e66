"""Customs about playing: no doubtful card, and a certain one soon, the most useful first."""

from tutor.core.messages import Player
from tutor.games.hanabi.coach.moment import Finding, MomentKind
from tutor.games.hanabi.coach.outlook import Outlook
from tutor.games.hanabi.coach.own_turn import OwnTurn, first_world
from tutor.games.hanabi.engine.actions import Play
from tutor.games.hanabi.engine.cards import CARDS, TOP_RANK, TOUCHED
from tutor.games.hanabi.knowledge import cards_in, sightings
from tutor.games.hanabi.knowledge.status import playable

_PLAY_PASSED = 1.0
"""Points lost, at most: the one that the card makes."""
_PLAY_ORDER = 0.2
"""Points lost, roughly: another player waits for a turn."""


def blind_last_fuse(turn: OwnTurn, outlook: Outlook) -> Finding | None:
    """Return the finding if a card was played that may lose the whole game."""
    view, action = turn.view, turn.action
    if not isinstance(action, Play) or view.strikes + 1 < view.ruleset.fuses:
        return None
    unfit = ~playable(view)
    chance = turn.deduction.chance(action.slot, playable(view))
    believed = turn.beliefs.get(action.slot, unfit)
    if chance == 1 or not believed & unfit:
        return None
    better = outlook.instead()
    if isinstance(better, Play) and turn.deduction.may_be(better.slot, unfit):
        return None
    return turn.finding(
        MomentKind.BLIND_LAST_FUSE,
        better,
        {"slot": action.slot},
        float((1 - chance) * max(1, view.points)),
        first_world(view, {action.slot: unfit}),
    )


def blind_play(turn: OwnTurn, outlook: Outlook) -> Finding | None:
    """Return the finding if an unclued card was played that was unlikely to fit."""
    action, view = turn.action, turn.view
    if not isinstance(action, Play) or view.turns_left is not None:
        return None
    fitting = playable(view)
    chance = turn.deduction.chance(action.slot, fitting)
    believed = turn.beliefs.get(action.slot, ~fitting)
    if view.marks[view.seat][action.slot] & TOUCHED or not believed & ~fitting:
        return None
    if 2 * chance > 1:
        return None
    return turn.finding(
        MomentKind.BLIND_PLAY,
        outlook.instead(),
        {"slot": action.slot, "percent": round(100 * chance)},
        float(1 - chance),
        first_world(view, {action.slot: ~fitting}),
    )


def play_passed(turn: OwnTurn, outlook: Outlook) -> Finding | None:
    """Return the finding if a card that was proven to fit was not played, for nothing better."""
    action, proven = turn.action, outlook.proven_plays
    if not proven or outlook.helps:
        return None
    if isinstance(action, Play) and not turn.beliefs.get(action.slot, ~0) & ~playable(turn.view):
        return None
    agreed = turn.advice.action
    is_proven = isinstance(agreed, Play) and agreed.slot in proven
    better = agreed if isinstance(agreed, Play) and is_proven else Play(proven[0])
    return turn.finding(MomentKind.PLAY_PASSED, better, {"slot": better.slot}, _PLAY_PASSED)


def play_order(turn: OwnTurn, outlook: Outlook) -> Finding | None:
    """Return the finding if another certain card came first: somebody else holds what follows."""
    action, view = turn.action, turn.view
    if not isinstance(action, Play) or action.slot not in outlook.proven_plays:
        return None
    if not view.clue_tokens or _follower(turn, outlook, action.slot) is not None:
        return None
    for slot in outlook.proven_plays:
        follower = _follower(turn, outlook, slot)
        if follower is not None and turn.possible[slot] != turn.possible[action.slot]:
            player, held = follower
            card = outlook.card(player, held)
            return turn.finding(
                MomentKind.PLAY_ORDER,
                Play(slot),
                {"slot": slot, "name": Player(player), "card": card},
                _PLAY_ORDER,
            )
    return None


def _follower(turn: OwnTurn, outlook: Outlook, slot: int) -> tuple[int, int] | None:
    """Return player and slot of a card that fits on this own one; None if none is seen."""
    cards = cards_in(turn.possible[slot])
    if len(cards) != 1 or cards[0].rank == TOP_RANK:
        return None
    return next(iter(sightings(outlook.view, CARDS[cards[0] + 1]).hands), None)
