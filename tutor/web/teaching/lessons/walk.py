"""The way through a lesson: its steps in order, then once more those that were missed.

All of it goes along in the address, so that it works where nothing is remembered: `?slips=1.3` are
the steps that were missed so far. After the last step they are asked again, `?again=1.3`, this one
first; from then on `slips` are those that were missed again, and only they cost stars. So a slip
that is repaired costs nothing, and an answer copied from the page before does not repair one.

static/script/memory.js goes on from what a device remembers, and shell/offline/pack.js leads on
where there is no server: both know these two fields.
"""

from dataclasses import dataclass, replace
from http import HTTPStatus
from typing import Any

from flask import abort, request, url_for

from tutor.core.errors import BadSyntaxError
from tutor.core.lesson import Lesson
from tutor.core.result import ResultState
from tutor.web.teaching.list_navigation import list_fields
from tutor.web.teaching.puzzles.answer_form import memory_attributes
from tutor.web.teaching.puzzles.links import PuzzleLinks

SLIPS = "slips"
"""The field with the numbers of the steps that were missed; 0 stands for none."""

AGAIN = "again"
"""The field with the numbers of the steps that are still to be asked again, this one first."""

NOTHING_MISSED = "0"

AnyLesson = Lesson[Any, Any]


@dataclass(frozen=True, slots=True)
class StepLinks(PuzzleLinks):
    """The addresses that lead on from a step."""

    leads_to: str = "step"
    """What `next` is: a `step`, the first one `again`, or the `end`."""


@dataclass(frozen=True, slots=True)
class Walk:
    """Where a reader is in a lesson; `step` is None at its end."""

    lesson: AnyLesson
    step: int | None
    slips: tuple[int, ...] = ()
    again: tuple[int, ...] = ()

    @property
    def url(self) -> str:
        """The address that says all of this."""
        fields = {SLIPS: _joined(self.slips), AGAIN: _joined(self.again), **list_fields()}
        if self.step is None:
            # The end is told even that nothing was missed: without a word it gives no stars.
            fields[SLIPS] = fields[SLIPS] or NOTHING_MISSED
            return url_for("learn.done", lesson=self.lesson.id, **fields)
        return url_for("learn.step", lesson=self.lesson.id, step=self.step, **fields)

    def missed(self) -> "Walk":
        """Return the same place after a wrong answer."""
        if self.step is None or self.step in self.slips:
            return self
        return replace(self, slips=(*self.slips, self.step))

    def onward(self) -> "Walk":
        """Return the place that follows."""
        if self.again:
            left = self.again[1:]
            return replace(self, step=left[0] if left else None, again=left)
        if self.step is not None and self.step < len(self.lesson.steps):
            return replace(self, step=self.step + 1)
        if open_ := tuple(filter(None, self.slips)):
            return Walk(self.lesson, open_[0], again=open_)
        return replace(self, step=None)

    def links(self) -> StepLinks:
        """Return the addresses of this place and of what follows."""
        following = self.onward()
        starts_again = following.again and not self.again
        leads_to = "end" if following.step is None else "again" if starts_again else "step"
        return StepLinks(this=self.url, next=following.url, leads_to=leads_to)


@dataclass(frozen=True, slots=True)
class Progress:
    """Where a step lies in its lesson, and where to go from a right and from a wrong answer.

    `left` is how many steps are still to be asked again, this one included; 0 on the way there.
    """

    done: str
    """The name of the step, under which a device remembers it."""
    step: int
    steps: int
    left: int
    kind: str | None
    """The kind of puzzle that practises the step, which is asked again if the step is missed."""
    was_missed: bool
    """Whether this step stays missed, whatever is answered now: it comes back later, or did."""
    right: StepLinks
    wrong: StepLinks

    def links(self, state: ResultState) -> StepLinks:
        """Return where to go on from an answer in this state."""
        return self.right if state is ResultState.RIGHT else self.wrong

    def memory(self, state: ResultState) -> dict[str, object]:
        """Return the attributes by which a device remembers it: a step once missed stays missed."""
        right = state is ResultState.RIGHT and not self.was_missed
        return {**memory_attributes(self.done, right=right), "data-kind": self.kind}


def walk_of_request(lesson: AnyLesson, step: int | None) -> Walk:
    """Return where this request is in a lesson; aborts with 400 for what no link of ours says."""
    walk = Walk(lesson, step, _numbers(SLIPS, lesson), _numbers(AGAIN, lesson))
    if walk.again and walk.again[0] != step:
        abort(HTTPStatus.BAD_REQUEST)
    return walk


def progress(walk: Walk, step: int, kind: str | None = None) -> Progress:
    """Return how far a reader has come who is at this step, which this kind of puzzle practises."""
    return Progress(
        done=f"step {walk.lesson.id} {step}",
        step=step,
        steps=len(walk.lesson.steps),
        left=len(walk.again),
        kind=kind,
        was_missed=step in walk.slips,
        right=walk.links(),
        wrong=walk.missed().links(),
    )


def slips_of_request(lesson: AnyLesson) -> int | None:
    """Return how many steps stayed missed at the end; None if nobody has come there by the steps.

    Aborts with 400 for what no link of ours says.
    """
    missed = _numbers(SLIPS, lesson)
    return number_of_slips(missed) if missed else None


def number_of_slips(missed: tuple[int, ...]) -> int:
    """Return how many steps these are; 0 stands for none."""
    return len([step for step in missed if step])


def read_steps(text: str, lesson: AnyLesson) -> tuple[int, ...]:
    """Return the numbers of steps that a field tells, each once, in its order.

    Raises BadSyntaxError for what no link of ours says.
    """
    known = {str(number) for number in range(len(lesson.steps) + 1)}
    numbers = text.split(".")
    if not known.issuperset(numbers) or len(set(numbers)) < len(numbers):
        raise BadSyntaxError(SLIPS, text, 0, "numbers of steps, each once")
    return tuple(map(int, numbers))


def _numbers(field: str, lesson: AnyLesson) -> tuple[int, ...]:
    """Return the numbers of steps in a field of the address, each once, in its order."""
    text = request.args.get(field)
    try:
        return () if text is None else read_steps(text, lesson)
    except BadSyntaxError:
        abort(HTTPStatus.BAD_REQUEST)


def _joined(numbers: tuple[int, ...]) -> str | None:
    return ".".join(map(str, numbers)) or None
