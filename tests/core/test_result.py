"""Results of answers and of lines, on a theme of no game: which numbers are even."""

from collections.abc import Sequence

import pytest

from tests.core.even import Even, Numbers, answered
from tutor.core.messages import Message
from tutor.core.puzzle import NONE, Answer, Choose, Explanation, Puzzle, Reason
from tutor.core.result import Mark, Result, ResultState, line_result, plain_headline, result_of
from tutor.core.scenario import Line, Scenario, Status

PUZZLE: Puzzle[Numbers] = Puzzle("even", (1, 2, 3, 4), 0, {})
IS_EVEN = Reason(Message("is-even"), ("even-numbers",))
IS_ODD = Reason(Message("is-odd"), ("even-numbers",))


class Trial(Even):
    """Any even number will do."""

    is_trial = True


class Halving(Even, Scenario[Numbers]):
    """Halve the numbers; a line says itself how it went."""

    def play(self, puzzle: Puzzle[Numbers], line: Sequence[str]) -> Line[Numbers]:
        """Return a line that nobody has played."""
        raise NotImplementedError

    def moves_now(self, puzzle: Puzzle[Numbers], state: Numbers) -> tuple[str, ...]:
        """Return the numbers."""
        return self.options(puzzle)

    def solution(self, puzzle: Puzzle[Numbers]) -> tuple[str, ...]:
        """Return the first even number."""
        return ("2",)

    def explain(self, puzzle: Puzzle[Numbers], answer: Answer[Numbers]) -> Explanation:
        """Return that the number was even."""
        return Explanation(None, (IS_EVEN,))

    def setback(self, puzzle: Puzzle[Numbers], line: Line[Numbers]) -> Explanation:
        """Return that the number was odd."""
        return Explanation(None, (IS_ODD,))


def chosen_result(*chosen: str, choose: Choose = Choose.ALL) -> Result[Numbers]:
    """Return the result of choosing these of 1, 2, 3 and 4."""
    return result_of(Even(choose), PUZZLE, answered(*chosen, choose=choose))


def marks(found: Result[Numbers]) -> dict[str, Mark | None]:
    """Return the marks of the numbers."""
    return {each.option.name: each.mark for each in found.options if each.option.name != NONE}


@pytest.mark.parametrize(
    ("chosen", "choose", "state"),
    [
        ((), Choose.ALL, ResultState.SHOWN),
        (("2", "4"), Choose.ALL, ResultState.RIGHT),
        (("2",), Choose.ALL, ResultState.PARTLY),
        (("2", "3"), Choose.ALL, ResultState.WRONG),
        (("2", "4"), Choose.ORDER, ResultState.PARTLY),
        (("4", "2"), Choose.ORDER, ResultState.RIGHT),
        (("1",), Choose.ONE, ResultState.WRONG),
    ],
)
def test_an_answer_has_one_state(
    chosen: tuple[str, ...], choose: Choose, state: ResultState
) -> None:
    assert ResultState.of(answered(*chosen, choose=choose)) is state


@pytest.mark.parametrize(
    ("chosen", "choose", "final", "headline"),
    [
        ((), Choose.ALL, True, Message("result.shown")),
        (("2", "4"), Choose.ALL, True, Message("result.right")),
        (("1",), Choose.ALL, True, Message("result.wrong")),
        (("2",), Choose.ALL, True, Message("result.partly", {"num": 1})),
        (("2",), Choose.ALL, False, Message("result.so-far", {"num": 1})),
        (("2", "4"), Choose.ORDER, True, Message("result.other-order")),
    ],
)
def test_the_headline_says_the_state(
    chosen: tuple[str, ...], choose: Choose, final: bool, headline: Message
) -> None:
    """And how many are missing, or that there is another try."""
    given = answered(*chosen, choose=choose)
    assert plain_headline(Even(choose), ResultState.of(given), given, final=final) == headline


@pytest.mark.parametrize(("chosen", "said"), [("2", "allowed"), ("1", "not-allowed")])
def test_a_trial_is_allowed_or_not(chosen: str, said: str) -> None:
    """Nothing else is right or wrong about it, and no other option was missed."""
    theme, given = Trial(Choose.ONE), answered(chosen, choose=Choose.ONE)
    found = result_of(theme, PUZZLE, given)
    assert found.headline == Message(f"result.{said}")
    assert Mark.MISSED not in marks(found).values()


def test_every_option_has_its_mark() -> None:
    """Chosen rightly or wrongly, missed, or none."""
    assert marks(chosen_result("1", "2")) == {
        "1": Mark.WRONG,
        "2": Mark.RIGHT,
        "3": None,
        "4": Mark.MISSED,
    }


def test_the_solution_is_marked_as_if_it_were_chosen() -> None:
    assert marks(chosen_result()) == {"1": None, "2": Mark.RIGHT, "3": None, "4": Mark.RIGHT}


@pytest.mark.parametrize(("chosen", "other"), [("2", Mark.ALSO), ("1", Mark.MISSED)])
def test_of_several_right_options_one_is_enough(chosen: str, other: Mark) -> None:
    """The others are right as well; they are missed if none was chosen."""
    assert marks(chosen_result(chosen, choose=Choose.ONE))["4"] is other


def test_a_wrong_answer_has_its_reason() -> None:
    """The first wrong option decides."""
    found = chosen_result("3", "1", "2")
    assert found.reason == (IS_ODD,)
    assert found.first_wrong is not None
    assert found.first_wrong.option.name == "1"
    assert chosen_result("2").first_wrong is None


def test_a_line_is_no_choice_of_options() -> None:
    theme = Halving(Choose.ONE)
    assert theme.right_options(PUZZLE) is None
    assert Even(Choose.ALL).right_options(PUZZLE) == frozenset({"2", "4"})
    assert theme.number_of_actions(PUZZLE) == len(theme.solution(PUZZLE))


@pytest.mark.parametrize(
    ("status", "shown", "state", "headline", "reason"),
    [
        (Status.OPEN, False, ResultState.OPEN, Message("scenario.left", {"num": 2}), ()),
        (Status.REACHED, False, ResultState.RIGHT, Message("scenario.reached"), ()),
        (Status.REACHED, True, ResultState.SHOWN, Message("result.shown"), (IS_EVEN,)),
        (Status.FAILED, False, ResultState.WRONG, Message("scenario.missed"), (IS_ODD,)),
    ],
)
def test_a_line_goes_on_or_has_a_result(
    status: Status, shown: bool, state: ResultState, headline: Message, reason: tuple[Reason, ...]
) -> None:
    """A failed one says why; the solution is explained as an answer is."""
    line: Line[Numbers] = Line((), PUZZLE.position, status, left=2)
    found = line_result(Halving(Choose.ONE), PUZZLE, line, shown=shown)
    assert (found.state, found.headline, found.reason) == (state, headline, reason)
