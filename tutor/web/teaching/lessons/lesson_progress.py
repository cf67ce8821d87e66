"""How far a reader has come in a lesson, and where a step leads.

Each step leads to the next one, whatever was answered. The last step of a lesson leads to its end,
or, on the path for a first game (`GameSite.first_path`), straight to the next lesson.
"""

from dataclasses import dataclass
from typing import Any

from flask import url_for

from tutor.core.lesson import Lesson
from tutor.core.messages import Message
from tutor.core.puzzle import Answer
from tutor.core.result import ResultState
from tutor.web.teaching.game_site import current_site
from tutor.web.teaching.list_navigation import list_fields
from tutor.web.teaching.puzzles.answer_form import memory_attributes
from tutor.web.teaching.puzzles.links import PuzzleLinks

AnyLesson = Lesson[Any, Any]


@dataclass(frozen=True, slots=True)
class StepLinks(PuzzleLinks):
    """The addresses that lead on from a step."""

    lesson: Message | None = None
    """The title of the lesson that `next` begins, if it begins one."""
    is_end: bool = False
    """Whether `next` is the end of the lesson."""


@dataclass(frozen=True, slots=True)
class Progress:
    """Where a step lies in its lesson, and where it leads.

    `done` is the name by which a device remembers the step, `lesson_done` that of the lesson, at
    its last step. `kind` is the kind of puzzle that practises it, `rule` the id of its rule.
    """

    done: str
    lesson_done: str | None
    kind: str | None
    rule: str
    step: int
    steps: int
    links: StepLinks

    def memory(self, state: ResultState, rule: str = "") -> dict[str, object]:
        """Return the attributes by which a device remembers how the step was answered.

        Its kind and a rule go along, so that what was missed can be practised: the `rule` that was
        missed, else the step's own.
        """
        return {
            **memory_attributes(self.done, right=state is ResultState.RIGHT),
            "data-kind": self.kind,
            "data-rule": rule or self.rule,
        }


def progress(lesson: AnyLesson, number: int, kind: str | None, rule: str) -> Progress:
    """Return how far a reader has come at a step of this kind, which is about this rule."""
    is_last = number == len(lesson.steps)
    return Progress(
        done=f"step {lesson.id} {number}",
        lesson_done=f"lesson {lesson.id}" if is_last else None,
        kind=kind,
        rule=rule,
        step=number,
        steps=len(lesson.steps),
        links=_links(lesson, number),
    )


def _links(lesson: AnyLesson, number: int) -> StepLinks:
    """Return the addresses of a step and of what follows."""
    fields = list_fields()
    this = _step_url(lesson.id, number)
    if number < len(lesson.steps):
        return StepLinks(this=this, next=_step_url(lesson.id, number + 1))
    path = current_site().first_path
    following = path[path.index(lesson.id) + 1 :] if lesson.id in path else ()
    # A list has its own way on, which starts from the end of the lesson.
    if following and not fields:
        title = Message(f"lesson.{following[0]}")
        return StepLinks(this=this, next=_step_url(following[0], 1), lesson=title)
    end = url_for("learn.done", lesson=lesson.id, **fields)
    return StepLinks(this=this, next=end, is_end=True)


def _step_url(lesson: str, step: int) -> str:
    return url_for("learn.step", lesson=lesson, step=step, **list_fields())


def missed_rule(answer: Answer[Any]) -> str:
    """Return the rule of the first option chosen or left out wrongly; empty if there is none."""
    missed = (*answer.wrong, *answer.missed)
    return missed[0].rule if missed and not answer.solved else ""
