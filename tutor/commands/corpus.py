"""Every message as a reader meets it: with real values, in each form that it has.

What puzzles say comes from the puzzles of the library, other messages are given samples of the
values that their placeholders stand for. A translator reads here what the catalogue only promises.
"""

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from typing import Any

from tutor.core.messages import Message, Player
from tutor.core.puzzle import Answer, Theme, answer_to
from tutor.web.shell.speaker import UnknownFormError
from tutor.web.shell.text import say_plain
from tutor.web.shell.words import Words
from tutor.web.site.game_pages import GamePages

MOST = 6
"""As many examples of a message are enough to read."""

NUMBERS = (0, 1, 2, 3, 5, 21)
"""Between them they have every plural form of every language, and those of a form of their own."""

_PLACEHOLDER = re.compile(r"%\((\w+)\)")


def corpus(pages: GamePages, words: Mapping[str, Words]) -> dict[str, list[str]]:
    """Return the examples of each message in the language of the request, by the message's id.

    Messages of other games than the site's have no examples of this game's values.
    """
    english_by_id: dict[str, dict[str, None]] = defaultdict(dict)
    for message in _of_library(pages):
        _add(english_by_id, message)
    # One number can have words of its own, with other values in them.
    own: dict[str, list[Words]] = defaultdict(list)
    for name, each in words.items():
        if "=" in name:
            own[name.partition("=")[0]].append(each)
    for id_, english in words.items():
        if not english_by_id.get(id_) and "=" not in id_:
            for params in _samples([english, *own[id_]], pages):
                # No card has the number 0 or 21: a form of cards has no word for it.
                with suppress(UnknownFormError):
                    _add(english_by_id, Message(id_, params))
    return {id_: list(examples) for id_, examples in sorted(english_by_id.items())}


def _add(english_by_id: dict[str, dict[str, None]], message: Message) -> None:
    for value in message.params.values():
        if isinstance(value, Message):
            _add(english_by_id, value)
    examples = english_by_id[message.id]
    if len(examples) < MOST:
        examples[say_plain(message)] = None


@cache
def _of_library(pages: GamePages) -> tuple[Message, ...]:
    """Return the messages of the library's puzzles, not translated yet."""
    return tuple(dict.fromkeys(_said_by(pages)))


def _said_by(pages: GamePages) -> Iterator[Message]:
    """Yield questions, options, verdicts, proofs and events of the puzzles of the library."""
    for entry in pages.game.library().values():
        puzzle = entry.puzzle
        theme = pages.game.themes[puzzle.theme]
        yield from pages.presentation.earlier_events(puzzle)
        yield theme.goal(puzzle)
        yield from (theme.label(puzzle, option) for option in theme.options(puzzle))
        yield from (fact.message for fact in theme.proof(puzzle))
        if theme.right_options(puzzle) is not None:
            yield from _of_verdicts(pages, theme, puzzle)


def _of_verdicts(pages: GamePages, theme: Theme[Any], puzzle: Any) -> Iterator[Message]:
    verdicts = answer_to(theme, puzzle).verdicts
    wrong = tuple(verdict.option for verdict in verdicts if not verdict.is_right)
    for chosen in ((), wrong[:1]):
        explanation = theme.explain(puzzle, Answer(chosen, verdicts, theme.choose))
        yield from filter(None, [explanation.headline])
        yield from (reason.message for reason in (*explanation.reason, *explanation.details))
    for verdict in verdicts:
        yield verdict.consequence
        yield from (fact.message for fact in verdict.facts)
        if verdict.after is not None:
            yield from pages.presentation.events(verdict.after, puzzle.viewer)


def _samples(texts: Sequence[Words], pages: GamePages) -> Iterator[dict[str, Any]]:
    """Yield sets of values for a message's texts: one, or one for each number that it counts."""
    english = texts[0]
    every = "".join(f"{each.text} {each.plural}" for each in texts)
    values = {name: _sample(name, pages) for name in dict.fromkeys(_PLACEHOLDER.findall(every))}
    if english.count is None:
        yield values
        return
    for number in NUMBERS:
        yield {**values, english.count: number}


def _sample(name: str, pages: GamePages) -> Any:
    """Return a value such as a placeholder of this name stands for."""
    if name in pages.sample_values:
        return pages.sample_values[name]
    seats = {"you": 0, "name": 1, "to": 1, "giver": 2, "first": 0, "second": 1}
    return Player(seats[name]) if name in seats else 2
