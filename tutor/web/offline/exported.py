"""Which pages of the games are in an exported copy, and what stands in for those that are not.

Not there are other settings and rules, a second language, the search, endless puzzles and the
puzzle of the day. All of this is plain data, so that it can be handed to other processes.
"""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

from tutor.core.library import Entry
from tutor.web.offline.contents import Query
from tutor.web.shell.languages import SOURCE
from tutor.web.site.game_site import GameSite


@dataclass(frozen=True)
class GamePages:
    """The pages of one game, whose paths have `prefix` in front; `own` are those only it has.

    `steps` are the numbers of steps of its lessons, `puzzles` its puzzles in the copy, by id with
    theme and level; `theme_of` has the theme of every puzzle of the library.
    """

    prefix: str
    own: tuple[str, ...]
    rules: tuple[str, ...]
    steps: Mapping[str, int]
    has_glossary: bool
    themes: tuple[str, ...]
    puzzles: Mapping[str, tuple[str, int]]
    theme_of: Mapping[str, str]

    @cached_property
    def plain(self) -> Mapping[str, Query]:
        """The pages without an answer, by path below the language, with the query of the site."""
        paths = ["/", "/learn/", "/puzzles/", "/progress/"]
        paths += ["/glossary/"] if self.has_glossary else []
        paths += ["/rules/", "/rules/print", *(f"/rules/{rule}" for rule in self.rules)]
        every = [*(self.prefix + path for path in paths), *self.own]
        shelves = {self._shelf(theme): (("theme", theme),) for theme in self.themes}
        return dict.fromkeys(every, ()) | shelves

    @cached_property
    def judged(self) -> tuple[str, ...]:
        """The pages with answers: puzzles, and the steps and ends of lessons."""
        steps = (
            f"{self.prefix}/learn/{lesson}/{step}"
            for lesson, number in self.steps.items()
            for step in (*range(1, number + 1), "done")
        )
        return (*steps, *map(self._puzzle, self.puzzles))

    def stand_in(self, path: str, query: Mapping[str, str]) -> str | None:
        """Return the path of what is like a page that is not in the copy, if anything is.

        Of an endless puzzle it is the first one of the library that is like it, of a puzzle that is
        not in the copy the shelf on which it would stand.
        """
        match path.removeprefix(self.prefix).split("/"):
            case ["", "puzzles", "library", ""] if "theme" in query:
                return self._shelf(query["theme"])
            case ["", "puzzles", "endless", _, theme, level, _]:
                name = self._first_of.get((theme, level))
                return self._puzzle(name) if name else self._shelf(theme)
            case ["", "puzzles", name] if name in self.theme_of and name not in self.puzzles:
                return self._shelf(self.theme_of[name])
        return None

    def _puzzle(self, name: str) -> str:
        return f"{self.prefix}/puzzles/{name}"

    def _shelf(self, theme: str) -> str:
        return f"{self.prefix}/puzzles/library/{theme}"

    @cached_property
    def _first_of(self) -> Mapping[tuple[str, str], str]:
        """The first puzzle of each theme and level, by their names."""
        first: dict[tuple[str, str], str] = {}
        for name, (theme, level) in self.puzzles.items():
            first.setdefault((theme, str(level)), name)
        return first


@dataclass(frozen=True)
class PagesOfGames:
    """The pages of several games; as plain data."""

    games: tuple[GamePages, ...]

    @cached_property
    def plain(self) -> Mapping[str, Query]:
        """The pages without an answer, by path below the language, with the query of the site."""
        return {path: query for game in self.games for path, query in game.plain.items()}

    @cached_property
    def judged(self) -> tuple[str, ...]:
        """The pages with answers."""
        return tuple(path for game in self.games for path in game.judged)

    def stand_in(self, path: str, query: Mapping[str, str]) -> str | None:
        """Return the path of what is like a page that is not in the copy, if anything is."""
        # The first game has no prefix, so that all paths seem to be its own.
        game = next(each for each in reversed(self.games) if path.startswith(f"{each.prefix}/"))
        return game.stand_in(path, query)


def exported_pages(
    sites: Iterable[GameSite],
    puzzles: int | None = None,
    *,
    lessons: Collection[str] | None = None,
    themes: Collection[str] | None = None,
) -> PagesOfGames:
    """Return the pages of these games.

    Of each theme the copy has the first so many `puzzles`, or all if that is None; with `lessons`
    and `themes` just those of them.
    """

    def is_in(entry: Entry) -> bool:
        wanted = themes is None or entry.theme in themes
        return wanted and (puzzles is None or entry.number <= puzzles)

    return PagesOfGames(
        tuple(
            GamePages(
                prefix=site.prefix,
                own=tuple(
                    site.prefix + path
                    for page in site.own_pages
                    for path in (page.path, *page.below)
                ),
                rules=tuple(site.game.rulebook(site.setting.read({}, SOURCE)).rules),
                steps={
                    lesson.id: len(lesson.steps)
                    for lesson in site.game.lessons.values()
                    if lessons is None or lesson.id in lessons
                },
                has_glossary=bool(site.game.terms),
                themes=tuple(site.game.themes),
                puzzles={
                    entry.id: (entry.theme, entry.level)
                    for entry in site.game.library().values()
                    if is_in(entry)
                },
                theme_of={entry.id: entry.theme for entry in site.game.library().values()},
            )
            for site in sites
        )
    )
