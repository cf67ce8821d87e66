"""The steps that a page tells: what decides a puzzle, without what only distracts from it.

The proof of a theme names everything that there is to notice, distractions included, as that is
what makes a puzzle hard. To be told, a step has to decide something.
"""

from collections.abc import Iterator
from math import ceil

from tutor.core.puzzle import Fact, Puzzle, Theme
from tutor.games.hanabi.engine import GameState
from tutor.web.teaching.puzzles.judging import found_once, proof

MOST_HINTS = 5
"""Each hint costs a tap, so that a longer proof is told several steps at a time."""

_OF_THE_DECK = frozenset(
    {
        "fact.deck",
        "table.turns-left",
        "rule.end-last-round.1",
        "rule.last-round-no-draw.1",
        "rule.last-round-no-draw.play-on",
        "rule.play-on.1",
        "rule.play-on-no-action.1",
    }
)
"""Messages on how far the game has got."""

_OF_DRAWING = frozenset({"rule.last-round-no-draw.1", "rule.last-round-no-draw.play-on"})

_FUSE_TOKENS = "fact.fuse-tokens"


@found_once
def told_steps(theme: Theme[GameState], puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
    """Return the facts of the proof that decide something, in order."""
    return deciding(theme, puzzle, proof(theme, puzzle))


def deciding(
    theme: Theme[GameState], puzzle: Puzzle[GameState], facts: tuple[Fact, ...]
) -> tuple[Fact, ...]:
    """Return those of the facts that decide something about the puzzle."""
    beside = frozenset(_beside(theme.name, puzzle.position))
    return tuple(fact for fact in facts if fact.message.id not in beside)


def number_of_hints(steps: tuple[Fact, ...]) -> int:
    """Return in how many hints these steps are told."""
    return min(len(steps), MOST_HINTS)


def steps_told(steps: tuple[Fact, ...], hints: int) -> tuple[Fact, ...]:
    """Return the steps that so many hints tell, all of them if there are no more hints."""
    every = number_of_hints(steps)
    return steps if hints >= every else steps[: ceil(len(steps) * hints / every)]


def _beside(theme: str, state: GameState) -> Iterator[str]:
    """Yield the ids of messages that decide nothing about a question of this theme."""
    if theme in ("allowed", "try-it"):
        yield from _OF_THE_DECK
    elif theme == "outcome":
        # While there are cards in the deck, only mistakes and fireworks can end the game.
        yield from _OF_THE_DECK if state.deck else _OF_DRAWING
        if state.strikes + 1 < state.ruleset.fuses:
            yield _FUSE_TOKENS
