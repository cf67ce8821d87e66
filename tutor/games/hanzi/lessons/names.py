"""How lessons write cards, tasks, actions and claims: with the characters themselves.

`月` is the card of period 1, `人2` the one of period 2. An action is written as the engine names
it, but with characters for letters: `t明`, `p人2`, `s休明`. Names of options are ASCII.
"""

import re
from collections.abc import Mapping
from types import MappingProxyType

from tutor.games.hanzi.deck import CARDS, CHARACTERS, LETTER, TASKS, Card, Character, Task
from tutor.games.hanzi.engine import Action, read_actions

_CHARACTER_OF = {each.char: each for each in CHARACTERS}
_TASK_OF = {task.char: task for task in TASKS}
_CARD_OF = {f"{card.character.char}{card.period}": card for card in CARDS}
_HAN = re.compile(r"[^\x00-\x7f]")
_OF_CARDS = "hand"
"""The claim whose character stands for a card; in the others it stands for a task."""

HAN: Mapping[str, Character | Task] = MappingProxyType(
    {
        **{each.id.replace("-", "_"): each for each in CHARACTERS},
        **{task.id.replace("-", "_"): task for task in TASKS},
    }
)
"""Every component and task by what it is called in the words of lessons: `mu_tree`."""


def task_of(word: str) -> Task:
    """Return the task with this character; KeyError if there is none."""
    return _TASK_OF[word]


def card_of(word: str) -> Card:
    """Return the card written like this; KeyError if there is none.

    Without a number it is that of period 1, or of 2 if there is no other.
    """
    if word[-1].isdigit():
        return _CARD_OF[word]
    return _CARD_OF.get(f"{word}1") or _CARD_OF[f"{word}2"]


def character_id(word: str) -> str:
    """Return the id of the component with this character; KeyError if there is none."""
    return _CHARACTER_OF[word].id


def option_of(words: str) -> str:
    """Return the actions written here, with spaces between them, as the name of an option."""
    return "".join(map(_action_name, words.split()))


def actions_of(words: str) -> tuple[Action, ...]:
    """Return the actions written here; BadSyntaxError if they are none."""
    return read_actions(option_of(words))


def claim_of(words: str) -> str:
    """Return the claim written here, like `points 0 2`, `task 0 明`, as the name of an option."""
    kind, *rest = words.split()
    return ".".join([kind, *(_argument(kind, word) for word in rest)])


def _action_name(word: str) -> str:
    if word.startswith("p"):
        return f"p{LETTER[card_of(word[1:])]}"
    return _HAN.sub(lambda match: LETTER[task_of(match[0])], word)


def _argument(kind: str, word: str) -> str:
    if word.isascii():
        return word
    if kind == _OF_CARDS:
        card = card_of(word)
        return f"{card.character.id}{card.period}"
    return task_of(word).id
