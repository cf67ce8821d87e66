"""The index of puzzles, endless puzzles named by their address, and the puzzles of the day.

A day, by dates in UTC, has a puzzle for learners and one for experts.
"""

import re
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from http import HTTPStatus
from typing import Any

from babel.dates import format_date
from flask import Flask, Response, abort, render_template, url_for
from werkzeug.routing import BaseConverter

from tutor.core.errors import NoPuzzleError, UnsupportedError
from tutor.core.game import DailyReader
from tutor.core.library import Entry
from tutor.core.messages import Message
from tutor.core.puzzle import Puzzle
from tutor.web.puzzles.fields import ANSWER_DEFAULTS, ANSWER_FIELDS
from tutor.web.puzzles.kinds import themes_by_family
from tutor.web.puzzles.library import entry_page
from tutor.web.puzzles.links import (
    Breadcrumb,
    PuzzleLinks,
    PuzzlePage,
    endless_address,
    read_seed,
    seed_after,
)
from tutor.web.puzzles.practice import first_of_day, puzzle_after
from tutor.web.puzzles.puzzle_page import puzzle_page
from tutor.web.shell.errors import uncached
from tutor.web.shell.heavy import heavy
from tutor.web.shell.language_prefix import page_language
from tutor.web.shell.redirects import temporary_redirect
from tutor.web.shell.view_options import query_fields, view_options
from tutor.web.site.game_pages import GamePages
from tutor.web.site.game_routing import GameBlueprint
from tutor.web.site.reader_options import RULES, keeps_reader_options, setting_context

blueprint = GameBlueprint("puzzles", __name__)


class ReaderConverter(BaseConverter):
    """The part of an address that names the readers of a daily puzzle: learners or experts."""

    regex = "|".join(DailyReader)


def init_app(app: Flask) -> None:
    """Register the converter for readers in addresses."""
    app.url_map.converters["reader"] = ReaderConverter


@blueprint.get("/puzzles/daily", defaults={"reader": DailyReader.LEARNER})
@blueprint.get("/puzzles/daily/<reader:reader>")
@keeps_reader_options()
def daily_today(pages: GamePages, reader: str) -> Response:
    """Redirect to a reader's puzzle of today (UTC)."""
    first_day_of(pages)
    return temporary_redirect(_daily_url(today(), reader))


@blueprint.get("/puzzles/daily/<day>", defaults={"reader": DailyReader.LEARNER}, alias=True)
@blueprint.get("/puzzles/daily/<reader:reader>/<day>")
@keeps_reader_options()
@query_fields(*ANSWER_FIELDS, usual=ANSWER_DEFAULTS)
@view_options(pictured=True)
def daily(pages: GamePages, day: str, reader: str) -> str | Response:
    """Return the puzzle of a day for a reader.

    404 for a day that has none, or that has not come yet.
    """
    when = read_day(pages, day)
    if when > today():
        return uncached(render_template("puzzles/not-yet.html"), HTTPStatus.NOT_FOUND)
    before, after = when - timedelta(days=1), when + timedelta(days=1)
    entry = entry_of(pages, when, reader)
    return entry_page(
        pages,
        entry,
        this=_daily_url(when, reader),
        breadcrumbs=(
            Breadcrumb(Message("page.daily")),
            Breadcrumb(Message(f"daily.{reader}")),
            Breadcrumb(date_in_words(when)),
            Breadcrumb(Message("page.level", {"level": entry.level})),
        ),
        day=when,
        earlier=_daily_url(before, reader) if before >= first_day_of(pages) else None,
        later=_daily_url(after, reader) if after <= today() else None,
    )


def entry_of(pages: GamePages, day: date, reader: str) -> Entry:
    """Return the puzzle of a day for a reader."""
    return pages.game.daily(day, DailyReader(reader))


def first_day_of(pages: GamePages) -> date:
    """Return the first day with a puzzle; abort with 404 if the game has no puzzles of the day."""
    return pages.game.first_day or abort(HTTPStatus.NOT_FOUND)


