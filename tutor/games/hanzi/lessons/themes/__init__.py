"""The themes that only lessons have: their steps are made by hand."""

from collections.abc import Mapping
from types import MappingProxyType

from tutor.core.puzzle import Theme
from tutor.games.hanzi.engine import GameState
from tutor.games.hanzi.lessons.themes.hand import (
    Afterwards,
    FindCards,
    InWhichOrder,
    WhatYouMayDo,
    WhichAction,
)

_ALL: tuple[Theme[GameState], ...] = (
    FindCards(),
    Afterwards(),
    WhichAction(),
    WhatYouMayDo(),
    InWhichOrder(),
)

ONLY_IN_LESSONS: Mapping[str, Theme[GameState]] = MappingProxyType(
    {theme.name: theme for theme in _ALL}
)
"""These themes by name."""
