"""The themes of Hànzì's puzzles, in the order in which they are listed."""

from collections.abc import Mapping
from types import MappingProxyType

from tutor.games.hanzi.puzzles.theme import HanziTheme
from tutor.games.hanzi.puzzles.themes.cangjie import KeepFromCangjie
from tutor.games.hanzi.puzzles.themes.crafting import Allowed, MakePair
from tutor.games.hanzi.puzzles.themes.deciding import BestChance, ThirdCard
from tutor.games.hanzi.puzzles.themes.effect import EffectNow
from tutor.games.hanzi.puzzles.themes.forms import LookAlike, ReadForm, Seen

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
