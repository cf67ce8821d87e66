"""The families in which themes are shown, whatever the engine makes of them."""

from collections.abc import Mapping
from types import MappingProxyType

FAMILIES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "rules": (
            "allowed",
            "point-out",
            "outcome",
            "tokens",
            "last-round",
            "score",
            "try-it",
        ),
        "reading": (
            "knowledge",
            "safe-play",
            "safe-discard",
            "critical",
            "trash",
            "still-perfect",
            "odds",
        ),
        "helping": ("make-playable", "save"),
        "scenarios": ("finish-firework", "survive", "recover-tokens"),
    }
)
"""The names of the themes by family, in the order in which they are shown."""

EMBLEMS: Mapping[str, str] = MappingProxyType(
    {"rules": "r", "reading": "b", "helping": "g", "scenarios": "y"}
)
"""The suit whose burst stands for a family."""


def is_about_rules(theme: str) -> bool:
    """Return whether a theme asks about the rules, so that nobody has to work out hidden cards."""
    return theme in FAMILIES["rules"]
