"""What a theme of Hanabi puzzles has beyond judging: how its puzzles are found."""

from collections.abc import Iterator, Mapping
from typing import Protocol

from tutor.core.puzzle import Puzzle, Theme
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.state import GameState


class HanabiTheme(Theme[GameState], Protocol):
    """A theme whose puzzles can be met in play.

    `aims` says, by level, what a puzzle of that level may be about: one of them is drawn by the
    seed, so that rare things come up as often as common ones.
    """

    aims: Mapping[int, tuple[str, ...]]

    def ask(
        self, state: GameState, level: int, choice: SeededChoice
    ) -> Iterator[Puzzle[GameState]]:
        """Yield the puzzles that this position of a game gives rise to, good or not."""

    def is_worth_asking(self, puzzle: Puzzle[GameState], level: int, aim: str) -> bool:
        """Return whether the puzzle has what the level asks of it, and is about `aim`."""
