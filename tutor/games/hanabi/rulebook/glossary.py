"""The words of the game: ours, each leaflet's, and those of Hanab Live.

What a term is called and means in the reader's language are messages; what others call it is data
and is never translated.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from tutor.core.messages import Message
from tutor.core.rulebook import OtherWord, Term


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
class HanabiTerm(Term):
    """A term with the words of the leaflets, and of Hanab Live; "" for none."""

    leaflets: Leaflets = field(default_factory=Leaflets)
    hanab_live: str = ""

    @property
    def elsewhere(self) -> tuple[OtherWord, ...]:
        """The words of the leaflets, by their boxes, then Hanab Live's."""
        printed = (
            OtherWord(Message(f"table-choice.box.{box}"), box, word)
            for box, word in self.leaflets.words.items()
        )
        online = (OtherWord("Hanab Live", "en", self.hanab_live),) if self.hanab_live else ()
        return (*printed, *online)


TERMS: tuple[Term, ...] = (
    HanabiTerm(
        "colour",
        "deck",
        "colours?",
        Leaflets("colour", "色", "цвет", "顏色"),
        "color, suit",
    ),
    HanabiTerm(
        "number", "deck", "numbers?", Leaflets("number", "数字", "значение", "數字"), "rank"
    ),
    HanabiTerm(
        "firework",
        "firework",
        "fireworks?",
        Leaflets("firework", "花火", "фейерверк", "煙火"),
        "play stack",
    ),
    HanabiTerm("hand", "hands", "hands?", Leaflets("hand", "手札", "рука", "手牌"), "hand"),
    HanabiTerm("deck", "hands", "deck", Leaflets("deck", "山札", "колода", "牌庫"), "deck"),
    HanabiTerm(
        "discard-pile",
        "discard-pile",
        "discard pile",
        Leaflets("discard pile", "捨て札", "сброс", "棄牌堆"),
        "discard pile",
    ),
    HanabiTerm(
        "clue-token",
        "tokens",
        "clue tokens?",
        Leaflets("blue token", "青チップ", "синий жетон", "藍色標記"),
        "clue token",
    ),
    HanabiTerm(
        "fuse-token",
        "tokens",
        "fuse tokens?",
        Leaflets("red token", "赤チップ", "красный жетон", "黑色標記（引線）"),
        hanab_live="strike",
    ),
    HanabiTerm("available", "token-setup", "available"),
    HanabiTerm(
        "clue",
        "clue-cost",
        "clues?(?! tokens?)",
        Leaflets("clue (information)", "ヒント（情報）", "подсказка (информация)", "提示（線索）"),
        "clue",
    ),
    HanabiTerm("point-at", "clue-complete", "point(?:s|ed|ing)? at", hanab_live="touch"),
    HanabiTerm(
        "discard",
        "discard",
        "discard(?:s|ed|ing)?(?! pile)",
        Leaflets("discard", "捨てる", "сбросить", "棄牌"),
        "discard",
    ),
    HanabiTerm(
        "play",
        "play",
        "play(?:s|ed|ing)?(?! (?:on|with|together)\\b)",
        Leaflets("play", "プレイする", "разыграть", "出牌"),
        "play",
    ),
    HanabiTerm("playable", "play", "fits?", hanab_live="playable"),
    HanabiTerm("mistake", "misplay", "mistakes?", hanab_live="misplay, strike"),
    HanabiTerm("critical", "last-copy", "critical", hanab_live="critical"),
    HanabiTerm("trash", "one-per-colour", "trash", hanab_live="trash"),
    HanabiTerm("explosion", "tokens", "explosion"),
    HanabiTerm("bonus", "bonus", "bonus"),
    HanabiTerm("last-round", "end-last-round", "last round"),
    HanabiTerm("perfect-show", "end-perfect", "perfect score", hanab_live="max score"),
    HanabiTerm("score", "score", "scores?|points?(?! at)", hanab_live="score"),
    HanabiTerm("table-agreement", "clue-touches-some", "house rule"),
    HanabiTerm("convention", "advice-agree-first", "conventions?", hanab_live="convention"),
    HanabiTerm("chop", "advice-agree-first", "chop", hanab_live="chop"),
    HanabiTerm("focus", "advice-agree-first", "focus", hanab_live="focus"),
    HanabiTerm("prompt", "advice-agree-first", "prompt", hanab_live="prompt"),
    HanabiTerm("finesse", "advice-agree-first", "finesse", hanab_live="finesse"),
    HanabiTerm(
        "empty-clue",
        "clue-touches-some",
        "empty clues?|match(?:es)? nothing|match no card",
        hanab_live="Empty Clues",
    ),
    HanabiTerm(
        "multicolour",
        "multicolour-cards",
        "multicolour",
        Leaflets("multicolour", "マルチカラー", "разноцветный", "彩色"),
    ),
    HanabiTerm(
        "sixth-colour",
        "sixth-suit",
        "sixth colour",
        Leaflets(zh_hant="變體1"),
        hanab_live="6 Suits",
    ),
    HanabiTerm(
        "avalanche",
        "avalanche",
        "avalanche of colours",
        Leaflets("Avalanche of Colors", "色の雪崩", "Шквал цветов", "變體2"),
        "Black (6 Suits)",
    ),
    HanabiTerm(
        "wild",
        "wild",
        "rainbow",
        Leaflets(zh_hant="變體3"),
        hanab_live="Rainbow (6 Suits), Dark Rainbow (6 Suits)",
    ),
    HanabiTerm(
        "play-on",
        "play-on",
        "play(?:ing|ed)? on",
        Leaflets(ru="Расширенная версия для опытных игроков", zh_hant="變體4"),
        hanab_live="All or Nothing",
    ),
)
"""Every term, in the order of the rules."""

TERM_BY_ID: Mapping[str, Term] = MappingProxyType({term.id: term for term in TERMS})
