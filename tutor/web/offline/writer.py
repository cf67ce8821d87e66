"""Writes a copy of the site into a folder: which pages it has, in as many processes as cores."""

import os
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

from flask import Flask, render_template

from tutor.web.offline.contents import Query, Renderer
from tutor.web.offline.packs import packed
from tutor.web.offline.places import ANSWER, PACK, SHOWN, Places, Rewriter
from tutor.web.shell.languages import LANGUAGES, SOURCE
from tutor.web.shell.static_files import Asset
from tutor.web.site.game_site import GameSite


@dataclass(frozen=True)
class ExportedPages:
    """The pages of a copy, by their paths below the language.

    `plain` are those without an answer, with the query of the site for each, `judged` those with
    answers: puzzles, and the steps and ends of lessons. `instead` has the pages that stand in for
    puzzles of the library that are not in the copy, `first` the first puzzle of each theme and
    level, by the path of that theme's page.
    """

    plain: dict[str, Query] = field(default_factory=dict)
    judged: list[str] = field(default_factory=list)
    instead: dict[str, str] = field(default_factory=dict)
    first: dict[tuple[str, str], str] = field(default_factory=dict)

    def stand_in(self, path: str, theme: str | None) -> str | None:
        """Return the path of what is like a page that is not in the copy, if anything is.

        A `theme` is what the query of the library names. Of an endless puzzle it is the first one
        of the library that is like it, of a puzzle that is not in the copy the page of its theme.
        """
        if theme and path.endswith("/puzzles/library/"):
            return f"{path}{theme}"
        match path.rsplit("/", 5):
            case [puzzles, "endless", _, theme, level, _] if puzzles.endswith("/puzzles"):
                of_theme = f"{puzzles}/library/{theme}"
                return self.first.get((of_theme, level), of_theme)
        return self.instead.get(path)


def exported_pages(
    sites: Iterable[GameSite],
    puzzles: int | None = None,
    *,
    lessons: Collection[str] | None = None,
    themes: Collection[str] | None = None,
) -> ExportedPages:
    """Return the pages of these games.

    Of each theme the copy has the first so many `puzzles`, or all if that is None; with `lessons`
    and `themes` just those of them.
    """
    pages = ExportedPages()
    for site in sites:
        pages.plain.update(dict.fromkeys(_plain_paths(site), ()))
        library = f"{site.prefix}/puzzles/library/"
        pages.plain.update({f"{library}{name}": (("theme", name),) for name in site.game.themes})
        for lesson in site.game.lessons.values():
            if lessons is None or lesson.id in lessons:
                parts = (*range(1, len(lesson.steps) + 1), "done")
                pages.judged.extend(f"{site.prefix}/learn/{lesson.id}/{part}" for part in parts)
        for entry in site.game.library().values():
            path, of_theme = f"{site.prefix}/puzzles/{entry.id}", f"{library}{entry.theme}"
            wanted = themes is None or entry.theme in themes
            if wanted and (puzzles is None or entry.number <= puzzles):
                pages.judged.append(path)
                pages.first.setdefault((of_theme, str(entry.level)), path)
            else:
                pages.instead[path] = of_theme
    return pages


def _plain_paths(site: GameSite) -> Iterator[str]:
    """Yield the paths of a game's pages without an answer, but for those of its themes."""
    paths = ["/", "/learn/", "/puzzles/", "/progress/"]
    paths += ["/glossary/"] if site.game.terms else []
    rules = site.game.rulebook(site.setting.read({}, SOURCE)).rules
    paths += ["/rules/", "/rules/print", *(f"/rules/{rule}" for rule in rules)]
    for page in site.own_pages:
        paths += [page.path, *page.below]
    return (site.prefix + path for path in paths)


MOST_ANSWERS = 24
"""Other answers than these likely ones lead to the page that shows the right one."""

MOST_LINES = 60

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
    """How many files, and how many bytes in them."""

    files: int
    size: int

    def plus(self, other: "Written") -> "Written":
        """Return both together."""
        return Written(self.files + other.files, self.size + other.size)


