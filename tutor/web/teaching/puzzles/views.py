"""The index of puzzles, and endless puzzles named by their address."""

from functools import lru_cache
from typing import Any

from flask import Response, render_template

from tutor.core.errors import NoPuzzleError, UnsupportedError
from tutor.core.messages import Message
from tutor.core.puzzle import Puzzle
from tutor.web.shell.heavy import heavy
from tutor.web.shell.query import reads
from tutor.web.shell.redirects import for_now
from tutor.web.shell.view_marks import marked
from tutor.web.teaching.game_site import GameBlueprint, GameSite, current_site
from tutor.web.teaching.puzzles.answer_form import OF_THE_ANSWER
from tutor.web.teaching.puzzles.collection import index_view
from tutor.web.teaching.puzzles.daily import today
from tutor.web.teaching.puzzles.links import (
    Breadcrumb,
    PuzzleLinks,
    PuzzlePlace,
    endless_address,
    puzzles_breadcrumb,
    read_seed,
    seed_after,
)
from tutor.web.teaching.puzzles.practice import first_of_day, puzzle_after
from tutor.web.teaching.puzzles.puzzle_page import puzzle_page
from tutor.web.teaching.setting import RULES, carries, setting_context

blueprint = GameBlueprint("puzzles", __name__)


@blueprint.get("/puzzles/")
@carries()
@marked(listed=True, preview_template="teaching/puzzles/index.html")
def index() -> str:
    """Return the themes by family, with a link to the first puzzle of each level."""
    return render_template(
        "teaching/puzzles/index.html", families=index_view(), **setting_context()
    )


@blueprint.get("/puzzles/next")
@carries()
def next_puzzle() -> Response:
    """Lead to the puzzle with which a device begins that remembers none: another kind each day."""
    return for_now(first_of_day(today()))


@blueprint.get("/puzzles/endless/<rules>/<theme>/<level>/<seed>")
@carries(without=(RULES,))
@reads(*OF_THE_ANSWER)
@marked(pictured=True)
def endless(rules: str, theme: str, level: str, seed: str) -> str:
    """Return an endless puzzle, or what an answer to it leads to.

    Raises BadSyntaxError or UnsupportedError for an address that names no puzzle; 400 for an
    answer that its form cannot give.
    """
    puzzle = endless_puzzle(rules, theme, level, seed)
    game = current_site().game
    code, step, number = game.canonical(rules), _level(level), read_seed(seed)
    has_next_level = step + 1 in game.levels[theme]
    return puzzle_page(
        game.themes[theme],
        puzzle,
        PuzzlePlace(
            name=f"{game.generator_version}/{code}/{theme}/{step}/{number}",
            links=PuzzleLinks(
                this=endless_address(code, theme, step, number),
                next=puzzle_after(theme, step, number),
                same=endless_address(code, theme, step, seed_after(number)),
                level=endless_address(code, theme, step + 1) if has_next_level else None,
            ),
            breadcrumbs=(puzzles_breadcrumb(), Breadcrumb(Message("page.level", {"level": step}))),
            level=step,
        ),
    )


def endless_puzzle(rules: str, theme: str, level: str, seed: str) -> Puzzle[Any]:
    """Return the endless puzzle that the parts of an address name.

    Raises BadSyntaxError or UnsupportedError for an address that names none, NoPuzzleError for one
    whose puzzle could not be found, BusyError if too much is being looked for.
    """
    site = current_site()
    code, step, number = site.game.canonical(rules), _level(level), read_seed(seed)
    puzzle = _generated(site, code, theme, step, number)
    if puzzle is None:
        raise NoPuzzleError(f"{code}/{theme}/{step}/{number}")
    return puzzle


@lru_cache(maxsize=1024)
@heavy
def _generated(site: GameSite, code: str, theme: str, level: int, seed: int) -> Puzzle[Any] | None:
    """Return the puzzle, None if there is none: to look in vain takes longest, so it is remembered.

    Raises UnsupportedError as `generate` does.
    """
    try:
        return site.game.generate(code, theme, level, seed)
    except NoPuzzleError:
        return None


def _level(text: str) -> int:
    """Return the level of this name; UnsupportedError if there is none."""
    levels = {level for levels in current_site().game.levels.values() for level in levels}
    if text not in map(str, levels):
        raise UnsupportedError("level", text)
    return int(text)
