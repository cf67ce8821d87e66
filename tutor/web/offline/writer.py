"""Writes a copy of the site into a folder, by as many processes as there are cores."""

import os
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from flask import Flask, render_template

from tutor.web.offline.contents import Renderer
from tutor.web.offline.packs import packed
from tutor.web.offline.places import ANSWER_FOLDER, PACK, SHOWN, Places, Rewriter
from tutor.web.shell.languages import LANGUAGES, SOURCE
from tutor.web.shell.static_files import Asset

MOST_ANSWERS_EXPORTED = 24
"""Other answers lead to the page that shows the right one."""

MOST_LINES_EXPORTED = 60

_SITE = "http://localhost"
"""What the pages of the site name as their host while they are made."""

_SCRIPTS = (
    Path(__file__).with_name("pack.js"),
    Path(__file__).with_name("export.js"),
)
_ANSWERING = "site.js"
"""The script of every page with an answer; in a copy it takes answers from packs."""

_HIDDEN = "\n[hidden] { display: none !important; }\n"
"""What only scripts can use is hidden until they run."""

_PAGES_AT_A_TIME = 4


MakeApp = Callable[[Mapping[str, Any]], Flask]
"""Makes the site with a configuration."""


class Written(NamedTuple):
    """A number of files, and their bytes."""

    files: int
    size: int


def write(
    places: Places, folder: Path, make_app: MakeApp, processes: int | None = None
) -> Iterator[Written]:
    """Write the copy, and yield the running total.

    Raises OSError if the folder cannot be written.
    """
    copy = Copy(places, folder, make_app)
    copy.single_files()
    done = copy.written
    yield done
    paths = (*places.pages.judged, *places.pages.plain)
    tasks = [
        (tag, paths[start : start + _PAGES_AT_A_TIME])
        for tag in places.languages
        for start in range(0, len(paths), _PAGES_AT_A_TIME)
    ]
    with ProcessPoolExecutor(
        processes or os.cpu_count(), initializer=_begin, initargs=(places, folder, make_app)
    ) as pool:
        for written in pool.map(_write, tasks):
            done = Written(done.files + written.files, done.size + written.size)
            yield done


_copy: "Copy | None" = None
"""What a process of the pool works with: made once, as making it takes longer than a page."""


def _begin(places: Places, folder: Path, make_app: MakeApp) -> None:
    global _copy
    _copy = Copy(places, folder, make_app)


def _write(task: tuple[str, tuple[str, ...]]) -> Written:
    assert _copy is not None
    _copy.written = Written(0, 0)
    tag, paths = task
    for path in paths:
        _copy.page(tag, path)
    return _copy.written


def app_for_export(make_app: MakeApp) -> Flask:
    """Return the site whose pages leave out what would ask the server something."""
    app = make_app({"SITE_URL": None, "TRUSTED_HOSTS": None, "OFFLINE": []})
    app.jinja_env.globals["exported"] = True
    return app


class Copy:
    """A copy that is being written; `written` counts its files."""

    def __init__(self, places: Places, folder: Path, make_app: MakeApp) -> None:
        self.written = Written(0, 0)
        self._places = places
        self._folder = folder
        self._app = app_for_export(make_app)
        self._assets = dict(_assets(self._app))
        files = {url: places.root.rstrip("/") + asset.url for url, asset in self._assets.items()}
        self._rewriter = Rewriter(places, _SITE, files)

    def page(self, tag: str, path: str) -> None:
        """Write a page, and if it is judged its answer and the pack with all answers."""
        renderer = self._renderer(tag)
        judged = path in self._places.judged
        address, query = path, self._places.pages.plain.get(path, ())
        if query:
            address = path[: path.rindex("/") + 1]
        html = renderer.html(address, query)
        assert html is not None, path
        here = self._places.folder(tag, path)
        self._page(here, html, judged=judged)
        if not judged:
            return
        answered = renderer.html(path, (SHOWN,))
        if answered is not None and not path.endswith("/done"):
            self._page(here + ANSWER_FOLDER, answered, judged=True)
        pack = packed(
            (
                f"{self._places.root}{here}{key.removeprefix(f'/{tag}{path}')}",
                self._rewriter.page(page, judged=True),
            )
            for key, page in renderer.pages(path)
        )
        self._file(here + PACK, pack)

    def single_files(self) -> None:
        """Write the single files: static files, the entry page, the error page, the list."""
        for asset in self._assets.values():
            self._file(asset.url[1:], asset.content)
        first = self._places.languages[0]
        tags = [language for language in LANGUAGES if language.tag in self._places.languages]
        door = self._template(first, "offline/languages.html", tags=tags)
        missing = self._renderer(first).html("/none-such", status=404)
        assert missing is not None
        for name, html in (("index.html", door), ("404.html", missing)):
            self._file(name, self._rewriter.page(html).encode())
        if urlsplit(self._places.base).netloc:
            self._file("sitemap.xml", self._sitemap().encode())

    def _renderer(self, tag: str) -> Renderer:
        return Renderer(self._app, f"/{tag}", _SITE, MOST_ANSWERS_EXPORTED, MOST_LINES_EXPORTED)

    def _page(self, here: str, html: str, *, judged: bool) -> None:
        page = self._rewriter.page(html, judged=judged)
        self._file(f"{here}index.html", page.encode())

    def _file(self, name: str, content: bytes) -> None:
        path = self._folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        self.written = Written(self.written.files + 1, self.written.size + len(content))

    def _template(self, tag: str, name: str, **context: object) -> str:
        """Return a template, in a language."""
        with self._renderer(tag).request("/"):
            return render_template(name, **context)

    def _sitemap(self) -> str:
        """Return the list of all pages, for search engines."""
        places = self._places
        addresses = [
            places.base + places.folder(tag, path)
            for tag in places.languages
            for path in (*places.pages.plain, *places.pages.judged)
        ]
        return self._template(SOURCE.tag, "shell/sitemap.xml", addresses=addresses)


def _assets(app: Flask) -> Iterable[tuple[str, Asset]]:
    """Yield the static files of the copy, by the address that they have on the site."""
    assets: dict[str, Asset] = app.extensions["assets"]
    for name, asset in assets.items():
        content = asset.content
        if name == _ANSWERING:
            content = b"\n".join([content, *(path.read_bytes() for path in _SCRIPTS)])
        elif name.endswith(".css"):
            content += _HIDDEN.encode()
        yield asset.url, Asset.of(name, content)
