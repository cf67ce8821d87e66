"""What is ours in the rules: decisions where the description is silent or unclear, and our deck.

docs/hanzi.md lists the rulings by number.
"""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from tutor.core.messages import Message
from tutor.games.hanzi import rules

_OURS = """
rule: goal.4 goal.5 tasks.4 deck.4 five-players.1 play-card.2 play-card.3 third-card.2 third-card.3
crafting.1 crafting.3 match.effect match.task miss.4 next-turn.1 next-turn.2 draw-card.1 counter.2
counter.4 craft-twice.2 craft-twice.4 three-tasks.1 fetch.supply fetch.deck fetch.3 task-limit.2
table-empty.1 table-empty.2 table-empty.3 cangjie-removal.2 lost-tasks.1 lost-tasks.3
lost-tasks.4 marker-move.1 marker-token.2 cangjie-end.2 cangjie-ranking.2 cangjie-ranking.3
"""


def _marked(text: str) -> Iterator[str]:
    kind = ""
    for word in text.split():
        if word.endswith(":"):
            kind = word.removesuffix(":")
        else:
            yield f"{kind}.hanzi-{word}"


OURS: frozenset[str] = frozenset(_marked(_OURS))
"""The ids of the sentences of rules that are ours, at least in their last words."""

_NOTES: Mapping[str, tuple[Message, ...]] = MappingProxyType(
    {
        rules.GOAL: (Message("note.hanzi-age"),),
        rules.CHARACTERS: (Message("note.hanzi-deck"),),
        rules.CARDS: (Message("note.hanzi-deck"),),
        rules.TASKS: (Message("note.hanzi-deck"),),
    }
)


def notes(rule_id: str) -> tuple[Message, ...]:
    """Return the rule's source other than the rulebook, or that it is advice; mostly nothing."""
    return _NOTES.get(rule_id, ())
