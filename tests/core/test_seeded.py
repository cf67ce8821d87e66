"""Choices fixed by a seed."""

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from tutor.core.seeded import SeededChoice


def test_a_seed_gives_the_same_choices_for_ever() -> None:
    """Values as they were when first released, for a number and for a text."""
    assert SeededChoice(1).shuffled(range(10)) == (8, 0, 3, 4, 5, 2, 9, 6, 7, 1)
    choice = SeededChoice("base/point-out/1/7")
    assert [choice.below(100) for _ in range(6)] == [57, 4, 5, 62, 33, 62]


@given(st.integers(), st.lists(st.integers()))
def test_shuffling_keeps_every_item(seed: int, items: list[int]) -> None:
    """Nothing is lost, added or changed, and the list given stays as it was."""
    before = list(items)
    assert Counter(SeededChoice(seed).shuffled(items)) == Counter(before)
    assert items == before


@given(st.integers(), st.integers(1, 1000))
def test_below_stays_below(seed: int, limit: int) -> None:
    """Numbers go from 0 to one less than the limit."""
    assert 0 <= SeededChoice(seed).below(limit) < limit


def test_every_item_is_picked_now_and_then() -> None:
    """A thousand picks of ten items leave none out."""
    choice = SeededChoice(0)
    assert {choice.pick("abcdefghij") for _ in range(1000)} == set("abcdefghij")


def test_every_order_is_as_likely() -> None:
    """Six orders of three items, each about a thousand times in six thousand shuffles."""
    choice = SeededChoice(0)
    orders = Counter(choice.shuffled("abc") for _ in range(6000))
    assert len(orders) == 6
    assert all(850 < times < 1150 for times in orders.values())
