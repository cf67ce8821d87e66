"""The offline content: pages, puzzles, and every answer that a puzzle's form can send.

A response is a key and the query that the form sends. Keys are what a lookup makes of a query, in
pack.js as here: options in the order of their names, `card-0-1+card-1-2`; the moves of a line in
the order in which they are made, `play-0>discard-1`, and so are answers in an order.
"""

import re
from collections import deque
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import chain, combinations, count, islice, permutations
from typing import Any, NamedTuple
from urllib.parse import urlencode

from flask import Flask

from tutor.core.puzzle import NONE, Choose, Puzzle, Theme, answer_to
from tutor.core.scenario import Scenario, Status
from tutor.web.puzzles.fields import CHECK, HINT, SHOW, answer_fields
from tutor.web.puzzles.library import get_entry, puzzle_of
from tutor.web.shell.languages import SOURCE, Language
from tutor.web.site.game_pages import GamePages
from tutor.web.site.game_routing import games
from tutor.web.site.reader_options import current_setting, in_game

ANY = "*"
"""The key of what any other answer leads to: to the right one, shown."""

CONTRADICTION = f"{NONE}+"
"""The key of "none of them" beside others."""

MOST_ANSWERS = 64
"""Of a puzzle with more answers than these, the likely ones are kept."""

MOST_LINES = 320
"""Of a scenario with more lines than these, the short ones are kept."""

Query = tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class Pack:
    """A few pages that are kept in one file, by its name, with their paths below the language."""

    name: str
    paths: tuple[str, ...]


class Response(NamedTuple):
    """The fields that a form can send, and the key of the page that follows."""

    key: str
    query: Query


def responses(
    theme: Theme[Any],
    puzzle: Puzzle[Any],
    most_answers: int = MOST_ANSWERS,
    most_lines: int = MOST_LINES,
) -> Iterator[Response]:
    """Yield all that can be sent except hints; of many answers, only the most likely ones.

    These are the ones nearest to the right answer, and of a scenario the shortest lines.
    """
    yield Response(CHECK, ((CHECK, "1"),))
    yield Response(SHOW, ((SHOW, "1"),))
    yield Response(ANY, ((SHOW, "1"),))
    between = ">"
    answers: Iterable[tuple[str, ...]]
    if isinstance(theme, Scenario):
        answers = islice(_lines(theme, puzzle), most_lines)
    elif theme.choose is Choose.ONE:
        answers = ((option,) for option in theme.options(puzzle))
    elif theme.choose is Choose.ORDER:
        solution = answer_to(theme, puzzle).solution
        answers = islice(_orders(theme.options(puzzle), solution), most_answers)
    else:
        between, options = "+", theme.options(puzzle)
        if NONE in options and len(options) > 1:
            other = next(option for option in options if option != NONE)
            yield Response(CONTRADICTION, answer_fields([NONE, other]))
        right = answer_to(theme, puzzle).right_options
        answers = islice(_sets(options, right), most_answers)
    for chosen in answers:
        yield Response(between.join(chosen), answer_fields(chosen))


def hint(number: int) -> Response:
    """Return the request for the first `number` hints."""
    return Response(f"{HINT}={number}", ((HINT, str(number)),))


def _sets(options: tuple[str, ...], right: frozenset[str]) -> Iterator[tuple[str, ...]]:
    """Yield every set of options that can be chosen, sorted: single ones first, then by mistakes.

    A mistake is an option too many or too few.
    """
    named = [option for option in options if option != NONE]
    alone = [frozenset([option]) for option in options]
    flips = chain.from_iterable(combinations(named, mistakes) for mistakes in range(len(named) + 1))
    nearest = ((right - {NONE}) ^ frozenset(flip) for flip in flips)
    seen: set[frozenset[str]] = {frozenset()}
    for chosen in chain([right], alone, nearest):
        if chosen not in seen:
            seen.add(chosen)
            yield tuple(sorted(chosen))


