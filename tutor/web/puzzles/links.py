"""The addresses of puzzles, and of the pages after them.

Endless puzzles have their rules, theme, level and seed in the address. Any puzzle is also the query
`position=…&theme=…&viewer=…` and the question: each of its parts is a field, `slot=2`,
`clue=color-1-r`, repeated for several values. docs/puzzle-format.md has the names.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Any
from urllib.parse import parse_qsl, urlencode

from flask import url_for

from tutor.core.errors import BadSyntaxError
from tutor.core.messages import Message
from tutor.core.puzzle import Puzzle
from tutor.web.shell.addresses import with_fields
from tutor.web.site.game_pages import GamePages
from tutor.web.site.reader_options import CLUB, SOLVED

POSITION, THEME, VIEWER = "position", "theme", "viewer"

_NUMBER = re.compile("0|[1-9][0-9]{0,2}")
_NAME = re.compile("[a-z0-9]+(-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class Breadcrumb:
    """A link to a page above this one; without a `url`, a text on this page's place.

    A `label` that is no message is a name or a date.
    """

    label: Message | str
    url: str | None = None


@dataclass(frozen=True, slots=True)
class PuzzleLinks:
    """The addresses of the next pages; None where there is no such page.

    `this` is the permanent address of the puzzle without an answer; answers keep its query.
    """

    this: str
    next: str
    same: str | None = None
    """Another puzzle of the same theme and level, if `next` is of another theme."""
    level: str | None = None
    """The next level of the same theme."""
    earlier: str | None = None
    """The puzzle of the day before."""
    later: str | None = None
    """The puzzle of the next day, once that day has come."""

    @property
    def path(self) -> str:
        """The address without its query, to which forms are sent."""
        return self.this.partition("?")[0]

    @property
    def fields(self) -> tuple[tuple[str, str], ...]:
        """The query of the address, as hidden fields of a form."""
        return tuple(parse_qsl(self.this.partition("?")[2]))

    @property
    def permanent(self) -> str:
        """The address to share, without the club's list."""
        fields = [(name, value) for name, value in self.fields if name not in (CLUB, SOLVED)]
        return self.path + (f"?{urlencode(fields)}" if fields else "")

    def with_query(self, *fields: tuple[str, str]) -> str:
        """Return `this` with more in its query: an answer, a hint, a seat."""
        return with_fields(self.this, fields)


@dataclass(frozen=True, slots=True)
class PuzzlePage:
    """The addresses of a puzzle, and the key under which a device remembers it.

    `name` is its permanent name, `level` its level, if known, `day` that of a daily puzzle.
    `breadcrumbs` are those below the index of puzzles.
    """

    name: str
    links: PuzzleLinks
    breadcrumbs: tuple[Breadcrumb, ...] = ()
    level: int | None = None
    day: date | None = None

    def context(self, theme: str) -> dict[str, object]:
        """Return the template context that all pages of a puzzle share."""
        return {
            "title": Message(f"theme.{theme}"),
            "breadcrumbs": (
                Breadcrumb(Message("page.puzzles"), url_for("puzzles.index")),
                *self.breadcrumbs,
            ),
            "links": self.links,
            "name": self.name,
        }


def endless_address(
    pages: GamePages, rules: str, theme: str, level: int | None = None, seed: int | None = None
) -> str:
    """Return the address of an endless puzzle, by default of the easiest level and first seed."""
    return url_for(
        "puzzles.endless",
        rules=rules,
        theme=theme,
        level=level or min(pages.game.levels[theme]),
        seed=seed or pages.game.seeds[0],
    )


def read_seed(pages: GamePages, text: str) -> int:
    """Return the seed; BadSyntaxError for anything but 1 to 9 digits without a leading zero."""
    seeds = pages.game.seeds
    if not re.fullmatch("[1-9][0-9]{0,8}", text) or int(text) not in seeds:
        raise BadSyntaxError("seed", text, 0, f"a number from {seeds[0]} to {seeds[-1]}")
    return int(text)


def seed_after(pages: GamePages, seed: int) -> int:
    """Return the next seed; the first one after the last."""
    return seed + 1 if seed + 1 in pages.game.seeds else pages.game.seeds[0]


def shared_address(puzzle: Puzzle[Any], **more: Any) -> str:
    """Return the address of the puzzle by its position, which tells every hidden card.

    `more` are further fields of its query.
    """
    return url_for("shared.puzzle", **fields_of(puzzle), **more)


def fields_of(puzzle: Puzzle[Any]) -> dict[str, Any]:
    """Return the fields of a puzzle in order; several values are a list."""
    return {
        POSITION: str(puzzle.position),
        THEME: puzzle.theme,
        VIEWER: str(puzzle.viewer),
        **{
            key: [str(part) for part in value] if isinstance(value, tuple) else str(value)
            for key, value in puzzle.question.items()
        },
    }


def question_like(
    pages: GamePages, question: Mapping[str, Any], values: Mapping[str, Sequence[str]]
) -> dict[str, Any]:
    """Return a question like this one, with `values` for some of its parts.

    Raises BadSyntaxError for a value of another type.
    """
    return {key: _value(pages, key, value, values.get(key)) for key, value in question.items()}


def _value(pages: GamePages, key: str, like: object, values: Sequence[str] | None) -> Any:
    """Return the new value for a part of the question, by default the present one."""
    if values is None:
        return like
    if isinstance(like, tuple):
        return tuple(_one(pages, key, like[0] if like else "", text) for text in values)
    if len(values) > 1:
        raise BadSyntaxError(key, values[1], 0, "a single value")
    return _one(pages, key, like, values[0])


def _one(pages: GamePages, key: str, like: object, text: str) -> Any:
    if isinstance(like, int):
        if not _NUMBER.fullmatch(text):
            raise BadSyntaxError(key, text, 0, "a number")
        return int(text)
    if not _NAME.fullmatch(text) or len(text) > 40:
        raise BadSyntaxError(key, text, 0, "a name like color-1-r")
    return pages.game.canonical_name(text)
