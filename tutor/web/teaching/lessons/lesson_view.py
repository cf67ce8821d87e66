"""Lessons as they are shown: their place on the path, what they need and what they give."""

from dataclasses import dataclass
from typing import Any

from flask import url_for

from tutor.core.lesson import Step
from tutor.core.messages import Message
from tutor.core.puzzle import Fact, Puzzle, Theme
from tutor.core.scenario import is_scenario
from tutor.web.teaching.game_site import current_site
from tutor.web.teaching.lessons.lesson_progress import AnyLesson
from tutor.web.teaching.minutes import minutes, seconds_for_lesson
from tutor.web.teaching.setting import current_setting, ruleset_of_setting

MOST_HINTS = 4
"""A step has one idea, so that more hints than these would hide it."""


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
    place: int
    able: Message
    steps: int
    minutes: int


@dataclass(frozen=True, slots=True)
class ChapterView:
    """A few lessons under one title; `emblem` is what they are known by.

    `is_first_path` are those that are enough for a first game; `minutes` is how long all take.
    """

    title: Message
    emblem: str
    lessons: tuple[LessonView, ...]
    minutes: int
    is_first_path: bool


@dataclass(frozen=True, slots=True)
class RuleLink:
    """A rule by number and title, as it reads at the reader's table."""

    id: str
    number: str
    title: Message


def chapter_views() -> tuple[ChapterView, ...]:
    """Return all lessons in order, in chapters."""
    return tuple(
        ChapterView(
            Message(f"chapter.{chapter.id}"),
            chapter.emblem,
            tuple(lesson_view(current_site().game.lessons[each]) for each in chapter.lessons),
            minutes(sum(map(_seconds, chapter.lessons))),
            chapter.lessons == current_site().first_path,
        )
        for chapter in current_site().chapters
    )


def _seconds(lesson_id: str) -> float:
    return seconds_for_lesson(current_site(), lesson_id)


def lesson_view(lesson: AnyLesson) -> LessonView:
    """Return a lesson with what it gives."""
    return LessonView(
        link=lesson_link(lesson),
        place=tuple(current_site().game.lessons).index(lesson.id) + 1,
        able=Message(f"lesson.{lesson.id}.able"),
        steps=len(lesson.steps),
        minutes=minutes(_seconds(lesson.id)),
    )


def lesson_link(lesson: AnyLesson) -> LessonLink:
    """Return the name of a lesson and where it begins."""
    url = url_for("learn.step", lesson=lesson.id, step=1)
    return LessonLink(lesson.id, Message(f"lesson.{lesson.id}"), url)


def lesson_after(lesson: AnyLesson) -> LessonLink | None:
    """Return the next lesson of the path; None after the last."""
    order = tuple(current_site().game.lessons)
    place = order.index(lesson.id) + 1
    return lesson_link(current_site().game.lessons[order[place]]) if place < len(order) else None


def lessons_in_short() -> str:
    """Return the lessons in order with the numbers of their steps, for the device's memory."""
    lessons = current_site().game.lessons.values()
    return " ".join(f"{lesson.id}:{len(lesson.steps)}" for lesson in lessons)


def links_to_lessons_on(rule_id: str) -> tuple[LessonLink, ...]:
    """Return the lessons that teach a rule."""
    site = current_site()
    taught = (
        each for each in site.game.lessons.values() if site.rule_broken(rule_id) in each.rules
    )
    return tuple(map(lesson_link, taught))


def rules_of(lesson: AnyLesson) -> tuple[RuleLink, ...]:
    """Return the rules that a lesson teaches, in its order."""
    book = current_site().game.rulebook(current_setting())
    return tuple(RuleLink(rule, book.number(rule), book.rules[rule].title) for rule in lesson.rules)


def other_rules(step: Step[Any]) -> Message | None:
    """Return that a step sets the rules aside which the reader has chosen; None if it does not."""
    site, chosen = current_site(), ruleset_of_setting()
    played = str(step.puzzle.position.ruleset)
    if chosen in (played, site.game.rulesets[0]):
        return None
    return Message("step.other-rules", {"rules": site.setting.rules_in_words(played)})


def few_hints(theme: Theme[Any], puzzle: Puzzle[Any]) -> tuple[Fact, ...]:
    """Return the first few facts of the proof, those of the right options if it is a long one.

    Facts of one kind say much the same, so that one of each kind is told.
    """
    is_idle = current_site().presentation.is_idle_hint
    proof = tuple(fact for fact in theme.proof(puzzle) if not is_idle(fact))
    if len(proof) <= MOST_HINTS or is_scenario(theme):
        return proof
    verdicts = (theme.judge(puzzle, option) for option in theme.options(puzzle))
    right = [fact for verdict in verdicts if verdict.correct for fact in verdict.facts]
    kinds: dict[str, Fact] = {}
    for fact in right or proof:
        if not is_idle(fact):
            kinds.setdefault(fact.message.id, fact)
    return tuple(kinds.values())[:MOST_HINTS]
