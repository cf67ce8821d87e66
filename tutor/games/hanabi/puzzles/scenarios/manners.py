"""How the partners of the scenarios act, in words: those of solver/quiet_partner.py."""

from collections.abc import Collection

from tutor.core.messages import Message

MANNERS = ("plays", "discards", "clues")


def quiet_manners(parts: Collection[str] = MANNERS) -> tuple[Message, ...]:
    """Return how quiet partners act, one sentence after the other; all of it, or some parts."""
    return tuple(Message(f"scenario.partner.{part}") for part in MANNERS if part in parts)
