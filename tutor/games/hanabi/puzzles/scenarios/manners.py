"""How the partners of the scenarios act, in words: those of solver/quiet_partner.py."""

from collections.abc import Iterable

from tutor.core.messages import Message

MANNERS = ("clues", "plays", "discards", "stuck")


def quiet_manners(parts: Iterable[str] = MANNERS) -> tuple[Message, ...]:
    """Return how quiet partners act, one sentence after the other; all of it, or some parts."""
    return tuple(Message(f"scenario.partner.{part}", {"slot": 1}) for part in parts)
