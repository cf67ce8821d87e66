"""Lists of puzzles: the kinds by family, and the numbered puzzles of one kind."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from tutor.core.library import Entry, listed
from tutor.core.messages import Message
from tutor.web.teaching.game_site import current_site
from tutor.web.teaching.puzzles.links import endless_address
from tutor.web.teaching.setting import ruleset_of_setting


@dataclass(frozen=True, slots=True)
class LevelView:
    """A level of a theme, with the address of its first endless puzzle."""

    level: int
    url: str


@dataclass(frozen=True, slots=True)
class ThemeView:
    """A theme; `is_numbered` if the library has puzzles of it.

    Without `levels` it makes no sense with the rules that are chosen; `other_rules` is the code of
    rules with which it does, `comes_with` says them in words; there may be none.
    """

    name: str
    levels: tuple[LevelView, ...]
    is_numbered: bool
    other_rules: str = ""
    comes_with: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class FamilyView:
    """A family of themes, by its id; `emblem` is what it is known by."""

    id: str
    emblem: str
    themes: tuple[ThemeView, ...]


@dataclass(frozen=True, slots=True)
class ShelfView:
    """A theme of the library, and how many puzzles it has."""

    theme: str
    puzzles: int


@dataclass(frozen=True, slots=True)
class ShelfFamilyView:
    """The shelves of a family of themes, by its id and emblem."""

    id: str
    emblem: str
    shelves: tuple[ShelfView, ...]


@dataclass(frozen=True, slots=True)
class EntryView:
    """A puzzle of the library, by its id, with what it is played with."""

    id: str
    players: Message
    playing: tuple[Message, ...]


@dataclass(frozen=True, slots=True)
class ShelfLevelView:
    """The puzzles of one level."""

    level: int
    entries: tuple[EntryView, ...]


def index_view() -> tuple[FamilyView, ...]:
    """Return the families with the themes that there are, for the rules of the setting."""
    code = ruleset_of_setting()
    numbered = {entry.theme for entry in listed(current_site().game.library().values())}
    return tuple(
        FamilyView(
            family.id,
            family.emblem,
            tuple(_theme_view(name, code, name in numbered) for name in family.themes),
        )
        for family in current_site().families
    )


def _theme_view(name: str, code: str, is_numbered: bool) -> ThemeView:
    site = current_site()
    if site.game.makes_sense(code, name):
        levels = (
            LevelView(level, endless_address(code, name, level)) for level in site.game.levels[name]
        )
        return ThemeView(name, tuple(levels), is_numbered)
    others = (rules for rules in site.other_rules if site.game.makes_sense(rules, name))
    other = next(others, "")
    comes_with = site.setting.rules_in_words(other) if other else ()
    return ThemeView(name, (), is_numbered, other, comes_with)


def shelves_view(entries: Iterable[Entry]) -> tuple[ShelfFamilyView, ...]:
    """Return the themes of the library, in the order of the families."""
    held = Counter(entry.theme for entry in entries)
    return tuple(
        ShelfFamilyView(
            family.id,
            family.emblem,
            tuple(ShelfView(name, held[name]) for name in family.themes if name in held),
        )
        for family in current_site().families
    )


def levels_view(entries: Iterable[Entry]) -> tuple[ShelfLevelView, ...]:
    """Return the puzzles of a theme by level, easiest first."""
    by_level: dict[int, list[EntryView]] = {}
    for entry in entries:
        state = entry.puzzle.position
        view = EntryView(
            entry.id,
            Message("fact.players", {"num": state.players}),
            current_site().setting.rules_in_words(str(state.ruleset)),
        )
        by_level.setdefault(entry.level, []).append(view)
    return tuple(ShelfLevelView(level, tuple(by_level[level])) for level in sorted(by_level))
