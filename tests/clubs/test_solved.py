"""What is solved, as it travels in addresses."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.clubs.items import Solved
from tutor.core.errors import BadSyntaxError


@given(st.sets(st.integers(0, 29)))
def test_it_comes_back_from_its_text(places: set[int]) -> None:
    """Each place stands for itself."""
    solved = Solved.of(places)
    assert Solved.parse(str(solved)) == solved
    assert {place for place in range(30) if place in solved} == places
    assert len(solved) == len(places)


@pytest.mark.parametrize("text", ["0", "00", "01", "F", "0x1", "-1", "1 ", "g", "1" * 17, "१"])
def test_it_is_written_in_one_way(text: str) -> None:
    """A page has only one address."""
    with pytest.raises(BadSyntaxError):
        Solved.parse(text)


def test_what_lies_beyond_a_shorter_list_is_left_out() -> None:
    """A club's list can change while somebody is on the way."""
    assert Solved.parse("ff").within(3) == Solved.of([0, 1, 2])
