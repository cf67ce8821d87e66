"""The themes of Hànzì's puzzles, in the order in which they are listed."""

from collections.abc import Mapping
from types import MappingProxyType

from tutor.games.hanzi.puzzles.theme import HanziTheme
from tutor.games.hanzi.puzzles.themes.look_alike import LookAlike
from tutor.games.hanzi.puzzles.themes.pair import MakePair
from tutor.games.hanzi.puzzles.themes.read_form import ReadForm

_ALL: tuple[HanziTheme, ...] = (
    # Ancient forms
    ReadForm(),
    LookAlike(),
    # Crafting
    MakePair(),
)

THEMES: Mapping[str, HanziTheme] = MappingProxyType({theme.name: theme for theme in _ALL})
