"""The rulebook: all sections in order, each rule with what is ours in it.

Which puzzles train a rule is added above this layer. Rule ids are permanent. The English sentences
are in tutor/web/hanzi/wording/rules*.py; each number in them is a parameter, counted in the deck or
taken from the engine, so that text and engine cannot disagree.
"""

from dataclasses import replace
from functools import cache

from tutor.core.messages import Message
from tutor.core.rulebook import Rule, Rulebook, Section
from tutor.games.hanzi.engine.ruleset import Ruleset
from tutor.games.hanzi.rulebook import sections
from tutor.games.hanzi.rulebook.rulings import notes

_CANGJIE_SECTION, _LEGEND_SECTION = "hanzi-with-cangjie", "hanzi-legend"


@cache
def rulebook(ruleset: Ruleset = Ruleset.PLAIN) -> Rulebook:
    """Return the rules for a reader who plays by this ruleset.

    The rules are the same ones in the same order; those of the variant are marked as chosen in it.
    """
    by_name = {
        "hanzi-parts": sections.parts(),
        "hanzi-setup": sections.setup(),
        "hanzi-your-turn": sections.your_turn(),
        "hanzi-effects": sections.effects(),
        "hanzi-ending": sections.ending(),
        _CANGJIE_SECTION: sections.with_cangjie(),
        _LEGEND_SECTION: sections.legend(),
    }
    return Rulebook(
        ruleset,
        tuple(
            Section(
                name,
                Message(f"section.{name}"),
                tuple(_linked(rule, name, ruleset) for rule in rules),
                aside=name == _LEGEND_SECTION,
            )
            for name, rules in by_name.items()
        ),
    )


def _linked(rule: Rule, section: str, ruleset: Ruleset) -> Rule:
    """Return the rule with its notes and with how it is tried."""
    of_variant = section == _CANGJIE_SECTION
    return replace(
        rule,
        chosen=Message("rule.hanzi-chosen") if of_variant and ruleset.with_cangjie else None,
        notes=notes(rule.id),
        tried_with=str(Ruleset.CANGJIE if of_variant else Ruleset.PLAIN),
    )
