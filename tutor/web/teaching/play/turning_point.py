"""A moment of a game that is told once it is over."""

from dataclasses import dataclass

from tutor.core.messages import Message

MOST = 10
"""Turning points that are told at the most."""


@dataclass(frozen=True, slots=True)
class TurningPoint:
    """What mattered in a turn; `href` leads to the moment before it."""

    turn: Message
    href: str
    told: Message
