"""Answers to puzzles, on a theme of no game: which numbers are even."""

import pytest

from tests.core.even import answered, halved
from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message
from tutor.core.puzzle import (
    NONE,
    Choose,
    ContradictionError,
    RepeatedOptionError,
    Verdict,
    facts_of,
)


def test_every_option_is_judged() -> None:
    """Whatever was chosen, there is a verdict on each option, in the order shown."""
    verdicts = answered("1").verdicts
    assert [verdict.option for verdict in verdicts] == ["1", "2", "3", "4", NONE]
    assert [verdict.is_right for verdict in verdicts] == [False, True, False, True, False]


@pytest.mark.parametrize(
    ("chosen", "solved"),
    [(["2", "4"], True), (["4", "2"], True), (["2"], False), (["1", "2", "4"], False), ([], False)],
)
def test_all_means_exactly_all(chosen: list[str], solved: bool) -> None:
    """With `Choose.ALL` nothing right is left out and nothing wrong added; order is free."""
    assert answered(*chosen).is_solved is solved


def test_none_is_right_when_nothing_else_is() -> None:
    """`none` is an option like the others."""
    assert answered(NONE, numbers=(1, 3)).is_solved
    assert not answered(NONE).is_solved


@pytest.mark.parametrize(("chosen", "solved"), [("2", True), ("4", True), ("1", False)])
def test_one_accepts_every_right_option(chosen: str, solved: bool) -> None:
    """With `Choose.ONE` any of the right options will do."""
    assert answered(chosen, choose=Choose.ONE).is_solved is solved


def test_choosing_nothing_is_no_answer() -> None:
    """With `Choose.ONE` one has to choose."""
    assert not answered(choose=Choose.ONE).is_solved


@pytest.mark.parametrize(
    ("chosen", "solved"),
    [
        (["8", "4", "2"], True),
        (["4", "8", "2"], True),  # of the same place: either way
        (["4", "2", "8"], False),
        (["8", "4"], False),
        (["8", "4", "2", "3"], False),
        ([], False),
    ],
)
def test_an_order_is_all_of_them_in_their_places(chosen: list[str], solved: bool) -> None:
    """With `Choose.ORDER` nothing is left out or added, and nothing stands before its place."""
    given = answered(*chosen, numbers=(2, 3, 4, 8), choose=Choose.ORDER)
    assert given.is_solved is solved
    assert given.chosen == tuple(chosen)


def test_an_answer_may_be_complete_and_in_the_wrong_order() -> None:
    """Whoever has found all of them can be told so."""
    given = answered("2", "4", choose=Choose.ORDER)
    assert given.is_complete
    assert not given.is_solved


@pytest.mark.parametrize(
    ("choose", "solution"),
    [(Choose.ONE, ("2",)), (Choose.ALL, ("2", "4", "8")), (Choose.ORDER, ("4", "8", "2"))],
)
def test_the_solution_solves_the_puzzle(choose: Choose, solution: tuple[str, ...]) -> None:
    """One right option, all of them, or all in order."""
    assert answered(numbers=(2, 3, 4, 8), choose=choose).solution == solution
    assert answered(*solution, numbers=(2, 3, 4, 8), choose=choose).is_solved


@pytest.mark.parametrize(
    ("chosen", "choose", "expected"),
    [
        (["5"], Choose.ALL, "one of 1, 2, 3, 4, none"),
        (["2", "2"], Choose.ALL, "every option once"),
        (["2", "4"], Choose.ONE, "a single option"),
    ],
)
def test_what_cannot_be_chosen_is_refused(chosen: list[str], choose: Choose, expected: str) -> None:
    """An unknown option, one twice, two where one is asked for: the error says what could be."""
    with pytest.raises(BadSyntaxError) as refused:
        answered(*chosen, choose=choose)
    assert (refused.value.field, refused.value.expected) == ("answer", expected)
    assert refused.value.text == chosen[-1]


@pytest.mark.parametrize("choose", list(Choose))
def test_an_option_chosen_twice_is_told_apart(choose: Choose) -> None:
    """A form with a field for each place can send one twice, which is no forgery."""
    with pytest.raises(RepeatedOptionError):
        answered("2", "2", choose=choose)


def test_none_stands_alone() -> None:
    """Choosing none of them and one of them is a contradiction."""
    with pytest.raises(ContradictionError):
        answered(NONE, "2")


def test_facts_are_gathered_once_each_in_order() -> None:
    """What several verdicts rest on is told once, where it first comes up."""
    two, four, six = halved(2), halved(4), halved(6)
    facts = ((four, two), (), (two, six), (four,))
    verdicts: list[Verdict[None]] = [
        Verdict("", True, Message("is-even"), "even-numbers", each) for each in facts
    ]
    assert facts_of(verdicts) == (four, two, six)
