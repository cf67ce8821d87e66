"""How characters stand in sentences: as they are, said to be Chinese where others are read."""

from collections.abc import Mapping
from types import MappingProxyType

from markupsafe import Markup

from tutor.games.hanzi.deck import Card, Character, Task
from tutor.web.shell.language_prefix import current_language
from tutor.web.teaching.presentation import ValueFormat

_WRITE_HAN = frozenset({"ja", "zh-Hant", "zh-Hans"})
"""The languages that are written with such characters themselves."""


def han(value: Character | Task | Card) -> Markup:
    """Return the character as HTML."""
    if current_language().tag in _WRITE_HAN:
        return Markup.escape(str(value))
    return Markup('<span lang="zh-Hant">{}</span>').format(value)


FORMATS: Mapping[type, ValueFormat] = MappingProxyType(
    dict.fromkeys((Character, Task, Card), ValueFormat(str, han))
)
