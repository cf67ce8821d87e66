"""What the service worker is served: itself, and what to keep.

A pack that is not made yet is answered with 202: come again. What is kept under the name of one
release fits together. The name is made from everything that a page is made from, code, words,
styles, scripts and templates, so that nobody has to remember to count it up.
"""

import hashlib
import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from http import HTTPStatus
from pathlib import Path
from typing import Any

from flask import Flask, Response, abort, current_app, request

from tutor.web.shell.languages import LANGUAGES, Language, language_of
from tutor.web.shell.offline.packs import Pack, Packer, PagesOf
from tutor.web.shell.settings import SettingError, data_folder
from tutor.web.shell.static_files import Asset, kept_for_good

WORKER = "/sw.js"
"""The address of the service worker, which must not change, and must be above all pages."""

_SCRIPTS = tuple(Path(__file__).with_name(name) for name in ("pack.js", "worker.js"))


def init_app(
    app: Flask, packs: Mapping[str, Pack], pages_of: PagesOf, folders: Iterable[Path] = ()
) -> None:
    """Serve the worker and the packs, and let templates say where the worker is.

    `packs` are those of any language by name, in the order in which a browser takes them;
    `pages_of` makes their pages, from what is in these `folders` beside our own. Raises
    SettingError if `OFFLINE` names one that there is not.
    """
    release = release_of(app.config, folders)
    app.extensions["offline"] = kept = _kept(packs, app.config["OFFLINE"])
    worker = _worker(release)
    app.jinja_env.globals["worker_url"] = WORKER if kept else ""
    app.add_url_rule(WORKER, "worker", lambda: _script(worker))
    serve = _serving(packs, Packer(app, pages_of), release)
    app.add_url_rule("/offline/<release>/<tag>/<name>", "pack", serve)


def _kept(packs: Mapping[str, Pack], names: Sequence[str] | None) -> Mapping[str, Pack]:
    """Return the packs that browsers are to keep; SettingError for a name that none has."""
    if names is None:
        return packs
    if unknown := [name for name in names if name not in packs]:
        raise SettingError(f"OFFLINE: there is no pack {unknown[0]!r}")
    return {name: pack for name, pack in packs.items() if name in names}


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


def _serving(
    packs: Mapping[str, Pack], packer: Packer, current: str
) -> Callable[[str, str, str], Response]:
    """Return the view of packs, and of the index of each language."""

    def serve(release: str, tag: str, name: str) -> Response:
        language = language_of(tag)
        if release != current or language is None:
            abort(HTTPStatus.NOT_FOUND)
        if name == "index.json":
            text = json.dumps(index(current_app, current, language), separators=(",", ":"))
            return kept_for_good(Response(text, mimetype="application/json"))
        stem, _, suffix = name.rpartition(".")
        if suffix != "pack" or stem not in packs:
            abort(HTTPStatus.NOT_FOUND)
        content = packer.get(language, packs[stem], request.host_url)
        if content is None:
            response = Response(status=HTTPStatus.ACCEPTED, headers={"Retry-After": "1"})
            response.cache_control.no_store = True
            return response
        return kept_for_good(Response(content, mimetype="application/octet-stream"))

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


_PACKAGE = Path(__file__).parents[3]
_NOT_MADE_FROM = {".pyc", ".po", ".pot"}


def release_of(config: Mapping[str, Any], more: Iterable[Path] = ()) -> str:
    """Return the release that this app is, of twelve hexadecimal digits.

    It is made from `more` folders, too: those of games outside this package. The setting `RELEASE`
    is part of it, so that changing it makes another one of the same files.
    """
    digest = hashlib.sha256(f"{config['RELEASE']}\n{config['SITE_URL']}".encode())
    for folder in (_PACKAGE, data_folder("templates"), Path(config["TRANSLATIONS"]), *more):
        for path in _files(folder):
            content = path.read_bytes()
            digest.update(f"{path.relative_to(folder)} {len(content)}\n".encode())
            digest.update(content)
    return digest.hexdigest()[:12]


def _files(folder: Path) -> Iterator[Path]:
    """Yield the files below a folder that pages are made from, in order."""
    for path in sorted(folder.rglob("*")):
        if path.suffix not in _NOT_MADE_FROM and path.is_file():
            yield path
