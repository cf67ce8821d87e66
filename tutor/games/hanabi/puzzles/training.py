"""Which puzzle themes train which rule: what the themes say, put into the rulebook."""

from dataclasses import replace
from functools import lru_cache

from tutor.core.rulebook import Rulebook, Section
from tutor.games.hanabi.puzzles.themes import THEMES
from tutor.games.hanabi.rulebook import Table, rulebook


def themes(rule_id: str) -> tuple[str, ...]:
    """Return the names of the puzzle themes that train a rule."""
    return tuple(name for name, theme in THEMES.items() if rule_id in theme.trains.split())


@lru_cache(maxsize=64)
def trained_rulebook(table: Table) -> Rulebook:
    """Return the rules as they read at this table, each with the themes that train it."""
    return Rulebook(table, tuple(map(_trained, rulebook(table).sections)))


def _trained(section: Section) -> Section:
    rules = (replace(rule, themes=themes(rule.id)) for rule in section.rules)
    return replace(section, rules=tuple(rules))
