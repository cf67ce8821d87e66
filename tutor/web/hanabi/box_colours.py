"""In whose colours puzzles are drawn: the fifth one is white or black, as the box has it.

Puzzles are in white unless the address names a box: without one an answer that names a colour means
the same in every language.
"""

from collections.abc import Mapping
from dataclasses import replace

from tutor.core.puzzle import Puzzle
from tutor.games.hanabi.engine import GameState, Ruleset, Suit
from tutor.games.hanabi.puzzles import generate
from tutor.games.hanabi.puzzles.option_names import renamed
from tutor.games.hanabi.rulebook import BOXES
from tutor.web.hanabi.setting import BOX
from tutor.web.teaching.setting import current_setting, page_setting


def box_named() -> str | None:
    """Return the id of the box that the address names, None if it names none."""
    return dict(page_setting().query).get(BOX)


def in_colours_of_the_box(ruleset: Ruleset) -> Ruleset:
    """Return the ruleset in the colours of a box that the address names."""
    named = box_named()
    return replace(ruleset, fifth=BOXES[named].fifth) if named else ruleset


def box_in_links() -> Mapping[str, str]:
    """Return the box that links to puzzles have to name: the one chosen, or one with black cards.

    A puzzle without a box is in white, whatever the box that goes with the language.
    """
    chosen, box = box_named(), current_setting().box
    named = chosen or (box.id if box.fifth is not Suit.WHITE else None)
    return {BOX: named} if named else {}


def generated_in_colours_of_the_box(
    code: str, theme: str, level: int, seed: int
) -> Puzzle[GameState]:
    """Return an endless puzzle; raises what `generate` does."""
    return generate(in_colours_of_the_box(Ruleset.parse(code)), theme, level, seed)


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


def option_in_colours_of(option: str, ruleset: Ruleset) -> str:
    """Return an option in the colours of a ruleset, where another box gave it its name.

    An answered page put into another language has the box with that language's leaflet.
    """
    to_fifth = {Suit.WHITE: ruleset.fifth, Suit.BLACK: ruleset.fifth}
    return renamed(option, lambda suit: to_fifth.get(suit, suit), lambda seat: seat)


def _in_black(value: object) -> object:
    """Return a part of a question with black where it says white."""
    if isinstance(value, tuple):
        return tuple(_in_black(part) for part in value)
    if not isinstance(value, str):
        return value
    return renamed(
        value, lambda suit: Suit.BLACK if suit is Suit.WHITE else suit, lambda seat: seat
    )
