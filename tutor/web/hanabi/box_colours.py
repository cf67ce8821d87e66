"""Where puzzles lie on the site, and in whose colours they are drawn."""

from dataclasses import replace

from flask import url_for

from tutor.core.messages import Message
from tutor.core.puzzle import Puzzle
from tutor.games.hanabi.engine import GameState, Ruleset, Suit
from tutor.games.hanabi.engine.ruleset import MAX_PLAYERS
from tutor.games.hanabi.puzzles.twins import Swap
from tutor.games.hanabi.rulebook import BOXES
from tutor.web.hanabi.setting import BOX
from tutor.web.teaching.puzzles.links import Crumb
from tutor.web.teaching.setting import current_setting, page_setting


def puzzles_crumb() -> Crumb:
    """Return the first step of every trail."""
    return Crumb(Message("page.puzzles"), url_for("puzzles.index"))


def in_colours_of_the_box(ruleset: Ruleset) -> Ruleset:
    """Return the ruleset in the colours of a box that the address names.

    Without one the fifth colour is white in every language: an answer that names it means the same
    on all of them.
    """
    named = dict(page_setting().query).get(BOX)
    return replace(ruleset, fifth=BOXES[named].fifth) if named else ruleset


def box_in_links() -> str | None:
    """Return the box that links to puzzles have to name: the one chosen, or one with black cards.

    A puzzle without a box is in white, whatever the box that goes with the language.
    """
    chosen, box = dict(page_setting().query).get(BOX), current_setting().box
    return chosen or (box.id if box.fifth is not Suit.WHITE else None)


def drawn_in_colours_of_the_box(puzzle: Puzzle[GameState]) -> Puzzle[GameState]:
    """Return a puzzle of the library, which is in white, with black cards if the box has them."""
    state = puzzle.position
    if in_colours_of_the_box(state.ruleset).fifth is state.ruleset.fifth:
        return puzzle
    # A position says its fifth colour in its fireworks and cards; no other word of it has a "w".
    ruleset, _, table = str(state).partition("_")
    in_black = table.replace(Suit.WHITE, Suit.BLACK)
    return Puzzle(
        puzzle.theme,
        GameState.parse(f"{ruleset}_{in_black}"),
        puzzle.viewer,
        {key: _in_black(value) for key, value in puzzle.question.items()},
    )


def _in_black(value: object) -> object:
    """Return a part of a question with black where it says white."""
    if isinstance(value, tuple):
        return tuple(_in_black(part) for part in value)
    return _SWAP.name(value) if isinstance(value, str) else value


_SWAP = Swap({suit: Suit.BLACK if suit is Suit.WHITE else suit for suit in Suit}, 0, MAX_PLAYERS)
