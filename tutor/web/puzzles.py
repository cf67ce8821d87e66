"""Puzzles: the list of themes, and endless puzzles named by their address.

An answer is sent by GET to the address of its puzzle, `?answer=…` once for each option chosen, so
that an answered page can be linked, put into another language and cached.
"""

import re
from dataclasses import replace
from http import HTTPStatus

from flask import Blueprint, abort, render_template, request, url_for

from tutor.core.errors import BadSyntaxError, UnsupportedError
from tutor.core.messages import Message
from tutor.core.puzzle import Choose, ContradictionError, Puzzle, Theme, answer
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.puzzles import LEVELS, THEMES, generate
from tutor.games.hanabi.rulebook import BOXES, number
from tutor.web.presenters.puzzles import FIELD, puzzle_view, result_view
from tutor.web.table_choice import BOX, reading

blueprint = Blueprint("puzzles", __name__)

SENT = "check"
"""The name of the form's button, which is all that a form without a choice sends."""

FIRST_SEED = 1
LAST_SEED = 999_999_999


@blueprint.get("/puzzles/")
def index() -> str:
    """Return the list of themes, with a link to the first puzzle of each level."""
    return render_template(
        "puzzles/index.html",
        rules=str(reading().table.ruleset),
        themes=THEMES,
        levels=LEVELS,
        seed=FIRST_SEED,
    )


@blueprint.get("/puzzles/endless/<rules>/<theme>/<level>/<seed>")
def endless(rules: str, theme: str, level: str, seed: str) -> str:
    """Return an endless puzzle, or what an answer to it leads to.

    Raises BadSyntaxError or UnsupportedError for an address that names no puzzle; 400 for an
    answer that its form cannot give.
    """
    ruleset = _in_colours_of_the_box(Ruleset.parse(rules))
    place = _level(level), _seed(seed)
    puzzle = generate(ruleset, theme, *place)
    ways = _ways(rules, theme, *place)
    return page(THEMES[theme], puzzle, title=Message(f"theme.{theme}"), level=place[0], ways=ways)


def page(
    theme: Theme[GameState],
    puzzle: Puzzle[GameState],
    *,
    title: Message,
    level: int,
    ways: dict[str, str],
) -> str:
    """Return the page of a puzzle, answered if the request has an answer.

    `ways` are the addresses that lead on: `this` puzzle, the `next` one, the next `level` if
    there is one. A form without a choice, or with one that contradicts itself, gets the puzzle
    back as it was, with a word about it.
    """
    chosen = request.args.getlist(FIELD)
    notice = None
    if chosen:
        try:
            result = result_view(theme, puzzle, answer(theme, puzzle, chosen))
            return render_template(
                "puzzles/answered.html",
                title=title,
                level=level,
                result=result,
                ways=ways,
                number=number,
            )
        except ContradictionError:
            notice = Message("result.contradiction")
        except BadSyntaxError:
            abort(HTTPStatus.BAD_REQUEST)
    elif SENT in request.args:
        notice = Message(f"result.choose-{theme.choose}")
    return render_template(
        "puzzles/puzzle.html",
        title=title,
        level=level,
        puzzle=puzzle_view(theme, puzzle, chosen),
        several=theme.choose is Choose.ALL,
        notice=notice,
        ways=ways,
        sent=SENT,
    )


def _in_colours_of_the_box(ruleset: Ruleset) -> Ruleset:
    """Return the ruleset in the colours of a box that the address names.

    Without one the fifth colour is white in every language: an answer that names it means the same
    on all of them.
    """
    named = dict(reading().query).get(BOX)
    return replace(ruleset, fifth=BOXES[named].fifth) if named else ruleset


def _level(text: str) -> int:
    """Return the level of this name; UnsupportedError if there is none."""
    for level in LEVELS:
        if text == str(level):
            return level
    raise UnsupportedError("level", text)


def _seed(text: str) -> int:
    """Return the seed of 1 to 9 digits; BadSyntaxError for anything else.

    A seed is written in one way only, so that a puzzle has one address.
    """
    if not re.fullmatch("[1-9][0-9]{0,8}", text):
        raise BadSyntaxError("seed", text, 0, f"a number from {FIRST_SEED} to {LAST_SEED}")
    return int(text)


def _ways(rules: str, theme: str, level: int, seed: int) -> dict[str, str]:
    """Return the addresses of this puzzle, of the next, and of the next level if there is one."""

    def to(level: int, seed: int) -> str:
        return url_for("puzzles.endless", rules=rules, theme=theme, level=level, seed=seed)

    ways = {
        "this": to(level, seed),
        "next": to(level, seed + 1 if seed < LAST_SEED else FIRST_SEED),
    }
    if level + 1 in LEVELS:
        ways["level"] = to(level + 1, FIRST_SEED)
    return ways
