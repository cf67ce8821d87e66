"""The rules that partners act by, each with a position in which one of them does so."""

from dataclasses import dataclass

from tutor.core.messages import Message
from tutor.games.hanabi.partners import Manner, PartnerRule


@dataclass(frozen=True, slots=True)
class RuleShown:
    """A rule of partners in a sentence."""

    rule: PartnerRule
    told: Message


@dataclass(frozen=True, slots=True)
class MannerShown:
    """A manner of giving clues: what is agreed, and the rules in their order."""

    manner: Manner
    rules: tuple[RuleShown, ...]


def rules_shown() -> tuple[MannerShown, ...]:
    """Return the rules of each manner."""
    return tuple(
        MannerShown(
            manner,
            tuple(RuleShown(rule, Message(f"play.rule.{rule}")) for rule in PartnerRule),
        )
        for manner in Manner
    )
