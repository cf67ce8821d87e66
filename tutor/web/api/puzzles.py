"""Puzzles of the library, endless, daily and at positions; `…/answer` judges an answer.

An answer is asked for with GET, as on the pages: it changes nothing, and may be kept.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Annotated, Any

from flask import url_for
from msgspec import Meta

from tutor.core.errors import UnsupportedError
from tutor.core.game import DailyReader
from tutor.core.library import listed_entries
from tutor.web.api import answers
from tutor.web.api.judging import PuzzleSource, answered, asked
from tutor.web.api.operations import LINES, BoxQuery, Count, LanguageQuery, Operations
from tutor.web.api.positions import PositionText
from tutor.web.puzzles.library import TWIN, get_entry, is_twin, puzzle_of
from tutor.web.puzzles.links import POSITION, THEME, VIEWER
from tutor.web.puzzles.shared import read_shared_puzzle
from tutor.web.puzzles.views import (
    endless_puzzle,
    entry_of,
    first_day_of,
    read_day,
    today,
)
from tutor.web.shell.addresses import absolute
from tutor.web.site.game_pages import GamePages

blueprint = Operations("puzzles", __name__)

MOST_CHOSEN = 60
"""The number of options that are read; no puzzle has as many."""

ChosenOptions = Annotated[tuple[str, ...], Meta(max_length=MOST_CHOSEN)]


@dataclass(frozen=True, slots=True, kw_only=True)
class LibraryQuery(LanguageQuery):
    """A selection of library puzzles."""

    theme: str = ""
    level: Count = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class PuzzleQuery(BoxQuery):
    """The number of hints to a puzzle."""

    hints: Count = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class AnswerQuery(BoxQuery):
    """The chosen options in order; none are needed with `show`."""

    answer: ChosenOptions = ()
    show: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TwinQuery(PuzzleQuery):
    """The number of hints, and the number of the puzzle's twin."""

    twin: Count = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class TwinAnswerQuery(AnswerQuery):
    """The chosen options, and the number of the puzzle's twin."""

    twin: Count = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyQuery(PuzzleQuery):
    """The day of a daily puzzle, by default today."""

    date: str = ""


@dataclass(frozen=True, kw_only=True)
class QuestionFields:
    """A question at a position."""

    position: PositionText
    theme: str
    viewer: Count | None = None
    question: dict[str, tuple[str, ...]]


@dataclass(frozen=True, kw_only=True)
class PositionPuzzleQuery(QuestionFields, PuzzleQuery):
    """The number of hints to such a question."""


@dataclass(frozen=True, kw_only=True)
class PositionAnswerQuery(QuestionFields, AnswerQuery):
    """An answer to such a question."""


@blueprint.operation(
    "/games/<game_id:game>/puzzles", example="/games/hanabi/puzzles?theme=save&level=3", media=LINES
)
def library(pages: GamePages, query: LibraryQuery) -> Iterator[answers.ListedPuzzle]:
    """Yield the puzzles of the library, of one theme or level if that is named.

    Raises UnsupportedError for a theme that is not there.
    """
    game = pages.game
    if query.theme and query.theme not in game.themes:
        raise UnsupportedError("theme", query.theme)
    return (
        answers.ListedPuzzle(
            id=entry.id,
            theme=entry.theme,
            level=entry.level,
            rules=str(entry.puzzle.position.ruleset),
            players=entry.puzzle.position.players,
        )
        for entry in listed_entries(game.library().values())
        if query.theme in ("", entry.theme) and query.level in (0, entry.level)
    )


@blueprint.operation(
    "/games/<game_id:game>/puzzles/<name>", example="/games/hanabi/puzzles/save-012?lang=ja&hints=1"
)
def one(pages: GamePages, query: TwinQuery, name: str) -> answers.Puzzle:
    """Return a puzzle of the library; UnsupportedError if there is none of this id."""
    return asked(pages, _in_library(pages, name, query.twin), query.hints)


@blueprint.operation(
    "/games/<game_id:game>/puzzles/<name>/answer",
    example="/games/hanabi/puzzles/save-012/answer?answer=color-2-r",
)
def one_answered(pages: GamePages, query: TwinAnswerQuery, name: str) -> answers.AnsweredPuzzle:
    """Return the result of an answer to a library puzzle."""
    return answered(pages, _in_library(pages, name, query.twin), query.answer, show=query.show)


