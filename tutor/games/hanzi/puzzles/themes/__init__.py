"""The themes of Hànzì's puzzles, in the order in which they are listed, and what they train."""

from collections.abc import Mapping
from functools import cache
from types import MappingProxyType

from tutor.core.rulebook import Rulebook
from tutor.games.hanzi.engine import Ruleset
from tutor.games.hanzi.puzzles.theme import HanziTheme
from tutor.games.hanzi.puzzles.themes.cangjie import KeepFromCangjie
from tutor.games.hanzi.puzzles.themes.crafting import Allowed, MakePair
from tutor.games.hanzi.puzzles.themes.deciding import BestChance, ThirdCard
from tutor.games.hanzi.puzzles.themes.effect import EffectNow
from tutor.games.hanzi.puzzles.themes.forms import LookAlike, ReadForm, Seen
from tutor.games.hanzi.rulebook import rulebook

_ALL: tuple[HanziTheme, ...] = (
    # Ancient forms
    ReadForm(),
    LookAlike(),
    Seen(),
    # Crafting
    MakePair(),
    Allowed(),
    # Deciding
    BestChance(),
    ThirdCard(),
    EffectNow(),
    KeepFromCangjie(),
)

THEMES: Mapping[str, HanziTheme] = MappingProxyType({theme.name: theme for theme in _ALL})


def themes_training(rule: str) -> tuple[str, ...]:
    """Return the names of the puzzle themes that train a rule."""
    return tuple(name for name, theme in THEMES.items() if rule in theme.trains)


@cache
def trained_rulebook(ruleset: Ruleset = Ruleset.PLAIN) -> Rulebook:
    """Return the rules as they read with this ruleset, each with the themes that train it."""
    return rulebook(ruleset).with_themes(themes_training)
