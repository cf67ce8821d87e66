"""What a rulebook is made of: sections, rules, what stands in a rule, and its picture."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

from tutor.core.messages import Message
from tutor.games.hanabi.engine import Card, GameState
from tutor.games.hanabi.rulebook.table import Table

FigureKind = Literal["table", "hand", "cards", "fireworks", "discards"]
Place = tuple[int, int]
"""A card on the table: player and slot, both from 0."""


@dataclass(frozen=True, slots=True)
class Figure:
    """A picture drawn from a position that was reached by playing, so that it cannot go stale.

    `kind` says which part of `state` is drawn: the whole table, the hand of `seat`, the fireworks
    or the discard pile; a picture of `cards` draws just these. `viewer` is the player through
    whose eyes we look, None to see every hand. `pointed` are the cards being pointed at; `denied`
    asks for the marks of what clues say that cards are not.
    """

    kind: FigureKind
    state: GameState
    caption: Message
    viewer: int | None = None
    seat: int | None = None
    cards: tuple[Card, ...] = ()
    pointed: frozenset[Place] = frozenset()
    denied: bool = False


@dataclass(frozen=True, slots=True)
class ItemList:
    """Points that read better one below the other; follows the paragraph that announces them."""

    items: tuple[Message, ...]


Part = Message | ItemList


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: a permanent `id`, its title, what it says, and perhaps a picture.

    `chosen` marks a variant or setting that the table plays with. `notes` say what other boxes
    have or do here. `themes` are the names of the puzzle themes that train the rule, in games with
    the ruleset code `tried_with`; where there is none, `untrained` says why.
    """

    id: str
    title: Message
    paragraphs: tuple[Part, ...]
    figure: Figure | None = None
    chosen: Message | None = None
    notes: tuple[Message, ...] = ()
    themes: tuple[str, ...] = ()
    tried_with: str = ""
    untrained: Message | None = None

    @property
    def sentences(self) -> tuple[Message, ...]:
        """What the rule itself says: its title, paragraphs and points."""
        found = [self.title]
        for part in self.paragraphs:
            found += part.items if isinstance(part, ItemList) else (part,)
        return tuple(found)

    @property
    def messages(self) -> tuple[Message, ...]:
        """Every message that is shown with the rule, in reading order."""
        around = (self.figure.caption if self.figure else None, self.chosen, self.untrained)
        return (*self.sentences, *filter(None, around), *self.notes)


@dataclass(frozen=True, slots=True)
class Section:
    """A numbered part of the rulebook; its rules are numbered within it."""

    id: str
    title: Message
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Rulebook:
    """All rules as they read at one table. Ids, order and numbers are the same for every table."""

    table: Table
    sections: tuple[Section, ...]

    @cached_property
    def rules(self) -> Mapping[str, Rule]:
        """The rules by id, in order."""
        return {rule.id: rule for section in self.sections for rule in section.rules}

    @cached_property
    def _numbers(self) -> Mapping[str, str]:
        return {
            rule.id: f"{chapter}.{place}"
            for chapter, section in enumerate(self.sections, start=1)
            for place, rule in enumerate(section.rules, start=1)
        }

    def number(self, rule_id: str) -> str:
        """Return the rule's number, section and place in it: "5.3". Raises KeyError for no rule."""
        return self._numbers[rule_id]

    def section_of(self, rule_id: str) -> Section:
        """Return the section that the rule stands in. Raises KeyError for no rule."""
        return self.sections[int(self._numbers[rule_id].partition(".")[0]) - 1]


def say(name: str, **params: object) -> Message:
    """Return the message of a rule, by the rule's id and its own name: "hands.title"."""
    return Message(f"rule.{name}", params)
