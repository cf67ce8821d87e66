"""What goes against the agreements of a game, as its partners state them (docs/partners.md).

What other players are about to do can depend on what the player who acts holds, as they see it. So
it is looked up in a dozen positions that the player's view allows, and said only if they do it in
at least half of them.
"""

from collections.abc import Callable
from itertools import islice

from tutor.core.messages import Player
from tutor.games.hanabi.coach.moment import Finding, MomentKind
from tutor.games.hanabi.coach.own_turn import OwnTurn, first_world, sampled_worlds
from tutor.games.hanabi.engine.actions import Action, ColorClue, Discard, Play, RankClue
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import cards_in, set_of
from tutor.games.hanabi.knowledge.status import playable
from tutor.games.hanabi.partners import Decision, Manner, PartnerRule, decide
from tutor.games.hanabi.partners.meanings import ANY

_WORLDS = 12


def against_agreement(turn: OwnTurn) -> Finding | None:
    """Return what agreement the action breaks, None if none; nothing is agreed when literal."""
    if turn.manner is not Manner.POINTING or turn.agreed:
        return None
    agreed = _agreed(turn)
    if agreed is None:
        return None
    for judge in _JUDGES:
        finding = judge(turn, agreed)
        if finding is not None:
            return finding
    return None


def _agreed(turn: OwnTurn) -> Decision | None:
    """Return what a partner would have done; of own cards, what clues have told the player.

    A card that a clue pointed at comes before one that was told beside it. None if all that clues
    meant can't be true, as after a misleading one.
    """
    agreed = turn.decisions[turn.manner]
    if agreed.rule is not PartnerRule.PLAY_POINTED:
        return agreed
    if not turn.beliefs:
        return None
    unfit = ~playable(turn.view)
    pointed = [slot for slot in pointed_at(turn) if not turn.beliefs[slot] & unfit]
    if not pointed or agreed.facts["slot"] in pointed:
        return agreed
    slot, meaning = pointed[0], turn.meanings[turn.manner].meant[turn.view.seat][pointed[0]]
    assert meaning is not None
    facts = {"slot": slot, "by": Player(meaning.by), "cards": cards_in(turn.beliefs[slot])}
    return Decision(Play(slot), PartnerRule.PLAY_POINTED, facts)


def pointed_at(turn: OwnTurn) -> tuple[int, ...]:
    """Return the slots of the own cards that a clue pointed at, not merely told beside another."""
    meant = turn.meanings[turn.manner].meant[turn.view.seat]
    return tuple(slot for slot, each in enumerate(meant) if each is not None and each.cards != ANY)


def pointed_discarded(turn: OwnTurn, agreed: Decision) -> Finding | None:
    """Return the finding if the card discarded was the one that was to be played."""
    action = turn.action
    if agreed.rule is not PartnerRule.PLAY_POINTED or not isinstance(action, Discard):
        return None
    if agreed.facts["slot"] != action.slot or action.slot not in pointed_at(turn):
        return None
    return Finding(
        MomentKind.POINTED_DISCARDED,
        agreed.action,
        {"slot": action.slot + 1, "name": agreed.facts["by"]},
        1.0,
        first_world(turn.view, {action.slot: set_of(agreed.facts["cards"])}),
        agreed.rule,
    )


def prevented(turn: OwnTurn, agreed: Decision) -> Finding | None:
    """Return the finding if the next player goes on to do what a clue was to prevent.

    That is to discard a last copy, or to play a card that does not fit.
    """
    kind = _PREVENTED.get(agreed.rule)
    if kind is None or agreed.facts.get("left", 1) != 1:
        return None
    seat, slot = agreed.facts["to"].seat, agreed.facts["slot"]
    harm = Discard(slot) if agreed.rule is PartnerRule.SAVE else Play(slot)
    world = _world_of_harm(turn, agreed, seat, harm)
    if world is None:
        return None
    facts = {"name": Player(seat), "slot": slot + 1, "card": agreed.facts["card"]}
    return Finding(kind, agreed.action, facts, 1.0, world, agreed.rule)


def pointed_wrong(turn: OwnTurn, agreed: Decision) -> Finding | None:
    """Return the finding if the clue makes its receiver play a card that does not fit."""
    clue = turn.action
    if not isinstance(clue, ColorClue | RankClue):
        return None
    following = [_decision_of(turn, world, clue, clue.target) for world in _worlds(turn)]
    plays = [
        then[1].action
        for then in following
        if then is not None and then[1].rule is PartnerRule.PLAY_POINTED
    ]
    harm = plays[0] if plays else None
    if not isinstance(harm, Play):
        return None
    world = _world_of_harm(turn, agreed, clue.target, harm)
    if world is None:
        return None
    card = turn.view.hands[clue.target][harm.slot]
    facts = {"name": Player(clue.target), "slot": harm.slot + 1, "card": card}
    rule = PartnerRule.PLAY_POINTED
    return Finding(MomentKind.POINTED_WRONG, agreed.action, facts, 1.0, world, rule)


_PREVENTED = {
    PartnerRule.SAVE: MomentKind.SAVE_MISSED,
    PartnerRule.STOP_MISTAKE: MomentKind.STOP_MISSED,
}
_JUDGES: tuple[Callable[[OwnTurn, Decision], Finding | None], ...] = (
    pointed_discarded,
    prevented,
    pointed_wrong,
)


def _worlds(turn: OwnTurn) -> list[GameState]:
    return list(islice(sampled_worlds(turn.view, turn.beliefs), _WORLDS))


def _world_of_harm(turn: OwnTurn, agreed: Decision, seat: int, harm: Action) -> GameState | None:
    """Return a world in which that player does `harm` after what was done.

    None if that is not so in half of the worlds, or if it is after what was agreed, too.
    """
    worlds = _worlds(turn)
    harmed = [world for world in worlds if _harmed(turn, world, turn.action, seat, harm)]
    if 2 * len(harmed) < _WORLDS:
        return None
    if any(_harmed(turn, world, agreed.action, seat, harm) for world in worlds):
        return None
    return harmed[0]


def _harmed(turn: OwnTurn, world: GameState, action: Action, seat: int, harm: Action) -> bool:
    """Return whether that player's next action after this one is `harm`; if a play, a wrong one."""
    then = _decision_of(turn, world, action, seat)
    if then is None or then[1].action != harm:
        return False
    state = then[0]
    return not isinstance(harm, Play) or not state.is_playable(state.hands[seat][harm.slot])


def _decision_of(
    turn: OwnTurn, world: GameState, action: Action, seat: int
) -> tuple[GameState, Decision] | None:
    """Return what the player at `seat` decides when it is their turn again, and where.

    Those before play as partners; None if the game ends before.
    """
    state, meanings = world, turn.meanings[turn.manner]
    while True:
        after = state.apply(action)
        meanings, state = meanings.after(state, action, after), after
        if state.ending is not None:
            return None
        decision = decide(state, meanings)
        if state.to_act == seat:
            return state, decision
        action = decision.action
