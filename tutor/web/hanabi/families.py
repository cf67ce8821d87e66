"""The families in which themes are shown, and the emblem that each is known by."""

from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.theme import ThemeFamily
from tutor.web.site.game_site import Family

_EMBLEMS = {
    ThemeFamily.RULES: "r",
    ThemeFamily.READING: "b",
    ThemeFamily.HELPING: "g",
    ThemeFamily.SCENARIOS: "y",
}

FAMILIES = tuple(
    Family(
        family.value,
        _EMBLEMS[family],
        tuple(name for name, theme in THEMES.items() if theme.family is family),
    )
    for family in ThemeFamily
)
"""In the order in which they are shown, as are the themes of each."""


def is_about_rules(theme: str) -> bool:
    """Return whether a theme asks about the rules, so that nobody has to work out hidden cards."""
    return theme in THEMES and THEMES[theme].family is ThemeFamily.RULES
