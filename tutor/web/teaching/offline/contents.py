"""What a browser keeps of a language, pack by pack, and how the pages of a pack are made."""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from itertools import count
from types import MappingProxyType
from urllib.parse import urlencode

from flask import Flask

from tutor.core.puzzle import Puzzle, Theme
from tutor.core.scenario import Scenario
from tutor.games.hanabi.engine import GameState
from tutor.games.hanabi.lessons import LESSON_THEMES, LESSONS
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.library import find
from tutor.games.hanabi.puzzles.offline import kept_puzzles
from tutor.games.hanabi.rulebook import RULES
from tutor.web.hanabi.box_colours import drawn_in_colours_of_the_box
from tutor.web.shell.languages import Language
from tutor.web.teaching.lessons.lesson_view import SLIPS
from tutor.web.teaching.offline.responses import Query, Response, hint, responses
from tutor.web.teaching.setting import current_setting

OFFLINE = "/offline/"
"""The page for what is not kept."""

MOST_ANSWERS = 64
"""Of a puzzle with more answers than these, the likely ones are kept."""

MOST_LINES = 320
"""Of a scenario with more lines than these, the short ones are kept."""

KEPT_PUZZLES = kept_puzzles()
"""The puzzles of the library that are kept, by theme."""

_FOR_OTHER_SITES = re.compile(
    r'<(?:meta (?:property="og:|name="twitter:)|link [^>]*application/json\+oembed)[^>]*>\n?'
)
"""What a page that is kept goes without: it would name the host of whoever asked first."""

_SLIPS_TOLD_APART = 3
"""A lesson ends alike with two wrong answers and with more."""


@dataclass(frozen=True, slots=True)
class Pack:
    """A pack by its name, with the paths of its pages below the language."""

    name: str
    paths: tuple[str, ...]


@cache
def packs() -> Mapping[str, Pack]:
    """Return the packs of any language by name, in the order in which a browser takes them.

    What a table full of people looks up comes first.
    """
    first = [
        Pack("site", ("/", OFFLINE, "/learn/", "/puzzles/", "/using/", "/progress/")),
        Pack("rules", ("/rules/", *(f"/rules/{rule}" for rule in RULES), "/rules/print")),
        Pack("glossary", ("/glossary/",)),
    ]
    lessons = [
        Pack(
            f"lesson-{lesson.id}",
            (
                *(f"/learn/{lesson.id}/{step + 1}" for step in range(len(lesson.steps))),
                f"/learn/{lesson.id}/done",
            ),
        )
        for lesson in LESSONS.values()
    ]
    puzzles = [
        Pack(f"puzzles-{theme}", tuple(f"/puzzles/{name}" for name in names))
        for theme, names in KEPT_PUZZLES.items()
    ]
    shelves = Pack("library", ("/puzzles/library/",))
    return MappingProxyType({pack.name: pack for pack in [*first, *lessons, shelves, *puzzles]})


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
    """Makes pages of the site in a language, past the cache that stands in front of it."""

    app: Flask
    prefix: str
    base_url: str
    most_answers: int = MOST_ANSWERS
    most_lines: int = MOST_LINES

    def pages(self, path: str) -> Iterator[tuple[str, str]]:
        """Yield the page of a path below the language and those that follow from it, by key."""
        match path.strip("/").split("/"):
            case ["learn", _, "done"]:
                for slips in range(_SLIPS_TOLD_APART):
                    yield self._page(path, Response(f"{SLIPS}={slips}", ((SLIPS, str(slips)),)))
                yield self._page(path)
            case ["learn", _, _]:
                # With a wrong answer before it, so that every number of them can be put there.
                yield from self._answers(path, ((SLIPS, "1"),))
            case ["puzzles", "library"]:
                yield self._page(path)
                for theme in THEMES:
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

    def _page(self, path: str, asked: Response | None = None, more: Query = ()) -> tuple[str, str]:
        html = self.html(path, (*more, *(asked.query if asked else ())))
        assert html is not None, (path, asked)
        return self.key(path, asked), html

    def key(self, path: str, asked: Response | None = None) -> str:
        """Return the key under which a page is found in its pack."""
        return self.prefix + path + (f"?{asked.key}" if asked else "")

    def _answers(self, path: str, more: Query = ()) -> Iterator[tuple[str, str]]:
        yield self._page(path, more=more)
        made: dict[Query, str] = {}
        for response in self._responses(path):
            if response.query not in made:
                _, made[response.query] = self._page(path, response, more)
            yield self.key(path, response), made[response.query]
        for response in map(hint, count(1)):
            html = self.html(path, (*more, *response.query))
            if html is None:
                break
            yield self.key(path, response), html

    def _responses(self, path: str) -> list[Response]:
        """Return what can be sent to the puzzle of a path."""
        with (
            self.app.app_context(),
            self.app.test_request_context(self.prefix + path, base_url=self.base_url),
        ):
            theme, puzzle = _asked(path)
            most = self.most_lines if isinstance(theme, Scenario) else self.most_answers
            return list(responses(theme, puzzle, most))


def _asked(path: str) -> tuple[Theme[GameState], Puzzle[GameState]]:
    """Return the puzzle of a path as this request's table has it."""
    match path.strip("/").split("/"):
        case ["learn", lesson, number]:
            step = LESSONS[lesson].steps[int(number) - 1](current_setting())
            return step.asked(LESSON_THEMES[step.puzzle.theme]), step.puzzle
        case _:
            entry = find(path.rpartition("/")[2])
            return THEMES[entry.theme], drawn_in_colours_of_the_box(entry.puzzle)
