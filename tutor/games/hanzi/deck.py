"""Our deck: characters in ancient script, the tasks that two of them make, the cards.

It keeps all public counts of the game; the characters in the box may differ (rule `hanzi-deck`).
The data is in deck.json. Pinyin is the standard of mainland China, zhuyin that of Taiwan, so that
the two may differ in tone.

There is one object for each character, task and kind of card, so `is` tells them apart.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from tutor.core.rulebook import RuledEnum
from tutor.games.hanzi import rules


class Effect(RuledEnum):
    """What a card can do when it is played from the hand."""

    SWAP_TASK = "swap-task", rules.SWAP_TASK
    DRAW_CARD = "draw-card", rules.DRAW_CARD
    TAKE_TOKEN = "take-token", rules.TAKE_TOKEN
    COUNTER = "counter", rules.COUNTER
    CRAFT_TWICE = "craft-twice", rules.CRAFT_TWICE
    THREE_TASKS = "three-tasks", rules.THREE_TASKS
    FETCH_NAN = "fetch-nan", rules.FETCH
    FETCH_ZI = "fetch-zi", rules.FETCH


@dataclass(frozen=True, slots=True)
class Readings:
    """How a character is read; `kun` and `on` as Japanese dictionaries write them.

    `radical_name` is what Japanese calls a part that is hardly ever a word of its own, else empty.
    """

    pinyin: str
    zhuyin: str
    on: tuple[str, ...]
    kun: tuple[str, ...]
    radical_name: str = ""


@dataclass(frozen=True, eq=False)
class Character:
    """A component: a character in ancient script that is part of tasks.

    `id` is ASCII, for addresses and file names; no task has the same.
    """

    id: str
    char: str
    readings: Readings

    def __str__(self) -> str:
        """Return the character in modern script."""
        return self.char

    @cached_property
    def tasks(self) -> tuple["Task", ...]:
        """The tasks that it is part of."""
        return tuple(task for task in TASKS if self in task.parts)

    @cached_property
    def cards(self) -> tuple["Card", ...]:
        """The kinds of cards that it is on."""
        return tuple(card for card in CARDS if card.character is self)

    @property
    def copies(self) -> int:
        """How many cards of the deck it is on."""
        return sum(card.copies for card in self.cards)


_EFFECT_FIRST = frozenset("休好苗字仙加沙企仔集焦占家")
"""The tasks that are written beginning with the part on an effect card."""


@dataclass(frozen=True, eq=False)
class Task:
    """A character to be made: of `scoring`, whose cards score, and `effect`, whose cards act.

    `structure` says in ideographic description characters how the two are put together;
    `older_form` is an older character for the same word, else empty. `etymology` names the message
    that says how the character was made.
    """

    id: str
    char: str
    period: int
    scoring: Character
    effect: Character
    structure: str
    etymology: str
    readings: Readings
    older_form: str = ""

    def __str__(self) -> str:
        """Return the character."""
        return self.char

    @property
    def parts(self) -> tuple[Character, Character]:
        """The two characters that make it, in the order in which they are written."""
        both = (self.scoring, self.effect)
        return both[::-1] if self.char in _EFFECT_FIRST else both


@dataclass(frozen=True, eq=False)
class Card:
    """A kind of card: a character, the period, and either points or an effect.

    There are `copies` of it in the deck, which nothing tells apart.
    """

    character: Character
    period: int
    copies: int
    points: int = 0
    effect: Effect | None = None

    def __str__(self) -> str:
        """Return the character in modern script."""
        return self.character.char


@dataclass(frozen=True, slots=True)
class Glossed:
    """A component or a task said with what it means, or a card with what it gives as well.

    Who writes such characters needs no meaning of a task, or of a card that was turned up.
    """

    named: Character | Task | Card

    def __str__(self) -> str:
        """Return the character alone."""
        return str(self.named)


def _words(data: Mapping[str, Any]) -> dict[str, Any]:
    """Parse the fields that characters and tasks share."""
    readings = data["readings"]
    lists = {name: tuple(readings[name]) for name in ("on", "kun")}
    return {**data, "readings": Readings(**{**readings, **lists})}


def _task(data: Mapping[str, Any]) -> Task:
    parts = {name: CHARACTER_OF_ID[data[name]] for name in ("scoring", "effect")}
    return Task(**{**_words(data), **parts})


def _card(data: Mapping[str, Any]) -> Card:
    effect = {"effect": Effect(data["effect"])} if "effect" in data else {}
    return Card(**{**data, **effect, "character": CHARACTER_OF_ID[data["character"]]})


_DATA = json.loads(Path(__file__).with_name("deck.json").read_text(encoding="utf-8"))

CHARACTERS: tuple[Character, ...] = tuple(Character(**_words(each)) for each in _DATA["characters"])
"""The 36 components."""

CHARACTER_OF_ID: Mapping[str, Character] = {each.id: each for each in CHARACTERS}

TASKS: tuple[Task, ...] = tuple(map(_task, _DATA["tasks"]))
"""The 27 tasks, those of period 1 first."""

TASK_OF_ID: Mapping[str, Task] = {task.id: task for task in TASKS}

CARDS: tuple[Card, ...] = tuple(map(_card, _DATA["cards"]))
"""The kinds of cards, those of period 1 first."""

DECK: tuple[Card, ...] = tuple(card for card in CARDS for _ in range(card.copies))
"""The 54 cards of the deck, those of period 1 first."""

POINTS = max(card.points for card in CARDS)
"""The points of each scoring card."""


_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

CARD_OF_LETTER: Mapping[str, Card] = dict(zip(_LETTERS, CARDS, strict=False))
TASK_OF_LETTER: Mapping[str, Task] = dict(zip(_LETTERS, TASKS, strict=False))

LETTER: Mapping[Card | Task, str] = {
    **{card: letter for letter, card in CARD_OF_LETTER.items()},
    **{task: letter for letter, task in TASK_OF_LETTER.items()},
}
"""The letter of a card or task: A to Z, then a to o."""
