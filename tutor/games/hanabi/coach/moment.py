"""One thing that is said of an action: what kind it is, and the facts it rests on."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from tutor.core.messages import Message
from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.partners.decision import PartnerRule


class Tier(StrEnum):
    """How sure it is that another action would have been better."""

    CERTAIN = "certain"
    """It follows from what the player saw and was told."""
    AGREEMENT = "agreement"
    """It follows from what was agreed before the game."""
    SIMULATED = "simulated"
    """Games played on by the stated partners say so."""


class MomentKind(StrEnum):
    """What is said; docs/coach.md has the facts of each."""

    UNPLAYABLE_PLAYED = "unplayable-played"
    CRITICAL_DISCARDED = "critical-discarded"
    TRASH_KEPT = "trash-kept"
    PLAYABLE_DISCARDED = "playable-discarded"
    NOTHING_NEW = "nothing-new"
    LAST_TURN = "last-turn"
    CHANCE_LOWERED = "chance-lowered"
    POINTED_DISCARDED = "pointed-discarded"
    POINTED_WRONG = "pointed-wrong"
    SAVE_MISSED = "save-missed"
    STOP_MISSED = "stop-missed"
    SIMULATED_PLAY = "simulated-play"
    SIMULATED_DISCARD = "simulated-discard"
    SIMULATED_CLUE = "simulated-clue"

    @property
    def tier(self) -> Tier:
        """How sure it is."""
        if self in _AGREED:
            return Tier.AGREEMENT
        return Tier.SIMULATED if self in _SIMULATED else Tier.CERTAIN


_AGREED = (
    MomentKind.POINTED_DISCARDED,
    MomentKind.POINTED_WRONG,
    MomentKind.SAVE_MISSED,
    MomentKind.STOP_MISSED,
)
_SIMULATED = (
    MomentKind.SIMULATED_PLAY,
    MomentKind.SIMULATED_DISCARD,
    MomentKind.SIMULATED_CLUE,
)


@dataclass(frozen=True, slots=True)
class Finding:
    """What a judge found in a turn; a Moment adds where in the game that was."""

    kind: MomentKind
    better: Action
    facts: Mapping[str, Any]
    loss: float
    """Points lost, measured or at least: moments are ranked by it."""
    world: GameState | None = None
    """A position that the player's view allows, in which `better` is better."""
    rule: PartnerRule | None = None
    """The agreement, if one was broken."""
    any_manner: bool = False
    """Of an exact chance: whether it is lower with the partners of every manner."""


@dataclass(frozen=True, slots=True)
class Moment:
    """What is said of the action that led from `states[step]` to the next.

    Nothing in it depends on cards that the player who acted does not see.
    """

    step: int
    seat: int
    action: Action
    finding: Finding

    @property
    def kind(self) -> MomentKind:
        """What kind of moment it is; its `tier` says how sure it is."""
        return self.finding.kind

    @property
    def better(self) -> Action:
        """An action that would have been better."""
        return self.finding.better

    @property
    def world(self) -> GameState | None:
        """A position that the player's view allows, in which `better` is better."""
        return self.finding.world

    @property
    def loss(self) -> float:
        """Points lost, measured or at least."""
        return self.finding.loss

    @property
    def rule(self) -> PartnerRule | None:
        """The agreement that was broken; None unless the tier is that of agreements."""
        return self.finding.rule

    @property
    def message(self) -> Message:
        """What is said."""
        return Message(f"coach.{self.kind}", self.finding.facts)
