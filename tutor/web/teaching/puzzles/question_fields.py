"""A puzzle as the query of an address: `position=…&theme=…&viewer=…` and what is asked.

Each part of the question is a field of its own name: `slot=2`, `clue=color-1-r`, `card=card-1-2`;
a part with several values comes as often. The names are those of docs/puzzle-format.md.
"""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from flask import url_for

from tutor.core.errors import BadSyntaxError
from tutor.core.puzzle import Puzzle

POSITION, THEME, VIEWER = "position", "theme", "viewer"

_NUMBER = re.compile("0|[1-9][0-9]{0,2}")
_NAME = re.compile("[a-z0-9]+(-[a-z0-9]+)*")

Fields = list[tuple[str, str]]


def shared_address(puzzle: Puzzle[Any]) -> str:
    """Return the address of the puzzle by its position; it tells every hidden card."""
    return url_for("shared.page", **fields_of(puzzle))


def fields_of(puzzle: Puzzle[Any]) -> dict[str, Any]:
    """Return the fields that stand for a puzzle, in order; a part with several values is a list."""
    return {
        POSITION: position_text(puzzle.position),
        THEME: puzzle.theme,
        VIEWER: str(puzzle.viewer),
        **{
            key: [str(part) for part in value] if isinstance(value, tuple | list) else str(value)
            for key, value in puzzle.question.items()
        },
    }


@lru_cache(maxsize=1024)
def position_text(state: Any) -> str:
    """Return the position in its notation; an answered page has it twice."""
    return str(state)


def question_like(asked: Mapping[str, Any], given: Mapping[str, Sequence[str]]) -> dict[str, Any]:
    """Return the question with the parts of `asked`, and with the values `given` for them.

    Raises BadSyntaxError for a value of another kind than the one in `asked`.
    """
    return {key: _value(key, value, given.get(key)) for key, value in asked.items()}


def _value(key: str, like: object, given: Sequence[str] | None) -> Any:
    """Return what was given for a part of the question; what is not given stays as it is."""
    if given is None:
        return like
    if isinstance(like, tuple | list):
        return tuple(_one(key, like[0] if like else "", text) for text in given)
    if len(given) > 1:
        raise BadSyntaxError(key, given[1], 0, "a single value")
    return _one(key, like, given[0])


def _one(key: str, like: object, text: str) -> Any:
    if isinstance(like, int):
        if not _NUMBER.fullmatch(text):
            raise BadSyntaxError(key, text, 0, "a number")
        return int(text)
    if not _NAME.fullmatch(text) or len(text) > 40:
        raise BadSyntaxError(key, text, 0, "a name like color-1-r")
    return text
