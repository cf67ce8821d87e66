"""Static files under addresses that name their content: `/static/<hash>/site.css`.

Such an address always means the same bytes, so browsers may cache them for ever and a new release
cannot appear with an old style sheet. Comments and indentation are not sent.

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

from tutor.web.shell.compression import THOROUGH, compress_with
from tutor.web.shell.headers import A_DAY, cached_for
from tutor.web.shell.redirects import temporary_redirect

_NOT_SENT = {
    ".css": re.compile(rb"/\*.*?\*/\n?|^[ ]+", re.DOTALL | re.MULTILINE),
    # Only lines of their own: elsewhere two slashes can be part of a text.
    ".js": re.compile(rb"^[ ]*//.*\n|^[ ]+", re.MULTILINE),
}
"""Comments and indentation, by file extension: they are not sent."""


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
    """Whether pages in frames on other sites use it."""

    @classmethod
    @lru_cache(maxsize=64)  # brotli takes a second for all of them; apps of one process share that
    def of(cls, name: str, content: bytes, *, for_frames: bool = False) -> "Asset":
        """Return the asset for a file's content, without comments and indentation."""
        if not_sent := _NOT_SENT.get(Path(name).suffix):
            content = not_sent.sub(b"", content)
        digest = hashlib.sha256(content).hexdigest()[:12]
        mimetype = mimetypes.guess_type(name)[0] or "application/octet-stream"
        compressed = {name: compress(content) for name, compress in THOROUGH.items()}
        return cls(f"/static/{digest}/{name}", mimetype, content, compressed, for_frames)


def init_app(app: Flask) -> None:
    """Serve bundles and the other static files, and give templates `asset_url(name)`.

    All of them are in `app.extensions["assets"]`, by name.
    """
    app.extensions[_ASSETS] = {}
    for name in BUNDLES:
        add_file(app, name, bundle(name), for_frames=name in FOR_FRAMES)
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
        return temporary_redirect(asset.url)
    response = cache_for_ever(Response(asset.content, mimetype=asset.mimetype))
    compress_with(response, asset.compressed)
    if asset.for_frames:
        # A sandboxed frame has no origin, so to it our files are cross-origin.
        response.headers["Cross-Origin-Resource-Policy"] = "cross-origin"
    return response


def cache_for_ever(response: Response) -> Response:
    """Let caches keep a response for ever: its address always means the same bytes."""
    cached_for(response, 365 * A_DAY).cache_control.immutable = True
    return response


STATIC = Path(__file__).parents[1] / "static"


def _parts(kind: str, names: str) -> tuple[str, ...]:
    """Return the parts of these names, `style/base.css` or `script/base.js`, in their order."""
    return tuple(f"{kind}/{each}.{'css' if kind == 'style' else 'js'}" for each in names.split())


_STYLES = {
    "site.css": (
        "base header pages cards choosing table puzzles results collection table-choice "
        "rule-page paper progress lessons scenarios using adding walk board choose-game game"
    ),
    # The book of rules is the longest page, so its sheet has only what it uses.
    "book.css": "base header pages rules cards table table-choice rule-page paper find",
    "reading.css": (
        "base header pages rules cards table table-choice rule-page glossary paper sheet find"
    ),
    "home.css": "base header pages home cards choosing table puzzles paper",
    # Paper for a club.
    "sheets.css": (
        "base header pages cards choosing table puzzles results paper sheet scenarios "
        "club-sheet deal-sheet certificate tournament"
    ),
    "organising.css": (
        "base header pages cards table puzzles table-choice rule-page progress paper organising "
        "managing"
    ),
    "companion.css": "base header pages cards table table-choice choose-game companion paper",
    "tournament.css": (
        "base header pages cards table puzzles table-choice rule-page progress paper organising "
        "managing walk board tournament"
    ),
    # Pages in frames on other sites have neither our header nor a form for the box.
    "frame.css": (
        "base pages rules cards choosing table puzzles results table-choice rule-page paper "
        "scenarios frame"
    ),
}
_SCRIPTS = {
    "site.js": "common remember theme table rating review memory practice answers offline",
    "game.js": "common remember theme table rating review memory practice answers offline coach",
    # For stepping by key through the turns of a finished game or a winning line.
    "turns.js": "common remember theme table offline turns",
    # No puzzles and no progress; the progress page has no table.
    "book.js": "common remember theme table offline folded",
    "club.js": "common remember theme rating review memory offline club",
    # No puzzles and no memory; its script swaps no pages.
    "board.js": "common remember theme offline board",
    "organising.js": "common remember theme offline copy",
    "companion.js": "common remember theme table offline companion",
    "progress.js": "common remember theme rating review memory practice progress offline",
    "frame.js": "common remember rating review memory answers",
}
BUNDLES: Mapping[str, tuple[str, ...]] = {
    **{name: _parts("style", names) for name, names in _STYLES.items()},
    **{name: _parts("script", names) for name, names in _SCRIPTS.items()},
}
"""The parts of each file, in their order, by the name under which the file is served."""

_STYLES_FOR_ANY_GAME = {
    "site.css": (
        "base header pages rules choosing puzzles results collection rule-page glossary paper "
        "sheet find progress lessons scenarios adding walk choose-game"
    ),
    "book.css": "base header pages rules rule-page paper find",
    "reading.css": "base header pages rules rule-page glossary paper sheet find",
    "frame.css": "base pages rules choosing puzzles results rule-page paper scenarios frame",
}
FOR_ANY_GAME: Mapping[str, tuple[str, ...]] = {
    name: _parts("style", names) for name, names in _STYLES_FOR_ANY_GAME.items()
}
"""The parts of styles for the pages of any game, by the bundle that they stand for; each game has
its own behind them."""

FOR_FRAMES = frozenset({"frame.css", "frame.js"})
"""The bundles of pages in frames on other sites."""


def bundle(name: str) -> bytes:
    """Return the parts of a bundle in one, with comments; KeyError for an unknown bundle."""
    return joined_parts(BUNDLES[name])


def joined_parts(parts: Iterable[str]) -> bytes:
    """Return these parts in one."""
    return b"\n".join((STATIC / part).read_bytes() for part in parts)
