"""The rulebook of a table: all sections in order, each rule with its notes.

Which puzzles train a rule is added above this layer (puzzles/themes/__init__.py).

Rule ids are permanent. The English sentences are in tutor/web/hanabi/wording/rules*.py; each number
in them is a parameter taken from the engine or the box, so that text and engine cannot disagree.
"""

from dataclasses import replace
from functools import lru_cache

from tutor.core.messages import Message
from tutor.core.rulebook import Rule, Rulebook, Section
from tutor.games.hanabi.rulebook import actions, boxes, ending, mistakes, opening, variants
from tutor.games.hanabi.rulebook.table import TableSetup
from tutor.games.hanabi.rulebook.training import tried_with


@lru_cache(maxsize=64)
def rulebook(table: TableSetup) -> Rulebook:
    """Return the rules as they read at this table, in its numbers, colours, tokens and pictures.

    Every table has the same rules in the same order: one that its game does not use stays.
    """
    ruleset = table.ruleset
    links = {"mistakes": mistakes.mistakes(), "differences": boxes.silences()}
    sections = {
        "which-box": boxes.which_box(table),
        "goal": opening.goal(table),
        "box": opening.box(table),
        "setup": opening.setup(table),
        "turn": opening.turn(table),
        "clues": actions.clues(table),
        "discards": actions.discards(table),
        "plays": actions.plays(table),
        "fireworks": ending.fireworks(ruleset),
        "endings": ending.endings(table),
        "score": ending.score(table),
        "memory": ending.memory(table),
        "difficulty": variants.difficulty(table),
        "multicolour": variants.multicolour(table),
        "play-on": variants.play_on(table),
        "combining": variants.combining(),
        "advice": mistakes.advice(),
        "mistakes": (),
        "differences": boxes.differences(),
    }
    return Rulebook(
        table,
        tuple(
            Section(
                name,
                Message(f"section.{name}"),
                tuple(_linked(rule, table) for rule in rules),
                links=links.get(name, ()),
            )
            for name, rules in sections.items()
        ),
    )


def _linked(rule: Rule, table: TableSetup) -> Rule:
    """Return the rule with its notes on other boxes, and how it is tried or why it is not."""
    return replace(
        rule,
        notes=boxes.notes(rule.id, table.box),
        compared_in=boxes.compared_in(rule.id),
        tried_with=str(tried_with(rule.id, table)),
    )
