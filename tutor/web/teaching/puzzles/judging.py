"""What a puzzle comes to: worked out once, however many answer it.

The verdict on every option and the steps of the proof are the same for every answer. A puzzle of
the library is answered by many, so what the engine has found stays for a while.
"""

from collections.abc import Callable, Hashable
from functools import wraps
from typing import Any, TypeVar

from flask import Flask

from tutor.core.puzzle import Answer, Fact, Puzzle, Theme, Verdict, judged
from tutor.web.shell.bounded_cache import BoundedCache
from tutor.web.shell.settings import memory_for
from tutor.web.teaching.puzzles.puzzle_answer import PuzzleAnswer

Found = TypeVar("Found")

_USUAL = 16_000_000
"""Bytes for each kind of finding until the settings say it, enough for most of the library."""

_VERDICTS, _FACTS = 20_000, 1_000
"""About how many bytes the verdicts on a puzzle take, with the positions that they lead to, and a
proof, which shares its facts with them."""

memories: list[BoundedCache[Any]] = []
"""What has been found out about puzzles, a memory for each kind of finding."""

Finding = Callable[[Theme[Any], Puzzle[Any]], Found]


def init_app(app: Flask) -> None:
    """Bound what is remembered by the settings. It is the same for all apps of a process."""
    most = memory_for(app.config, "findings")
    apiece = sum(memory.apiece for memory in memories)
    for memory in memories:
        memory.most = most * memory.apiece // apiece


def cached_per_puzzle(apiece: int = _FACTS) -> Callable[[Finding[Found]], Finding[Found]]:
    """Return what gives a function a memory: one of what follows from a theme and a puzzle alone.

    What it finds takes about `apiece` bytes.
    """

    def with_memory(find: Finding[Found]) -> Finding[Found]:
        memory: BoundedCache[Found] = BoundedCache(_USUAL, apiece)
        memories.append(memory)

        @wraps(find)
        def found(theme: Theme[Any], puzzle: Puzzle[Any]) -> Found:
            key = key_of_puzzle(theme, puzzle)
            known = memory.get(key)
            return known if known is not None else memory.keep(key, find(theme, puzzle))

        return found

    return with_memory


def key_of_puzzle(theme: Theme[Any], puzzle: Puzzle[Any]) -> Hashable:
    """Return what tells the puzzle apart from every other one.

    Themes with the same name can differ: a step of a lesson asks for a part of the options.
    """
    asked = (
        (name, tuple(value) if isinstance(value, list) else value)
        for name, value in puzzle.question.items()
    )
    return (theme, puzzle.position, puzzle.viewer, *asked)


@cached_per_puzzle(apiece=_VERDICTS)
def verdicts(theme: Theme[Any], puzzle: Puzzle[Any]) -> tuple[Verdict[Any], ...]:
    """Return the verdict on every option, in the order of the options."""
    return judged(theme, puzzle)


def judge(theme: Theme[Any], puzzle: Puzzle[Any], chosen: tuple[str, ...]) -> PuzzleAnswer:
    """Return the answer given by options that can be chosen; by none, the one that is shown."""
    return PuzzleAnswer(theme, puzzle, Answer(chosen, verdicts(theme, puzzle), theme.choose))


@cached_per_puzzle()
def proof(theme: Theme[Any], puzzle: Puzzle[Any]) -> tuple[Fact, ...]:
    """Return the facts that settle the puzzle, in order."""
    return theme.proof(puzzle)
