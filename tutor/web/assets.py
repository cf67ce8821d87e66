"""Static files under addresses that name their content: `/static/<hash>/site.css`.

Such an address always means the same bytes, so browsers may keep them for good and a new release
cannot be shown with an old style sheet.
"""

import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path

from flask import Flask, Response, abort, request

from tutor.web.compression import THOROUGH, compress_with

_FOLDER = Path(__file__).parent / "static"


@dataclass(frozen=True, slots=True)
class Asset:
    """A static file in memory, with the address of exactly this content."""

    url: str
    mimetype: str
    content: bytes
    compressed: dict[str, bytes]
    """The content by encoding."""

    @classmethod
    def read(cls, name: str, path: Path) -> "Asset":
        """Return the file at `path`, to be served under `name`."""
        content = path.read_bytes()
        digest = hashlib.sha256(content).hexdigest()[:12]
        mimetype = mimetypes.guess_type(name)[0] or "application/octet-stream"
        compressed = {name: squeeze(content) for name, squeeze in THOROUGH.items()}
        return cls(f"/static/{digest}/{name}", mimetype, content, compressed)


def init_app(app: Flask) -> None:
    """Serve the static folder, and give templates `asset_url(name)`."""
    paths = sorted(path for path in _FOLDER.rglob("*") if path.is_file())
    names = {path.relative_to(_FOLDER).as_posix(): path for path in paths}
    assets = {name: Asset.read(name, path) for name, path in names.items()}

    def asset_url(name: str) -> str:
        """Return the address of a static file; KeyError if there is none of this name."""
        return assets[name].url

    def serve(digest: str, name: str) -> Response:
        """Serve a static file; an outdated address leads to the current one."""
        if name not in assets:
            abort(404)
        asset = assets[name]
        if request.path != asset.url:
            return Response(
                status=302, headers={"Location": asset.url, "Cache-Control": "no-store"}
            )
        return _response(asset)

    app.add_template_global(asset_url)
    app.add_url_rule("/static/<digest>/<path:name>", "static", serve)


def _response(asset: Asset) -> Response:
    response = Response(asset.content, mimetype=asset.mimetype)
    compress_with(response, asset.compressed)
    response.cache_control.public = True
    response.cache_control.max_age = 365 * 24 * 60 * 60
    response.cache_control.immutable = True
    return response
