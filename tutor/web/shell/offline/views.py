"""What the service worker is served, what makes the site installable, and the page without network.

A pack that is not made yet is answered with 202: come again.
"""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from http import HTTPStatus
from pathlib import Path

from flask import Blueprint, Flask, Response, abort, current_app, render_template, request, url_for
from flask_babel import gettext

from tutor.games.hanabi.puzzles.library import find
from tutor.web.shell.language_prefix import page_language
from tutor.web.shell.languages import LANGUAGES, Language, language_of
from tutor.web.shell.offline.packer import Packer
from tutor.web.shell.offline.release import release_of
from tutor.web.shell.settings import SettingError
from tutor.web.shell.static_files import Asset
from tutor.web.teaching.offline.contents import KEPT_PUZZLES, Pack, packs

blueprint = Blueprint("offline", __name__)

WORKER = "/sw.js"
"""The address of the service worker, which must not change, and must be above all pages."""

NIGHT = "#12163a"
"""The colour of the sky behind everything."""

_SCRIPTS = tuple(Path(__file__).with_name(name) for name in ("pack.js", "worker.js"))
_ICONS = (
    ("icons/app.svg", "any", "any"),
    ("icons/app-192.png", "192x192", "any"),
    ("icons/app-512.png", "512x512", "any"),
    ("icons/app-maskable-512.png", "512x512", "maskable"),
)
"""Name, sizes and purpose of each; `python -m tools.icons` makes the PNGs."""


def init_app(app: Flask) -> None:
    """Serve the worker and the packs, and let templates say where the worker is."""
    release = release_of(app.config)
    app.extensions["offline"] = kept = _kept(app.config["OFFLINE"])
    packer = Packer(app)
    worker = _worker(release)
    app.jinja_env.globals["worker_url"] = WORKER if kept else ""
    app.add_url_rule(WORKER, "worker", lambda: _script(worker))
    app.add_url_rule("/offline/<release>/<tag>/<name>", "pack", _serving(packer, release))


@blueprint.get("/offline/")
def page() -> str:
    """Return the page that is shown in place of one that is not kept."""
    puzzles = {theme: [find(name) for name in names] for theme, names in KEPT_PUZZLES.items()}
    return render_template("shell/offline.html", puzzles=puzzles)


@blueprint.get("/app.webmanifest")
def manifest() -> Response:
    """Return what a device needs to install the site as an app in this language."""
    asset_url: Callable[[str], str] = current_app.jinja_env.globals["asset_url"]  # type: ignore[assignment]
    home = url_for("home.page")
    icon = [{"src": asset_url(_ICONS[1][0]), "sizes": _ICONS[1][1], "type": "image/png"}]
    shortcuts = (
        (gettext("Learn"), url_for("learn.index")),
        (gettext("Puzzle of the day"), url_for("library.of_today")),
        (gettext("Rules"), url_for("rules.book")),
    )
    content = {
        "id": home,
        "name": gettext("Hanabi Tutor"),
        "short_name": "Hanabi",
        "lang": page_language().tag,
        "dir": "ltr",
        "start_url": home,
        "scope": "/",
        "display": "standalone",
        "background_color": NIGHT,
        "theme_color": NIGHT,
        "categories": ["education", "games"],
        "icons": [
            {"src": asset_url(name), "sizes": sizes, "purpose": purpose, "type": _type_of(name)}
            for name, sizes, purpose in _ICONS
        ],
        "shortcuts": [{"name": name, "url": url, "icons": icon} for name, url in shortcuts],
    }
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    response = Response(text, mimetype="application/manifest+json")
    response.cache_control.no_cache = True
    return response


def _kept(names: Sequence[str] | None) -> Mapping[str, Pack]:
    """Return the packs that browsers are to keep; SettingError for a name that none has."""
    if names is None:
        return packs()
    if unknown := [name for name in names if name not in packs()]:
        raise SettingError(f"OFFLINE: there is no pack {unknown[0]!r}")
    return {name: pack for name, pack in packs().items() if name in names}


def index(app: Flask, release: str, language: Language) -> dict[str, object]:
    """Return what there is to keep in a language, and the pack of each path."""
    kept: Mapping[str, Pack] = app.extensions["offline"]
    urls = {name: f"/offline/{release}/{language.tag}/{name}.pack" for name in kept}
    return {
        "files": [*_styles_and_scripts(app), *urls.values()],
        "packs": {
            f"/{language.tag}{path}": urls[name]
            for name, pack in kept.items()
            for path in pack.paths
        },
    }


def _styles_and_scripts(app: Flask) -> Iterator[str]:
    """Yield the addresses of what pages cannot do without."""
    assets: dict[str, Asset] = app.extensions["assets"]
    for asset in assets.values():
        if asset.url.endswith((".css", ".js")):
            yield asset.url


def _serving(packer: Packer, current: str) -> Callable[[str, str, str], Response]:
    """Return the view of packs, and of the index of each language."""

    def serve(release: str, tag: str, name: str) -> Response:
        language = language_of(tag)
        if release != current or language is None:
            abort(HTTPStatus.NOT_FOUND)
        if name == "index.json":
            text = json.dumps(index(current_app, current, language), separators=(",", ":"))
            return _for_good(Response(text, mimetype="application/json"))
        stem, _, suffix = name.rpartition(".")
        if suffix != "pack" or stem not in packs():
            abort(HTTPStatus.NOT_FOUND)
        content = packer.get(language, packs()[stem], request.host_url)
        if content is None:
            response = Response(status=HTTPStatus.ACCEPTED, headers={"Retry-After": "1"})
            response.cache_control.no_store = True
            return response
        return _for_good(Response(content, mimetype="application/octet-stream"))

    return serve


def _worker(release: str) -> Asset:
    """Return the script of the service worker, for this release."""
    script = "\n".join(path.read_text(encoding="utf-8") for path in _SCRIPTS)
    tags = json.dumps([language.tag for language in LANGUAGES], separators=(",", ":"))
    script = script.replace('"RELEASE"', json.dumps(release)).replace('["LANGUAGES"]', tags)
    return Asset.of("sw.js", script.encode())


def _script(worker: Asset) -> Response:
    response = Response(worker.content, mimetype="text/javascript")
    response.cache_control.no_cache = True
    return response


def _for_good(response: Response) -> Response:
    """Return a response whose address always means the same bytes."""
    response.cache_control.public = True
    response.cache_control.max_age = 365 * 24 * 60 * 60
    response.cache_control.immutable = True
    return response


def _type_of(name: str) -> str:
    return "image/svg+xml" if name.endswith(".svg") else "image/png"
