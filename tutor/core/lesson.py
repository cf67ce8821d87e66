"""Lessons of any game: a lesson has a few steps, and each step is a puzzle.

A step says what is new, lets the reader act, and explains afterwards. Its answers are judged as
those of any puzzle are: no lesson knows them.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import Any, Generic, Protocol, TypeVar, cast

from tutor.core.messages import Message
from tutor.core.puzzle import (
    Answer,
    Explanation,
    Puzzle,
    Reason,
    Theme,
    Verdict,
)

State = TypeVar("State")
Setting = TypeVar("Setting")
Setting_contra = TypeVar("Setting_contra", contravariant=True)


@dataclass(frozen=True, slots=True)
class Step(Generic[State]):
    """A puzzle in a lesson, with sentences `before` and `after` it.

    `options`, if there are any, are those of the theme's options that are shown: a beginner is
    not asked about what no lesson has told yet. `reference` is what can be looked up meanwhile.
    `tells` are the ids of the rules that `before` tells, `explains` those that `after` tells, so
    that a rule is asked about only where one of them was before. The figure of the rule with the
    id `pictured` stands before the question.
    """

    before: Message
    puzzle: Puzzle[State]
    after: Message
    options: tuple[str, ...] = ()
    reference: tuple[Message, ...] = ()
    tells: tuple[str, ...] = ()
    explains: tuple[str, ...] = ()
    pictured: str = ""

    @property
    def teaches(self) -> tuple[str, ...]:
        """The ids of all rules in its sentences."""
        return (*self.tells, *self.explains)

    def as_asked(self, theme: Theme[State]) -> Theme[State]:
        """Return the theme as this step asks it, without a note that `before` says."""
        note = theme.note(self.puzzle)
        is_told = note is not None and {*note.rules} <= {*self.tells}
        if not (self.options or is_told):
            return theme
        return cast(Theme[State], NarrowedTheme(theme, self.options, is_told))


@dataclass(frozen=True, slots=True)
class Lesson(Generic[Setting, State]):
    """A lesson. Each of its `steps` makes a `Step` for a reader's setting.

    `needs` are the ids of the lessons to have done before, `rules` the ids of the rules learned.
    """

    id: str
    needs: tuple[str, ...]
    rules: tuple[str, ...]
    steps: tuple[Callable[[Setting], Step[State]], ...]


class StepSpec(Protocol[Setting_contra, State]):
    """A step as it is written down; rules stand as their ids."""

    @property
    def tells(self) -> tuple[str, ...]:
        """The rules explained before the question."""

    @property
    def explains(self) -> tuple[str, ...]:
        """The rules explained after it."""

    @property
    def mentions(self) -> tuple[str, ...]:
        """The rules that come up before it and that another step explains."""

    def step(self, words: str, setting: Setting_contra) -> Step[State]:
        """Return the step, told in the messages `<words>.before` and `<words>.after`."""


def lesson(
    name: str, *specs: StepSpec[Setting, State], needs: tuple[str, ...] = ()
) -> Lesson[Setting, State]:
    """Return a lesson with these steps; `needs` are the ids of the lessons to have done before.

    Its rules are those that its steps teach. The words of step 1 are `lesson.<name>.1.before` and
    `lesson.<name>.1.after`.
    """
    steps = tuple(
        partial(spec.step, f"lesson.{name}.{place}") for place, spec in enumerate(specs, start=1)
    )
    rules = dict.fromkeys(rule for spec in specs for rule in (*spec.tells, *spec.explains))
    return Lesson(name, needs, tuple(rules), steps)


def explain_step(answer: Answer[State], headline: Message | None = None) -> Explanation:
    """Return the reasons why an answer is wrong or incomplete; none for a right one.

    A solved step has its own sentence in the lesson.
    """
    if answer.is_solved:
        return Explanation(None, ())
    decisive = answer.wrong[:1] or answer.missed[:2]
    if answer.wrong and len(answer.right_verdicts) == 1:
        decisive += answer.right_verdicts
    reason = reasons(*decisive)
    others = reasons(*answer.wrong, *answer.missed)
    return Explanation(headline, reason, tuple(each for each in others if each not in reason))


def reasons(*verdicts: Verdict[State]) -> tuple[Reason, ...]:
    """Return the verdicts' reasons, each once."""
    return tuple(dict.fromkeys(each.reason for each in verdicts))


@dataclass(frozen=True)
class NarrowedTheme(Generic[State]):
    """A theme that offers only some of its options, if any are named; the rest is the theme's.

    Its note is left out if the step has already explained the word.
    """

    _theme: Theme[State]
    _options: tuple[str, ...]
    _is_told: bool

    def __getattr__(self, name: str) -> Any:
        """Return the theme's attribute of this name."""
        return getattr(self._theme, name)

    def options(self, puzzle: Puzzle[State]) -> tuple[str, ...]:
        """Return the options named that the puzzle has, in its order."""
        every = self._theme.options(puzzle)
        return tuple(each for each in every if each in self._options) if self._options else every

    def note(self, puzzle: Puzzle[State]) -> Reason | None:
        """Return the theme's note, unless the step has already given it."""
        return None if self._is_told else self._theme.note(puzzle)
