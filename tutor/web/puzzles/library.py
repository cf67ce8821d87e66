"""The library: puzzles with permanent names, alone and in lists by theme."""

from collections import defaultdict
from collections.abc import Mapping
from datetime import date
from functools import cache
from http import HTTPStatus
from itertools import groupby, pairwise
from operator import attrgetter
from typing import Any

from flask import Response, abort, render_template, request, url_for

from tutor.core.errors import UnsupportedError
from tutor.core.library import Entry, find_entry, listed_entries
from tutor.core.messages import Message
from tutor.core.puzzle import Puzzle
from tutor.web.puzzles.fields import ANSWER_DEFAULTS, ANSWER_FIELDS
from tutor.web.puzzles.links import Breadcrumb, PuzzleLinks, PuzzlePage, endless_address
from tutor.web.puzzles.practice import puzzle_after
from tutor.web.puzzles.puzzle_page import puzzle_page
from tutor.web.shell.view_options import query_fields, view_options
from tutor.web.site.game_pages import GamePages
from tutor.web.site.game_routing import GameBlueprint
from tutor.web.site.reader_options import keeps_reader_options, list_fields

blueprint = GameBlueprint("library", __name__)

THEME = "theme"
"""The field of the list's address with the theme."""

TWIN = "twin"
"""The field of a puzzle's address with the number of a twin."""


@blueprint.get("/puzzles/library/")
@keeps_reader_options()
@query_fields(THEME)
@view_options(preview_template="puzzles/index.html")
def index(pages: GamePages) -> str | Response:
    """Return the puzzles of one theme by level; without a theme, lead to all kinds of puzzles.

    Raises UnsupportedError for a theme that is not there.
    """
    theme = request.args.get(THEME)
    if theme is None:
        address = url_for("puzzles.index")
        return Response(status=HTTPStatus.MOVED_PERMANENTLY, headers={"Location": address})
    if theme not in pages.game.themes:
        raise UnsupportedError(THEME, theme)
    entries = sorted(listed_entries(pages.game.library().values(), theme), key=attrgetter("level"))
    levels = groupby(entries, key=attrgetter("level"))
    return render_template("puzzles/theme.html", theme=theme, levels=levels)


@blueprint.get("/puzzles/<name>")
@keeps_reader_options()
@query_fields(TWIN, *ANSWER_FIELDS, usual={TWIN: "0", **ANSWER_DEFAULTS})
@view_options(pictured=True, list_item="name", embeds="puzzle")
def puzzle(pages: GamePages, name: str) -> str:
    """Return the puzzle with this id, or with `?twin=3` its twin of that number.

    Raises UnsupportedError for an unknown id; 404 for an unknown twin.
    """
    entry = get_entry(pages, name)
    number = read_twin(pages, request.args)
    return entry_page(
        pages,
        entry,
        number,
        this=url_for("library.puzzle", name=entry.id, twin=number or None, **list_fields()),
        breadcrumbs=(
            Breadcrumb(
                Message(f"theme.{entry.theme}"), url_for("library.index", theme=entry.theme)
            ),
            Breadcrumb(Message("page.level", {"level": entry.level})),
            Breadcrumb(str(entry.number)),
        ),
    )


def get_entry(pages: GamePages, name: str) -> Entry:
    """Return the puzzle with this id; UnsupportedError if there is none."""
    return find_entry(pages.game.library(), name)


def puzzle_of(pages: GamePages, entry: Entry, number: int = 0) -> Puzzle[Any]:
    """Return a puzzle of the library, or its twin of this number."""
    return pages.game.twin(entry.puzzle, number)


def entry_page(
    pages: GamePages,
    entry: Entry,
    number: int = 0,
    *,
    this: str,
    breadcrumbs: tuple[Breadcrumb, ...],
    day: date | None = None,
    earlier: str | None = None,
    later: str | None = None,
) -> str:
    """Return the page of a puzzle, or of its twin of this number, at the address `this`."""
    return puzzle_page(
        pages,
        puzzle_of(pages, entry, number),
        PuzzlePage(
            name=entry.id,
            links=PuzzleLinks(
                this,
                puzzle_after(pages, entry.theme, entry.level),
                same=address_after(pages, entry),
                earlier=earlier,
                later=later,
            ),
            breadcrumbs=breadcrumbs,
            level=entry.level,
            day=day,
        ),
    )


def address_after(pages: GamePages, entry: Entry, endpoint: str = "library.puzzle") -> str:
    """Return the address of the theme's next puzzle; after the last one the endless ones go on."""
    if following := _following(pages).get(entry.id):
        return url_for(endpoint, name=following)
    return endless_address(pages, str(entry.puzzle.position.ruleset), entry.theme, entry.level)


@cache  # without it, each page would look through the whole library
def _following(pages: GamePages) -> Mapping[str, str]:
    """Return the id of the theme's next listed puzzle, by id; the last one of a theme has none."""
    by_theme: dict[str, list[str]] = defaultdict(list)
    for entry in listed_entries(pages.game.library().values()):
        by_theme[entry.theme].append(entry.id)
    return {before: after for names in by_theme.values() for before, after in pairwise(names)}


def read_twin(
    pages: GamePages, fields: Mapping[str, str], refusal: HTTPStatus = HTTPStatus.NOT_FOUND
) -> int:
    """Return the number of the twin in a query or form, by default 0; aborts for an unknown one."""
    text = fields.get(TWIN, "0")
    if not is_twin(pages, text):
        abort(refusal)
    return int(text)


def is_twin(pages: GamePages, text: str) -> bool:
    """Return whether a puzzle of the game has a twin of this number."""
    return text in map(str, range(pages.game.twins))
