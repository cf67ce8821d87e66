"""The words of the game: ours, each leaflet's, and those of two places where it is played online.

What a term is called and means in the reader's language are messages; what others call it is data
and is never translated. `used_in` finds the terms of an English text, so that a rule can lead to
the glossary in any language without a mark in its sentences.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from types import MappingProxyType

from tutor.core.messages import Message


@dataclass(frozen=True, slots=True)
class Leaflets:
    """What the leaflets call a term, each in its own language; "" where we know of no word."""

    en: str = ""
    ja: str = ""
    ru: str = ""
    zh_hant: str = ""

    @property
    def words(self) -> dict[str, str]:
        """The words by the id of the box, without those that we do not know."""
        named = {"en": self.en, "ja": self.ja, "ru": self.ru, "zh-Hant": self.zh_hant}
        return {box: word for box, word in named.items() if word}


@dataclass(frozen=True)
class Term:
    """A term: a permanent `id`, and the rule that explains it.

    `english` is a pattern of the words by which it is used in our English rules. `hanab_live` and
    `learning_environment` are the words of the two online; "" where they have none.
    """

    id: str
    rule: str
    english: str
    leaflets: Leaflets = field(default_factory=Leaflets)
    hanab_live: str = ""
    learning_environment: str = ""

    @property
    def word(self) -> Message:
        """The term."""
        return Message(f"term.{self.id}")

    @property
    def definition(self) -> Message:
        """What it means."""
        return Message(f"term.{self.id}.is")

    @property
    def synonyms(self) -> Message:
        """Other words by which readers may look for it, with commas between them."""
        return Message(f"term.{self.id}.also")

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """What finds the term in an English text."""
        return re.compile(rf"\b(?:{self.english})\b", re.IGNORECASE)


TERMS: tuple[Term, ...] = (
    Term(
        "colour",
        "deck",
        "colours?",
        Leaflets("colour", "色", "цвет", "顏色"),
        "color, suit",
        "color",
    ),
    Term(
        "number", "deck", "numbers?", Leaflets("number", "数字", "значение", "數字"), "rank", "rank"
    ),
    Term(
        "firework",
        "firework",
        "fireworks?",
        Leaflets("firework", "花火", "фейерверк", "煙火"),
        "play stack",
        "firework",
    ),
    Term("hand", "hands", "hands?", Leaflets("hand", "手札", "рука", "手牌"), "hand", "hand"),
    Term("deck", "hands", "deck", Leaflets("deck", "山札", "колода", "牌庫"), "deck", "deck"),
    Term(
        "discard-pile",
        "discard-pile",
        "discard pile",
        Leaflets("discard pile", "捨て札", "сброс", "棄牌堆"),
        "discard pile",
        "discard pile",
    ),
    Term(
        "clue-token",
        "tokens",
        "clue tokens?",
        Leaflets("blue token", "青チップ", "синий жетон", "藍色標記"),
        "clue token",
        "information token",
    ),
    Term(
        "fuse-token",
        "tokens",
        "fuse tokens?",
        Leaflets("red token", "赤チップ", "красный жетон", "黑色標記（引線）"),
        hanab_live="strike",
        learning_environment="life token",
    ),
    Term("available", "token-setup", "available"),
    Term(
        "clue",
        "clue-cost",
        "clues?(?! tokens?)",
        Leaflets("clue (information)", "ヒント（情報）", "подсказка (информация)", "提示（線索）"),
        "clue",
        "hint (reveal color, reveal rank)",
    ),
    Term("point-at", "clue-complete", "point(?:s|ed|ing)? at", hanab_live="touch"),
    Term(
        "discard",
        "discard",
        "discard(?:s|ed|ing)?(?! pile)",
        Leaflets("discard", "捨てる", "сбросить", "棄牌"),
        "discard",
        "discard",
    ),
    Term(
        "play",
        "play",
        "play(?:s|ed|ing)?(?! (?:on|with|together)\\b)",
        Leaflets("play", "プレイする", "разыграть", "出牌"),
        "play",
        "play",
    ),
    Term("mistake", "misplay", "mistakes?", hanab_live="misplay"),
    Term("explosion", "tokens", "explosion"),
    Term("bonus", "bonus", "finished firework|bonus"),
    Term("last-round", "end-last-round", "last round"),
    Term("perfect-show", "end-perfect", "perfect show|perfect score", hanab_live="max score"),
    Term(
        "score", "score", "scores?|points?(?! at)", hanab_live="score", learning_environment="score"
    ),
    Term("table-agreement", "clue-touches-some", "table agreement"),
    Term(
        "empty-clue",
        "clue-touches-some",
        "empty clues?|match(?:es)? nothing|match no card",
        hanab_live="Empty Clues",
    ),
    Term(
        "multicolour",
        "multicolour-cards",
        "multicolour",
        Leaflets("multicolour", "マルチカラー", "разноцветный", "彩色"),
    ),
    Term("sixth-colour", "sixth-suit", "sixth colour", hanab_live="6 Suits"),
    Term(
        "avalanche",
        "avalanche",
        "avalanche of colours",
        Leaflets("Avalanche of Colours", "色の雪崩", "Шквал цветов", "色彩雪崩（變體二）"),
        "Black (6 Suits)",
    ),
    Term(
        "wild", "wild", "wild(?: cards?)?", hanab_live="Rainbow (6 Suits), Dark Rainbow (6 Suits)"
    ),
    Term("play-on", "play-on", "play(?:ing|ed)? on", hanab_live="All or Nothing"),
)
"""Every term, in the order of the rules."""

TERM_BY_ID: Mapping[str, Term] = MappingProxyType({term.id: term for term in TERMS})


def used_in(english: str) -> tuple[Term, ...]:
    """Return the terms that an English text uses, in the order of the glossary."""
    return tuple(term for term in TERMS if term.pattern.search(english))
