"""The pages of an exported copy: where they lie, and how a page of the site becomes one of them.

`/en/rules/play` is the folder `en/rules/play/`. What depends on a query is not there, but for
answers, which the copy's script finds in packs.

What would ask the server something, templates leave out (`app_for_export` in writer.py). Here links
and forms are led to where things lie in the copy, or taken out. A page is taken as the text that it
is: hundreds of thousands of them are too many to take apart. Forms and links are never inside their
like, as HTML forbids it, and a test reads the result as HTML.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from html import escape, unescape
from urllib.parse import parse_qsl, urlencode, urlsplit

from tutor.web.offline.contents import Query
from tutor.web.puzzles.fields import ANSWER, CHECK, HINT, SHOW
from tutor.web.shell.languages import SOURCE
from tutor.web.site.game_pages import GamePages


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
        """Return the path of the closest page, for a page that the copy leaves out, or None.

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


def exported_pages(games: Iterable[GamePages], puzzles: int | None = None) -> ExportedPages:
    """Return the pages of these games, with the first so many `puzzles` of each theme, or all."""
    exported = ExportedPages()
    for pages in games:
        exported.plain.update(dict.fromkeys(_plain_paths(pages), ()))
        library = f"{pages.prefix}/puzzles/library/"
        exported.plain.update(
            {f"{library}{name}": (("theme", name),) for name in pages.game.themes}
        )
        for lesson in pages.game.lessons.values():
            parts = (*range(1, len(lesson.steps) + 1), "done")
            exported.judged.extend(f"{pages.prefix}/learn/{lesson.id}/{part}" for part in parts)
        for entry in pages.game.library().values():
            path, of_theme = f"{pages.prefix}/puzzles/{entry.id}", f"{library}{entry.theme}"
            if puzzles is None or entry.number <= puzzles:
                exported.judged.append(path)
                exported.first.setdefault((of_theme, str(entry.level)), path)
            else:
                exported.instead[path] = of_theme
    return exported


def _plain_paths(pages: GamePages) -> Iterator[str]:
    """Yield the paths of a game's pages without an answer, but for those of its themes."""
    paths = ["/", "/learn/", "/puzzles/", "/progress/"]
    paths += ["/glossary/"] if pages.game.terms else []
    rules = pages.game.rulebook(pages.setting.read({}, SOURCE)).rules
    paths += ["/rules/", "/rules/print", *(f"/rules/{rule}" for rule in rules)]
    for page in pages.own_pages:
        paths += [page.path, *page.below]
    return (pages.prefix + path for path in paths)


ANSWER_FOLDER = "answer/"
"""The folder, below that of a puzzle, with the page that shows its answer."""

PACK = "answers.pack"
"""The file beside a puzzle that has every answer to it."""


KEPT = (ANSWER, SHOW, HINT, CHECK)
"""The fields that addresses of answers keep: those by which scripts find a page in a pack."""

SHOWN = (SHOW, "1")
"""The field that asks for the right answer, with its value."""


@dataclass(frozen=True)
class Places:
    """The places of `pages` in a copy, in its `languages`.

    `base` is the address of the whole copy, a path (`/hanabi/`) or with the host before it.
    """

    base: str
    languages: tuple[str, ...]
    pages: ExportedPages

    @property
    def root(self) -> str:
        """The path of the copy, with which links begin and end: `/hanabi/`."""
        return urlsplit(self.base).path or "/"

    @cached_property
    def judged(self) -> frozenset[str]:
        """The paths of the pages with answers."""
        return frozenset(self.pages.judged)

    @cached_property
    def _all(self) -> frozenset[str]:
        return self.judged | frozenset(self.pages.plain)

    def folder(self, tag: str, path: str) -> str:
        """Return the folder of a page below that of the copy, with a slash at its end."""
        return f"{tag}{path}".rstrip("/") + "/"

    def address(self, address: str) -> str | None:
        """Return where a link of the site leads in the copy; None if there is nothing like it.

        An address on other sites, or within the page, stays what it is.
        """
        parts = urlsplit(address)
        if parts.netloc or not parts.path.startswith("/"):
            return address
        if parts.path.startswith("/static/"):
            return self.root.rstrip("/") + parts.path
        tag, _, rest = parts.path[1:].partition("/")
        query = parse_qsl(parts.query)
        path = self.pages.stand_in(f"/{rest}", dict(query).get("theme")) or f"/{rest}"
        if tag not in self.languages or path not in self._all:
            return None
        is_answer = path == f"/{rest}" and path in self.judged
        options = [each for each in query if each[0] in KEPT] if is_answer else []
        folder = self.root + self.folder(tag, path)
        if options and options[0] == SHOWN:
            folder, options = folder + ANSWER_FOLDER, options[1:]
        target = folder + (f"?{urlencode(options)}" if options else "")
        return target + (f"#{parts.fragment}" if parts.fragment else "")


