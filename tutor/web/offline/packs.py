"""The site without a network: what a browser keeps of it, and what a static copy is made of.

**A pack** is a few pages in one small file, by key. Pages of a site are much alike, answers to one
puzzle above all. So a pack has every line once, and of each page only which lines it is made of, as
runs: where a run begins and where it ends. That is a JSON text, compressed with zlib, which
browsers can open (`DecompressionStream`). It goes over the network and into the browser's store as
it is; nobody who looks at the source of a page, or at what the browser has loaded, reads an answer
there by chance.

A pack takes seconds, as a puzzle has dozens of answers, each with its page. So no request waits for
one: a thread makes one after the other, in one worker at a time, and whoever asks too early is
answered with 202: come again. It rests after every page, so that readers come first.

**A release**: what is kept under one name fits together. The name is made from everything that a
page is made from, code, words, styles, scripts and templates, so that nobody has to remember to
count it up.
"""

import hashlib
import json
import time
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from http import HTTPStatus
from pathlib import Path
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Any

from flask import Flask, Response, abort, current_app, request

from tutor.web.offline.contents import Pack, packs, rendered_pages
from tutor.web.shell.heavy import ServerLock
from tutor.web.shell.languages import LANGUAGES, Language, language_of
from tutor.web.shell.settings import SettingError, data_folder
from tutor.web.shell.static_files import Asset, cache_for_ever
from tutor.web.site.game_pages import GamePages

Run = tuple[int, int]


def packed(pages: Iterable[tuple[str, str]]) -> bytes:
    """Return the pack with these pages, HTML by key."""
    lines: dict[str, int] = {}
    runs: dict[str, list[Run]] = {}
    for key, html in pages:
        runs[key] = _runs(lines, html.split("\n"))
    content = {"lines": list(lines), "pages": runs}
    text = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
    return zlib.compress(text.encode(), 9)


def _runs(lines: dict[str, int], page: Iterable[str]) -> list[Run]:
    """Return the runs of a page's lines; new ones are added to `lines`."""
    runs: list[Run] = []
    for line in page:
        place = lines.setdefault(line, len(lines))
        if runs and place == runs[-1][1]:
            runs[-1] = (runs[-1][0], place + 1)
        else:
            runs.append((place, place + 1))
    return runs


_REST = 0.004
"""Seconds: about half of what a page takes."""

Wanted = tuple[Language, Pack, str, Future[bytes]]


class PackFailedError(RuntimeError):
    """A pack could not be made, for a reason that is in the log; asked for again, it is tried."""


class Packer:
    """The packs that this process has made so far, and the thread that makes them.

    The thread starts with the first pack, so that it is there in a worker that was forked, too.
    """

    def __init__(self, app: Flask) -> None:
        self._app = app
        self._packs: dict[tuple[str, str], Future[bytes]] = {}
        """Packs by language and name. A failed one stays until `get` has raised its error."""
        self._queue: SimpleQueue[Wanted] = SimpleQueue()
        self._lock = Lock()
        self._one_worker = ServerLock()
        self._thread: Thread | None = None

    def get(self, language: Language, pack: Pack, base_url: str) -> bytes | None:
        """Return a pack, or None if it is not made yet: then it will be, `base_url` being the site.

        Raises PackFailedError if it could not be made; the next call makes it anew.
        """
        key = (language.tag, pack.name)
        with self._lock:
            if key not in self._packs:
                self._packs[key] = Future()
                self._queue.put((language, pack, base_url, self._packs[key]))
            if self._thread is None:
                self._thread = Thread(target=self._work, name="packer", daemon=True)
                self._thread.start()
            made = self._packs[key]
            if not made.done():
                return None
            if made.exception():
                del self._packs[key]
                raise PackFailedError(f"the pack {pack.name!r} in {language.tag}")
            return made.result()

    def _work(self) -> None:
        while True:
            language, pack, base_url, future = self._queue.get()
            self._one_worker.acquire()
            made = []
            try:
                for page in rendered_pages(self._app, language, pack, base_url):
                    made.append(page)
                    time.sleep(_REST)
                future.set_result(packed(made))
            except Exception as error:  # the thread has other packs to make
                self._app.logger.exception("the pack %r in %s", pack.name, language.tag)
                future.set_exception(error)
            self._one_worker.release()


WORKER = "/sw.js"
"""The address of the service worker, which must not change, and must be above all pages."""

_SCRIPTS = tuple(Path(__file__).with_name(name) for name in ("pack.js", "worker.js"))


def init_app(app: Flask, games: Sequence[GamePages]) -> None:
    """Serve the worker and the packs of these games, and let templates say where the worker is.

    Raises SettingError if `OFFLINE` names an unknown pack.
    """
    release = release_of(app.config, [pages.folder for pages in games if pages.folder])
    every = packs(games)
    app.extensions["offline"] = offered = _offered(every, app.config["OFFLINE"])
    worker = _worker(release)
    app.jinja_env.globals["worker_url"] = WORKER if offered else ""
    app.add_url_rule(WORKER, "worker", lambda: _script(worker))
    serve = _serving(every, Packer(app), release)
    app.add_url_rule("/offline/<release>/<tag>/<name>", "pack", serve)


def _offered(every: Mapping[str, Pack], names: Sequence[str] | None) -> Mapping[str, Pack]:
    """Return the packs that browsers are to keep; SettingError for a name that none has."""
    if names is None:
        return every
    if unknown := [name for name in names if name not in every]:
        raise SettingError(f"OFFLINE: there is no pack {unknown[0]!r}")
    return {name: pack for name, pack in every.items() if name in names}


def index(app: Flask, release: str, language: Language) -> dict[str, object]:
    """Return the packs of a language, and the pack of each path."""
    packs: Mapping[str, Pack] = app.extensions["offline"]
    urls = {name: f"/offline/{release}/{language.tag}/{name}.pack" for name in packs}
    assets: dict[str, Asset] = app.extensions["assets"]
    addresses = (asset.url for asset in assets.values())
    styles_and_scripts = (url for url in addresses if url.endswith((".css", ".js")))
    return {
        "files": [*styles_and_scripts, *urls.values()],
        "packs": {
            f"/{language.tag}{path}": urls[name]
            for name, pack in packs.items()
            for path in pack.paths
        },
    }


def _serving(
    every: Mapping[str, Pack], packer: Packer, current: str
) -> Callable[[str, str, str], Response]:
    """Return the view of packs, and of the index of each language."""

    def serve(release: str, tag: str, name: str) -> Response:
        language = language_of(tag)
        if release != current or language is None:
            abort(HTTPStatus.NOT_FOUND)
        if name == "index.json":
            text = json.dumps(index(current_app, current, language), separators=(",", ":"))
            return cache_for_ever(Response(text, mimetype="application/json"))
        stem, _, suffix = name.rpartition(".")
        if suffix != "pack" or stem not in every:
            abort(HTTPStatus.NOT_FOUND)
        content = packer.get(language, every[stem], request.host_url)
        if content is None:
            response = Response(status=HTTPStatus.ACCEPTED, headers={"Retry-After": "1"})
            response.cache_control.no_store = True
            return response
        return cache_for_ever(Response(content, mimetype="application/octet-stream"))

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


_PACKAGE = Path(__file__).parents[2]
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
