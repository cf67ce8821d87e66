"""Departures from common custom: save, play, clue, discard the oldest.

Each judge takes a turn as its player saw it, and returns what is wrong with it by one such custom.
They come in the order in which a table would think of them; what comes first is said.
"""

from collections.abc import Callable

from tutor.core.messages import Player
from tutor.games.hanabi.coach.moment import Finding, MomentKind
from tutor.games.hanabi.coach.outlook import Outlook, fall
from tutor.games.hanabi.coach.own_turn import OwnTurn, first_world
from tutor.games.hanabi.engine.actions import Action, Discard, Play
from tutor.games.hanabi.engine.cards import CARDS, TOP_RANK, TOUCHED
from tutor.games.hanabi.knowledge import cards_in, has, sightings
from tutor.games.hanabi.knowledge.status import critical, highest_score, pace, playable, trash
from tutor.games.hanabi.partners import NO_CONVENTIONS

_TOKENS_FOR_ONE_PLAY = 4
"""With as many tokens, a clue that shows one card to play comes before a discard."""
_TOKENS_FOR_MORE = 2
"""With as many, a clue that shows several."""
_ABOUT_A_TOKEN = 0.5
"""Points: what a wasted clue is ranked by."""


def against_customs(turn: OwnTurn) -> Finding | None:
    """Return the criticism of the action that most tables would agree on, None if none."""
    judges = _JUDGES_OF_PARTNERS if turn.agreed else _JUDGES
    outlook = Outlook(turn)
    return next((finding for judge in judges if (finding := judge(turn, outlook))), None)


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
    better = _instead(turn, outlook)
    if isinstance(better, Play) and turn.deduction.may_be(better.slot, unfit):
        return None
    facts = {"slot": action.slot}
    world = first_world(view, {action.slot: unfit})
    loss = float((1 - chance) * max(1, view.points))
    return Finding(MomentKind.BLIND_LAST_FUSE, better, facts, loss, world)


def save_missed(turn: OwnTurn, outlook: Outlook) -> Finding | None:
    """Return the finding if the next player is left to discard a last copy, and a clue saves it."""
    player = outlook.sight.next_player
    slot = outlook.in_danger(player)
    if slot is None or not outlook.saves or _kept(turn, outlook, player, slot):
        return None
    better, loss = outlook.saves[0].clue, float(fall(turn, outlook.card(player, slot)))
    facts = outlook.place(player, slot)
    return Finding(MomentKind.SAVE_MISSED, better, facts, loss, turn.world)


def _kept(turn: OwnTurn, outlook: Outlook, player: int, slot: int) -> bool:
    """Return whether the player won't discard that card after the action."""
    view, action = turn.view, turn.action
    if isinstance(action, Discard):
        return False
    if not isinstance(action, Play):
        return outlook.next_discard(player, outlook.effect) != slot
    if view.clue_tokens == view.ruleset.clue_tokens:
        return True  # nobody may discard
    played = cards_in(turn.beliefs.get(action.slot, 0))
    if len(played) != 1 or not has(playable(view), played[0]) or played[0].rank == TOP_RANK:
        return False
    then = playable(view) | 1 << (played[0] + 1)
    return any(cards and not cards & ~then for cards in outlook.sight.believed[player])


def save_exposes(turn: OwnTurn, outlook: Outlook) -> Finding | None:
    """Return the finding if a save leaves another last copy in danger, and a better one does not.

    The other clue has to leave less at stake.
    """
    chosen, player = outlook.effect, outlook.sight.next_player
    if chosen not in outlook.saves:
        return None
    slot, best = outlook.in_danger(player, chosen), outlook.saves[0]
    loss = outlook.cost(player, chosen) - outlook.cost(player, best)
    if slot is None or loss <= 0 or not best.honest:
        return None
    facts = outlook.place(player, slot)
    return Finding(MomentKind.SAVE_EXPOSES, best.clue, facts, float(loss), turn.world)


def last_token(turn: OwnTurn, outlook: Outlook) -> Finding | None:
    """Return the finding if the last token went while the second player on is in danger."""
    effect, view = outlook.effect, turn.view
    after_next = (view.seat + 2) % view.players
    if effect is None or view.clue_tokens != 1 or after_next == view.seat:
        return None
    slot = outlook.in_danger(after_next)
    if slot is None or effect in outlook.saves:
        return None
    if outlook.sight.next_player == effect.clue.target and outlook.helps and turn.agreed:
        return None  # nothing else was for it
    saves = [each for each in outlook.saves_for(after_next) if slot in each.touches and each.honest]
    if effect.clue.target == after_next and (
        slot in effect.touches or (effect in outlook.saves_for(after_next) and not saves)
    ):
        return None
    better = saves[0].clue if saves else _instead(turn, outlook)
    facts, loss = outlook.place(after_next, slot), float(fall(turn, outlook.card(after_next, slot)))
    return Finding(MomentKind.LAST_TOKEN, better, facts, loss, turn.world)


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
    facts = {"slot": better.slot}
    return Finding(MomentKind.PLAY_PASSED, better, facts, 1.0, turn.world)


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
            facts = {"slot": slot, "name": Player(player), "card": card}
            return Finding(MomentKind.PLAY_ORDER, Play(slot), facts, 0.2, turn.world)
    return None


