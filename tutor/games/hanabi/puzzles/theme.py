"""What a theme of Hanabi puzzles has beyond judging: how its puzzles are found."""

from collections.abc import Iterator, Mapping
from typing import Protocol

from tutor.core.puzzle import Puzzle, Theme
from tutor.core.seeded import SeededChoice
from tutor.games.hanabi.engine.ruleset import Ruleset
from tutor.games.hanabi.engine.state import GameState


class HanabiTheme(Theme[GameState], Protocol):
    """A theme whose puzzles can be met in play.

    `aims` says, by level, what a puzzle of that level may be about: one of them is drawn by the
    seed, so that rare things come up as often as common ones. `thresholds` are the efforts (see
    difficulty.py) from which on a puzzle of this theme has level 2, 3, 4 and 5.
    """

    aims: Mapping[int, tuple[str, ...]]
    thresholds: tuple[int, int, int, int]

    def makes_sense(self, ruleset: Ruleset) -> bool:
        """Return whether there is anything to ask with these rules."""

    def ask(self, state: GameState, choice: SeededChoice) -> Iterator[Puzzle[GameState]]:
        """Yield the puzzles that this position of a game gives rise to, good or not."""

    def is_worth_asking(self, puzzle: Puzzle[GameState], aim: str) -> bool:
        """Return whether the puzzle is about `aim`, has right and wrong options, and a trap."""
