"""What a partner does, and why."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.partners.partner_rule import PartnerRule


@dataclass(frozen=True, slots=True)
class Decision:
    """An action, the rule that led to it, and the facts that the rule went by.

    `facts` are values for the sentence that tells it (`Player`, `Card`, numbers), all of them from
    what the partner who acts could know.
    """

    action: Action
    rule: PartnerRule
    facts: Mapping[str, Any]
