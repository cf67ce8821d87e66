"""Which puzzle themes train which rule: what the themes say, put into the rulebook."""

from dataclasses import replace
from functools import cache

from tutor.core.rulebook import Rulebook, Section
from tutor.games.hanzi.engine import Ruleset
from tutor.games.hanzi.puzzles.themes import THEMES
from tutor.games.hanzi.rulebook import rulebook


def themes(rule: str) -> tuple[str, ...]:
    """Return the names of the puzzle themes that train a rule."""
    return tuple(name for name, theme in THEMES.items() if rule in theme.trains)


@cache
def trained_rulebook(ruleset: Ruleset = Ruleset.PLAIN) -> Rulebook:
    """Return the rules as they read with this ruleset, each with the themes that train it."""
    book = rulebook(ruleset)
    return Rulebook(book.setting, tuple(map(_trained, book.sections)))


def _trained(section: Section) -> Section:
    rules = (replace(rule, themes=themes(rule.id)) for rule in section.rules)
    return replace(section, rules=tuple(rules))
