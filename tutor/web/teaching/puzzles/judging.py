"""What a puzzle comes to: worked out once, however many answer it.

The verdict on every option and the steps of the proof are the same for every answer. A puzzle of
the library is answered by many, so what the engine has found stays for a while.
"""

from collections.abc import Callable, Hashable
from functools import wraps
from typing import TypeVar

from tutor.core.puzzle import Fact, Puzzle, Theme, Verdict, judged
from tutor.games.hanabi.engine import GameState
from tutor.web.shell.memo import Memo

Found = TypeVar("Found")

_ENOUGH = 1000
"""About as many puzzles are remembered as there are in the library."""

_A_PUZZLE = 20_000
"""About how many bytes the verdicts on a puzzle take, with the positions that they lead to."""

Finding = Callable[[Theme[GameState], Puzzle[GameState]], Found]


def found_once(find: Finding[Found]) -> Finding[Found]:
    """Return the function with a memory: for what follows from a theme and a puzzle alone."""
    memory: Memo[Found] = Memo(most=_ENOUGH * _A_PUZZLE, apiece=_A_PUZZLE)

    @wraps(find)
    def found(theme: Theme[GameState], puzzle: Puzzle[GameState]) -> Found:
        key = key_of_puzzle(theme, puzzle)
        known = memory.get(key)
        return known if known is not None else memory.keep(key, find(theme, puzzle))

    return found


def key_of_puzzle(theme: Theme[GameState], puzzle: Puzzle[GameState]) -> Hashable:
    """Return what tells the puzzle apart from every other one.

    Themes with the same name can differ: a step of a lesson asks for a part of the options.
    """
    asked = (
        (name, tuple(value) if isinstance(value, list) else value)
        for name, value in puzzle.question.items()
    )
    return (theme, puzzle.position, puzzle.viewer, *asked)


@found_once
def verdicts(theme: Theme[GameState], puzzle: Puzzle[GameState]) -> tuple[Verdict[GameState], ...]:
    """Return the verdict on every option, in the order of the options."""
    return judged(theme, puzzle)


@found_once
def proof(theme: Theme[GameState], puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
    """Return the facts that settle the puzzle, in order."""
    return theme.proof(puzzle)
