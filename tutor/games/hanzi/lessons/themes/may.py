"""What you may do: mark everything that the rules allow, whether it is an action or not.

Question: `{"deeds": ["tB", "skip", …]}`. Options: those deeds. Actions, one or several after each
other, are judged by the engine; what an engine never sees, by the rule that speaks of it.
"""

from collections.abc import Mapping
from types import MappingProxyType

from tutor.core.errors import IllegalActionError
from tutor.core.messages import Message
from tutor.core.puzzle import Choose, Fact, Puzzle, Verdict
from tutor.games.hanzi import rules
from tutor.games.hanzi.engine import GameState, read_actions
from tutor.games.hanzi.lessons.themes.lesson_theme import LessonTheme
from tutor.games.hanzi.lessons.themes.telling import Line, does_all
from tutor.games.hanzi.puzzles.telling import refusal_said

_DEEDS: Mapping[str, tuple[bool, str]] = MappingProxyType(
    {
        "skip": (False, rules.CRAFTING),
        "look": (True, rules.ANCIENT_FORMS),
        "look-at-pile": (True, rules.ANCIENT_FORMS),
        "peek": (False, rules.ANCIENT_FORMS),
    }
)
"""What is no action of the game: whether it is allowed, and the rule on it."""


class WhatYouMayDo(LessonTheme):
    """Rules of what is allowed, and when."""

    name = "hanzi-may"
    choose = Choose.ALL

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the request to mark what is allowed."""
        return Message("hanzi-may.goal")

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the deeds asked about."""
        return tuple(puzzle.question["deeds"])

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return what is done."""
        if option in _DEEDS:
            return Message(f"hanzi-may.deed.{option}")
        return does_all(read_actions(option))

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return whether it is allowed, and if not why."""
        if option in _DEEDS:
            allowed, rule = _DEEDS[option]
            return Verdict(option, allowed, Message(f"hanzi-may.deed.{option}.why"), rule)
        actions = read_actions(option)
        try:
            line = Line.of(puzzle.position, actions)
        except IllegalActionError as error:
            return Verdict(option, False, refusal_said(error.reason), error.rule)
        return Verdict(option, True, Message("hanzi-may.yes"), actions[-1].rule, after=line.end)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return nothing: the rules say it."""
        return ()
