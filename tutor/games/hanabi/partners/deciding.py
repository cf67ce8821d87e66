"""What a partner does: one question for both manners."""

from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.partners.decision import Decision
from tutor.games.hanabi.partners.meanings import Meanings
from tutor.games.hanabi.partners.partner_rule import PartnerRule
from tutor.games.hanabi.solver.partner import choose


def decide(state: GameState, meanings: Meanings) -> Decision:
    """Return what the partner whose turn it is does, and why. Raises ValueError once it is over.

    Neither that partner's own cards nor the order of the deck matter.
    """
    return Decision(choose(state), PartnerRule.PLAY_PROVEN, {})
