"""Pictures for links to our pages: `/ja/puzzles/odds-1` has `/ja/preview/puzzles/odds-1.png`.

A picture shows what its page asks, with the page's own view of the table, and never an answer: the
address of an answered page leads to the picture of its question. Only pages that are there have
one, and it depends on nothing but its address. site/preview.py says what a picture shows, puts its
words in their places and makes the PNG; a game draws what lies on its table.

Views marked `preview_template` have the picture of the title and the description that this template
gives its page, those marked `pictured` one for each of their addresses. A page with neither is
shown with the picture of the home page.
"""

from collections.abc import Callable, Iterator
from http import HTTPStatus
from typing import Any
from urllib.parse import quote, urlencode

from flask import Flask, Response, abort, current_app, request
from jinja2.runtime import Context
from markupsafe import Markup
from werkzeug.exceptions import HTTPException

from tutor.core.game import DailyReader
from tutor.core.messages import Message
from tutor.core.puzzle import Puzzle, Theme
from tutor.web.learn.views import get_lesson, get_step
from tutor.web.puzzles.fields import ANSWER_FIELDS
from tutor.web.puzzles.library import THEME, TWIN, get_entry, puzzle_of, read_twin
from tutor.web.puzzles.question_view import question_view
from tutor.web.puzzles.shared import NoQuestionError, read_shared_puzzle
from tutor.web.puzzles.views import endless_puzzle, entry_of, read_day, today
from tutor.web.rules.views import description_of
from tutor.web.shell.addresses import absolute
from tutor.web.shell.headers import A_DAY, cached_for
from tutor.web.shell.language_prefix import page_language
from tutor.web.shell.languages import LANGUAGES, Language
from tutor.web.shell.text import say_plain
from tutor.web.shell.view_options import (
    current_view_options,
    query_fields,
    view_options,
    view_options_of,
)
from tutor.web.site.game_pages import GamePages
from tutor.web.site.game_routing import GameBlueprint, pages_of_request
from tutor.web.site.preview import PICTURE_SIZE, Preview, png_of
from tutor.web.site.reader_options import RULES as SETTING_RULES
from tutor.web.site.reader_options import current_setting, keeps_reader_options

blueprint = GameBlueprint("preview", __name__)


def init_app(app: Flask) -> None:
    """Give templates the address of a page's picture, its size, and the name of its locale."""
    app.add_template_global(picture_address)
    app.add_template_global(territory)
    app.jinja_env.globals.update(picture_size=PICTURE_SIZE, every_language=LANGUAGES)


def picture_address() -> str:
    """Return the whole URL of the picture of the page being shown; of the home page's if none."""
    pages = pages_of_request()
    game = f"/{page_language().tag}{pages.prefix}"
    options = current_view_options()
    if not options.pictured and not options.preview_template:
        return absolute(f"{game}/preview.png")
    rest = request.path.removeprefix(game).strip("/")
    path = f"{game}/preview{'/' if rest else ''}{quote(rest)}.png"
    fields = request.args.items(multi=True)
    query = urlencode([(name, text) for name, text in fields if _is_kept(pages, name)], safe=",")
    return absolute(path + (f"?{query}" if query else ""))


def _is_kept(pages: GamePages, field: str) -> bool:
    """Return whether a field says what is asked or in which colours, and not how it is answered."""
    options = current_view_options()
    if options.question_in_query:
        return field not in ANSWER_FIELDS
    if options.preview_template or options.picture_of_words:
        return field == THEME
    return field in (*pages.setting.fields, THEME, TWIN)


def territory(language: Language) -> str:
    """Return a language with the country that link previews ask for: zh_TW for zh-Hant."""
    return "_".join(filter(None, (language.locale.language, language.territory)))


@blueprint.get("/preview.png", defaults={"page": ""})
@blueprint.get("/preview/<path:page>.png")
def words_picture(pages: GamePages, page: str) -> Response:
    """Return the picture of a page that is words, by its path; 404 if there is no such page."""
    template = _template_at(pages, page)
    if template is None:
        abort(HTTPStatus.NOT_FOUND)
    title, description = (_block(template, name) for name in ("title", "description"))
    return _drawn(pages, Preview(title, description))


def _template_at(pages: GamePages, path: str) -> str | None:
    """Return the template whose words the picture of a page shows, None if there is none."""
    routes = current_app.url_map.bind("")
    address = f"/{page_language().tag}{pages.prefix}/{path}".rstrip("/")
    for each in (address, f"{address}/"):
        try:
            endpoint, _ = routes.match(each)
        except HTTPException:
            continue
        template = view_options_of(endpoint).preview_template
        if template:
            return template() if callable(template) else template
    return None


@blueprint.get("/preview/puzzles/library.png")
@query_fields(THEME)
def of_theme(pages: GamePages) -> Response:
    """Return the picture of the library, or of the puzzles of one theme; 404 if there is none."""
    theme = request.args.get(THEME)
    if theme is None:
        return words_picture(pages, "puzzles/library")
    if theme not in pages.game.themes:
        abort(HTTPStatus.NOT_FOUND)
    named, about = Message(f"theme.{theme}"), Message(f"theme.{theme}.about")
    return _drawn(pages, Preview(say_plain(named), say_plain(about)))


