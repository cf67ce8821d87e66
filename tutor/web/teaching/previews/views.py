"""Pictures for links to our pages: `/ja/puzzles/odds-1` has `/ja/preview/puzzles/odds-1.png`.

A picture shows what its page asks, with the page's own view of the table, and never an answer: the
address of an answered page leads to the picture of its question. Only pages that are there have
one, and it depends on nothing but its address.
"""

from collections.abc import Callable, Iterator
from http import HTTPStatus
from urllib.parse import quote, urlencode

from flask import Flask, Response, abort, current_app, request
from jinja2.runtime import Context
from markupsafe import Markup

from tutor.core.messages import Message
from tutor.core.puzzle import Puzzle, Theme
from tutor.core.scenario import Scenario
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.lessons import LESSON_THEMES
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.daily import daily
from tutor.games.hanabi.puzzles.library import find
from tutor.games.hanabi.rulebook import RULES, rulebook
from tutor.web.hanabi.figures import figure_view
from tutor.web.shell.language_prefix import absolute, page_language
from tutor.web.shell.languages import Language
from tutor.web.shell.query import reads, reads_anything
from tutor.web.teaching.game_site import GameBlueprint, current_site
from tutor.web.teaching.lessons.views import lesson_named, step_named
from tutor.web.teaching.previews.drawing import PICTURE_SIZE, Preview, png_of, svg_of
from tutor.web.teaching.puzzles.answer_form import OF_THE_ANSWER
from tutor.web.teaching.puzzles.library import THEME, TWIN, day_named, puzzle_of, today, twin_sent
from tutor.web.teaching.puzzles.puzzle_view import puzzle_view
from tutor.web.teaching.puzzles.scenario_view import scenario_view
from tutor.web.teaching.puzzles.shared import NoQuestionError, puzzle_asked
from tutor.web.teaching.puzzles.views import endless_puzzle
from tutor.web.teaching.rules.views import description_of
from tutor.web.teaching.setting import RULES as SETTING_RULES
from tutor.web.teaching.setting import carries, current_setting
from tutor.web.teaching.text.plain import say_plain

blueprint = GameBlueprint("preview", __name__)

PAGES = {
    "home.page": "hanabi/home/page.html",
    "learn.index": "teaching/lessons/index.html",
    "puzzles.index": "teaching/puzzles/index.html",
    "library.listed": "teaching/puzzles/library.html",
    "rules.book": "teaching/rules/book.html",
    "find.page": "teaching/rules/find.html",
    "printed.page": "teaching/rules/printed.html",
    "glossary.page": "teaching/rules/glossary.html",
    "progress.page": "teaching/progress.html",
    "using.page": "hanabi/using.html",
    "club_builder.page": "clubs/builder.html",
}
"""The templates of pages that have a title of their own and no table, by endpoint."""

PICTURED = {
    "rules.rule",
    "learn.step",
    "learn.done",
    "library.puzzle",
    "library.of_day",
    "puzzles.endless",
    "shared.page",
}
"""The endpoints of pages whose picture is made for their address."""

_A_DAY = 24 * 60 * 60


def init_app(app: Flask) -> None:
    """Give templates the address of a page's picture, its size, and the name of its locale."""
    app.add_template_global(picture_address)
    app.context_processor(lambda: {"picture_size": PICTURE_SIZE})
    app.add_template_global(territory)


def picture_address() -> str:
    """Return the whole URL of the picture of the page being shown; of the home page's if none."""
    endpoint = request.endpoint or ""
    if endpoint not in PICTURED and endpoint not in PAGES:
        return absolute(f"/{page_language().tag}/preview.png")
    rest = request.path.partition("/")[2].partition("/")[2].strip("/")
    path = f"/{page_language().tag}/preview{'/' if rest else ''}{quote(rest)}.png"
    query = urlencode([(name, text) for name, text in _fields() if _is_kept(name)], safe=",")
    return absolute(path + (f"?{query}" if query else ""))


def _fields() -> list[tuple[str, str]]:
    try:
        return list(request.args.items(multi=True))
    except UnicodeDecodeError:
        return []


def _is_kept(field: str) -> bool:
    """Return whether a field says what is asked or in which colours, and not how it is answered."""
    if request.endpoint == "shared.page":
        return field not in OF_THE_ANSWER
    if request.endpoint in PAGES or request.endpoint == "learn.done":
        return field == THEME
    return field in (*current_site().setting.fields, THEME, TWIN)


def territory(language: Language) -> str:
    """Return a language with the country that link previews ask for: zh_TW for zh-Hant."""
    return "_".join(filter(None, (language.locale.language, language.territory)))


@blueprint.get("/preview.png", defaults={"endpoint": "home.page"})
@blueprint.get("/preview/learn.png", defaults={"endpoint": "learn.index"})
@blueprint.get("/preview/puzzles.png", defaults={"endpoint": "puzzles.index"})
@blueprint.get("/preview/rules.png", defaults={"endpoint": "rules.book"})
@blueprint.get("/preview/rules/find.png", defaults={"endpoint": "find.page"})
@blueprint.get("/preview/rules/print.png", defaults={"endpoint": "printed.page"})
@blueprint.get("/preview/glossary.png", defaults={"endpoint": "glossary.page"})
@blueprint.get("/preview/progress.png", defaults={"endpoint": "progress.page"})
@blueprint.get("/preview/using.png", defaults={"endpoint": "using.page"})
@blueprint.get("/preview/clubs.png", defaults={"endpoint": "club_builder.page"})
def page(endpoint: str) -> Response:
    """Return the picture of a page that is words: its title in the night."""
    return _drawn(Preview(_said(endpoint, "title"), _said(endpoint, "description")))