def today() -> date:
    """Return the date in UTC."""
    return datetime.now(UTC).date()


def _daily_url(day: date, reader: str) -> str:
    return url_for("puzzles.daily", day=day.isoformat(), reader=reader)


def date_in_words(day: date) -> str:
    """Return the date in the language's regional format."""
    return format_date(day, "long", page_language().regional_locale)


def read_day(pages: GamePages, text: str) -> date:
    """Return the day of `YYYY-MM-DD`; abort with 404 for anything else, or before the first."""
    if not re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
        abort(HTTPStatus.NOT_FOUND)
    try:
        day = date.fromisoformat(text)
    except ValueError:
        abort(HTTPStatus.NOT_FOUND)
    if day < first_day_of(pages):
        abort(HTTPStatus.NOT_FOUND)
    return day


@blueprint.get("/puzzles/")
@keeps_reader_options()
@view_options(listed=True, preview_template="puzzles/index.html")
def index(pages: GamePages) -> str:
    """Return the themes by family, with a link to the first puzzle of each level."""
    return render_template(
        "puzzles/index.html", families=themes_by_family(pages), **setting_context()
    )


@blueprint.get("/puzzles/next")
@keeps_reader_options()
def next_puzzle(pages: GamePages) -> Response:
    """Redirect to the day's first puzzle for a newcomer, of another kind each day."""
    return temporary_redirect(first_of_day(pages, today()))


@blueprint.get("/puzzles/endless/<rules>/<theme>/<level>/<seed>")
@keeps_reader_options(without=(RULES,))
@query_fields(*ANSWER_FIELDS, usual=ANSWER_DEFAULTS)
@view_options(pictured=True)
def endless(pages: GamePages, rules: str, theme: str, level: str, seed: str) -> str:
    """Return the page of an endless puzzle, asked or answered.

    Raises BadSyntaxError or UnsupportedError for an address that names no puzzle; 400 for an
    answer that its form cannot give.
    """
    puzzle = endless_puzzle(pages, rules, theme, level, seed)
    game = pages.game
    code, step, number = game.canonical(rules), _level(pages, level), read_seed(pages, seed)
    has_next_level = step + 1 in game.levels[theme]
    return puzzle_page(
        pages,
        puzzle,
        PuzzlePage(
            name=f"{game.generator_version}/{code}/{theme}/{step}/{number}",
            links=PuzzleLinks(
                this=endless_address(pages, code, theme, step, number),
                next=puzzle_after(pages, theme, step, number),
                same=endless_address(pages, code, theme, step, seed_after(pages, number)),
                level=endless_address(pages, code, theme, step + 1) if has_next_level else None,
            ),
            breadcrumbs=(Breadcrumb(Message("page.level", {"level": step})),),
            level=step,
        ),
    )


def endless_puzzle(pages: GamePages, rules: str, theme: str, level: str, seed: str) -> Puzzle[Any]:
    """Return the endless puzzle that the parts of an address name.

    Raises BadSyntaxError or UnsupportedError for an address that names none, NoPuzzleError for one
    whose puzzle could not be found, BusyError if too much is being looked for.
    """
    code, step, number = pages.game.canonical(rules), _level(pages, level), read_seed(pages, seed)
    puzzle = _generated(pages, code, theme, step, number)
    if puzzle is None:
        raise NoPuzzleError(f"{code}/{theme}/{step}/{number}")
    return puzzle


@lru_cache(maxsize=1024)
@heavy
def _generated(
    pages: GamePages, code: str, theme: str, level: int, seed: int
) -> Puzzle[Any] | None:
    """Return the puzzle; None, which takes longest to find out, if there is none.

    Raises UnsupportedError as `generate` does.
    """
    try:
        return pages.game.generate(code, theme, level, seed)
    except NoPuzzleError:
        return None


def _level(pages: GamePages, text: str) -> int:
    """Return the level of this name; UnsupportedError if there is none."""
    levels = {level for levels in pages.game.levels.values() for level in levels}
    if text not in map(str, levels):
        raise UnsupportedError("level", text)
    return int(text)
