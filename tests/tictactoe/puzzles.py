"""Two themes: which square wins at once, and how good the squares are, the best one first."""

from collections.abc import Iterator, Mapping
from types import MappingProxyType

from tests.tictactoe.engine import (
    CLASSIC,
    MARKS,
    OPEN,
    ROW,
    ROWS,
    SQUARES,
    TURN,
    Grid,
    Mark,
    value,
)
from tutor.core.errors import UnsupportedError
from tutor.core.library import Entry
from tutor.core.messages import Message, Player
from tutor.core.puzzle import Choose, Fact, Puzzle, Theme, Verdict
from tutor.core.seeded import SeededChoice

WIN, ORDER = "ttt-win", "ttt-order"

MARKED: Mapping[str, Mapping[int, int]] = MappingProxyType({WIN: {1: 4, 2: 6}, ORDER: {1: 6}})
"""How many squares are marked at each level of a theme."""

GENERATOR_VERSION = 1
SEEDS = range(1, 1_000)


class Win(Theme[Grid]):
    """Which square wins at once."""

    name = WIN
    choose = Choose.ONE

    def goal(self, puzzle: Puzzle[Grid]) -> Message:
        """Return what is asked."""
        return Message(f"{WIN}.goal", {"name": Player(puzzle.viewer)})

    def options(self, puzzle: Puzzle[Grid]) -> tuple[str, ...]:
        """Return the open squares."""
        return tuple(str(action) for action in puzzle.position.legal_actions())

    def label(self, puzzle: Puzzle[Grid], option: str) -> Message:
        """Return the square."""
        return Message("ttt-square", {"square": option})

    def judge(self, puzzle: Puzzle[Grid], option: str) -> Verdict[Grid]:
        """Return whether the mark there ends the game."""
        after = puzzle.position.apply(Mark(option))
        won = after.outcome is not None and puzzle.viewer in after.outcome.winners
        said = Message(f"{WIN}.{'right' if won else 'wrong'}", {"square": option})
        return Verdict(option, won, said, ROW, after=after)

    def proof(self, puzzle: Puzzle[Grid]) -> tuple[Fact, ...]:
        """Return the rows that one mark completes."""
        return rows_of_two(puzzle)


class Order(Theme[Grid]):
    """How good the open squares are; the first one taken is no answer at all."""

    name = ORDER
    choose = Choose.ORDER

    def goal(self, puzzle: Puzzle[Grid]) -> Message:
        """Return what is asked."""
        return Message(f"{ORDER}.goal", {"name": Player(puzzle.viewer)})

    def options(self, puzzle: Puzzle[Grid]) -> tuple[str, ...]:
        """Return the open squares and one that is taken."""
        grid = puzzle.position
        taken = next(square for square in SQUARES if grid.at(square) != OPEN)
        return tuple(each for each in SQUARES if each == taken or grid.at(each) == OPEN)

    def label(self, puzzle: Puzzle[Grid], option: str) -> Message:
        """Return the square."""
        return Message("ttt-square", {"square": option})

    def judge(self, puzzle: Puzzle[Grid], option: str) -> Verdict[Grid]:
        """Return what the square is worth; the best have the first place."""
        grid = puzzle.position
        if grid.at(option) != OPEN:
            said = Message(f"{ORDER}.taken", {"square": option})
            return Verdict(option, False, said, TURN)
        worth = value(grid.apply(Mark(option)), puzzle.viewer)
        name = {1: "won", 0: "tied", -1: "lost"}[worth]
        return Verdict(
            option, True, Message(f"{ORDER}.{name}", {"square": option}), ROW, place=2 - worth
        )

    def proof(self, puzzle: Puzzle[Grid]) -> tuple[Fact, ...]:
        """Return the rows that one mark completes, whoever puts it there."""
        return rows_of_two(puzzle)


def rows_of_two(puzzle: Puzzle[Grid]) -> tuple[Fact, ...]:
    """Return the rows with two marks of a kind and an open square; they name the marks alone."""
    facts = []
    for row in ROWS:
        for seat, mark in enumerate(MARKS):
            if sorted(puzzle.position.in_row(row)) == sorted(mark * 2 + OPEN):
                two = tuple(square for square in row if puzzle.position.at(square) == mark)
                said = Message("ttt-two", {"name": Player(seat), "squares": two})
                facts.append(Fact(said, ROW, "row"))
    return tuple(facts)


THEMES: Mapping[str, Theme[Grid]] = MappingProxyType({WIN: Win(), ORDER: Order()})


def questions_at(theme: str, grid: Grid, seed: str) -> Iterator[Puzzle[Grid]]:
    """Yield what a theme asks at a position: whoever is to act, if there is something to find."""
    if grid.outcome is None and _is_worth_asking(theme, grid):
        yield Puzzle(theme, grid, grid.to_act, {})


def _is_worth_asking(theme: str, grid: Grid) -> bool:
    values = {value(grid.apply(action), grid.to_act) for action in grid.legal_actions()}
    if theme == ORDER:
        return len(values) > 1 and bool(rows_of_two(Puzzle(theme, grid, grid.to_act, {})))
    after = [grid.apply(action).outcome for action in grid.legal_actions()]
    return any(each and grid.to_act in each.winners for each in after) and not all(after)


def generate(code: str, theme: str, level: int, seed: int) -> Puzzle[Grid]:
    """Return the puzzle of these: random games until one comes to a position worth asking about.

    Raises UnsupportedError for a theme or level that there is none of.
    """
    if theme not in THEMES:
        raise UnsupportedError("theme", theme)
    if level not in MARKED[theme]:
        raise UnsupportedError("level", str(level))
    choice = SeededChoice(f"{theme} {level} {seed}")
    while True:
        grid = Grid()
        for _ in range(MARKED[theme][level]):
            if grid.outcome is None:
                grid = grid.apply(choice.pick(grid.legal_actions()))
        for puzzle in questions_at(theme, grid, ""):
            return puzzle


def _entries() -> Iterator[Entry]:
    for name, level, grid in (
        ("ttt-win-001", 1, "xx..o.o.."),
        ("ttt-win-002", 1, "x.o.xo..."),
        ("ttt-win-003", 2, "xoxoxo..."),
        ("ttt-order-001", 1, "xxo.o.x.o"),
    ):
        position = Grid.parse(grid)
        theme = name.rpartition("-")[0]
        yield Entry(name, theme, level, Puzzle(theme, position, position.to_act, {}))


LIBRARY: Mapping[str, Entry] = MappingProxyType({entry.id: entry for entry in _entries()})


def makes_sense(code: str, theme: str) -> bool:
    """Return whether there is something to ask: with the only ruleset, always."""
    return code == CLASSIC and theme in THEMES
