"""Which puzzles of Hanabi a browser keeps for times without a network."""

from types import MappingProxyType

KEPT_PUZZLES = MappingProxyType(
    {
        "allowed": ("allowed-021", "allowed-003"),
        "point-out": ("point-out-011", "point-out-003"),
        "outcome": ("outcome-001", "outcome-003"),
        "tokens": ("tokens-001", "tokens-003"),
        "last-round": ("last-round-001", "last-round-010"),
        "score": ("score-001", "score-003"),
        "try-it": ("try-it-001", "try-it-013"),
        "knowledge": ("knowledge-001", "knowledge-003"),
        "safe-play": ("safe-play-011", "safe-play-003"),
        "safe-discard": ("safe-discard-011", "safe-discard-003"),
        "critical": ("critical-001", "critical-013"),
        "trash": ("trash-001", "trash-013"),
        "still-perfect": ("still-perfect-001", "still-perfect-003"),
        "odds": ("odds-011", "odds-003"),
        "make-playable": ("make-playable-027", "make-playable-008"),
        "save": ("save-016", "save-034"),
        "finish-firework": ("finish-firework-032", "finish-firework-003"),
        "survive": ("survive-021", "survive-003"),
        "recover-tokens": ("recover-tokens-042", "recover-tokens-043"),
    }
)
"""The puzzles of the library that are kept: of each theme an easy one and a harder one.

All are basic games, and have few answers as such puzzles go.
"""
