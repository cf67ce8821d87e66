"""What a partner does: one question for both manners."""

from tutor.core.messages import Player
from tutor.games.hanabi.engine.actions import Discard, Play
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.knowledge import View, cards_in, left_by_counting
from tutor.games.hanabi.partners.decision import Decision
from tutor.games.hanabi.partners.meanings import Meanings
from tutor.games.hanabi.partners.partner_rule import PartnerRule
from tutor.games.hanabi.solver.partner import choose


def decide(state: GameState, meanings: Meanings) -> Decision:
    """Return what the partner whose turn it is does, and why. Raises ValueError once it is over.

    Neither that partner's own cards nor the order of the deck matter.
    """
    action = choose(state)
    if isinstance(action, Play):
        could = left_by_counting(View.of(state, state.to_act))[action.slot]
        return Decision(
            action, PartnerRule.PLAY_PROVEN, {"slot": action.slot, "cards": tuple(cards_in(could))}
        )
    if isinstance(action, Discard):
        return Decision(action, PartnerRule.DISCARD_OLDEST, {"slot": action.slot})
    return Decision(action, PartnerRule.TELL_LEAST, {"to": Player(action.target)})
