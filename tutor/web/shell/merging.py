"""Words from several modules in one mapping."""

from collections.abc import Mapping
from types import MappingProxyType

from tutor.web.shell.words import Words


def merged(*parts: Mapping[str, Words]) -> Mapping[str, Words]:
    """Return all words in one mapping; ValueError if two modules claim an id."""
    merged: dict[str, Words] = {}
    for part in parts:
        if doubled := merged.keys() & part.keys():
            raise ValueError(f"message ids with words twice: {', '.join(sorted(doubled))}")
        merged.update(part)
    return MappingProxyType(merged)
