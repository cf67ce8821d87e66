"""What is ours in the rules: decisions where the description is silent or unclear, and our deck.

Rulings have permanent numbers. Each is a note at every rule that rests on it.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from tutor.core.messages import Message
from tutor.games.hanzi import rules
from tutor.games.hanzi.engine.ruleset import TOP_TASKS, WINNING_POINTS
from tutor.games.hanzi.rulebook.numbers import MAX_PLAYERS


@dataclass(frozen=True, slots=True)
class Ruling:
    """A part of a decision of this site: the decision's number, the rule it is about, the note."""

    number: int
    rule: str
    note: Message


def _ruling(number: int, rule: str, part: str = "", **params: object) -> Ruling:
    """Return a ruling, or a part of one that is about several rules."""
    return Ruling(number, rule, Message(f"ruling.hanzi-{number}{part}", {"num": number, **params}))


RULINGS: tuple[Ruling, ...] = (
    _ruling(1, rules.TABLE_EMPTY),
    _ruling(2, rules.FIVE_PLAYERS, players=MAX_PLAYERS),
    _ruling(2, rules.MATCH, ".empty"),
    _ruling(3, rules.CRAFTING, ".order"),
    _ruling(3, rules.THIRD_CARD),
    _ruling(4, rules.CRAFT_TWICE),
    _ruling(5, rules.MISS),
    _ruling(6, rules.DRAW_CARD, ".draw"),
    _ruling(6, rules.NEXT_TURN),
    _ruling(7, rules.COUNTER),
    _ruling(8, rules.LOST_TASKS),
    _ruling(9, rules.TASK_LIMIT),
    _ruling(9, rules.FETCH, ".fetch"),
    _ruling(10, rules.CRAFTING),
    _ruling(11, rules.CANGJIE_END, points=WINNING_POINTS),
    _ruling(11, rules.MARKER_MOVE, ".gap"),
    _ruling(11, rules.CANGJIE_REMOVAL, ".taken"),
    _ruling(11, rules.MARKER_TOKEN, ".once"),
    _ruling(11, rules.CANGJIE_RANKING, ".nobody"),
    _ruling(12, rules.PLAY_CARD),
    _ruling(12, rules.FETCH, ".fetch"),
    _ruling(13, rules.THREE_TASKS, tasks=TOP_TASKS),
)
"""All thirteen, by number."""

_OURS = """
rule: goal.4 goal.5 tasks.3 five-players.1 play-card.2 play-card.3 third-card.2 third-card.3
crafting.1 crafting.3 match.effect match.task miss.4 next-turn.1 next-turn.2 draw-card.1 counter.2
counter.4 craft-twice.2 craft-twice.4 three-tasks.1 fetch.supply fetch.deck fetch.3 task-limit.2
table-empty.1 table-empty.2 table-empty.3 cangjie-removal.2 lost-tasks.1 lost-tasks.3
lost-tasks.4 marker-move.1 marker-token.2 cangjie-end.2 cangjie-ranking.2 cangjie-ranking.3
lesson: your-turn.4.after effect-cards.2.before effect-cards.4.before effect-cards.4.after
counters.1.after counters.2.before counters.3.before counters.3.after counters.4.before
counters.4.after more-tasks.2.before more-tasks.3.after more-tasks.4.after tokens.1.after
endings.1.after endings.2.before endings.3.before against-cangjie.3.after against-cangjie.4.before
against-cangjie.4.after against-cangjie.5.after beating-cangjie.2.before beating-cangjie.2.after
beating-cangjie.3.before beating-cangjie.5.before beating-cangjie.5.after
"""


def _marked(text: str) -> Iterator[str]:
    kind = ""
    for word in text.split():
        if word.endswith(":"):
            kind = word.removesuffix(":")
        else:
            yield f"{kind}.hanzi-{word}"


OURS: frozenset[str] = frozenset(_marked(_OURS))
"""The ids of the sentences of rules and lessons that are ours, at least in their last words."""

_OTHER_NOTES: Mapping[str, tuple[Message, ...]] = MappingProxyType(
    {
        rules.GOAL: (Message("note.hanzi-age"),),
        rules.CHARACTERS: (Message("note.hanzi-deck"),),
        rules.CARDS: (Message("note.hanzi-deck"),),
        rules.TASKS: (Message("note.hanzi-deck"), Message("note.hanzi-side")),
        rules.DECK: (Message("note.hanzi-deck"), Message("note.hanzi-publisher")),
    }
)


def notes(rule_id: str) -> tuple[Message, ...]:
    """Return what is ours in a rule, or from another source; nothing for most."""
    rulings = (ruling.note for ruling in RULINGS if ruling.rule == rule_id)
    return (*_OTHER_NOTES.get(rule_id, ()), *rulings)
