"""Exact chances of a view: what lies under a form, and whether cards make a task.

To one who can't read a form it is any character not yet read that is on as many cards: every way to
lay out the cards that are left is as likely as any other: those of grid and pile, and those that
others hold. That a card in a hand has an effect is not made use of.

`Count` is a number of cards by period. Forms are given by the cards that show them, on the grid, on
top of the pile or in hands, characters by the cards left of them, both sorted, so that equal
problems are solved once.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import combinations, permutations
from math import factorial, perm
from types import MappingProxyType
from typing import NamedTuple

from tutor.games.hanzi.deck import CARDS, Card, Character, Task
from tutor.games.hanzi.engine.ruleset import TO_TURN
from tutor.games.hanzi.knowledge.view import CARD_OF, Cell, View

Count = tuple[int, int]
Counts = tuple[Count, ...]

_REMEMBERED = 1 << 16


@lru_cache(_REMEMBERED)
def layouts(shown: Count, left: Count) -> int:
    """Return the ways to put cards of one character under its form; 0 if it can't be its form.

    No card of period 1 is in the pile, so all that are left of it have to be shown.
    """
    return perm(left[0], shown[0]) * perm(left[1], shown[1]) if shown[0] == left[0] else 0


def counts_without(counts: Counts, place: int) -> Counts:
    """Return the counts but for the one in this place."""
    return counts[:place] + counts[place + 1 :]


@lru_cache(_REMEMBERED)
def different(counts: Counts) -> tuple[tuple[int, Count, int], ...]:
    """Return the first place of each different count, the count, and how many equal it."""
    numbers = Counter(counts)
    return tuple((counts.index(count), count, numbers[count]) for count in numbers)


@lru_cache(_REMEMBERED)
def layout_count(forms: Counts, characters: Counts) -> int:
    """Return the ways for the forms to be different characters of these, each way of laying out.

    A form can only be a character with as many cards of period 1, so each number is counted alone.
    """
    number = 1
    for ones in {form[0] for form in forms}:
        shown = tuple(form[1] for form in forms if form[0] == ones)
        left = tuple(character[1] for character in characters if character[0] == ones)
        number *= factorial(ones) ** len(shown) * _layout_count_of_period_2(shown, left)
    return number


@lru_cache(_REMEMBERED)
def _layout_count_of_period_2(shown: tuple[int, ...], left: tuple[int, ...]) -> int:
    """Return the ways to lay out the cards of period 2: shown and left, in ascending order."""
    if not shown:
        return 1
    first, rest = shown[-1], shown[:-1]
    return sum(
        left.count(copies)
        * perm(copies, first)
        * _layout_count_of_period_2(rest, left[: (place := left.index(copies))] + left[place + 1 :])
        for copies in {*left}
        if copies >= first
    )


class Unread(NamedTuple):
    """What a player who is crafting a task can't see or read, as counts."""

    lying: int
    """How many of the missing parts the player can read on the grid."""
    hidden: Counts
    """The cards left of the missing parts that the player can't read."""
    forms: Counts
    """The unread forms on the grid."""
    elsewhere: Counts
    """The other unread forms, which can't be turned up."""
    characters: Counts
    """The cards left of the other unread characters."""


@lru_cache(_REMEMBERED)
def successes(turns: int, unread: Unread) -> int:
    """Return the ways in which the task is made by the best play with so many cards to turn up.

    Each card may be chosen after the one before it was seen.
    """
    if unread.lying + len(unread.hidden) > turns:
        return 0
    if not unread.hidden:
        return layout_count(tuple(sorted(unread.forms + unread.elsewhere)), unread.characters)
    best = 0
    if unread.lying:
        best = successes(turns - 1, unread._replace(lying=unread.lying - 1))
    for place, _, _ in different(unread.forms):
        best = max(best, successes_from(place, turns, unread))
    return best


def successes_from(place: int, turns: int, unread: Unread) -> int:
    """Return the ways in which the task is made if the form in this place is turned up first."""
    form = unread.forms[place]
    then = unread._replace(forms=counts_without(unread.forms, place))
    with_hidden_part = sum(
        each * successes(turns - 1, then._replace(hidden=counts_without(unread.hidden, part)))
        for part, left in enumerate(unread.hidden)
        if (each := layouts(form, left))
    )
    if turns - 1 < unread.lying + len(unread.hidden):
        return with_hidden_part
    return with_hidden_part + sum(
        equal
        * each
        * successes(turns - 1, then._replace(characters=counts_without(unread.characters, other)))
        for other, left, equal in different(unread.characters)
        if (each := layouts(form, left))
    )