@blueprint.get("/preview/rules/<rule>.png")
@keeps_reader_options()
def rule(pages: GamePages, rule: str) -> Response:
    """Return the picture of a rule, with its figure if it has one; 404 if there is no such rule.

    Pages beside the rules, as that to print them, have addresses like theirs.
    """
    book = pages.game.rulebook(current_setting())
    found_rule = book.find(rule)
    if found_rule is None:
        return words_picture(pages, f"rules/{rule}")
    title = f"{book.number(found_rule.id)} {say_plain(found_rule.title)}"
    if found_rule.figure is None:
        return _drawn(pages, Preview(title, description_of(found_rule)))
    figure = pages.presentation.figure(found_rule.figure)
    return _drawn(pages, Preview(title, say_plain(figure.caption), figure))


@blueprint.get("/preview/learn/<lesson>/<step>.png")
@keeps_reader_options()
def step(pages: GamePages, lesson: str, step: str) -> Response:
    """Return the picture of a lesson's step; 404 if there is none."""
    taught = get_lesson(pages, lesson)
    lesson_step = taught.steps[get_step(taught, step) - 1](current_setting())
    theme = lesson_step.as_asked(pages.game.lesson_themes[lesson_step.puzzle.theme])
    return _drawn(
        pages, question_shown(pages, theme, lesson_step.puzzle, Message(f"lesson.{taught.id}"))
    )


@blueprint.get("/preview/learn/<lesson>/done.png")
def done(pages: GamePages, lesson: str) -> Response:
    """Return the picture of the end of a lesson: what one can do after it."""
    taught = get_lesson(pages, lesson)
    able = Message(f"lesson.{taught.id}.able")
    return _drawn(pages, Preview(say_plain(Message(f"lesson.{taught.id}")), say_plain(able)))


@blueprint.get("/preview/puzzles/<name>.png")
@keeps_reader_options()
@query_fields(TWIN)
def puzzle(pages: GamePages, name: str) -> Response:
    """Return the picture of a puzzle of the library; 404 if there is none of this name."""
    return _question(
        pages, puzzle_of(pages, get_entry(pages, name), read_twin(pages, request.args))
    )


@blueprint.get(
    "/preview/puzzles/daily/<day>.png", defaults={"reader": DailyReader.LEARNER}, alias=True
)
@blueprint.get("/preview/puzzles/daily/<reader:reader>/<day>.png")
@keeps_reader_options()
def of_day(pages: GamePages, day: str, reader: str) -> Response:
    """Return the picture of the puzzle of a day for a reader; 404 for none, or not yet come."""
    when = read_day(pages, day)
    if when > today():
        abort(HTTPStatus.NOT_FOUND)
    return _question(pages, puzzle_of(pages, entry_of(pages, when, reader)))


@blueprint.get("/preview/puzzles/endless/<rules>/<theme>/<level>/<seed>.png")
@keeps_reader_options(without=(SETTING_RULES,))
def endless(pages: GamePages, rules: str, theme: str, level: str, seed: str) -> Response:
    """Return the picture of an endless puzzle.

    Raises BadSyntaxError or UnsupportedError if there is none, as its page does.
    """
    return _question(pages, endless_puzzle(pages, rules, theme, level, seed))


@blueprint.get("/preview/puzzles/at.png")
@keeps_reader_options(without=(SETTING_RULES,))
@view_options(query_fields=None)
def shared(pages: GamePages) -> Response:
    """Return the picture of a puzzle shared as its position.

    404 if there is nothing to ask. Raises BadSyntaxError or ImpossiblePositionError for a position
    that cannot be.
    """
    try:
        puzzle = read_shared_puzzle(pages, request.args.to_dict(flat=False))
    except NoQuestionError:
        abort(HTTPStatus.NOT_FOUND)
    return _question(pages, puzzle)


def _question(pages: GamePages, puzzle: Puzzle[Any]) -> Response:
    """Return the picture of a puzzle, under the name of its theme."""
    theme = pages.game.themes[puzzle.theme]
    return _drawn(pages, question_shown(pages, theme, puzzle, Message(f"theme.{theme.name}")))


def question_shown(
    pages: GamePages, theme: Theme[Any], puzzle: Puzzle[Any], title: Message
) -> Preview:
    """Return the picture of a question: its page before any answer."""
    view = question_view(pages, theme, puzzle)
    return Preview(say_plain(title), say_plain(view.question.prompt), view.table)


def _block(name: str, block: str) -> str:
    """Return the text of a block of a page's template."""
    template = current_app.jinja_env.get_template(name)
    variables: dict[str, object] = {}
    current_app.update_template_context(variables)
    render: Callable[[Context], Iterator[str]] = template.blocks[block]
    return Markup("".join(render(template.new_context(variables)))).unescape()


def _drawn(pages: GamePages, preview: Preview) -> Response:
    response = cached_for(Response(png_of(pages.preview(preview)), mimetype="image/png"), A_DAY)
    response.add_etag()
    # Made to be shown on the pages of others.
    response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    return response
