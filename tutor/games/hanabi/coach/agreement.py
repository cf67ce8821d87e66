"""Actions against the conventions of a game (docs/partners.md)."""

from collections.abc import Callable

from tutor.core.messages import Player
from tutor.games.hanabi.coach.moment import Finding, MomentKind
from tutor.games.hanabi.coach.outlook import Outlook
from tutor.games.hanabi.coach.own_turn import OwnTurn, first_world
from tutor.games.hanabi.conventions import SAVED_TWO
from tutor.games.hanabi.engine.actions import Play, RankClue
from tutor.games.hanabi.engine.cards import TOP_RANK
from tutor.games.hanabi.knowledge import has
from tutor.games.hanabi.knowledge.status import playable
from tutor.games.hanabi.partners import ALL_CONVENTIONS, PartnerRule
from tutor.games.hanabi.partners.meanings import ANY


def against_agreement(turn: OwnTurn) -> Finding | None:
    """Return the finding that the action breaks a convention; None if none, or without them."""
    if turn.conventions != ALL_CONVENTIONS or turn.agreed:
        return None
    outlook = Outlook(turn)
    return next((finding for judge in _JUDGES if (finding := judge(turn, outlook))), None)


def stop_missed(turn: OwnTurn, outlook: Outlook) -> Finding | None:
    """Return the finding if the next player is about to misplay, and a clue would have told."""
    agreed = turn.advice
    if agreed.rule is not PartnerRule.STOP_MISTAKE:
        return None
    player, slot = agreed.facts["to"].seat, agreed.facts["slot"]
    effect = outlook.effect
    if effect is not None and effect.clue.target == player and slot not in effect.plays:
        return None
    before = 1 << outlook.card(player, slot) >> 1
    if isinstance(turn.action, Play) and turn.beliefs.get(turn.action.slot) == before:
        return None
    facts = outlook.place(player, slot)
    return turn.finding(MomentKind.STOP_MISSED, agreed.action, facts, 1.0)


def meant_wrong(turn: OwnTurn, outlook: Outlook) -> Finding | None:
    """Return the finding if the clue makes its receiver take a card for playable that isn't.

    It may fit by the time of their turn. A 2 about to be discarded is saved at most tables.
    """
    effect = outlook.effect
    if effect is None or _saves_two(turn, outlook):
        return None
    player = effect.clue.target
    fits = outlook.fits_by(player)
    for slot in effect.plays:
        card = outlook.card(player, slot)
        if has(fits, card) and card.rank < TOP_RANK:
            fits |= 1 << (card + 1)
    wrong = [slot for slot in effect.new_plays if not has(fits, outlook.card(player, slot))]
    if not wrong:
        return None
    facts = outlook.place(player, wrong[0])
    return turn.finding(MomentKind.MEANT_WRONG, turn.advice.action, facts, 1.0)


def _saves_two(turn: OwnTurn, outlook: Outlook) -> bool:
    """Return whether the clue saves a 2 that is discarded next, the only one in sight."""
    clue = turn.action
    if not isinstance(clue, RankClue) or clue.rank != SAVED_TWO:
        return False
    slot = outlook.next_discard(clue.target)
    if slot is None or outlook.card(clue.target, slot).rank != clue.rank:
        return False
    seen = [card for hand in turn.view.hands for card in hand]
    return seen.count(outlook.card(clue.target, slot)) == 1


def meant_passed(turn: OwnTurn, outlook: Outlook) -> Finding | None:
    """Return the finding if a clue meant an own card to be played, and something idle was done.

    None if all that clues meant can't be true, as after a misleading one.
    """
    agreed = turn.advice
    if agreed.rule is not PartnerRule.PLAY_MEANT or not turn.beliefs or outlook.helps:
        return None
    unfit = ~playable(turn.view)
    pointed = [slot for slot in pointed_at(turn) if not turn.beliefs[slot] & unfit]
    if not pointed:
        return None
    action = turn.action
    if isinstance(action, Play) and not turn.beliefs[action.slot] & unfit:
        return None
    slot = agreed.facts["slot"] if agreed.facts["slot"] in pointed else pointed[0]
    meaning = turn.meanings[turn.conventions].meant[turn.view.seat][slot]
    assert meaning is not None
    world = first_world(turn.view, {slot: turn.beliefs[slot]})
    facts = {"slot": slot, "name": Player(meaning.by)}
    return turn.finding(MomentKind.MEANT_PASSED, Play(slot), facts, 1.0, world)


def pointed_at(turn: OwnTurn) -> tuple[int, ...]:
    """Return the slots of the own cards that a clue pointed at, not merely told beside another."""
    meant = turn.meanings[turn.conventions].meant[turn.view.seat]
    return tuple(slot for slot, each in enumerate(meant) if each is not None and each.cards != ANY)


_JUDGES: tuple[Callable[[OwnTurn, Outlook], Finding | None], ...] = (
    stop_missed,
    meant_wrong,
    meant_passed,
)