@blueprint.get("/preview/puzzles/library.png")
@reads(THEME)
def shelf() -> Response:
    """Return the picture of the library, or of the puzzles of one theme; 404 if there is none."""
    theme = request.args.get(THEME)
    if theme is None:
        return page("library.listed")
    if theme not in THEMES:
        abort(HTTPStatus.NOT_FOUND)
    return _drawn(Preview(say_plain(_named(theme)), say_plain(Message(f"theme.{theme}.about"))))


@blueprint.get("/preview/rules/<rule>.png")
@carries()
def rule(rule: str) -> Response:
    """Return the picture of a rule, with its figure if it has one; 404 if there is no such rule."""
    if rule not in RULES:
        abort(HTTPStatus.NOT_FOUND)
    book = rulebook(current_setting())
    shown = book.rules[rule]
    title = f"{book.number(rule)} {say_plain(shown.title)}"
    if shown.figure is None:
        return _drawn(Preview(title, description_of(shown)))
    figure = figure_view(shown.figure)
    return _drawn(Preview(title, say_plain(figure.caption), figure.picture))


@blueprint.get("/preview/learn/<lesson>/<step>.png")
@carries()
def step(lesson: str, step: str) -> Response:
    """Return the picture of a lesson's step; 404 if there is none."""
    taught = lesson_named(lesson)
    shown = taught.steps[step_named(taught, step) - 1](current_setting())
    theme = shown.asked(LESSON_THEMES[shown.puzzle.theme])
    return _question(theme, shown.puzzle, Message(f"lesson.{taught.id}"))


@blueprint.get("/preview/learn/<lesson>/done.png")
def done(lesson: str) -> Response:
    """Return the picture of the end of a lesson: what one can do after it."""
    taught = lesson_named(lesson)
    able = Message(f"lesson.{taught.id}.able")
    return _drawn(Preview(say_plain(Message(f"lesson.{taught.id}")), say_plain(able)))


@blueprint.get("/preview/puzzles/<name>.png")
@carries()
@reads(TWIN)
def puzzle(name: str) -> Response:
    """Return the picture of a puzzle of the library; 404 if there is none of this name."""
    entry = find(name)
    return _question(THEMES[entry.theme], puzzle_of(entry, twin_sent()), _named(entry.theme))


@blueprint.get("/preview/puzzles/daily/<day>.png")
@carries()
def of_day(day: str) -> Response:
    """Return the picture of the puzzle of a day; 404 for one without, or not yet come."""
    when = day_named(day)
    if when > today():
        abort(HTTPStatus.NOT_FOUND)
    entry = daily(when)
    return _question(THEMES[entry.theme], puzzle_of(entry), _named(entry.theme))


@blueprint.get("/preview/puzzles/endless/<rules>/<theme>/<level>/<seed>.png")
@carries(without=(SETTING_RULES,))
def endless(rules: str, theme: str, level: str, seed: str) -> Response:
    """Return the picture of an endless puzzle.

    Raises BadSyntaxError or UnsupportedError if there is none, as its page does.
    """
    asked = endless_puzzle(rules, theme, level, seed)
    return _question(THEMES[theme], asked, _named(theme))


@blueprint.get("/preview/puzzles/at.png")
@carries(without=(SETTING_RULES,))
@reads_anything
def shared() -> Response:
    """Return the picture of a puzzle shared as its position.

    404 if there is nothing to ask. Raises BadSyntaxError or ImpossiblePositionError for a position
    that cannot be.
    """
    try:
        asked = puzzle_asked(request.args.to_dict(flat=False))
    except NoQuestionError:
        abort(HTTPStatus.NOT_FOUND)
    return _question(THEMES[asked.theme], asked, _named(asked.theme))


def _named(theme: str) -> Message:
    return Message(f"theme.{theme}")


def _question(theme: Theme[GameState], asked: Puzzle[GameState], title: Message) -> Response:
    return _drawn(question_shown(theme, asked, title))


def question_shown(theme: Theme[GameState], asked: Puzzle[GameState], title: Message) -> Preview:
    """Return what a picture shows of a question: what its page shows before any answer."""
    view = (
        scenario_view(theme, asked, theme.play(asked, ()))
        if isinstance(theme, Scenario)
        else puzzle_view(theme, asked)
    )
    return Preview(say_plain(title), say_plain(view.goal), view.table)


def _said(endpoint: str, block: str) -> str:
    """Return what a block of a page's template says: the very words of the page."""
    template = current_app.jinja_env.get_template(PAGES[endpoint])
    variables: dict[str, object] = {}
    current_app.update_template_context(variables)
    said: Callable[[Context], Iterator[str]] = template.blocks[block]
    return Markup("".join(said(template.new_context(variables)))).unescape()


def _drawn(preview: Preview) -> Response:
    response = Response(png_of(svg_of(preview)), mimetype="image/png")
    response.cache_control.public = True
    response.cache_control.max_age = _A_DAY
    response.add_etag()
    # Made to be shown on the pages of others.
    response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    return response
