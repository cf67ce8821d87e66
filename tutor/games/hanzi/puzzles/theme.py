"""What a theme of Hànzì's puzzles has beyond judging: how its puzzles are found and shown."""

from abc import abstractmethod
from collections.abc import Iterator, Mapping
from enum import StrEnum
from typing import Any

from tutor.core.lesson import reasons
from tutor.core.puzzle import (
    Answer,
    Choose,
    Explanation,
    Puzzle,
    Theme,
    default_explanation,
)
from tutor.core.seeded import SeededChoice
from tutor.games.hanzi.engine import GameState, Ruleset
from tutor.games.hanzi.knowledge.view import View
from tutor.games.hanzi.puzzles import log
from tutor.games.hanzi.puzzles.games import PlayedPosition, turn_starts, turns_after

Question = Mapping[str, Any]


class ThemeFamily(StrEnum):
    """Themes that are shown together, in the order in which families are shown."""

    FORMS = "hanzi-forms"
    CRAFTING = "hanzi-crafting"
    DECIDING = "hanzi-deciding"


class HanziTheme(Theme[GameState]):
    """A theme whose puzzles can be met in play.

    `trains` are the ids of the rules that its puzzles are about. `levels` are the numbers of its
    levels; the theme's docstring says what grows from level to level.
    """

    family: ThemeFamily
    trains: tuple[str, ...]
    about: str = ""
    """The id of the rule to look up beside the prompt, if it is always the same."""
    levels: tuple[int, ...]
    rulesets: tuple[Ruleset, ...] = tuple(Ruleset)
    """The rulesets with which there is something to ask."""
    listed: str = ""
    """The part of a question that names the options."""

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the options."""
        return tuple(puzzle.question[self.listed])

    def asks_about(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the rule that the theme is about."""
        return (self.about,)

    def explain(self, puzzle: Puzzle[GameState], answer: Answer[GameState]) -> Explanation:
        """Return why an option is wrong, or why the missed ones are right.

        What there is to say of the others, the page says behind their names.
        """
        if self.choose is not Choose.ALL:
            return default_explanation(self, puzzle, answer)
        reason = reasons(*answer.wrong)[:1] or reasons(*answer.missed)[:2]
        proof = self.proof(puzzle) if answer.is_shown else ()
        return Explanation(None, reason, tuple(fact.reason for fact in proof))

    def played_positions(
        self, ruleset: Ruleset, level: int, choice: SeededChoice
    ) -> Iterator[PlayedPosition]:
        """Yield positions of one game in which such a puzzle may be found."""
        return turn_starts(ruleset, choice)

    @abstractmethod
    def ask(
        self, played: PlayedPosition, level: int, choice: SeededChoice
    ) -> Iterator[Puzzle[GameState]]:
        """Yield the puzzles of this level that there are here, drawn by `choice`."""

    @abstractmethod
    def kinds(self, state: GameState) -> Iterator[Question]:
        """Yield a question of each kind that can be asked here, without the places that it names.

        A puzzle that is shared as its position fills them in.
        """


class LoggedTheme(HanziTheme):
    """A theme whose viewer can read no form but those that a log of craftings turned up."""

    rulesets: tuple[Ruleset, ...] = (Ruleset.PLAIN,)
    craftings: Mapping[int, int]
    """The number of craftings in the log, by level."""
    tables: int = 3
    """How many numbers of players there are, from 2 on."""

    def view(self, puzzle: Puzzle[GameState]) -> View:
        """Return what the viewer sees, and has read in the log."""
        return log.view(log.read(puzzle.question["log"]), puzzle.position, puzzle.viewer)

    def played_positions(
        self, ruleset: Ruleset, level: int, choice: SeededChoice
    ) -> Iterator[PlayedPosition]:
        """Yield the starts of turns after as many craftings as the level asks for."""
        return turns_after(self.craftings[level], ruleset, 2 + choice.below(self.tables), choice)