_ALTERNATES = re.compile(r'<link (?:[^>]* )?rel="(?:canonical|alternate)"[^>]*>\n?')

_FORM = re.compile(r"(<form[^>]*>).*?</form>", re.DOTALL)
_ACTION = re.compile(r' action="([^"]*)"')
_LINK = re.compile(r"(<a [^>]*>).*?</a>", re.DOTALL)
_ADDRESS = re.compile(r'( (?:href|src|action|formaction)=")([^"]*)(")')
_ENTRY = re.compile(r"<li>(<a [^>]* data-puzzle=[^>]*>).*?</a></li>", re.DOTALL)
_EMPTY = re.compile(r"<(li|p)[^>]*>\s*</\1>\n?")

_MAIN = '<main id="main"'


class Rewriter:
    """Rewrites pages for a copy; `site` is what their absolute addresses begin with.

    `files` has the addresses of static files that are others in the copy.
    """

    def __init__(self, places: Places, site: str, files: Mapping[str, str]) -> None:
        self._places = places
        # Pages lead to the same few places again and again.
        self._target = lru_cache(maxsize=4096)(places.address)
        self._hint = re.compile(rf'<button([^>]* name="{HINT}")')
        self._shown = urlencode((SHOWN,))
        self._site = site.rstrip("/")
        self._files = files

    def page(self, html: str, *, judged: bool = False) -> str:
        """Return a page for the copy; a `judged` one has a pack beside it."""
        html = _ALTERNATES.sub(self._alternate, html)
        html = _ENTRY.sub(self._entry, html)
        html = _FORM.sub(self._form, html)
        html = _LINK.sub(self._link, html)
        html = _ADDRESS.sub(self._address, html)
        html = self._hint.sub(r"<button hidden\1", html)
        if judged:
            html = html.replace(_MAIN, f'{_MAIN} data-pack="{PACK}"')
        return _EMPTY.sub("", html)

    def _alternate(self, match: re.Match[str]) -> str:
        """Return a line about this page's own addresses, which only a copy with a host can name."""
        host = self._places.base[: -len(self._places.root)]
        if not host:
            return ""
        link = re.search(r'href="([^"]*)"', match[0])
        target = link and self._target(unescape(link[1]).removeprefix(self._site))
        return match[0].replace(link[1], escape(host + target)) if link and target else ""

    def _entry(self, match: re.Match[str]) -> str:
        """Return an entry of a list of puzzles, if the copy has its puzzle."""
        link = _ADDRESS.search(match[1])
        path = unescape(link[2]).partition("?")[0] if link else ""
        return match[0] if "/" + path[1:].partition("/")[2] in self._places.judged else ""

    def _form(self, match: re.Match[str]) -> str:
        """Return a form of an answer, or one that the script works alone; others are left out.

        Without scripts an answer leads to the page that shows the right one.
        """
        start, action = match[1], _ACTION.search(match[1])
        if "data-import" in start:
            return match[0]
        target = action and self._target(unescape(action[1]))
        if not action or not target or "typed" in start or target.startswith("#"):
            return ""
        path = unescape(action[1]).partition("#")[0]
        answer_action = f' action="{escape(path)}?{self._shown}#result"'
        return match[0].replace(start, start.replace(action[0], answer_action), 1)

    def _link(self, match: re.Match[str]) -> str:
        """Return a link, if there is something where it leads."""
        link = _ADDRESS.search(match[1])
        if link is None or self._target(unescape(link[2])) is not None:
            return match[0]
        return ""

    def _address(self, match: re.Match[str]) -> str:
        address = unescape(match[2])
        target = self._files.get(address) or self._target(address)
        return match[0] if target is None else match[1] + escape(target) + match[3]
