"""Tuples with something else in them."""

from typing import TypeVar

T = TypeVar("T")


def replaced(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """Return the items with another one in this place."""
    return (*items[:place], item, *items[place + 1 :])


def without(items: tuple[T, ...], item: T) -> tuple[T, ...]:
    """Return the items without the first that equals this one; raises ValueError if none does."""
    place = items.index(item)
    return items[:place] + items[place + 1 :]
