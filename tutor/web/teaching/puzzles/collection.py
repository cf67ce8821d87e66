"""Lists of puzzles: the index by family, the shelves of the library, and one of its shelves."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from tutor.core.library import Entry
from tutor.core.messages import Message
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.puzzles import THEMES
from tutor.web.hanabi.setting_form import playing
from tutor.web.teaching.game_site import current_site
from tutor.web.teaching.puzzles.endless import endless_address

_OTHER_RULES = ("base", "wild-5", "sixth-5", "play-on")
"""Where a theme that makes no sense with the rules chosen is looked for, in this order."""


@dataclass(frozen=True, slots=True)
class LevelView:
    """A level of a theme, with the address of its first endless puzzle."""

    level: int
    url: str


@dataclass(frozen=True, slots=True)
class ThemeView:
    """A theme, and how many puzzles the library has of it.

    Without `levels` it makes no sense with the rules that are chosen; `other_rules` is the code of
    rules with which it does, `comes_with` says them in words.
    """

    name: str
    levels: tuple[LevelView, ...]
    other_rules: str = ""
    comes_with: tuple[Message, ...] = ()


@dataclass(frozen=True, slots=True)
class FamilyView:
    """A family of themes, by its id; `suit` is the burst that it is known by."""

    id: str
    suit: str
    themes: tuple[ThemeView, ...]


@dataclass(frozen=True, slots=True)
class ShelfView:
    """A theme of the library, and how many puzzles it has."""

    theme: str
    puzzles: int


@dataclass(frozen=True, slots=True)
class ShelfFamilyView:
    """The shelves of a family of themes, by its id and burst."""

    id: str
    suit: str
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


def index_view(ruleset: Ruleset, box: str | None) -> tuple[FamilyView, ...]:
    """Return the families with the themes that there are, for this ruleset; links name the box."""
    return tuple(
        FamilyView(
            family.id,
            family.emblem,
            tuple(_theme_view(name, ruleset, box) for name in family.themes if name in THEMES),
        )
        for family in current_site().families
    )


def _theme_view(name: str, ruleset: Ruleset, box: str | None) -> ThemeView:
    theme = THEMES[name]
    if theme.makes_sense(ruleset):
        levels = (
            LevelView(each, endless_address(ruleset, theme, each, box=box)) for each in theme.aims
        )
        return ThemeView(name, tuple(levels))
    other = next(rules for rules in map(Ruleset.parse, _OTHER_RULES) if theme.makes_sense(rules))
    return ThemeView(name, (), str(other), playing(other))


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
            entry.id, Message("fact.players", {"num": state.players}), playing(state.ruleset)
        )
        by_level.setdefault(entry.level, []).append(view)
    return tuple(ShelfLevelView(level, tuple(by_level[level])) for level in sorted(by_level))
