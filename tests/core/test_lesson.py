"""Steps of lessons, on a theme of no game: which numbers are even."""

from dataclasses import dataclass

import pytest

from tests.core.even import Even, Numbers, answered
from tutor.core.lesson import Step, explain_step, lesson
from tutor.core.messages import Message
from tutor.core.puzzle import Choose, Explanation, Puzzle, Reason

PUZZLE: Puzzle[Numbers] = Puzzle("even", (1, 2, 3, 4), 0, {})
IS_EVEN = Reason(Message("is-even"), ("even-numbers",))
IS_ODD = Reason(Message("is-odd"), ("even-numbers",))
NOTE = Reason(Message("even.note"), ("even-numbers",))


class Noted(Even):
    """Explains the word "even"."""

    def note(self, puzzle: Puzzle[Numbers]) -> Reason:
        """Return what even numbers are."""
        return NOTE


@dataclass(frozen=True)
class EvenStep:
    """A step that asks for the even numbers."""

    tells: tuple[str, ...]
    explains: tuple[str, ...] = ()
    mentions: tuple[str, ...] = ()

    def step(self, words: str, setting: Numbers) -> Step[Numbers]:
        """Return the step with the numbers of the setting."""
        puzzle = Puzzle("even", setting, 0, {})
        return Step(Message(f"{words}.before"), puzzle, Message(f"{words}.after"))


def step(*options: str, tells: tuple[str, ...] = ()) -> Step[Numbers]:
    """Return a step that shows these options."""
    return Step(Message("before"), PUZZLE, Message("after"), options, tells=tells)


def test_a_step_may_show_some_of_the_options() -> None:
    """In the theme's order, and only those that the puzzle has; the rest is the theme's."""
    theme = step("4", "1", "9").as_asked(Even(Choose.ALL))
    assert theme.options(PUZZLE) == ("1", "4")
    assert (theme.name, theme.choose) == ("even", Choose.ALL)
    assert theme.judge(PUZZLE, "4").is_right


@pytest.mark.parametrize(("tells", "note"), [((), NOTE), (("even-numbers",), None)])
def test_a_note_is_left_out_if_the_step_tells_its_rule(
    tells: tuple[str, ...], note: Reason | None
) -> None:
    theme = step(tells=tells).as_asked(Noted(Choose.ALL))
    assert theme.note(PUZZLE) == note
    assert theme.options(PUZZLE) == Even(Choose.ALL).options(PUZZLE)


def test_a_step_that_changes_nothing_has_the_theme_itself() -> None:
    theme = Even(Choose.ALL)
    assert step().as_asked(theme) is theme


def test_a_solved_step_needs_no_reasons() -> None:
    """The lesson has a sentence of its own."""
    assert explain_step(answered("2", "4"), Message("head")) == Explanation(None, ())


def test_a_wrong_pick_is_told_first_and_what_was_missed_in_the_fold() -> None:
    given = explain_step(answered("1", "2"), Message("head"))
    assert given == Explanation(Message("head"), (IS_ODD,), (IS_EVEN,))


def test_the_only_right_option_is_told_beside_a_wrong_pick() -> None:
    given = explain_step(answered("1", numbers=(1, 2, 3), choose=Choose.ONE))
    assert given == Explanation(None, (IS_ODD, IS_EVEN))


def test_equal_reasons_are_told_once() -> None:
    """Whatever was missed is even."""
    assert explain_step(answered("2", numbers=(2, 4, 6))) == Explanation(None, (IS_EVEN,))


def test_a_lesson_has_the_rules_of_its_steps_and_words_by_their_number() -> None:
    """Each rule once, in order of appearance."""
    first, second = EvenStep(("even-numbers", "halves")), EvenStep(("halves",), ("odd-numbers",))
    made = lesson("even", first, second, needs=("count",))
    assert (made.id, made.needs) == ("even", ("count",))
    assert made.rules == ("even-numbers", "halves", "odd-numbers")
    step = made.steps[1]((1, 2))
    assert (step.before.id, step.after.id) == ("lesson.even.2.before", "lesson.even.2.after")