def _orders(options: tuple[str, ...], solution: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    """Yield every order that options can be put in: all the right ones first, then few of any."""
    yield from permutations(solution)
    for number in range(1, len(options) + 1):
        chosen = permutations(options, number)
        yield from (each for each in chosen if {*each} != {*solution})


def _lines(theme: Scenario[Any], puzzle: Puzzle[Any]) -> Iterator[tuple[str, ...]]:
    """Yield every line that can be played, the solution first and then the shortest."""
    solution = theme.solution(puzzle)
    known = [solution[:moves] for moves in range(1, len(solution) + 1)]
    yield from known
    begun: deque[tuple[str, ...]] = deque([()])
    while begun:
        line = begun.popleft()
        reached = theme.play(puzzle, line)
        if reached.status is Status.OPEN and reached.refusal is None:
            for option in theme.moves_now(puzzle, reached.state):
                begun.append((*line, option))
                if begun[-1] not in known:
                    yield begun[-1]


OFFLINE = "/offline/"
"""The page for what is not kept."""

_FOR_OTHER_SITES = re.compile(
    r'<(?:meta (?:property="og:|name="twitter:)|link [^>]*application/json\+oembed)[^>]*>\n?'
)
"""Tags that a stored page leaves out: they name the host of the first request."""


def packs(games: Sequence[GamePages]) -> Mapping[str, Pack]:
    """Return the packs of any language by name, in the order in which a browser takes them.

    What a table full of people looks up comes first. Names of another game's packs begin with its
    id.
    """
    return {pack.name: pack for pages in games for pack in _packs_of(pages)}


def kept_puzzles(pages: GamePages) -> Mapping[str, tuple[str, ...]]:
    """Return the ids of the puzzles of a game's library that are kept, by theme."""
    if pages.puzzles.kept.keys() >= pages.game.themes.keys():
        return pages.puzzles.kept
    first: dict[str, tuple[str, ...]] = {}
    for entry in pages.game.library().values():
        first.setdefault(entry.theme, (entry.id,))
    return {**first, **pages.puzzles.kept}


def _packs_of(pages: GamePages) -> Iterator[Pack]:
    """Yield the packs of a game; the first one also has the page for missing content."""
    front = f"{pages.game.id}-" if pages.mount else ""

    def pack(name: str, *paths: str, own: tuple[str, ...] = ()) -> Pack:
        return Pack(front + name, (*(pages.prefix + path for path in paths), *own))

    rules = pages.game.rulebook(pages.setting.read({}, SOURCE)).rules
    around = ("/",) if pages.mount else ("/", OFFLINE)
    own = tuple(pages.prefix + page.path for page in pages.own_pages)
    yield pack("site", *around, "/learn/", "/puzzles/", "/progress/", own=own)
    yield pack("rules", "/rules/", *(f"/rules/{rule}" for rule in rules), "/rules/print")
    if pages.game.terms:
        yield pack("glossary", "/glossary/")
    for page in pages.own_pages:
        if page.below or page.offline:
            yield pack(page.path.strip("/"), *page.below, *page.offline)
    for lesson in pages.game.lessons.values():
        steps = (f"/learn/{lesson.id}/{step}" for step in range(1, len(lesson.steps) + 1))
        yield pack(f"lesson-{lesson.id}", *steps, f"/learn/{lesson.id}/done")
    for theme, names in kept_puzzles(pages).items():
        yield pack(f"puzzles-{theme}", *(f"/puzzles/{name}" for name in names))


def rendered_pages(
    app: Flask, language: Language, pack: Pack, base_url: str
) -> Iterator[tuple[str, str]]:
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

    `prefix` is the language in paths, `base_url` the site as its pages name it. `most_answers` and
    `most_lines` bound how many answers of a puzzle are made.
    """

    app: Flask
    prefix: str
    base_url: str
    most_answers: int = MOST_ANSWERS
    most_lines: int = MOST_LINES

    def pages(self, path: str) -> Iterator[tuple[str, str]]:
        """Yield the page of a path below the language and those that follow from it, by key."""
        pages, parts = self._split(path)
        match parts:
            case ["learn", _, "done"]:
                yield self._page(path)
            case ["learn", _, _] | ["puzzles", _]:
                yield from self._answers(path)
            case _:
                below = path.removeprefix(pages.prefix)
                keys = {key: each for page in pages.own_pages for key, each in page.offline.items()}
                for query in keys.get(below, ("",)):
                    yield self._page(path + query)

    def html(self, path: str, query: Query = (), status: int = 200) -> str | None:
        """Return a page; None if the site answers with another status."""
        with self.request(path + (f"?{urlencode(query)}" if query else "")):
            response = self.app.full_dispatch_request()
            return response.get_data(as_text=True) if response.status_code == status else None

    @contextmanager
    def request(self, path: str) -> Iterator[None]:
        """Have a request for this path; one that asks for a pack has another language."""
        address = self.prefix + path
        with self.app.app_context(), self.app.test_request_context(address, base_url=self.base_url):
            yield

    def _page(self, path: str, response: Response | None = None) -> tuple[str, str]:
        html = self.html(path, response.query if response else ())
        assert html is not None, (path, response)
        return self.key(path, response), html

    def key(self, path: str, response: Response | None = None) -> str:
        """Return the key under which a page is found in its pack."""
        return self.prefix + path + (f"?{response.key}" if response else "")

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
        """Return the responses that the form of a path's puzzle can send."""
        pages, parts = self._split(path)
        with self.request(path), in_game(pages):
            theme, puzzle = _question(pages, parts)
            return list(responses(theme, puzzle, self.most_answers, self.most_lines))

    def _split(self, path: str) -> tuple[GamePages, list[str]]:
        """Return the game that a path is of, and the parts of the path below the game."""
        with self.app.app_context():
            by_mount = {pages.mount: pages for pages in games()}
        parts = path.strip("/").split("/")
        return (by_mount[parts[0]], parts[1:]) if parts[0] in by_mount else (by_mount[""], parts)


def _question(pages: GamePages, parts: Sequence[str]) -> tuple[Theme[Any], Puzzle[Any]]:
    """Return the puzzle that a path leads to, below its game, with this request's setting."""
    game = pages.game
    match parts:
        case ["learn", lesson, number]:
            step = game.lessons[lesson].steps[int(number) - 1](current_setting())
            return step.as_asked(game.lesson_themes[step.puzzle.theme]), step.puzzle
        case _:
            puzzle = puzzle_of(pages, get_entry(pages, parts[-1]))
            return game.themes[puzzle.theme], puzzle