def _in_library(pages: GamePages, name: str, twin: int) -> PuzzleSource:
    entry = get_entry(pages, name)
    if not is_twin(pages, str(twin)):
        raise UnsupportedError(TWIN, str(twin))
    url_parts: dict[str, Any] = {"name": entry.id, "twin": twin or None}
    return PuzzleSource(
        puzzle_of(pages, entry, twin),
        entry.id,
        entry.level,
        page=absolute(url_for("library.puzzle", **url_parts)),
        picture=absolute(url_for("preview.puzzle", **url_parts)),
    )


@blueprint.operation(
    "/games/<game_id:game>/daily/<reader:reader>",
    example="/games/hanabi/daily/learner?date=2026-11-20",
    fresh=True,
)
def daily(pages: GamePages, query: DailyQuery, reader: str) -> answers.Puzzle:
    """Return the puzzle of a day for a reader; it is one of the library, and answered there."""
    first_day_of(pages)
    day = read_day(pages, query.date) if query.date else today()
    if day > today():
        raise UnsupportedError("day", query.date)
    return asked(
        pages, _in_library(pages, entry_of(pages, day, DailyReader(reader)).id, 0), query.hints
    )


@blueprint.operation(
    "/games/<game_id:game>/endless/<rules>/<theme>/<level>/<seed>",
    example="/games/hanabi/endless/base/knowledge/2/17",
)
def endless(
    pages: GamePages, query: PuzzleQuery, rules: str, theme: str, level: str, seed: str
) -> answers.Puzzle:
    """Return the endless puzzle of this name; it is looked for when it is first asked for."""
    return asked(pages, _endless(pages, rules, theme, level, seed), query.hints)


@blueprint.operation(
    "/games/<game_id:game>/endless/<rules>/<theme>/<level>/<seed>/answer",
    example="/games/hanabi/endless/base/odds/1/1/answer?show=true",
)
def endless_answered(
    pages: GamePages, query: AnswerQuery, rules: str, theme: str, level: str, seed: str
) -> answers.AnsweredPuzzle:
    """Return the result of an answer to an endless puzzle."""
    return answered(
        pages, _endless(pages, rules, theme, level, seed), query.answer, show=query.show
    )


def _endless(pages: GamePages, rules: str, theme: str, level: str, seed: str) -> PuzzleSource:
    puzzle = endless_puzzle(pages, rules, theme, level, seed)
    game = pages.game
    url_parts: dict[str, Any] = {
        "rules": game.canonical(rules),
        "theme": theme,
        "level": level,
        "seed": seed,
    }
    return PuzzleSource(
        puzzle,
        "/".join((str(game.generator_version), *url_parts.values())),
        int(level),
        page=absolute(url_for("puzzles.endless", **url_parts)),
        picture=absolute(url_for("preview.endless", **url_parts)),
    )


_AT = (
    "position=base_r0y0g0b0w0_r1.y2.g3.b4.w5~r2.y1.g1.b2.w2_0_tokens8_strikes0_player0_40"
    "&theme=point-out&clue=rank-1-1"
)


@blueprint.operation("/games/<game_id:game>/at", example=f"/games/hanabi/at?{_AT}")
def at_position(pages: GamePages, query: PositionPuzzleQuery) -> answers.Puzzle:
    """Return the puzzle that a theme asks at a position."""
    return asked(pages, _at(pages, query), query.hints)


@blueprint.operation(
    "/games/<game_id:game>/at/answer",
    example=f"/games/hanabi/at/answer?{_AT}&answer=card-1-1&answer=card-1-2",
)
def at_position_answered(pages: GamePages, query: PositionAnswerQuery) -> answers.AnsweredPuzzle:
    """Return the result of an answer to a puzzle at a position."""
    return answered(pages, _at(pages, query), query.answer, show=query.show)


def _at(pages: GamePages, query: QuestionFields) -> PuzzleSource:
    """Return the puzzle, without a link to its page: that address would hold the position."""
    fields = {POSITION: [query.position], THEME: [query.theme], **query.question}
    if query.viewer is not None:
        fields[VIEWER] = [str(query.viewer)]
    puzzle = read_shared_puzzle(pages, fields)
    return PuzzleSource(puzzle, f"at/{puzzle.theme}", None, page=None, picture=None)
