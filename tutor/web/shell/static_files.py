"""Static files under addresses that name their content: `/static/<hash>/site.css`.

Such an address always means the same bytes, so browsers may keep them for good and a new release
cannot be shown with an old style sheet. Comments and indentation are for those who read the files,
and stay here.

Style sheets and scripts are joined from parts in `static/style/` and `static/script/`, a noun each.
A page takes one style sheet and at most one script, so that a first view stays at three requests; a
later part may rely on an earlier one.
"""

import hashlib
import mimetypes
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from flask import Flask, Response, abort, current_app, request

from tutor.web.shell.language_prefix import for_now
from tutor.web.shell.page_cache import THOROUGH, compress_with

_NOT_SENT = {
    ".css": re.compile(rb"/\*.*?\*/\n?|^[ ]+", re.DOTALL | re.MULTILINE),
    # Only lines of their own: elsewhere two slashes can be part of a text.
    ".js": re.compile(rb"^[ ]*//.*\n|^[ ]+", re.MULTILINE),
}
"""What is left out, by kind of file: comments, indentation."""


_ASSETS = "assets"


@dataclass(frozen=True, slots=True)
class Asset:
    """A static file in memory, with the address of exactly this content."""

    url: str
    mimetype: str
    content: bytes
    compressed: dict[str, bytes]
    """The content by encoding."""
    for_frames: bool = False
    """Whether pages take it that are shown in frames on the pages of others."""

    @classmethod
    @lru_cache(maxsize=64)  # brotli takes a second for all of them; apps of one process share that
    def of(cls, name: str, content: bytes, *, for_frames: bool = False) -> "Asset":
        """Return the content of a file, to be served under `name` without what is not sent."""
        if not_sent := _NOT_SENT.get(Path(name).suffix):
            content = not_sent.sub(b"", content)
        digest = hashlib.sha256(content).hexdigest()[:12]
        mimetype = mimetypes.guess_type(name)[0] or "application/octet-stream"
        compressed = {name: squeeze(content) for name, squeeze in THOROUGH.items()}
        return cls(f"/static/{digest}/{name}", mimetype, content, compressed, for_frames)


def init_app(app: Flask) -> None:
    """Serve bundles and the other static files, and give templates `asset_url(name)`.

    All of them are in `app.extensions["assets"]`, by name.
    """
    app.extensions[_ASSETS] = {}
    for name in BUNDLES:
        add_file(app, name, joined(name), for_frames=name in FOR_FRAMES)
    parts = {part for parts in BUNDLES.values() for part in parts}
    for path in sorted(path for path in STATIC.rglob("*") if path.is_file()):
        if (name := path.relative_to(STATIC).as_posix()) not in parts:
            add_file(app, name, path.read_bytes())
    app.add_template_global(asset_url)
    app.add_url_rule("/static/<digest>/<path:name>", "static", _serve)


def add_file(app: Flask, name: str, content: bytes, *, for_frames: bool = False) -> None:
    """Serve one more file under this name."""
    app.extensions[_ASSETS][name] = Asset.of(name, content, for_frames=for_frames)


def asset_url(name: str) -> str:
    """Return the address of a static file; KeyError if there is none of this name."""
    assets: dict[str, Asset] = current_app.extensions[_ASSETS]
    return assets[name].url


def _serve(digest: str, name: str) -> Response:
    """Serve a static file; an outdated address leads to the current one."""
    asset: Asset | None = current_app.extensions[_ASSETS].get(name)
    if asset is None:
        abort(404)
    if request.path != asset.url:
        return for_now(asset.url)
    response = _response(asset)
    if asset.for_frames:
        # A frame in a sandbox has no origin, so that even our files are those of others.
        response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    return response


def _response(asset: Asset) -> Response:
    response = Response(asset.content, mimetype=asset.mimetype)
    compress_with(response, asset.compressed)
    return kept_for_good(response)


def kept_for_good(response: Response) -> Response:
    """Return a response whose address always means the same bytes, which may be kept for good."""
    response.cache_control.public = True
    response.cache_control.max_age = 365 * 24 * 60 * 60
    response.cache_control.immutable = True
    return response


STATIC = Path(__file__).parents[1] / "static"

_ALL_STYLES = (
    "style/base.css",
    "style/header.css",
    "style/pages.css",
    "style/home.css",
    "style/rules.css",
    "style/cards.css",
    "style/choosing.css",
    "style/table.css",
    "style/puzzles.css",
    "style/results.css",
    "style/collection.css",
    "style/table-choice.css",
    "style/rule-page.css",
    "style/glossary.css",
    "style/paper.css",
    "style/sheet.css",
    "style/find.css",
    "style/progress.css",
    "style/lessons.css",
    "style/scenarios.css",
    "style/using.css",
    "style/adding.css",
    "style/walk.css",
    "style/board.css",
    "style/choose-game.css",
    "style/game.css",
)
_FOR_RULES = ("rules", "glossary", "find")
_FOR_PUZZLES = ("choosing", "puzzles")
_FOR_LISTS = (
    "results",
    "collection",
    "progress",
    "lessons",
    "scenarios",
    "using",
    "adding",
    "walk",
    "board",
    "choose-game",
    "game",
)
_IN_FRAMES = (
    *("base", "pages", "rules", "cards", "choosing", "table", "puzzles", "results"),
    *("table-choice", "rule-page", "paper", "scenarios"),
)

