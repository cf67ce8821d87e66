"""Customs about saving: no last copy is left to be discarded that a clue keeps."""

from tutor.games.hanabi.coach.moment import Finding, MomentKind
from tutor.games.hanabi.coach.outlook import Outlook, fall
from tutor.games.hanabi.coach.own_turn import OwnTurn
from tutor.games.hanabi.engine.actions import Discard, Play
from tutor.games.hanabi.engine.cards import TOP_RANK
from tutor.games.hanabi.knowledge import cards_in, has
from tutor.games.hanabi.knowledge.status import playable


def save_missed(turn: OwnTurn, outlook: Outlook) -> Finding | None:
    """Return the finding if the next player is left to discard a last copy, and a clue saves it."""
    player = outlook.sight.next_player
    slot = outlook.in_danger(player)
    if slot is None or not outlook.saves or _kept(turn, outlook, player, slot):
        return None
    return turn.finding(
        MomentKind.SAVE_MISSED,
        outlook.saves[0].clue,
        outlook.place(player, slot),
        float(fall(turn, outlook.card(player, slot))),
    )


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
    if slot is None or loss <= 0 or not best.is_honest:
        return None
    return turn.finding(
        MomentKind.SAVE_EXPOSES, best.clue, outlook.place(player, slot), float(loss)
    )


def last_token(turn: OwnTurn, outlook: Outlook) -> Finding | None:
    """Return the finding if the last token went while the second player on is in danger."""
    effect, view = outlook.effect, turn.view
    after_next = (view.seat + 2) % view.players
    if effect is None or view.clue_tokens != 1 or after_next == view.seat:
        return None
    slot = outlook.in_danger(after_next)
    if slot is None or effect in outlook.saves:
        return None
    # A partner's clue that helps the next player: nothing else would have helped them.
    if outlook.sight.next_player == effect.clue.target and outlook.helps and turn.agreed:
        return None
    # The clue went to the player in danger: it touches the card, or saves it as no honest one does.
    saves = [
        each for each in outlook.saves_for(after_next) if slot in each.touches and each.is_honest
    ]
    if effect.clue.target == after_next and (
        slot in effect.touches or (effect in outlook.saves_for(after_next) and not saves)
    ):
        return None
    return turn.finding(
        MomentKind.LAST_TOKEN,
        saves[0].clue if saves else outlook.instead(),
        outlook.place(after_next, slot),
        float(fall(turn, outlook.card(after_next, slot))),
    )
