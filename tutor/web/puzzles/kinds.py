"""The kinds of puzzles by family, for the index and for lists of puzzles to choose from."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from tutor.core.library import listed_entries
from tutor.core.messages import Message
from tutor.web.puzzles.links import endless_address
from tutor.web.site.game_pages import Family, GamePages
from tutor.web.site.reader_options import ruleset_of_setting


@dataclass(frozen=True, slots=True)
class ThemeView:
    """A theme with the address of its first endless puzzle of each level.

    It `is_numbered` if the library has puzzles of it. Without `levels` it makes no sense with the
    rules that are chosen; `fallback_ruleset` is the code of rules with which it does, `comes_with`
    says them in words; there may be none.
    """

    name: str
    levels: Mapping[int, str]
    is_numbered: bool
    fallback_ruleset: str = ""
    comes_with: tuple[Message, ...] = ()


def themes_by_family(pages: GamePages) -> tuple[tuple[Family, tuple[ThemeView, ...]], ...]:
    """Return the families with their themes, for the rules of the setting."""
    code = ruleset_of_setting()
    numbered = _themes_in_library(pages)
    return tuple(
        (family, tuple(_theme_view(pages, name, code, name in numbered) for name in family.themes))
        for family in pages.puzzles.families
    )


def _themes_in_library(pages: GamePages) -> set[str]:
    return {entry.theme for entry in listed_entries(pages.game.library().values())}


def _theme_view(pages: GamePages, name: str, code: str, is_numbered: bool) -> ThemeView:
    if pages.game.makes_sense(code, name):
        addresses = {
            level: endless_address(pages, code, name, level) for level in pages.game.levels[name]
        }
        return ThemeView(name, addresses, is_numbered)
    fallbacks = (
        each for each in pages.puzzles.fallback_rulesets if pages.game.makes_sense(each, name)
    )
    fallback = next(fallbacks, "")
    comes_with = pages.setting.rules_in_words(fallback) if fallback else ()
    return ThemeView(name, {}, is_numbered, fallback, comes_with)


def families_in_library(pages: GamePages) -> tuple[Family, ...]:
    """Return the families, with the themes of which the library lists puzzles."""
    held = _themes_in_library(pages)
    return tuple(
        replace(family, themes=tuple(name for name in family.themes if name in held))
        for family in pages.puzzles.families
    )