def _follower(turn: OwnTurn, outlook: Outlook, slot: int) -> tuple[int, int] | None:
    """Return player and slot of a card that fits on this own one; None if none is seen."""
    cards = cards_in(turn.possible[slot])
    if len(cards) != 1 or cards[0].rank == TOP_RANK:
        return None
    return next(iter(sightings(outlook.view, CARDS[cards[0] + 1]).hands), None)


def blind_play(turn: OwnTurn, outlook: Outlook) -> Finding | None:
    """Return the finding if a card was played that no clue had touched, and unlikely to fit."""
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
    world = first_world(view, {action.slot: ~fitting})
    facts = {"slot": action.slot, "percent": round(100 * chance)}
    better = _instead(turn, outlook)
    return Finding(MomentKind.BLIND_PLAY, better, facts, float(1 - chance), world)


def time_spent(turn: OwnTurn, _outlook: Outlook) -> Finding | None:
    """Return the finding if a discard left too little time for all points in reach."""
    view, better = turn.view, turn.advice.action
    if not isinstance(turn.action, Discard) or isinstance(better, Discard):
        return None
    if pace(view) or view.turns_left is not None:
        return None
    if turn.deduction.may_be(turn.action.slot, critical(view)):
        return None
    facts = {"num": highest_score(view)}
    return Finding(MomentKind.TIME_SPENT, better, facts, 1.0, turn.world)


def clued_twice(turn: OwnTurn, outlook: Outlook) -> Finding | None:
    """Return the finding if the clue was spent on a card of which another has been clued."""
    effect, sight = outlook.effect, outlook.sight
    if effect is None or effect in outlook.saves or not _may_discard(turn):
        return None
    player = effect.clue.target
    known = sight.already_clued & ~sight.common.trash
    twice = [slot for slot in effect.newly_clued if has(known, outlook.card(player, slot))]
    if not twice or (effect.useful and not set(twice) & set(effect.new_plays)):
        return None
    better, facts = _instead(turn, outlook), outlook.place(player, twice[0])
    return Finding(MomentKind.CLUED_TWICE, better, facts, _ABOUT_A_TOKEN, turn.world)


def clue_empty(turn: OwnTurn, outlook: Outlook) -> Finding | None:
    """Return the finding if the clue told nothing new of the cards that it touched."""
    effect = outlook.effect
    if effect is None or outlook.helps or not _may_discard(turn):
        return None
    player = effect.clue.target
    believed = outlook.sight.believed[player]
    if any(effect.beliefs[slot] != believed[slot] for slot in effect.touches):
        return None
    better = _instead(turn, outlook)
    facts = {"name": Player(player)}
    return Finding(MomentKind.CLUE_EMPTY, better, facts, _ABOUT_A_TOKEN, turn.world)


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
    facts = {"name": Player(best.clue.target), "num": new_plays}
    loss = _ABOUT_A_TOKEN * new_plays
    return Finding(MomentKind.PLAY_CLUE_PASSED, best.clue, facts, loss, turn.world)


def _before_a_discard(turn: OwnTurn, outlook: Outlook, player: int, new_plays: int) -> bool:
    """Return whether a clue that shows so many cards to play comes before this discard."""
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
    if effect is None or view.clue_tokens != 1 or outlook.helps or not _may_discard(turn):
        return None
    player, useful = effect.clue.target, ~outlook.sight.common.trash
    shows_trash = any(
        before & useful and not after & useful
        for before, after in zip(outlook.sight.believed[player], effect.beliefs, strict=True)
    )
    if shows_trash:
        return None
    facts = {"name": Player(player)}
    better = _instead(turn, outlook)
    return Finding(MomentKind.TOKEN_WASTED, better, facts, _ABOUT_A_TOKEN, turn.world)


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
    facts = {"slot": action.slot, "other": oldest}
    better = _instead(turn, outlook, Discard(oldest))
    return Finding(MomentKind.CLUED_DISCARDED, better, facts, 0.3, turn.world)


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
    facts = {"slot": action.slot, "other": oldest}
    better = _instead(turn, outlook, Discard(oldest))
    return Finding(MomentKind.NEWER_DISCARDED, better, facts, 0.2, turn.world)


def _may_discard(turn: OwnTurn) -> bool:
    """Return whether a discard was allowed and there was time for it."""
    view = turn.view
    allowed = view.clue_tokens < view.ruleset.clue_tokens
    return allowed and pace(view) > 1 and view.turns_left is None


def _instead(turn: OwnTurn, outlook: Outlook, usual: Action | None = None) -> Action:
    """Return the customary action: a certain play, a clue that shows one, or `usual`.

    Without it, it is what a partner would have done.
    """
    agreed = turn.advice.action
    if agreed != turn.action:
        return agreed
    others = (
        *map(Play, outlook.proven_plays),
        *(each.clue for each in outlook.telling),
        usual,
        Discard(outlook.oldest_unclued or 0),
        *turn.legal[:1],
    )
    return next(
        action
        for action in others
        if action is not None and action != turn.action and action in turn.legal
    )


Judge = Callable[[OwnTurn, Outlook], Finding | None]

_JUDGES: tuple[Judge, ...] = (
    blind_last_fuse,
    save_missed,
    save_exposes,
    play_passed,
    last_token,
    blind_play,
    time_spent,
    play_order,
    clued_twice,
    clue_empty,
    play_clue_passed,
    token_wasted,
    clued_discarded,
    newer_discarded,
)
_JUDGES_OF_PARTNERS: tuple[Judge, ...] = (save_exposes, last_token)
"""What partners' rules don't see themselves."""
