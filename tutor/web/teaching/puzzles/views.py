"""The index of puzzles, and endless puzzles named by their address."""

from flask import render_template

from tutor.core.errors import UnsupportedError
from tutor.core.messages import Message
from tutor.core.puzzle import Puzzle
from tutor.games.hanabi.engine import GameState, Ruleset
from tutor.games.hanabi.puzzles import GENERATOR_VERSION, LEVELS, THEMES, generate
from tutor.games.hanabi.rulebook.boxes import shortfalls
from tutor.web.hanabi.box_colours import box_in_links, in_colours_of_the_box, puzzles_crumb
from tutor.web.hanabi.setting_form import setting_form
from tutor.web.teaching.puzzles.collection import index_view
from tutor.web.teaching.puzzles.endless import FIRST_SEED, endless_address, read_seed, seed_after
from tutor.web.teaching.puzzles.links import Crumb, Ways
from tutor.web.teaching.puzzles.puzzle_page import puzzle_page
from tutor.web.teaching.setting import RULES, carries, current_setting

__all__ = ["FIRST_SEED", "blueprint"]

from tutor.web.teaching.game_site import GameBlueprint

blueprint = GameBlueprint("puzzles", __name__)


@blueprint.get("/puzzles/")
@carries()
def index() -> str:
    """Return the themes by family, with a link to the first puzzle of each level.

    They are in the colours of the table that the page shows, even if its box is the one that goes
    with the language.
    """
    table = current_setting()
    return render_template(
        "teaching/puzzles/index.html",
        families=index_view(table.ruleset, box_in_links()),
        box=box_in_links(),
        choice=setting_form(table),
        lacking=shortfalls(table),
    )


@blueprint.get("/puzzles/endless/<rules>/<theme>/<level>/<seed>")
@carries(without=(RULES,))
def endless(rules: str, theme: str, level: str, seed: str) -> str:
    """Return an endless puzzle, or what an answer to it leads to.

    Raises BadSyntaxError or UnsupportedError for an address that names no puzzle; 400 for an
    answer that its form cannot give.
    """
    puzzle = endless_puzzle(rules, theme, level, seed)
    step, number = _level(level), read_seed(seed)
    kind, ruleset = THEMES[theme], puzzle.position.ruleset
    return puzzle_page(
        kind,
        puzzle,
        title=Message(f"theme.{theme}"),
        trail=(puzzles_crumb(), Crumb(Message("page.level", {"level": step}))),
        ways=Ways(
            this=endless_address(ruleset, kind, step, number),
            next=endless_address(ruleset, kind, step, seed_after(number)),
            level=endless_address(ruleset, kind, step + 1) if step + 1 in kind.aims else None,
        ),
        name=f"{GENERATOR_VERSION}/{ruleset}/{theme}/{step}/{number}",
    )


def endless_puzzle(rules: str, theme: str, level: str, seed: str) -> Puzzle[GameState]:
    """Return the endless puzzle that the parts of an address name.

    Raises BadSyntaxError or UnsupportedError if there is none.
    """
    ruleset = in_colours_of_the_box(Ruleset.parse(rules))
    return generate(ruleset, theme, _level(level), read_seed(seed))


def _level(text: str) -> int:
    """Return the level of this name; UnsupportedError if there is none."""
    for level in LEVELS:
        if text == str(level):
            return level
    raise UnsupportedError("level", text)