_ON_PAPER = (
    *("base", "header", "pages", "cards", "choosing", "table", "puzzles", "results"),
    *("paper", "sheet", "scenarios"),
)

_PRINTED = ("club-sheet", "deal-sheet", "certificate", "tournament")

_FOR_ORGANISERS = (
    *("base", "header", "pages", "cards", "table", "puzzles", "table-choice"),
    *("rule-page", "progress", "paper", "organising", "managing"),
)

_AT_TABLE = (
    *("base", "header", "pages", "cards", "table", "table-choice", "choose-game"),
    "companion",
    "paper",
)

_OF_THE_FIRST_GAME = ("home", "cards", "table", "table-choice", "using", "board", "game")
"""The parts that draw what only the game at the root of the site has, and the pages of clubs."""

_OF_PRACTICE = ("rating", "review", "memory", "practice")
"""The scripts for what is remembered of lessons and puzzles, and what follows from it."""

_ALL_SCRIPTS = (
    "script/common.js",
    "script/remember.js",
    "script/theme.js",
    "script/table.js",
    "script/rating.js",
    "script/review.js",
    "script/memory.js",
    "script/practice.js",
    "script/answers.js",
    "script/progress.js",
    "script/offline.js",
)


def _without(parts: tuple[str, ...], *stems: str) -> tuple[str, ...]:
    """Return the parts whose names are none of these, in their order."""
    return tuple(part for part in parts if Path(part).stem not in stems)


BUNDLES: Mapping[str, tuple[str, ...]] = {
    "site.css": _without(_ALL_STYLES, "home", "sheet", *_FOR_RULES),
    # The book of rules is our longest page: it goes without what it has no use for.
    "book.css": _without(_ALL_STYLES, "home", "glossary", "sheet", *_FOR_PUZZLES, *_FOR_LISTS),
    "reading.css": _without(_ALL_STYLES, "home", *_FOR_PUZZLES, *_FOR_LISTS),
    "home.css": _without(
        _ALL_STYLES, "table-choice", "rule-page", "sheet", *_FOR_RULES, *_FOR_LISTS
    ),
    # What is printed for a club.
    "sheets.css": tuple(f"style/{each}.css" for each in (*_ON_PAPER, *_PRINTED)),
    "organising.css": tuple(f"style/{each}.css" for each in _FOR_ORGANISERS),
    "companion.css": tuple(f"style/{each}.css" for each in _AT_TABLE),
    "tournament.css": tuple(
        f"style/{each}.css" for each in (*_FOR_ORGANISERS, "walk", "board", "tournament")
    ),
    "site.js": _without(_ALL_SCRIPTS, "progress"),
    "game.js": (*_without(_ALL_SCRIPTS, "progress"), "script/coach.js"),
    # Nothing is asked about the turns of a game that is over, or of a way to all points; they are
    # gone through by key.
    "turns.js": (
        *_without(_ALL_SCRIPTS, *_OF_PRACTICE, "answers", "progress"),
        "script/turns.js",
    ),
    # The book asks nothing and marks nothing; the page of one's own progress has no table.
    "book.js": (
        *_without(_ALL_SCRIPTS, *_OF_PRACTICE, "answers", "progress"),
        "script/folded.js",
    ),
    "club.js": (
        *_without(_ALL_SCRIPTS, "table", "practice", "answers", "progress"),
        "script/club.js",
    ),
    # Nothing is asked or remembered on the board, and its script swaps no pages.
    "board.js": (
        *_without(_ALL_SCRIPTS, "table", *_OF_PRACTICE, "answers", "progress"),
        "script/board.js",
    ),
    "organising.js": (
        *_without(_ALL_SCRIPTS, "table", *_OF_PRACTICE, "answers", "progress"),
        "script/copy.js",
    ),
    "companion.js": (
        *_without(_ALL_SCRIPTS, *_OF_PRACTICE, "answers", "progress"),
        "script/companion.js",
    ),
    "progress.js": _without(_ALL_SCRIPTS, "table", "answers"),
    # What lies in frames on the pages of others has neither our header nor a table to choose.
    "frame.css": (*(f"style/{each}.css" for each in _IN_FRAMES), "style/frame.css"),
    "frame.js": tuple(
        f"script/{each}.js"
        for each in ("common", "remember", "rating", "review", "memory", "answers")
    ),
}
"""The parts of each file, in their order, by the name under which the file is served."""

FOR_ANY_GAME: Mapping[str, tuple[str, ...]] = {
    "site.css": _without(_ALL_STYLES, *_OF_THE_FIRST_GAME),
    **{
        name: _without(BUNDLES[name], *_OF_THE_FIRST_GAME)
        for name in ("book.css", "reading.css", "frame.css")
    },
}
"""The parts of styles for the pages of any game, by the bundle that they stand for; each game has
its own behind them."""

FOR_FRAMES = frozenset({"frame.css", "frame.js"})
"""The bundles of pages that are shown in frames on the pages of others."""


def joined(name: str) -> bytes:
    """Return the parts of a bundle in one, comments and all; KeyError if there is no such one."""
    return joined_parts(BUNDLES[name])


def joined_parts(parts: Iterable[str]) -> bytes:
    """Return these parts in one."""
    return b"\n".join((STATIC / part).read_bytes() for part in parts)
