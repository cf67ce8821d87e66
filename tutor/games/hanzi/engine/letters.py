"""One letter for each kind of card and for each task, for positions and actions in addresses."""

from collections.abc import Mapping
from typing import Final

from tutor.games.hanzi.deck import CARDS, TASKS, Card, Task

_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"

CARD_OF_LETTER: Mapping[str, Card] = dict(zip(_LETTERS, CARDS, strict=False))
TASK_OF_LETTER: Mapping[str, Task] = dict(zip(_LETTERS, TASKS, strict=False))

LETTER: Mapping[Card | Task, str] = {
    **{card: letter for letter, card in CARD_OF_LETTER.items()},
    **{task: letter for letter, task in TASK_OF_LETTER.items()},
}
"""The letter of a card or task: A to Z, then a to o."""
