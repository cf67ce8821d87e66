"""The English sentence of a message id, marked for extraction.

Babel collects the arguments of `words`, `nwords` and `pwords` into the catalogue
(`-k words -k nwords:1,2 -k pwords:1c,2`), so they must be called with plain literals.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType


@dataclass(frozen=True, slots=True)
class Words:
    """An English text with `%(name)s` placeholders.

    `plural` and `count` (the parameter that chooses between the two) come together; `context`
    tells apart short texts that are the same in English only.
    """

    text: str
    plural: str | None = None
    count: str | None = None
    context: str | None = None


def words(text: str) -> Words:
    """Return a sentence or paragraph."""
    return Words(text)


def nwords(singular: str, plural: str, *, count: str) -> Words:
    """Return a text whose form follows the number given as parameter `count`."""
    return Words(singular, plural=plural, count=count)


def pwords(context: str, text: str) -> Words:
    """Return a short or ambiguous text; translators see the context."""
    return Words(text, context=context)


def merged(*parts: Mapping[str, Words]) -> Mapping[str, Words]:
    """Return all words in one mapping; ValueError if two modules claim an id."""
    merged: dict[str, Words] = {}
    for part in parts:
        if doubled := merged.keys() & part.keys():
            raise ValueError(f"message ids with words twice: {', '.join(sorted(doubled))}")
        merged.update(part)
    return MappingProxyType(merged)