class Chances:
    """The chances that one view leaves; they take all layouts as equally likely.

    What a drawing looks like says nothing to one who can't read it, nor does what others do.
    """

    def __init__(self, view: View) -> None:
        """Count the forms that the viewer can't read and the characters that they may be."""
        self.view = view
        self._could_be: dict[tuple[int, int], Mapping[Card, Fraction]] = {}
        cells = [cell for cell in view.cells if cell]
        forms_on_grid = {cell.form for cell in cells if cell.character is None}
        self._read_on_grid = {cell.character for cell in cells if cell.character}
        held = (*view.hands, *view.new_cards)
        visible = [*filter(None, view.cells), *filter(None, [view.pile_top]), *sum(held, ())]
        # By unread form: how many cards show it.
        self.shown: Mapping[int, Count] = {
            form: _count(cell for cell in visible if cell.form == form)
            for form in dict.fromkeys(cell.form for cell in visible if cell.character is None)
        }
        on_grid = [self.shown[form] for form in forms_on_grid]
        self._on_grid: Counts = tuple(sorted(on_grid))
        elsewhere = (c for form, c in self.shown.items() if form not in forms_on_grid)
        self._elsewhere: Counts = tuple(sorted(elsewhere))
        self._left = _left_unread(view)
        self._forms: Counts = tuple(sorted(self.shown.values()))
        self._characters: Counts = tuple(sorted(self._left.values()))

    @cached_property
    def _all(self) -> int:
        return layout_count(self._forms, self._characters)

    def _cell(self, spot: int) -> Cell:
        cell = self.view.cells[spot]
        if cell is None:
            raise ValueError(f"no card lies at spot {spot}")
        return cell

    # What lies where

    def could_be(self, spot: int) -> Mapping[Card, Fraction]:
        """Return the cards that can lie there, each with its chance.

        Raises ValueError for a gap.
        """
        cell = self._cell(spot)
        if cell.card:
            return {cell.card: Fraction(1)}
        key = cell.form, cell.period
        if key not in self._could_be:
            # Characters with as many cards left are as likely as each other.
            one_of = {left: character for character, left in self._left.items()}
            chances = {left: self._chance({cell.form: c}) for left, c in one_of.items()}
            self._could_be[key] = MappingProxyType(
                {
                    CARD_OF[character, cell.period]: chances[left]
                    for character, left in self._left.items()
                    if chances[left]
                }
            )
        return self._could_be[key]

    def scores(self, spot: int) -> Fraction:
        """Return the chance that the card there is a scoring card; ValueError for a gap."""
        return sum(
            (chance for card, chance in self.could_be(spot).items() if card.points), Fraction(0)
        )

    def _chance(self, named: Mapping[int, Character]) -> Fraction:
        """Return the chance that unread forms are these unread characters."""
        number, forms, characters = 1, list(self._forms), list(self._characters)
        for form, character in named.items():
            shown, left = self.shown[form], self._left[character]
            number *= layouts(shown, left)
            if not number:
                return Fraction(0)
            forms.remove(shown)
            characters.remove(left)
        return Fraction(number * layout_count(tuple(forms), tuple(characters)), self._all)

    # Named cards

    def makes(self, task: Task, spots: Sequence[int]) -> Fraction:
        """Return the chance that two of the cards at these spots make the task.

        Raises ValueError for a gap.
        """
        cells = {cell.form: cell for cell in map(self._cell, spots)}
        pairs = (pair for two in combinations(cells.values(), 2) for pair in permutations(two))
        return sum((self._is_pair(task, *pair) for pair in pairs), Fraction(0))

    def _is_pair(self, task: Task, scoring: Cell, effect: Cell) -> Fraction:
        unread: dict[int, Character] = {}
        for cell, part in ((scoring, task.scoring), (effect, task.effect)):
            if cell.character is None and part in self._left:
                unread[cell.form] = part
            elif cell.character is not part:
                return Fraction(0)
        return self._chance(unread)

    # The best that can be done

    def best(self, task: Task, cards: int = TO_TURN) -> Fraction:
        """Return the chance to make the task when this many cards may be turned up.

        Those that are face up now belong to the crafting and are not counted. Each card is chosen
        as is best after those before it were seen.
        """
        there = {cell.character for spot in self.view.face_up if (cell := self._cell(spot))}
        missing = [part for part in task.parts if part not in there]
        lying = sum(part in self._read_on_grid for part in missing)
        hidden = tuple(sorted(self._left[part] for part in missing if part in self._left))
        if lying + len(hidden) < len(missing):
            return Fraction(0)
        others = self._characters
        for count in hidden:
            others = counts_without(others, others.index(count))
        unread = Unread(lying, hidden, self._on_grid, self._elsewhere, others)
        return Fraction(successes(cards, unread), self._all)


def _count(cells: Iterable[Cell]) -> Count:
    periods = [cell.period for cell in cells]
    return periods.count(1), periods.count(2)


def _left_unread(view: View) -> dict[Character, Count]:
    """Return how many cards are left of each character that the viewer can't read."""
    left: dict[Character, Count] = {}
    for card, copies in zip(CARDS, view.left, strict=True):
        if copies and card.character not in view.reads:
            one, two = left.get(card.character, (0, 0))
            left[card.character] = (one + copies, two) if card.period == 1 else (one, two + copies)
    return left
