"""One thing that is said of an action: what kind it is, and the facts it rests on."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, Self

from tutor.games.hanabi.engine.actions import Action
from tutor.games.hanabi.engine.state import GameState


class Tier(StrEnum):
    """The certainty that another action would have been better."""

    CERTAIN = "certain"
    """It follows from what the player saw and was told."""
    AGREEMENT = "agreement"
    """It follows from what was agreed before the game."""
    TABLE = "table"
    """Most tables would say so."""
    SIMULATED = "simulated"
    """Games played on by the partners of whole games (docs/partners.md) say so."""


class MomentKind(StrEnum):
    """The kinds of comments; docs/coach.md has the facts of each."""

    tier: Tier
    """How sure it is."""

    def __new__(cls, name: str, tier: Tier = Tier.TABLE) -> Self:
        """Return the member of this name, with its tier."""
        member = str.__new__(cls, name)
        member._value_, member.tier = name, tier
        return member

    UNPLAYABLE_PLAYED = "unplayable-played", Tier.CERTAIN
    CRITICAL_DISCARDED = "critical-discarded", Tier.CERTAIN
    TRASH_KEPT = "trash-kept", Tier.CERTAIN
    PLAYABLE_DISCARDED = "playable-discarded", Tier.CERTAIN
    LAST_TURN = "last-turn", Tier.CERTAIN
    CHANCE_LOWERED = "chance-lowered", Tier.CERTAIN
    MEANT_PASSED = "meant-passed", Tier.AGREEMENT
    MEANT_WRONG = "meant-wrong", Tier.AGREEMENT
    STOP_MISSED = "stop-missed", Tier.AGREEMENT
    BLIND_LAST_FUSE = "blind-last-fuse"
    SAVE_MISSED = "save-missed"
    SAVE_EXPOSES = "save-exposes"
    LAST_TOKEN = "last-token"
    PLAY_PASSED = "play-passed"
    PLAY_ORDER = "play-order"
    BLIND_PLAY = "blind-play"
    TIME_SPENT = "time-spent"
    CLUED_TWICE = "clued-twice"
    CLUE_EMPTY = "clue-empty"
    PLAY_CLUE_PASSED = "play-clue-passed"
    TOKEN_WASTED = "token-wasted"
    CLUED_DISCARDED = "clued-discarded"
    NEWER_DISCARDED = "newer-discarded"
    SIMULATED_PLAY = "simulated-play", Tier.SIMULATED
    SIMULATED_DISCARD = "simulated-discard", Tier.SIMULATED
    SIMULATED_CLUE = "simulated-clue", Tier.SIMULATED


@dataclass(frozen=True, slots=True)
class Finding:
    """A comment on a turn; a Moment adds its place in the game."""

    kind: MomentKind
    better: Action
    facts: Mapping[str, Any]
    """The values for the sentence that tells it; slots count from 0."""
    loss: float
    """Points lost, measured or at least: moments are ranked by it."""
    world: GameState | None = None
    """A position that the player's view allows, in which `better` is better."""
    any_conventions: bool = False
    """Whether it holds whatever the players have agreed on."""


@dataclass(frozen=True, slots=True)
class Moment:
    """The comment on the action after `states[step]`.

    Nothing in it depends on cards that the player who acted does not see.
    """

    step: int
    seat: int
    action: Action
    finding: Finding
    tier: Tier
    """How sure it is."""

    def in_any_conventions(self) -> "Moment | None":
        """Return the moment with comments that hold under any conventions; None if none does.

        Nothing is certain then.
        """
        if not self.finding.any_conventions:
            return None
        return replace(self, tier=Tier.TABLE) if self.tier is Tier.CERTAIN else self
