"""A partner's decision, and the rules that partners act by."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from tutor.games.hanabi.engine.actions import Action


class PartnerRule(StrEnum):
    """Why a partner did something; the page has a sentence for each, made from facts.

    Partners have the same rules with and without conventions, and act by the first that applies.
    `_RULES` in deciding.py has the order in which they are tried, docs/partners.md the rules in
    full, and the facts of each.
    """

    STOP_MISTAKE = "stop-mistake"
    """The next player is about to play a card that does not fit: a clue prevents it."""
    SAVE = "save"
    """The next player is about to discard a card that is still needed: a clue saves it."""
    PLAY_PROVEN = "play-proven"
    """Clues and counting prove that an own card can be played."""
    PLAY_MEANT = "play-meant"
    """An own card can be played if the clue about it means what was agreed."""
    TELL_PLAYABLE = "tell-playable"
    """A clue lets its receiver know that cards can be played."""
    PLAY_CHANCE = "play-chance"
    """Nothing else helps any more: play the card that is most likely to fit."""
    TELL_MORE = "tell-more"
    """A clue says something new about a card that can be played."""
    GAIN_TIME = "gain-time"
    """Few cards may still be discarded: give a harmless clue instead."""
    DISCARD_PROVEN = "discard-proven"
    """Clues and counting prove that an own card can never be played."""
    DISCARD_OLDEST = "discard-oldest"
    """Discard the oldest unclued card."""
    DISCARD_LEAST = "discard-least"
    """All own cards are clued: discard the one that is least likely to be missed."""
    TELL_LEAST = "tell-least"
    """Nothing may be discarded: give the clue that does least harm."""


@dataclass(frozen=True, slots=True)
class Decision:
    """An action, the rule that led to it, and the facts that the rule went by.

    `facts` are values for the sentence that tells it (`Player`, `Card`, numbers), all of them from
    what the partner who acts could know.
    """

    action: Action
    rule: PartnerRule
    facts: Mapping[str, Any]
