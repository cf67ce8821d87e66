"""What goes against the agreements of a game, as its partners state them (docs/partners.md)."""

from tutor.games.hanabi.coach.moment import Finding
from tutor.games.hanabi.coach.own_turn import OwnTurn


def against_agreement(turn: OwnTurn) -> Finding | None:
    """Return what agreement the action breaks, None if none; nothing is agreed when literal."""
    return None
