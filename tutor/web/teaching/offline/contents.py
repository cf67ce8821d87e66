"""What a browser keeps of a language, pack by pack, and how the pages of a pack are made."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import count
from types import MappingProxyType
from typing import Any
from urllib.parse import urlencode

from flask import Flask

from tutor.core.puzzle import Puzzle, Theme
from tutor.core.scenario import is_scenario
from tutor.web.shell.languages import SOURCE, Language
from tutor.web.shell.offline.packs import Pack
from tutor.web.teaching.game_site import GameSite, about_game, current_site, sites
from tutor.web.teaching.offline.responses import Query, Response, hint, responses
from tutor.web.teaching.puzzles.library import get_entry, puzzle_of
from tutor.web.teaching.setting import current_setting

OFFLINE = "/offline/"
"""The page for what is not kept."""

MOST_ANSWERS = 64
"""Of a puzzle with more answers than these, the likely ones are kept."""

MOST_LINES = 320
"""Of a scenario with more lines than these, the short ones are kept."""

_FOR_OTHER_SITES = re.compile(
    r'<(?:meta (?:property="og:|name="twitter:)|link [^>]*application/json\+oembed)[^>]*>\n?'
)
"""What a page that is kept goes without: it would name the host of whoever asked first."""


def packs(sites: Sequence[GameSite]) -> Mapping[str, Pack]:
    """Return the packs of any language by name, in the order in which a browser takes them.

    What a table full of people looks up comes first. Names of another game's packs begin with its
    id.
    """
    every = [pack for place, site in enumerate(sites) for pack in _packs_of(site, place == 0)]
    return MappingProxyType({pack.name: pack for pack in every})


def kept_puzzles(site: GameSite) -> Mapping[str, tuple[str, ...]]:
    """Return the ids of the puzzles of a game's library that are kept, by theme."""
    if site.kept_puzzles.keys() >= site.game.themes.keys():
        return site.kept_puzzles
    first: dict[str, tuple[str, ...]] = {}
    for entry in site.game.library().values():
        first.setdefault(entry.theme, (entry.id,))
    return {**first, **site.kept_puzzles}


def _packs_of(site: GameSite, is_first: bool) -> Iterator[Pack]:
    """Yield the packs of a game; the first one has the page for what is not kept, too."""
    front = "" if is_first else f"{site.game.id}-"

    def pack(name: str, *paths: str, own: tuple[str, ...] = ()) -> Pack:
        return Pack(front + name, (*(site.prefix + path for path in paths), *own))

    rules = site.game.rulebook(site.setting.read({}, SOURCE)).rules
    around = ("/", OFFLINE) if is_first else ("/",)
    own = tuple(site.prefix + page.path for page in site.own_pages)
    yield pack("site", *around, "/learn/", "/puzzles/", "/progress/", own=own)
    yield pack("rules", "/rules/", *(f"/rules/{rule}" for rule in rules), "/rules/print")
    if site.game.terms:
        yield pack("glossary", "/glossary/")
    for page in site.own_pages:
        if page.below:
            yield pack(page.path.strip("/"), *page.below)
    for lesson in site.game.lessons.values():
        steps = (f"/learn/{lesson.id}/{step}" for step in range(1, len(lesson.steps) + 1))
        yield pack(f"lesson-{lesson.id}", *steps, f"/learn/{lesson.id}/done")
    for theme, names in kept_puzzles(site).items():
        yield pack(f"puzzles-{theme}", *(f"/puzzles/{name}" for name in names))


def pages(app: Flask, language: Language, pack: Pack, base_url: str) -> Iterator[tuple[str, str]]:
    """Yield the pages of a pack, HTML by key; `base_url` is the site as a request names it."""
    renderer = Renderer(app, f"/{language.tag}", base_url)
    for path in pack.paths:
        for key, html in renderer.pages(path):
            # One pack is for all names by which the site can be called.
            local = html.replace(f'href="{base_url.rstrip("/")}/', 'href="/')
            yield key, _FOR_OTHER_SITES.sub("", local)


@dataclass(frozen=True, slots=True)
class Renderer:
    """Makes pages of the site in a language, past the cache that stands in front of it.

    `prefix` is the language in paths, `base_url` the site as its pages name it. Of a puzzle's
    answers only so many are made.
    """

    app: Flask
    prefix: str
    base_url: str
    most_answers: int = MOST_ANSWERS
    most_lines: int = MOST_LINES

    def pages(self, path: str) -> Iterator[tuple[str, str]]:
        """Yield the page of a path below the language and those that follow from it, by key."""
        site, parts = self._split(path)
        match parts:
            case ["learn", _, "done"]:
                yield self._page(path)
            case ["learn", _, _]:
                yield from self._answers(path)
            case ["puzzles", "library"]:
                yield self._page(path)
                for theme in site.game.themes:
                    yield self._page(path, Response(f"theme={theme}", (("theme", theme),)))
            case ["puzzles", _]:
                yield from self._answers(path)
            case _:
                yield self._page(path)

    def html(self, path: str, query: Query = (), status: int = 200) -> str | None:
        """Return a page; None if the site answers with another status."""
        address = self.prefix + path + (f"?{urlencode(query)}" if query else "")
        # A context of its own: the request that asks for a pack has another language.
        with (
            self.app.app_context(),
            self.app.test_request_context(address, base_url=self.base_url),
        ):
            response = self.app.full_dispatch_request()
            return response.get_data(as_text=True) if response.status_code == status else None

    def _page(self, path: str, asked: Response | None = None) -> tuple[str, str]:
        html = self.html(path, asked.query if asked else ())
        assert html is not None, (path, asked)
        return self.key(path, asked), html

    def key(self, path: str, asked: Response | None = None) -> str:
        """Return the key under which a page is found in its pack."""
        return self.prefix + path + (f"?{asked.key}" if asked else "")

    def _answers(self, path: str) -> Iterator[tuple[str, str]]:
        yield self._page(path)
        made: dict[Query, str] = {}
        for response in self._responses(path):
            if response.query not in made:
                _, made[response.query] = self._page(path, response)
            yield self.key(path, response), made[response.query]
        for response in map(hint, count(1)):
            html = self.html(path, response.query)
            if html is None:
                break
            yield self.key(path, response), html

    def _responses(self, path: str) -> list[Response]:
        """Return what can be sent to the puzzle of a path."""
        with (
            self.app.app_context(),
            self.app.test_request_context(self.prefix + path, base_url=self.base_url),
        ):
            site, parts = self._split(path)
            with about_game(site):
                theme, puzzle = _question(parts)
                most = self.most_lines if is_scenario(theme) else self.most_answers
                return list(responses(theme, puzzle, most))

    def _split(self, path: str) -> tuple[GameSite, list[str]]:
        """Return the game that a path is of, and the parts of the path below the game."""
        with self.app.app_context():
            by_mount = {site.mount: site for site in sites()}
        parts = path.strip("/").split("/")
        return (by_mount[parts[0]], parts[1:]) if parts[0] in by_mount else (by_mount[""], parts)


def _question(parts: Sequence[str]) -> tuple[Theme[Any], Puzzle[Any]]:
    """Return the puzzle that a path leads to, below its game, with this request's setting."""
    game = current_site().game
    match parts:
        case ["learn", lesson, number]:
            step = game.lessons[lesson].steps[int(number) - 1](current_setting())
            return step.asked(game.lesson_themes[step.puzzle.theme]), step.puzzle
        case _:
            puzzle = puzzle_of(get_entry(parts[-1]))
            return game.themes[puzzle.theme], puzzle
