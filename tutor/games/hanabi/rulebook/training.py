"""The ruleset in which puzzles on a rule are tried.

Which themes train a rule is for the themes to say (puzzles/themes/__init__.py).
"""

from collections.abc import Mapping

from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.engine.ruleset import Variant
from tutor.games.hanabi.rulebook.table import AVALANCHE, SIXTH_SUIT, WILD, TableSetup

# Rules of a variant are tried with it, whatever is being played.
_VARIANTS: Mapping[str, tuple[Variant, ...]] = {
    "sixth-suit": SIXTH_SUIT,
    "six-scale": SIXTH_SUIT,
    "avalanche": AVALANCHE,
    "wild": WILD,
    "wild-touched": WILD,
    "wild-never-named": WILD,
    "wild-proof": WILD,
    "wild-firework": WILD,
}
_SETTINGS: Mapping[str, str] = {
    "fuse-tokens-fewer": "fuses-1",
    "clue-tokens-more": "clues-10",
    "play-on": "play-on",
    "play-on-card-gone": "play-on",
    "play-on-no-action": "play-on",
}
# What there is none of with playing on: a last round, and points to count.
_NOT_PLAYING_ON = frozenset(
    {"end-last-round", "last-round-no-draw", "score", "scale", "lost-score", "six-scale"}
)


def tried_with(rule_id: str, table: TableSetup) -> Ruleset:
    """Return the ruleset for puzzles on a rule: the table's, unless the rule belongs to another."""
    if rule_id in _VARIANTS:
        return table.with_variant(*_VARIANTS[rule_id])
    if rule_id in _NOT_PLAYING_ON:
        return table.with_last_round
    setting = _SETTINGS.get(rule_id)
    if setting is None or setting in str(table.ruleset).split("."):
        return table.ruleset
    return Ruleset.parse(setting)
