"""Which pages of the games are in an exported copy, and what stands in for those that are not.

Not there are other settings and rules, a second language, the search, endless puzzles and the
puzzle of the day. All of this is plain data, so that it can be handed to other processes.
"""

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field

from tutor.web.offline.contents import Query
from tutor.web.shell.languages import SOURCE
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
