"""The library: puzzles with permanent names, alone, in lists, and one for every day."""

import re
from collections import defaultdict
from collections.abc import Callable, Mapping
from datetime import UTC, date, datetime, timedelta
from functools import cache
from http import HTTPStatus
from itertools import pairwise
from typing import Any

from babel.dates import format_date
from flask import Response, abort, make_response, render_template, request, url_for

from tutor.core.errors import UnsupportedError
from tutor.core.game import Daily
from tutor.core.library import Entry
from tutor.core.messages import Message
from tutor.core.puzzle import Puzzle
from tutor.web.shell.language_prefix import page_language
from tutor.web.shell.query import reads
from tutor.web.shell.view_marks import marked
from tutor.web.teaching.game_site import GameBlueprint, current_site
from tutor.web.teaching.list_navigation import list_fields
from tutor.web.teaching.puzzles.answer_form import OF_THE_ANSWER
from tutor.web.teaching.puzzles.collection import levels_view, shelves_view
from tutor.web.teaching.puzzles.endless import endless_address
from tutor.web.teaching.puzzles.links import Breadcrumb, PuzzleLinks, puzzles_breadcrumb
from tutor.web.teaching.puzzles.puzzle_page import puzzle_page
from tutor.web.teaching.setting import carries

blueprint = GameBlueprint("library", __name__)

THEME = "theme"
"""The field of the list's address that says which theme."""

TWIN = "twin"
"""The field of a puzzle's address that says which of its twins."""


@blueprint.get("/puzzles/library/")
@carries()
@reads(THEME)
@marked(listed=True, preview_template="teaching/puzzles/library.html")
def index() -> str:
    """Return the themes with the number of their puzzles, or the puzzles of one theme by level.

    Raises UnsupportedError for a theme that is not there.
    """
    theme = request.args.get(THEME)
    if theme is None:
        families = shelves_view(current_site().game.library().values())
        return render_template("teaching/puzzles/library.html", families=families)
    if theme not in current_site().game.themes:
        raise UnsupportedError(THEME, theme)
    entries = [entry for entry in current_site().game.library().values() if entry.theme == theme]
    return render_template("teaching/puzzles/shelf.html", theme=theme, levels=levels_view(entries))


@blueprint.get("/puzzles/<name>")
@carries()
@reads(TWIN, *OF_THE_ANSWER)
@marked(pictured=True, list_item="name")
def puzzle(name: str) -> str:
    """Return the puzzle with this id, or with `?twin=3` its twin of that number.

    Raises UnsupportedError for an id that there is not; 404 for such a twin.
    """
    entry = get_entry(name)
    number = read_twin()
    return _page(
        entry,
        number,
        this=url_for("library.puzzle", name=entry.id, twin=number or None, **list_fields()),
        next_one=_address_after(entry),
        breadcrumbs=(
            Breadcrumb(
                Message(f"theme.{entry.theme}"), url_for("library.index", theme=entry.theme)
            ),
            Breadcrumb(Message("page.level", {"level": entry.level})),
            Breadcrumb(str(entry.number)),
        ),
    )


@blueprint.get("/puzzles/daily")
@carries()
def daily_today() -> Response:
    """Lead to the puzzle of the day that it is in UTC."""
    daily_of_game()
    response = Response(status=HTTPStatus.FOUND, headers={"Location": _daily_url(today())})
    response.cache_control.no_store = True
    return response


@blueprint.get("/puzzles/daily/<day>")
@carries()
@reads(*OF_THE_ANSWER)
@marked(pictured=True)
def daily(day: str) -> str | Response:
    """Return the puzzle of a day; 404 for a day that has none, or that has not come yet."""
    of_game = daily_of_game()
    when = read_day(day)
    if when > today():
        page = render_template("teaching/puzzles/not-yet.html")
        response = make_response(page, HTTPStatus.NOT_FOUND)
        response.cache_control.no_store = True
        return response
    before, after = when - timedelta(days=1), when + timedelta(days=1)
    entry = of_game.of(when)
    return _page(
        entry,
        0,
        this=_daily_url(when),
        next_one=_address_after(entry),
        breadcrumbs=(
            Breadcrumb(Message("page.daily"), url_for("library.daily_today")),
            Breadcrumb(date_in_words(when)),
            Breadcrumb(Message("page.level", {"level": entry.level})),
        ),
        day=when,
        earlier=_daily_url(before) if before >= of_game.first else None,
        later=_daily_url(after) if after <= today() else None,
    )


