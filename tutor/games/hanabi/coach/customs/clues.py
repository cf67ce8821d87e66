"""Customs about clues: each shows something new, and the best one comes first."""

from tutor.core.messages import Player
from tutor.games.hanabi.coach.moment import Finding, MomentKind
from tutor.games.hanabi.coach.outlook import Outlook
from tutor.games.hanabi.coach.own_turn import OwnTurn
from tutor.games.hanabi.engine.actions import Discard, Play
from tutor.games.hanabi.knowledge import has
from tutor.games.hanabi.knowledge.status import trash

_TOKENS_FOR_ONE_PLAY = 4
"""With as many tokens, a clue that shows one card to play comes before a discard."""
_TOKENS_FOR_MORE = 2
"""With as many, a clue that shows several."""
_ABOUT_A_TOKEN = 0.5
"""Points: what a wasted clue is ranked by."""


def clued_twice(turn: OwnTurn, outlook: Outlook) -> Finding | None:
    """Return the finding if the clue was spent on a card of which another has been clued."""
    effect, sight = outlook.effect, outlook.sight
    if effect is None or effect in outlook.saves or not outlook.may_discard:
        return None
    player = effect.clue.target
    known = sight.already_clued & ~sight.common.trash
    twice = [slot for slot in effect.newly_clued if has(known, outlook.card(player, slot))]
    if not twice or (effect.useful_count and not set(twice) & set(effect.new_plays)):
        return None
    return turn.finding(
        MomentKind.CLUED_TWICE, outlook.instead(), outlook.place(player, twice[0]), _ABOUT_A_TOKEN
    )


def clue_empty(turn: OwnTurn, outlook: Outlook) -> Finding | None:
    """Return the finding if the clue said nothing new of the cards that it touched."""
    effect = outlook.effect
    if effect is None or outlook.helps or not outlook.may_discard:
        return None
    player = effect.clue.target
    believed = outlook.sight.believed[player]
    if any(effect.beliefs[slot] != believed[slot] for slot in effect.touches):
        return None
    return turn.finding(
        MomentKind.CLUE_EMPTY, outlook.instead(), {"name": Player(player)}, _ABOUT_A_TOKEN
    )


def play_clue_passed(turn: OwnTurn, outlook: Outlook) -> Finding | None:
    """Return the finding if a much better clue was there: it shows cards to play."""
    action, effect = turn.action, outlook.effect
    if not outlook.telling or isinstance(action, Play):
        return None
    best = outlook.telling[0]
    new_plays = len(best.new_plays)
    if effect is not None:
        is_better = new_plays >= len(effect.new_plays) + 2 or not outlook.helps
        if effect in outlook.saves or not is_better:
            return None
    elif not _before_a_discard(turn, outlook, best.clue.target, new_plays):
        return None
    return turn.finding(
        MomentKind.PLAY_CLUE_PASSED,
        best.clue,
        {"name": Player(best.clue.target), "num": new_plays},
        _ABOUT_A_TOKEN * new_plays,
    )


def _before_a_discard(turn: OwnTurn, outlook: Outlook, player: int, new_plays: int) -> bool:
    """Return whether a clue with this number of new plays comes before the discard."""
    assert isinstance(turn.action, Discard)
    tokens = turn.view.clue_tokens
    if turn.deduction.must_be(turn.action.slot, trash(turn.view)):
        return False
    idle = not outlook.sight.will_play[player]
    return (new_plays > 1 and tokens >= _TOKENS_FOR_MORE) or (
        idle and tokens >= _TOKENS_FOR_ONE_PLAY
    )


def token_wasted(turn: OwnTurn, outlook: Outlook) -> Finding | None:
    """Return the finding if the last token went to a clue that helps nobody yet."""
    effect, view = outlook.effect, turn.view
    if effect is None or view.clue_tokens != 1 or outlook.helps or not outlook.may_discard:
        return None
    player, useful = effect.clue.target, ~outlook.sight.common.trash
    shows_trash = any(
        before & useful and not after & useful
        for before, after in zip(outlook.sight.believed[player], effect.beliefs, strict=True)
    )
    if shows_trash:
        return None
    return turn.finding(
        MomentKind.TOKEN_WASTED, outlook.instead(), {"name": Player(player)}, _ABOUT_A_TOKEN
    )
