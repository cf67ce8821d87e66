"""Static files under addresses that name their content: `/static/<hash>/site.css`.

Such an address always means the same bytes, so browsers may keep them for good and a new release
cannot be shown with an old style sheet. Comments are for those who read the files, and stay here.
"""

import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from flask import Flask, Response, abort, current_app, request

from tutor.web.shell.addresses import for_now
from tutor.web.shell.bundles import BUNDLES, FOR_FRAMES, STATIC, joined
from tutor.web.shell.compression import THOROUGH, compress_with

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
