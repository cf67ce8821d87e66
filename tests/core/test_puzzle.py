"""Answers to puzzles, on a theme that has nothing to do with any game: which numbers are even."""

import pytest

from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message
from tutor.core.puzzle import (
    NONE,
    Answer,
    Choose,
    ContradictionError,
    Fact,
    Puzzle,
    Theme,
    Verdict,
    answer,
    gathered,
)


class Even:
    """Point out the even numbers; `position` is the numbers."""

    name = "even"

    def __init__(self, choose: Choose) -> None:
        self.choose = choose

    def goal(self, puzzle: Puzzle[tuple[int, ...]]) -> Message:
        """Return the question."""
        return Message("goal.even")

    def options(self, puzzle: Puzzle[tuple[int, ...]]) -> tuple[str, ...]:
        """Return the numbers, and none of them."""
        return (*map(str, puzzle.position), NONE)

    def label(self, puzzle: Puzzle[tuple[int, ...]], option: str) -> Message:
        """Return the option as it stands."""
        return Message("option", {"number": option})

    def judge(self, puzzle: Puzzle[tuple[int, ...]], option: str) -> Verdict[tuple[int, ...]]:
        """Return whether the number is even."""
        even = [number for number in puzzle.position if number % 2 == 0]
        right = not even if option == NONE else int(option) in even
        return Verdict(option, right, Message("is-even" if right else "is-odd"), "even-numbers")

    def proof(self, puzzle: Puzzle[tuple[int, ...]]) -> tuple[Fact, ...]:
        """Return what an even number is."""
        return (halved(2),)


def halved(number: int) -> Fact:
    """Return that this number can be halved."""
    return Fact(Message("halved", {"number": number}), "even-numbers", "arithmetic")


def answered(
    *chosen: str, numbers: tuple[int, ...] = (1, 2, 3, 4), choose: Choose = Choose.ALL
) -> Answer[tuple[int, ...]]:
    """Return the answer to the puzzle of these numbers."""
    theme: Theme[tuple[int, ...]] = Even(choose)
    return answer(theme, Puzzle("even", numbers, 0, {}), chosen)


def test_every_option_is_judged() -> None:
    """Whatever was chosen, there is a verdict on each option, in the order shown."""
    verdicts = answered("1").verdicts
    assert [verdict.option for verdict in verdicts] == ["1", "2", "3", "4", NONE]
    assert [verdict.correct for verdict in verdicts] == [False, True, False, True, False]


@pytest.mark.parametrize(
    ("chosen", "solved"),
    [(["2", "4"], True), (["4", "2"], True), (["2"], False), (["1", "2", "4"], False), ([], False)],
)
def test_all_means_exactly_all(chosen: list[str], solved: bool) -> None:
    """With `Choose.ALL` nothing right is left out and nothing wrong added; order is free."""
    assert answered(*chosen).solved is solved


def test_none_is_right_when_nothing_else_is() -> None:
    """`none` is an option like the others."""
    assert answered(NONE, numbers=(1, 3)).solved
    assert not answered(NONE).solved


@pytest.mark.parametrize(("chosen", "solved"), [("2", True), ("4", True), ("1", False)])
def test_one_accepts_every_right_option(chosen: str, solved: bool) -> None:
    """With `Choose.ONE` any of the right options will do."""
    assert answered(chosen, choose=Choose.ONE).solved is solved


def test_choosing_nothing_is_no_answer() -> None:
    """With `Choose.ONE` one has to choose."""
    assert not answered(choose=Choose.ONE).solved


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
    assert gathered(verdicts) == (four, two, six)