def daily_of_game() -> Daily:
    """Return the game's puzzles of the day; abort with 404 if it has none."""
    daily = current_site().game.daily
    if daily is None:
        abort(HTTPStatus.NOT_FOUND)
    return daily


def today() -> date:
    """Return the date in UTC."""
    return datetime.now(UTC).date()


def get_entry(name: str) -> Entry:
    """Return the puzzle with this id; UnsupportedError if there is none."""
    try:
        return current_site().game.library()[name]
    except KeyError:
        raise UnsupportedError("puzzle", name) from None


def puzzle_of(entry: Entry, number: int = 0) -> Puzzle[Any]:
    """Return a puzzle of the library, or its twin of this number, as the page draws it."""
    site = current_site()
    twins = site.game.twins
    puzzle = twins.of(entry.puzzle, number) if twins and number else entry.puzzle
    return site.presentation.puzzle_here(puzzle)


def _page(
    entry: Entry,
    number: int,
    *,
    this: str,
    next_one: str,
    breadcrumbs: tuple[Breadcrumb, ...],
    day: date | None = None,
    earlier: str | None = None,
    later: str | None = None,
) -> str:
    return puzzle_page(
        current_site().game.themes[entry.theme],
        puzzle_of(entry, number),
        title=Message(f"theme.{entry.theme}"),
        breadcrumbs=(puzzles_breadcrumb(), *breadcrumbs),
        links=PuzzleLinks(this, next_one, earlier=earlier, later=later),
        name=entry.id,
        day=day,
    )


def _address_after(entry: Entry) -> str:
    """Return the address of the theme's next puzzle; after the last one the endless ones go on."""
    if following := name_after(entry):
        return url_for("library.puzzle", name=following)
    return endless_address(str(entry.puzzle.position.ruleset), entry.theme, entry.level)


def name_after(entry: Entry) -> str | None:
    """Return the id of the theme's next puzzle; None after its last one."""
    return _following(current_site().game.library).get(entry.id)


@cache
def _following(library: Callable[[], Mapping[str, Entry]]) -> dict[str, str]:
    """Return the id of the theme's next puzzle, by id; the last one of a theme has none."""
    by_theme: dict[str, list[str]] = defaultdict(list)
    for entry in library().values():
        by_theme[entry.theme].append(entry.id)
    return {before: after for names in by_theme.values() for before, after in pairwise(names)}


def _daily_url(day: date) -> str:
    return url_for("library.daily", day=day.isoformat())


def date_in_words(day: date) -> str:
    """Return the date as the language writes it in its country."""
    return format_date(day, "long", page_language().regional_locale)


def read_day(text: str) -> date:
    """Return the day of `YYYY-MM-DD`; abort with 404 for anything else, or before the first."""
    if not re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", text):
        abort(HTTPStatus.NOT_FOUND)
    try:
        day = date.fromisoformat(text)
    except ValueError:
        abort(HTTPStatus.NOT_FOUND)
    if day < daily_of_game().first:
        abort(HTTPStatus.NOT_FOUND)
    return day


def read_twin() -> int:
    """Return the number of the twin asked for, 0 if none; abort with 404 if there is none such."""
    text = request.args.get(TWIN, "0")
    if not is_twin(text):
        abort(HTTPStatus.NOT_FOUND)
    return int(text)


def is_twin(text: str) -> bool:
    """Return whether a puzzle of the game has a twin of this number, as the field says it."""
    twins = current_site().game.twins
    return text in {str(number) for number in range(twins.count if twins else 1)}