def write(
    places: Places, folder: Path, make_app: MakeApp, processes: int | None = None
) -> Iterator[Written]:
    """Write the copy, and yield what has been written so far, again and again.

    Raises OSError if the folder cannot be written.
    """
    copy = Copy(places, folder, make_app)
    done = copy.around()
    yield done
    tasks = [
        (tag, paths)
        for tag in places.languages
        for paths in _in_parts([*places.pages.judged, *places.pages.plain])
    ]
    with ProcessPoolExecutor(
        processes or os.cpu_count(), initializer=_begin, initargs=(places, folder, make_app)
    ) as pool:
        for written in pool.map(_write, tasks):
            done = done.plus(written)
            yield done


def _in_parts(paths: Sequence[str]) -> Iterator[tuple[str, ...]]:
    for start in range(0, len(paths), _PAGES_AT_A_TIME):
        yield tuple(paths[start : start + _PAGES_AT_A_TIME])


_copy: "Copy | None" = None
"""What a process of the pool works with: made once, as making it takes longer than a page."""


def _begin(places: Places, folder: Path, make_app: MakeApp) -> None:
    global _copy
    _copy = Copy(places, folder, make_app)


def _write(task: tuple[str, tuple[str, ...]]) -> Written:
    assert _copy is not None
    tag, paths = task
    written = Written(0, 0)
    for path in paths:
        written = written.plus(_copy.page(tag, path))
    return written


def app_for_export(make_app: MakeApp) -> Flask:
    """Return the site whose pages leave out what would ask the server something."""
    app = make_app({"SITE_URL": None, "TRUSTED_HOSTS": None, "OFFLINE": []})
    app.jinja_env.globals["exported"] = True
    return app


class Copy:
    """A copy that is being written."""

    def __init__(self, places: Places, folder: Path, make_app: MakeApp) -> None:
        self._places = places
        self._folder = folder
        self._app = app_for_export(make_app)
        self._assets = dict(_assets(self._app))
        files = {url: places.root.rstrip("/") + asset.url for url, asset in self._assets.items()}
        self._rewriter = Rewriter(places, _SITE, files)

    def page(self, tag: str, path: str) -> Written:
        """Write a page, and if it is judged its answer and the pack with all answers."""
        renderer = self._renderer(tag)
        judged = path in self._places.judged
        address, query = path, self._places.pages.plain.get(path, ())
        if query:
            address = path[: path.rindex("/") + 1]
        html = renderer.html(address, query)
        assert html is not None, path
        here = self._places.folder(tag, path)
        written = self._page(here, html, judged=judged)
        if not judged:
            return written
        shown = renderer.html(path, (SHOWN,))
        if shown is not None and not path.endswith("/done"):
            written = written.plus(self._page(here + ANSWER, shown, judged=True))
        pack = packed(
            (
                f"{self._places.root}{here}{key.removeprefix(f'/{tag}{path}')}",
                self._rewriter.page(page, judged=True),
            )
            for key, page in renderer.pages(path)
        )
        return written.plus(self._file(here + PACK, pack))

    def around(self) -> Written:
        """Write what is there once: static files, the door, the page for errors, the list."""
        written = Written(0, 0)
        for asset in self._assets.values():
            written = written.plus(self._file(asset.url[1:], asset.content))
        first = self._places.languages[0]
        door = self._template(first, "offline/languages.html", tags=self._languages())
        missing = self._renderer(first).html("/none-such", status=404)
        assert missing is not None
        for name, html in (("index.html", door), ("404.html", missing)):
            page = self._rewriter.page(html).encode()
            written = written.plus(self._file(name, page))
        if urlsplit(self._places.base).netloc:
            written = written.plus(self._file("sitemap.xml", self._sitemap().encode()))
        return written

    def _renderer(self, tag: str) -> Renderer:
        return Renderer(self._app, f"/{tag}", _SITE, MOST_ANSWERS, MOST_LINES)

    def _languages(self) -> list[object]:
        return [language for language in LANGUAGES if language.tag in self._places.languages]

    def _page(self, here: str, html: str, *, judged: bool) -> Written:
        page = self._rewriter.page(html, judged=judged)
        return self._file(f"{here}index.html", page.encode())

    def _file(self, name: str, content: bytes) -> Written:
        path = self._folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
        return Written(1, len(content))

    def _template(self, tag: str, name: str, **context: object) -> str:
        """Return a template, in a language."""
        with self._app.app_context(), self._app.test_request_context(f"/{tag}/", base_url=_SITE):
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
