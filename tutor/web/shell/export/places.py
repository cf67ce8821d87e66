"""Where the pages of a still copy lie: `/en/rules/play` is the folder `en/rules/play/`.

What depends on a query is not there, but for answers, which the copy's script finds in packs: no
other boxes and rules, no second language, no search, no endless puzzles, no puzzle of the day.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from urllib.parse import parse_qsl, urlencode, urlsplit

from tutor.core.library import Entry
from tutor.games.hanabi.lessons import LESSONS
from tutor.games.hanabi.puzzles import THEMES
from tutor.games.hanabi.puzzles.library import library
from tutor.games.hanabi.rulebook import RULES

ANSWER = "answer/"
"""The folder, below that of a puzzle, with the page that shows its answer."""

PACK = "answers.pack"
"""The file beside a puzzle that has every answer to it."""

_OF_ANSWERS = ("answer", "show", "hint", "check", "slips")


@dataclass(frozen=True)
class Places:
    """The pages of a copy: its `languages`, its `lessons`, the `themes` of its puzzles.

    Of each theme it has the first so many `puzzles`, or all if that is None. `base` is the address
    of the whole copy, a path (`/hanabi/`) or with the host before it.
    """

    base: str
    languages: tuple[str, ...]
    puzzles: int | None = None
    lessons: tuple[str, ...] = tuple(LESSONS)
    themes: tuple[str, ...] = tuple(THEMES)

    @property
    def root(self) -> str:
        """The path of the copy, with which links begin and end: `/hanabi/`."""
        return urlsplit(self.base).path or "/"

    @cached_property
    def entries(self) -> tuple[Entry, ...]:
        """The puzzles of the library that are in the copy."""
        most = self.puzzles if self.puzzles is not None else len(library())
        held = (entry for entry in library().values() if entry.theme in self.themes)
        return tuple(entry for entry in held if entry.number <= most)

    @cached_property
    def plain(self) -> Mapping[str, tuple[tuple[str, str], ...]]:
        """The pages without an answer, by path below the language, with the query of the site."""
        paths = ["/", "/learn/", "/puzzles/", "/progress/", "/using/", "/glossary/"]
        paths += ["/rules/", "/rules/print", *(f"/rules/{rule}" for rule in RULES)]
        shelves = {f"/puzzles/library/{theme}": (("theme", theme),) for theme in THEMES}
        return dict.fromkeys([*paths, "/puzzles/library/"], ()) | shelves

    @cached_property
    def judged(self) -> tuple[str, ...]:
        """The pages with answers: puzzles, and the steps and ends of lessons."""
        steps = (
            f"/learn/{lesson.id}/{step}"
            for lesson in map(LESSONS.__getitem__, self.lessons)
            for step in (*range(1, len(lesson.steps) + 1), "done")
        )
        return (*steps, *(f"/puzzles/{entry.id}" for entry in self.entries))

    @cached_property
    def _judged(self) -> frozenset[str]:
        return frozenset(self.judged)

    @cached_property
    def _all(self) -> frozenset[str]:
        return frozenset((*self.plain, *self.judged))

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
        path, query = self._path(f"/{rest}", dict(parse_qsl(parts.query)))
        if tag not in self.languages or path is None:
            return None
        kept = [each for each in parse_qsl(parts.query) if each[0] in _OF_ANSWERS] if query else []
        folder = self.root + self.folder(tag, path)
        if kept and kept[0] == ("show", "1"):
            folder, kept = folder + ANSWER, kept[1:]
        target = folder + (f"?{urlencode(kept)}" if kept else "")
        return target + (f"#{parts.fragment}" if parts.fragment else "")

    def _path(self, path: str, query: Mapping[str, str]) -> tuple[str | None, bool]:
        """Return the path in the copy for a path of the site, and whether its query means a thing.

        An endless puzzle becomes the first one of the library that is like it, and a puzzle that is
        not in the copy the shelf on which it would stand.
        """
        match path.split("/"):
            case ["", "puzzles", "library", ""] if "theme" in query:
                return f"/puzzles/library/{query['theme']}", False
            case ["", "puzzles", "endless", _, theme, level, _]:
                return self._like(theme, level), False
            case ["", "puzzles", name] if name in library() and path not in self._all:
                return f"/puzzles/library/{library()[name].theme}", False
        return (path if path in self._all else None), path in self._judged

    def _like(self, theme: str, level: str) -> str:
        for entry in self.entries:
            if entry.theme == theme and str(entry.level) == level:
                return f"/puzzles/{entry.id}"
        return f"/puzzles/library/{theme}"
