"""The lessons: the path, each step of a lesson, and the end of each.

A step is answered like any puzzle, by GET with `?answer=…`, and always leads on. A device remembers
which lessons are done and what was missed; addresses say nothing of it.
"""

from http import HTTPStatus
from typing import Any

from flask import abort, redirect, render_template, url_for
from werkzeug.wrappers import Response

from tutor.core.lesson import Step
from tutor.core.puzzle import Choose, Puzzle, Theme
from tutor.core.scenario import Scenario
from tutor.web.learn.lesson_view import (
    AnyLesson,
    LessonProgress,
    chapter_views,
    few_hints,
    lesson_after,
    lesson_view,
    lessons_in_short,
    progress,
    rules_of,
    ruleset_notice,
)
from tutor.web.puzzles.attempt import Attempt, options_sent
from tutor.web.puzzles.fields import ANSWER_DEFAULTS, ANSWER_FIELDS
from tutor.web.puzzles.practice import kind_of_step, practice_ways
from tutor.web.puzzles.read_attempt import read_attempt
from tutor.web.puzzles.result_view import result_view
from tutor.web.shell.view_options import query_fields, view_options
from tutor.web.site.game_pages import GamePages
from tutor.web.site.game_routing import GameBlueprint
from tutor.web.site.reader_options import (
    current_setting,
    keeps_reader_options,
    list_fields,
    setting_context,
)

blueprint = GameBlueprint("learn", __name__)
blueprint.add_app_template_global(lessons_in_short)


@blueprint.get("/learn/")
@keeps_reader_options()
@view_options(listed=True, preview_template="learn/index.html")
def index(pages: GamePages) -> str:
    """Return the path of lessons, with the form for the table."""
    return render_template(
        "learn/index.html",
        chapters=chapter_views(pages),
        **setting_context(),
    )


@blueprint.get("/learn/<lesson>/<step>")
@keeps_reader_options()
@query_fields(*ANSWER_FIELDS, usual=ANSWER_DEFAULTS)
@view_options(pictured=True, list_item="lesson")
def step(pages: GamePages, lesson: str, step: str) -> str | Response:
    """Return the page of a lesson's step, asked or answered.

    A step that has moved redirects for good. 404 if there is no such lesson or step; 400 for an
    answer that no form sends.
    """
    if moved := pages.lessons.moved_steps.get(f"{lesson}/{step}"):
        lesson, _, step = moved.partition("/")
        address = url_for("learn.step", lesson=lesson, step=step, **list_fields())
        return redirect(address, HTTPStatus.MOVED_PERMANENTLY)
    taught = get_lesson(pages, lesson)
    number = get_step(taught, step)
    lesson_step = taught.steps[number - 1](current_setting())
    kind = kind_of_step(pages, lesson_step.puzzle.theme, taught)
    rules = (*lesson_step.teaches, *taught.rules)
    lesson_progress = progress(pages, taught, number, kind, rules[0])
    around = {
        "lesson": lesson_view(pages, taught),
        "progress": lesson_progress,
        "step": lesson_step,
        "ruleset_notice": ruleset_notice(pages, lesson_step),
        "picture": _picture(pages, lesson_step),
    }
    theme = pages.game.lesson_themes[lesson_step.puzzle.theme]
    return _page(pages, lesson_step.as_asked(theme), lesson_step.puzzle, lesson_progress, around)


def _picture(pages: GamePages, step: Step[Any]) -> object | None:
    """Return the figure before the question, if there is one."""
    book = pages.game.rulebook(current_setting())
    figure = book.rules[step.pictured].figure if step.pictured else None
    return pages.presentation.figure(figure) if figure else None


@blueprint.get("/learn/<lesson>/done")
@keeps_reader_options()
@view_options(pictured=True, picture_of_words=True, list_item="lesson")
def done(pages: GamePages, lesson: str) -> str:
    """Return the end of a lesson: what its reader can do now, and the next lesson."""
    taught = get_lesson(pages, lesson)
    return render_template(
        "learn/done.html",
        lesson=lesson_view(pages, taught),
        rules=rules_of(pages, taught),
        next=lesson_after(pages, taught),
        practice=practice_ways(pages, taught),
        emblems=tuple(chapter.emblem for chapter in pages.lessons.chapters),
    )


@blueprint.get("/learn/certificate")
@keeps_reader_options()
@view_options(preview_template="learn/certificate.html")
def certificate(pages: GamePages) -> str:
    """Return the certificate for the end of the path, to be printed.

    The name is typed on the page, which is the same for everyone: nothing is sent or stored.
    """
    return render_template("learn/certificate.html", chapters=chapter_views(pages))


def _page(
    pages: GamePages,
    theme: Theme[Any],
    puzzle: Puzzle[Any],
    lesson_progress: LessonProgress,
    around: dict[str, object],
) -> str | Response:
    """Return the page of a step, answered if the request has an answer.

    An answer that the step does not have is one to an earlier release: the question is asked anew.
    """
    links = lesson_progress.links
    is_scenario = isinstance(theme, Scenario)
    if not is_scenario and not {*theme.options(puzzle)}.issuperset(options_sent(pages, theme)):
        return redirect(links.this)
    outcome = read_attempt(pages, theme, puzzle, links, lambda: few_hints(pages, theme, puzzle))
    if isinstance(outcome, Attempt):
        miss = outcome.miss
        return render_template(
            "learn/step.html",
            attempt=outcome,
            memory_attrs=miss and lesson_progress.memory(miss.state),
            links=links,
            at_once=theme.choose is Choose.ONE,
            **around,
        )
    result = outcome.result
    return render_template(
        "learn/answered.html",
        answered=outcome,
        result=result_view(pages, theme, result),
        memory_attrs=lesson_progress.memory(result.state, result.missed_rule),
        links=links,
        **around,
    )


def get_lesson(pages: GamePages, name: str) -> AnyLesson:
    """Return the lesson with this id; 404 if there is none."""
    lessons = pages.game.lessons
    if name not in lessons:
        abort(HTTPStatus.NOT_FOUND)
    return lessons[name]


def get_step(lesson: AnyLesson, text: str) -> int:
    """Return the number of a step, from 1; 404 if the lesson has no such step."""
    numbers = {str(number): number for number in range(1, len(lesson.steps) + 1)}
    if text not in numbers:
        abort(HTTPStatus.NOT_FOUND)
    return numbers[text]
