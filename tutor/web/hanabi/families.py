"""The families in which themes are shown, whatever the engine makes of them."""

from tutor.web.teaching.game_site import Family

_ABOUT_RULES = Family(
    "rules",
    "r",
    ("allowed", "point-out", "outcome", "tokens", "last-round", "score", "try-it"),
)

FAMILIES = (
    _ABOUT_RULES,
    Family(
        "reading",
        "b",
        (
            "knowledge",
            "safe-play",
            "safe-discard",
            "critical",
            "trash",
            "still-perfect",
            "odds",
        ),
    ),
    Family("helping", "g", ("make-playable", "save")),
    Family("scenarios", "y", ("finish-firework", "survive", "recover-tokens")),
)
"""In the order in which they are shown."""


def is_about_rules(theme: str) -> bool:
    """Return whether a theme asks about the rules, so that nobody has to work out hidden cards."""
    return theme in _ABOUT_RULES.themes
