"""Puzzles shared as their position: `/puzzles/at?position=…&theme=…`, for teachers above all.

Missing parts of the question are those that the theme itself would ask there first.
"""

import hashlib
from collections.abc import Iterator, Mapping, Sequence
from http import HTTPStatus
from itertools import islice
from typing import Any

from flask import Response, render_template, request

from tutor.core.errors import BadSyntaxError, ImpossiblePositionError, TutorError
from tutor.core.messages import Message
from tutor.core.puzzle import Puzzle, Theme
from tutor.web.puzzles.links import (
    POSITION,
    THEME,
    VIEWER,
    Breadcrumb,
    PuzzleLinks,
    PuzzlePage,
    fields_of,
    question_like,
    shared_address,
)
from tutor.web.puzzles.practice import puzzle_after
from tutor.web.puzzles.puzzle_page import puzzle_page
from tutor.web.shell.errors import uncached
from tutor.web.shell.text import has_words
from tutor.web.shell.view_options import view_options
from tutor.web.site.game_pages import GamePages
from tutor.web.site.game_routing import GameBlueprint
from tutor.web.site.reader_options import RULES, keeps_reader_options, list_fields

blueprint = GameBlueprint("shared", __name__)

_ENOUGH = 40
"""The number of a theme's questions at a position that are tried as models."""

_DRAWS = 12
"""The number of tries, as a theme's questions are random."""

_UNUSABLE = (TutorError, LookupError, ValueError, ArithmeticError)
"""Errors of a theme for a senseless question."""

Fields = Mapping[str, Sequence[str]]


class NoQuestionError(TutorError):
    """An unknown theme, or one without such a question at this position."""

    def __init__(self) -> None:
        super().__init__("this kind of puzzle has nothing to ask here")


@blueprint.get("/puzzles/at")
@keeps_reader_options(without=(RULES,))
@view_options(query_fields=None, pictured=True, question_in_query=True, list_item=POSITION)
def puzzle(pages: GamePages) -> str | Response:
    """Return the puzzle of the query, or a page that says why there is none.

    400 for a position that cannot be read or cannot be, 404 for a theme that is not there or has
    no such question.
    """
    fields = request.args.to_dict(flat=False)
    try:
        puzzle = read_shared_puzzle(pages, fields)
    except BadSyntaxError as error:
        unread = error.text[error.position :] if error.text == fields.get(POSITION, [""])[0] else ""
        return _refused("unreadable", HTTPStatus.BAD_REQUEST, unread=unread)
    except ImpossiblePositionError as error:
        return _refused("impossible", HTTPStatus.BAD_REQUEST, rule=error.rule)
    except NoQuestionError:
        return _refused("no-question", HTTPStatus.NOT_FOUND)
    this = shared_address(puzzle, **list_fields())
    return puzzle_page(
        pages,
        puzzle,
        PuzzlePage(
            name=f"at/{puzzle.theme}/{_digest(puzzle)}",
            links=PuzzleLinks(this, puzzle_after(pages, puzzle.theme)),
            breadcrumbs=(Breadcrumb(Message("page.shared")),),
        ),
    )


def _digest(puzzle: Puzzle[Any]) -> str:
    """Return a short name of position and question, for problem reports."""
    return hashlib.sha256(repr(fields_of(puzzle)).encode()).hexdigest()[:12]


def read_shared_puzzle(pages: GamePages, fields: Fields) -> Puzzle[Any]:
    """Return the puzzle of these fields.

    Raises BadSyntaxError for what cannot be read, ImpossiblePositionError for a position that no
    game reaches, NoQuestionError if there is nothing to ask.
    """
    game = pages.game
    state = game.parse_position(_single(fields, POSITION))
    theme = game.themes.get(_single(fields, THEME))
    if theme is None:
        raise NoQuestionError
    viewer = _seat(fields, state)
    like = _like(pages, theme, state, viewer, fields)
    puzzle = Puzzle(
        theme.name,
        state,
        like.viewer if viewer is None else viewer,
        question_like(pages, like.question, fields),
    )
    if not can_be_asked(pages, theme, puzzle):
        raise NoQuestionError
    return puzzle


def _like(
    pages: GamePages, theme: Theme[Any], state: Any, viewer: int | None, fields: Fields
) -> Puzzle[Any]:
    """Return the theme's first question here with the form of the given one.

    It is asked of the player to act or of another one, as the given one is, and has the same parts,
    with the same words in them. Raises NoQuestionError if there is none.
    """
    for puzzle in islice(questions_asked(pages, theme, state), _ENOUGH):
        turns = viewer is None or (viewer == state.to_act) is (puzzle.viewer == state.to_act)
        words = {key: value for key, value in puzzle.question.items() if _is_word(value)}
        if turns and all(fields.get(key, [value]) == [value] for key, value in words.items()):
            return puzzle
    raise NoQuestionError


def questions_asked(pages: GamePages, theme: Theme[Any], state: Any) -> Iterator[Puzzle[Any]]:
    """Yield the theme's puzzles at this position, with new random choices each time."""
    for draw in range(_DRAWS):
        try:
            yield from pages.game.questions_at(theme.name, state, f"{state} {draw}")
        except _UNUSABLE:
            return


def _is_word(value: object) -> bool:
    """Return whether a part of a question is a choice of words, not a place or clue."""
    return isinstance(value, str) and not any(letter.isdecimal() for letter in value)


def can_be_asked(pages: GamePages, theme: Theme[Any], puzzle: Puzzle[Any]) -> bool:
    """Return whether the theme can judge this question, and finds something right."""
    try:
        options = theme.options(puzzle)
        messages = [theme.goal(puzzle), *(theme.label(puzzle, option) for option in options)]
        is_answerable = theme.right_options(puzzle) != frozenset()
        theme.proof(puzzle)
        pages.presentation.check(puzzle)
    except _UNUSABLE:
        return False
    return bool(options) and is_answerable and all(_has_words(message) for message in messages)


def _has_words(message: Message) -> bool:
    """Return whether a message and the messages within it have words."""
    parts = (part for part in message.params.values() if isinstance(part, Message))
    return has_words(message.id) and all(map(_has_words, parts))


def _single(fields: Fields, field: str) -> str:
    texts = fields.get(field, [""])
    if len(texts) != 1 or not texts[0]:
        raise BadSyntaxError(field, texts[-1], 0, "one value")
    return texts[0]


def _seat(fields: Fields, state: Any) -> int | None:
    if VIEWER not in fields:
        return None
    text = _single(fields, VIEWER)
    if text not in {str(seat) for seat in range(state.players)}:
        raise BadSyntaxError(VIEWER, text, 0, "the seat of a player")
    return int(text)


def _refused(why: str, status: HTTPStatus, *, unread: str = "", rule: str = "") -> Response:
    """Return the page that says why there is no puzzle."""
    page = render_template("puzzles/refused.html", why=why, unread=unread[:60], rule=rule)
    return uncached(page, status)
