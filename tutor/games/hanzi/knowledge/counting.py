"""How many ways there are for unread ancient forms to be the characters that are left.

To one who can't read a form it is any character not yet read that is on as many cards: every way to
lay out the cards that are left, grid and pile, is as likely as any other. `Count` is a number of
cards by period. Forms are given by the cards that show them on the grid, characters by the cards
left of them in grid and pile, both sorted, so that equal problems are solved once.
"""

from functools import lru_cache
from math import perm

Count = tuple[int, int]
Counts = tuple[Count, ...]

_REMEMBERED = 1 << 16


def layouts(shown: Count, left: Count) -> int:
    """Return the ways to put cards of one character under its form; 0 if it can't be its form.

    No card of period 1 is in the pile, so on the grid all that are left of it have to be shown.
    """
    return perm(left[0], shown[0]) * perm(left[1], shown[1]) if shown[0] == left[0] else 0


def without(counts: Counts, place: int) -> Counts:
    """Return the counts but for the one in this place."""
    return counts[:place] + counts[place + 1 :]


def including(counts: Counts, *more: Count) -> Counts:
    """Return the counts with more of them, sorted."""
    return tuple(sorted(counts + more))


def different(counts: Counts) -> list[tuple[int, Count, int]]:
    """Return the first place of each different count, the count, and how many equal it."""
    places: list[tuple[int, Count, int]] = []
    for place, count in enumerate(counts):
        if places and places[-1][1] == count:
            first, _, equal = places.pop()
            places.append((first, count, equal + 1))
        else:
            places.append((place, count, 1))
    return places


@lru_cache(_REMEMBERED)
def ways(forms: Counts, characters: Counts) -> int:
    """Return the ways for the forms to be different characters of these, each way of laying out."""
    if not forms:
        return 1
    first, rest = forms[0], forms[1:]
    return sum(
        equal * each * ways(rest, without(characters, place))
        for place, left, equal in different(characters)
        if (each := layouts(first, left))
    )


@lru_cache(_REMEMBERED)
def successes(turns: int, lying: int, hidden: Counts, forms: Counts, characters: Counts) -> int:
    """Return in how many ways a task is made with the best play, turning up so many cards.

    Of the parts missing, `lying` can be read on the grid; `hidden` are the cards left of those that
    can't be read. `characters` are the other unread ones.
    Each card may be chosen after the one before it was seen.
    """
    if lying + len(hidden) > turns:
        return 0
    if not hidden:
        return ways(forms, characters)
    best = successes(turns - 1, lying - 1, hidden, forms, characters) if lying else 0
    for place, _, _ in different(forms):
        best = max(best, successes_from(place, turns, lying, hidden, forms, characters))
    return best


def successes_from(
    place: int, turns: int, lying: int, hidden: Counts, forms: Counts, characters: Counts
) -> int:
    """Return the same, but turning up a card with the form in this place first."""
    form, others = forms[place], without(forms, place)
    found = sum(
        each * successes(turns - 1, lying, without(hidden, part), others, characters)
        for part, left in enumerate(hidden)
        if (each := layouts(form, left))
    )
    if turns - 1 < lying + len(hidden):
        return found
    return found + sum(
        equal * each * successes(turns - 1, lying, hidden, others, without(characters, other))
        for other, left, equal in different(characters)
        if (each := layouts(form, left))
    )
