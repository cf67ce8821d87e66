"""In whose colours puzzles are drawn: the fifth one is white or black, as the box has it.

The box is that of the whole visit, as in rules and lessons: the one that the address names, else
the one that goes with the language. An answer that names the fifth colour of another box is read as
if it named this one's, so that an address with an answer means the same in every language.
"""

from dataclasses import replace

from tutor.core.puzzle import Puzzle
from tutor.games.hanabi.engine import GameState, Ruleset, Suit
from tutor.games.hanabi.puzzles import generate
from tutor.games.hanabi.puzzles.option_names import renamed
from tutor.web.teaching.setting import current_setting


def fifth_colour() -> Suit:
    """Return the fifth colour of the box on the table: white or black."""
    fifth: Suit = current_setting().box.fifth
    return fifth


def in_colours_of_the_box(ruleset: Ruleset) -> Ruleset:
    """Return the ruleset in the colours of the box on the table."""
    return replace(ruleset, fifth=fifth_colour())


def generated_in_colours_of_the_box(
    code: str, theme: str, level: int, seed: int
) -> Puzzle[GameState]:
    """Return an endless puzzle; raises what `generate` does."""
    return generate(in_colours_of_the_box(Ruleset.parse(code)), theme, level, seed)


def drawn_in_colours_of_the_box(puzzle: Puzzle[GameState]) -> Puzzle[GameState]:
    """Return a puzzle of the library, which is in white, with black cards if the box has them."""
    return drawn_with(puzzle, fifth_colour())


def drawn_with(puzzle: Puzzle[GameState], fifth: Suit) -> Puzzle[GameState]:
    """Return a puzzle in white with this fifth colour."""
    state = puzzle.position
    if fifth is state.ruleset.fifth:
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

    An answered page put into another language has the box that goes with that language.
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
