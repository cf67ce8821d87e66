"""The rules that partners act by, at most twelve in all."""

from enum import StrEnum


class PartnerRule(StrEnum):
    """Why a partner did something; the page has a sentence for each, made from facts."""

    PLAY_PROVEN = "play-proven"
    PROVE_PLAYABLE = "prove-playable"
    TELL_MORE = "tell-more"
    DISCARD_PROVEN = "discard-proven"
    DISCARD_OLDEST = "discard-oldest"
    TELL_MOST = "tell-most"
