"""The rulebook of any game: sections, rules, questions, terms."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from functools import cached_property
from typing import Any, Self

from tutor.core.messages import Message


class RuledEnum(StrEnum):
    """Names that each rest on a rule: `NAME = "name", "id-of-the-rule"`."""

    rule: str
    """The id of the rule."""

    def __new__(cls, name: str, rule: str = "") -> Self:
        """Create the member with its rule."""
        member = str.__new__(cls, name)
        member._value_, member.rule = name, rule
        return member


@dataclass(frozen=True, slots=True)
class ItemList:
    """A list of points below the paragraph that announces it."""

    items: tuple[Message, ...]


Part = Message | ItemList


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: a permanent `id`, its title, its text, and perhaps a picture.

    `figure` is a picture of the game's own kind, with a `caption`. `chosen` marks a variant or
    setting that is being played. `notes` say what other editions have or do here; the rules
    `compared_in` compare all editions. `themes` are the names of the puzzle themes that train the
    rule, in games with the ruleset code `tried_with`.
    """

    id: str
    title: Message
    paragraphs: tuple[Part, ...]
    figure: Any = None
    chosen: Message | None = None
    notes: tuple[Message, ...] = ()
    compared_in: tuple[str, ...] = ()
    themes: tuple[str, ...] = ()
    tried_with: str = ""

    @property
    def sentences(self) -> tuple[Message, ...]:
        """The rule's title, paragraphs and points."""
        sentences = [self.title]
        for part in self.paragraphs:
            sentences += part.items if isinstance(part, ItemList) else (part,)
        return tuple(sentences)

    @property
    def messages(self) -> tuple[Message, ...]:
        """Every message that is shown with the rule, in reading order."""
        around = (self.figure.caption if self.figure else None, self.chosen)
        return (*self.sentences, *filter(None, around), *self.notes)


@dataclass(frozen=True, slots=True)
class Link:
    """A line that leads to the rule of another section, by that rule's id; its own `id` is kept."""

    id: str
    title: Message
    rule: str


@dataclass(frozen=True, slots=True)
class Section:
    """A numbered part of the rulebook; its rules are numbered within it.

    It may have `links` instead. An `aside` makes no rules: it looks once more at those of others.
    """

    id: str
    title: Message
    rules: tuple[Rule, ...] = ()
    aside: bool = False
    links: tuple[Link, ...] = ()


@dataclass(frozen=True)
class Rulebook:
    """All rules with one setting. Ids, order and numbers don't depend on it.

    `setting` is what readers of this game choose: an edition, a variant; None if there is nothing
    to choose.
    """

    setting: Any
    sections: tuple[Section, ...]

    @cached_property
    def rules(self) -> Mapping[str, Rule]:
        """The rules by id, in order."""
        return {rule.id: rule for section in self.sections for rule in section.rules}

    @cached_property
    def links(self) -> Mapping[str, Link]:
        """The links by id, in order."""
        return {link.id: link for section in self.sections for link in section.links}

    def find(self, rule_id: str) -> Rule | None:
        """Return the rule with an id, or the one that the link with this id leads to."""
        link = self.links.get(rule_id)
        return self.rules.get(link.rule if link else rule_id)

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

    def with_themes(self, themes: Callable[[str], tuple[str, ...]]) -> "Rulebook":
        """Return the rulebook with the themes that train each rule, by `themes` of its id."""
        return Rulebook(
            self.setting,
            tuple(
                replace(
                    section,
                    rules=tuple(replace(rule, themes=themes(rule.id)) for rule in section.rules),
                )
                for section in self.sections
            ),
        )

    def section_of(self, rule_id: str) -> Section:
        """Return the section that the rule stands in. Raises KeyError for no rule."""
        return self.sections[int(self._numbers[rule_id].partition(".")[0]) - 1]


@dataclass(frozen=True, slots=True)
class FaqEntry:
    """A newcomer's question: a permanent `id`, and the id of the rule that answers it.

    `params` are the values that the question and its answer name.
    """

    id: str
    rule: str
    params: Mapping[str, object] = field(default_factory=dict, hash=False)

    @property
    def question(self) -> Message:
        """The question in words."""
        return Message(f"faq.{self.id}", self.params)

    @property
    def answer(self) -> Message:
        """The answer in a word, "No." or "Yes, if …"; the rule says the rest."""
        return Message(f"faq.{self.id}.answer", self.params)


@dataclass(frozen=True, slots=True)
class OtherWord:
    """A term's name elsewhere, which is never translated.

    `source` is who calls it so, a name or, where that has words of its own, a message; `language`
    is the BCP 47 tag of the word.
    """

    source: Message | str
    language: str
    word: str


@dataclass(frozen=True)
class Term:
    """A word of the game: a permanent `id`, and the id of the rule that explains it.

    `english` is a pattern of the words by which it is used in our English rules.
    """

    id: str
    rule: str
    english: str

    @property
    def word(self) -> Message:
        """The term."""
        return Message(f"term.{self.id}")

    @property
    def definition(self) -> Message:
        """Its meaning."""
        return Message(f"term.{self.id}.is")

    @property
    def synonyms(self) -> Message:
        """Synonyms for searching, with commas between them."""
        return Message(f"term.{self.id}.also")

    @property
    def elsewhere(self) -> tuple[OtherWord, ...]:
        """Its names in printed editions and on other sites."""
        return ()

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """The regular expression that finds the term in an English text."""
        return re.compile(rf"\b(?:{self.english})\b", re.IGNORECASE)


def terms_in(english: str, terms: Iterable[Term]) -> tuple[Term, ...]:
    """Return the terms that an English text uses, in their order."""
    return tuple(term for term in terms if term.pattern.search(english))
