"""The themes by name, in the order in which they are shown."""

from collections.abc import Mapping
from types import MappingProxyType

from tutor.games.hanabi.puzzles.allowed import Allowed
from tutor.games.hanabi.puzzles.outcome import WhatHappens
from tutor.games.hanabi.puzzles.point_out import PointOut
from tutor.games.hanabi.puzzles.theme import HanabiTheme

_ALL: tuple[HanabiTheme, ...] = (PointOut(), Allowed(), WhatHappens())

THEMES: Mapping[str, HanabiTheme] = MappingProxyType({theme.name: theme for theme in _ALL})
