"""Results codes: short, read in many spellings, and no slip goes unnoticed."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tutor.clubs import limits
from tutor.clubs.items import Item, Solved
from tutor.clubs.results_code import (
    ALPHABET,
    BadCode,
    BadCodeError,
    code_length,
    read_code,
    results_code,
)
from tutor.games.hanabi.puzzles.library import library

ITEMS = tuple(map(Item, library()))[: limits.ITEMS]
SIZES = range(1, limits.ITEMS + 1)


def bare(code: str) -> str:
    """Return a code without its hyphens."""
    return code.replace("-", "")


def why(items: tuple[Item, ...], code: str) -> BadCode:
    """Return why a code cannot be read."""
    with pytest.raises(BadCodeError) as refused:
        read_code(items, code)
    return refused.value.reason


@given(st.sampled_from(SIZES), st.data())
def test_a_code_says_what_is_solved(size: int, data: st.DataObject) -> None:
    """Of a list of any length, whatever is solved."""
    solved = Solved(data.draw(st.integers(0, (1 << size) - 1)))
    assert read_code(ITEMS[:size], results_code(ITEMS[:size], solved)) == solved


def test_it_is_as_short_as_the_list() -> None:
    """Eleven characters for the longest list, and never fewer for a longer one."""
    lengths = [code_length(ITEMS[:size]) for size in SIZES]
    assert lengths == sorted(lengths)
    assert (lengths[0], lengths[-1]) == (5, 11)
    assert all(
        len(bare(results_code(ITEMS[:size], Solved((1 << size) - 1)))) == length
        for size, length in zip(SIZES, lengths, strict=True)
    )


def test_it_is_shown_in_fours() -> None:
    """Groups that can be kept in mind, with hyphens between."""
    groups = results_code(ITEMS, Solved(5)).split("-")
    assert [len(group) for group in groups] == [4, 4, 3]


def test_its_characters_are_told_apart() -> None:
    """No vowels, nothing that looks like another one, and a prime number of them for the check."""
    assert not {*ALPHABET} & {*"AEIOUYLQDZSGBCV"}
    assert len({*ALPHABET}) == len(ALPHABET) == 19


@pytest.mark.parametrize("size", [1, 8, 19, 30])
@pytest.mark.parametrize("mask", [0, 1, 0x2AAAAAAA, 0x3FFFFFFF])
def test_a_single_slip_is_always_noticed(size: int, mask: int) -> None:
    """Each character in turn replaced by each other one: it is a slip, never another list."""
    items = ITEMS[:size]
    code = bare(results_code(items, Solved(mask).within(size)))
    for place, right in enumerate(code):
        for wrong in ALPHABET.replace(right, ""):
            assert why(items, code[:place] + wrong + code[place + 1 :]) is BadCode.SLIP


@given(st.integers(0, (1 << limits.ITEMS) - 1))
def test_two_that_have_changed_places_are_always_noticed(mask: int) -> None:
    """The two characters may stand side by side or apart."""
    code = bare(results_code(ITEMS, Solved(mask)))
    for one, other in combinations(range(len(code)), 2):
        if code[one] != code[other]:
            swapped = [*code]
            swapped[one], swapped[other] = code[other], code[one]
            assert why(ITEMS, "".join(swapped)) is BadCode.SLIP


def test_a_code_of_another_list_is_told_from_a_slip() -> None:
    """Another order is another list, and so is a shorter one."""
    for other in (ITEMS[::-1], ITEMS[:29], ITEMS[:5], ITEMS[1:]):
        code = results_code(other, Solved(1))
        assert why(ITEMS, code) is BadCode.OTHER_LIST
        assert read_code(other, code) == Solved(1)


@pytest.mark.parametrize("text", ["", "-", "K", "K50", "A" * 12, "K50-" * 9, "①②③④⑤", "\ud800" * 5])
def test_what_is_no_code_is_a_slip(text: str) -> None:
    assert why(ITEMS, text) is BadCode.SLIP


@given(st.integers(0, (1 << limits.ITEMS) - 1))
def test_it_is_read_however_it_is_spelled(mask: int) -> None:
    """In small letters, with spaces or dashes, in full width, in Cyrillic, with look-alikes."""
    code = results_code(ITEMS, Solved(mask))
    spellings = (
        code.lower(),
        bare(code),
        code.replace("-", " "),
        code.replace("-", "–"),
        "".join(chr(ord(each) + 0xFEE0) for each in bare(code)),
        code.translate(str.maketrans("0123568KMHPTX", "OIZЗSGBКМНРТХ")),
        code.translate(str.maketrans("01", "QL")),
        code.translate(str.maketrans("0", "D")),
    )
    assert {read_code(ITEMS, each) for each in spellings} == {Solved(mask)}
