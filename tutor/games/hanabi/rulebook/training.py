"""Which puzzle themes train which rule, with which ruleset, and why a rule has none."""

from collections.abc import Mapping

from tutor.core.messages import Message
from tutor.games.hanabi.engine import Ruleset
from tutor.games.hanabi.engine.ruleset import Variant
from tutor.games.hanabi.rulebook.mistakes import broken_by
from tutor.games.hanabi.rulebook.table import AVALANCHE, SIXTH_SUIT, WILD, Table

# Themes live in a layer above this one, so their names stand here as text; a test compares them.
_RULES_OF_THEME = {
    "allowed": (
        "tokens turn no-passing clue-cost clue-one-player clue-touches-some discard "
        "discard-not-full play-unknown clue-tokens-more wild-never-named last-round-no-draw"
    ),
    "point-out": "clue-one-fact clue-complete clue-denies sixth-suit avalanche wild wild-touched",
    "outcome": (
        "goal play misplay firework one-per-colour bonus bonus-lost end-strikes end-perfect "
        "end-last-round fuse-tokens-fewer wild-firework play-on play-on-card-gone play-on-no-action"
    ),
    "tokens": "tokens discard bonus misplay",
    "last-round": "end-last-round last-round-no-draw",
    "score": "score scale lost-score six-scale",
    "try-it": "turn clue-cost clue-one-player",
    "knowledge": "copies discard-pile clue-denies wild-proof",
    "safe-play": "play play-unknown",
    "safe-discard": "discard last-copy",
    "critical": "copies last-copy avalanche",
    "trash": "firework one-per-colour",
    "still-perfect": "last-copy",
    "odds": "play-unknown",
    "make-playable": "clue-complete",
    "save": "clue-denies",
    "finish-firework": "firework bonus",
    "survive": "end-last-round",
    "recover-tokens": "discard",
}

_RULES_OF_REASON = {
    "material": (
        "which-box who-plays deck hands token-setup first-player "
        "difference-fifth-colour difference-multicolour-count difference-clue-tokens "
        "difference-fuse-colour"
    ),
    "people": "own-hand-hidden table-talk arrange-hand memory-aloud silence-memory",
    "counting": "play-on-score difference-perfect-end silence-lost-score",
    "choice": (
        "difficulty-boxes multicolour-cards combining difference-difficulty difference-variants "
        "difference-play-on silence-empty-clue silence-play-on-no-action"
    ),
    "advice": (
        "advice-basic-first advice-agree-first advice-keep-order advice-why-now "
        "advice-single-copies advice-save-tokens advice-read-pile advice-talk-through"
    ),
}


def _by_rule(rules_of: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    """Return the names under which each rule stands."""
    found: dict[str, tuple[str, ...]] = {}
    for name, rules in rules_of.items():
        for rule in rules.split():
            found[rule] = (*found.get(rule, ()), name)
    return found


_THEMES = _by_rule(_RULES_OF_THEME)
_REASONS = _by_rule(_RULES_OF_REASON)

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
_NOT_PLAYING_ON = frozenset(_RULES_OF_THEME["last-round"].split()) | frozenset(
    _RULES_OF_THEME["score"].split()
)


def themes(rule_id: str) -> tuple[str, ...]:
    """Return the names of the puzzle themes that train a rule; a mistake is trained as its rule."""
    return _THEMES.get(broken_by(rule_id), ())


def untrained(rule_id: str) -> Message | None:
    """Return why no theme trains a rule, None if one does."""
    if themes(rule_id):
        return None
    (reason,) = _REASONS[broken_by(rule_id)]
    return Message(f"untrained.{reason}")


def tried_with(rule_id: str, table: Table) -> Ruleset:
    """Return the ruleset for puzzles on a rule: the table's, unless the rule belongs to another."""
    rule_id = broken_by(rule_id)
    if rule_id in _VARIANTS:
        return table.with_variant(*_VARIANTS[rule_id])
    if rule_id in _NOT_PLAYING_ON:
        return table.with_last_round
    setting = _SETTINGS.get(rule_id)
    if setting is None or setting in str(table.ruleset).split("."):
        return table.ruleset
    return Ruleset.parse(setting, fifth=table.box.fifth)
