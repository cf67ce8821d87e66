"""How hard a puzzle is: level 1 to 5, worked out from its proof.

Every fact of the proof costs an effort by how it is found, so that more facts, what clues denied,
counting and reasoning about several cards at once make a puzzle harder. Every colour that the
facts speak of beyond the first costs one more. Level 5 takes more than effort: what greedy play
solves has level 4 at most, and a scenario of level 5 is an ending (scenarios/search.py).
"""

from collections.abc import Iterable, Iterator, Mapping
from types import MappingProxyType

from tutor.core.messages import Message
from tutor.core.puzzle import Fact, Puzzle
from tutor.games.hanabi.engine.cards import Card, Suit
from tutor.games.hanabi.engine.state import GameState
from tutor.games.hanabi.puzzles.proofs.reasons import Evidence
from tutor.games.hanabi.puzzles.theme import HIGHEST, HanabiTheme

EFFORT: Mapping[str, int] = MappingProxyType(
    {
        Evidence.RULE: 1,
        Evidence.SEEN: 1,
        Evidence.CLUED: 1,
        Evidence.PLAYED: 2,
        Evidence.DENIED: 2,
        Evidence.COUNTED: 3,
        Evidence.JOINT: 5,
    }
)


def effort(proof: Iterable[Fact]) -> int:
    """Return how much work the facts of a proof are to find."""
    facts = tuple(proof)
    suits = {suit for fact in facts for suit in _suits(fact.message)}
    return sum(EFFORT[fact.kind] for fact in facts) + max(0, len(suits) - 1)


def level_of(theme: HanabiTheme, puzzle: Puzzle[GameState]) -> int:
    """Return the level of the puzzle, 1 to 5: that of its effort, and 5 only if it is hard."""
    level = level_by_effort(theme, puzzle)
    return level if level < HIGHEST or theme.is_hard(puzzle) else HIGHEST - 1


def level_by_effort(theme: HanabiTheme, puzzle: Puzzle[GameState]) -> int:
    """Return the level of the puzzle, 1 to 5, by its effort and the theme's thresholds alone."""
    work = effort(theme.proof(puzzle))
    return 1 + sum(work >= threshold for threshold in theme.thresholds)


def _suits(value: object) -> Iterator[Suit]:
    """Yield the colours of the cards in a message, however deep they lie."""
    if isinstance(value, Card):
        yield value.suit
    elif isinstance(value, Message):
        for part in value.params.values():
            yield from _suits(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from _suits(part)
