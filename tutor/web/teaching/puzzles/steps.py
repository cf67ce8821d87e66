"""The steps that a page tells: what decides a puzzle, without what only distracts from it.

The proof of a theme names everything that there is to notice, distractions included, as that is
what makes a puzzle hard. To be told, a step has to decide something.
"""

from collections.abc import Sequence
from math import ceil
from typing import Any

from tutor.core.puzzle import Fact, Puzzle, Theme
from tutor.web.teaching.game_site import current_site
from tutor.web.teaching.puzzles.judging import cached_per_puzzle, proof

MOST_HINTS = 5
"""Each hint costs a tap, so that a longer proof is told several steps at a time."""


@cached_per_puzzle()
def deciding_steps(theme: Theme[Any], puzzle: Puzzle[Any]) -> tuple[Fact, ...]:
    """Return the facts of the proof that decide something, in order."""
    return deciding(theme, puzzle, proof(theme, puzzle))


def deciding(theme: Theme[Any], puzzle: Puzzle[Any], facts: tuple[Fact, ...]) -> tuple[Fact, ...]:
    """Return those of the facts that decide something about the puzzle."""
    idle = current_site().presentation.idle_facts(theme.name, puzzle.position)
    return tuple(fact for fact in facts if fact.message.id not in idle)


def number_of_hints(steps: Sequence[Fact]) -> int:
    """Return in how many hints these steps are told."""
    return min(len(steps), MOST_HINTS)


def steps_of_hints(steps: tuple[Fact, ...], hints: int) -> tuple[Fact, ...]:
    """Return the steps that so many hints tell, all of them if there are no more hints."""
    every = number_of_hints(steps)
    return steps if hints >= every else steps[: ceil(len(steps) * hints / every)]
