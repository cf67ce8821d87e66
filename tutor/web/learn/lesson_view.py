"""Views of lessons: their place on the path, lessons needed first, practice afterwards."""

from dataclasses import dataclass
from typing import Any

from flask import url_for

from tutor.core.lesson import Lesson, Step
from tutor.core.messages import Message
from tutor.core.puzzle import Fact, Puzzle, Theme, answer_to, facts_of
from tutor.core.result import ResultState
from tutor.core.rulebook import Rule
from tutor.web.puzzles.links import PuzzleLinks
from tutor.web.puzzles.practice import memory_attributes
from tutor.web.site.game_pages import GamePages
from tutor.web.site.game_routing import pages_of_request
from tutor.web.site.minutes import minutes, seconds_for_lesson
from tutor.web.site.reader_options import current_setting, list_fields, ruleset_of_setting

HINTS_OF_A_STEP = 4
"""The most hints: a lesson step has one idea, and more would hide it."""


AnyLesson = Lesson[Any, Any]


@dataclass(frozen=True, slots=True)
class LessonLink:
    """A lesson by its name, and the address of its first step."""

    id: str
    title: Message
    url: str


@dataclass(frozen=True, slots=True)
class LessonView:
    """A lesson on the path: `able` is what its reader can do afterwards."""

    link: LessonLink
    number: int
    able: Message
    steps: int
    minutes: int


@dataclass(frozen=True, slots=True)
class ChapterView:
    """A chapter of lessons with its title and `emblem`.

    `is_first_path` are those that are enough for a first game; `minutes` is how long all take.
    """

    title: Message
    emblem: str
    lessons: tuple[LessonView, ...]
    minutes: int
    is_first_path: bool


def chapter_views(pages: GamePages) -> tuple[ChapterView, ...]:
    """Return all lessons in order, in chapters."""
    return tuple(
        ChapterView(
            Message(f"chapter.{chapter.id}"),
            chapter.emblem,
            tuple(lesson_view(pages, pages.game.lessons[each]) for each in chapter.lessons),
            minutes(sum(seconds_for_lesson(pages, each) for each in chapter.lessons)),
            chapter.lessons == pages.lessons.first_path,
        )
        for chapter in pages.lessons.chapters
    )


def lesson_view(pages: GamePages, lesson: AnyLesson) -> LessonView:
    """Return the entry of a lesson in the list: its name, aim and length."""
    return LessonView(
        link=lesson_link(lesson),
        number=tuple(pages.game.lessons).index(lesson.id) + 1,
        able=Message(f"lesson.{lesson.id}.able"),
        steps=len(lesson.steps),
        minutes=minutes(seconds_for_lesson(pages, lesson.id)),
    )


def lesson_link(lesson: AnyLesson) -> LessonLink:
    """Return the name of a lesson and where it begins."""
    url = url_for("learn.step", lesson=lesson.id, step=1)
    return LessonLink(lesson.id, Message(f"lesson.{lesson.id}"), url)


def lesson_after(pages: GamePages, lesson: AnyLesson) -> LessonLink | None:
    """Return the next lesson of the path; None after the last."""
    order = tuple(pages.game.lessons)
    place = order.index(lesson.id) + 1
    return lesson_link(pages.game.lessons[order[place]]) if place < len(order) else None


def lessons_in_short() -> str:
    """Return the lessons in order with the numbers of their steps, for the device's memory."""
    lessons = pages_of_request().game.lessons.values()
    return " ".join(f"{lesson.id}:{len(lesson.steps)}" for lesson in lessons)


def links_to_lessons_on(pages: GamePages, rule_id: str) -> tuple[LessonLink, ...]:
    """Return the lessons that teach a rule."""
    taught = (each for each in pages.game.lessons.values() if rule_id in each.rules)
    return tuple(map(lesson_link, taught))


def rules_of(pages: GamePages, lesson: AnyLesson) -> list[tuple[str, Rule]]:
    """Return the rules that a lesson teaches, in its order, each with its number."""
    book = pages.game.rulebook(current_setting())
    return [(book.number(rule), book.rules[rule]) for rule in lesson.rules]


def ruleset_notice(pages: GamePages, step: Step[Any]) -> Message | None:
    """Return the note that a step ignores the rules that the reader chose; None if it doesn't."""
    chosen = ruleset_of_setting()
    played = str(step.puzzle.position.ruleset)
    if chosen in (played, pages.game.rulesets[0]):
        return None
    return Message("step.other-rules", {"rules": pages.setting.rules_in_words(played)})


def few_hints(pages: GamePages, theme: Theme[Any], puzzle: Puzzle[Any]) -> tuple[Fact, ...]:
    """Return the first few facts of the proof, those of the right options if it is a long one.

    Facts of one kind say much the same, so each kind gives one hint.
    """
    is_idle = pages.presentation.is_idle_hint
    proof = tuple(fact for fact in theme.proof(puzzle) if not is_idle(fact))
    if len(proof) <= HINTS_OF_A_STEP or theme.right_options(puzzle) is None:
        return proof
    right = facts_of(answer_to(theme, puzzle).right_verdicts)
    kinds: dict[str, Fact] = {}
    for fact in right or proof:
        if not is_idle(fact):
            kinds.setdefault(fact.message.id, fact)
    return tuple(kinds.values())[:HINTS_OF_A_STEP]


@dataclass(frozen=True, slots=True)
class StepLinks(PuzzleLinks):
    """The addresses that lead on from a step."""

    lesson: Message | None = None
    """The title of the lesson that `next` begins, if it begins one."""
    is_end: bool = False
    """Whether `next` is the end of the lesson."""


@dataclass(frozen=True, slots=True)
class LessonProgress:
    """A step's place in its lesson, and the links from it.

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


def progress(
    pages: GamePages, lesson: AnyLesson, number: int, kind: str | None, rule: str
) -> LessonProgress:
    """Return the reader's progress at a step; `kind` and `rule` are what it practises."""
    is_last = number == len(lesson.steps)
    return LessonProgress(
        done=f"step {lesson.id} {number}",
        lesson_done=f"lesson {lesson.id}" if is_last else None,
        kind=kind,
        rule=rule,
        step=number,
        steps=len(lesson.steps),
        links=_links(pages, lesson, number),
    )


def _links(pages: GamePages, lesson: AnyLesson, number: int) -> StepLinks:
    """Return the addresses of a step and of what follows."""
    fields = list_fields()
    this = _step_url(lesson.id, number)
    if number < len(lesson.steps):
        return StepLinks(this=this, next=_step_url(lesson.id, number + 1))
    path = pages.lessons.first_path
    following = path[path.index(lesson.id) + 1 :] if lesson.id in path else ()
    # A list has its own way on, which starts from the end of the lesson.
    if following and not fields:
        title = Message(f"lesson.{following[0]}")
        return StepLinks(this=this, next=_step_url(following[0], 1), lesson=title)
    end = url_for("learn.done", lesson=lesson.id, **fields)
    return StepLinks(this=this, next=end, is_end=True)


def _step_url(lesson: str, step: int) -> str:
    return url_for("learn.step", lesson=lesson, step=step, **list_fields())
