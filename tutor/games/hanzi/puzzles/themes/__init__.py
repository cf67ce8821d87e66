"""The themes of Hànzì's puzzles, in the order in which they are listed."""

from collections.abc import Mapping
from types import MappingProxyType

from tutor.games.hanzi.puzzles.theme import HanziTheme
from tutor.games.hanzi.puzzles.themes.allowed import Allowed
from tutor.games.hanzi.puzzles.themes.best_chance import BestChance
from tutor.games.hanzi.puzzles.themes.cangjie import KeepFromCangjie
from tutor.games.hanzi.puzzles.themes.effect import EffectNow
from tutor.games.hanzi.puzzles.themes.look_alike import LookAlike
from tutor.games.hanzi.puzzles.themes.pair import MakePair
from tutor.games.hanzi.puzzles.themes.read_form import ReadForm
from tutor.games.hanzi.puzzles.themes.seen import Seen
from tutor.games.hanzi.puzzles.themes.third_card import ThirdCard

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
