"""In which order: of some actions of one turn, what comes first.

Question: `{"actions": ["pGo1", "3", "tB"]}`. Options: those, each one action or several. The engine
accepts them in one order alone.
"""

from collections.abc import Iterable
from itertools import permutations

from tutor.core.errors import IllegalActionError
from tutor.core.messages import Message
from tutor.core.puzzle import Choose, Fact, Puzzle, Verdict
from tutor.games.hanzi import rules
from tutor.games.hanzi.engine import GameState, read_actions
from tutor.games.hanzi.lessons.themes.lesson_theme import LessonTheme
from tutor.games.hanzi.lessons.themes.telling import Line, does_all


class InWhichOrder(LessonTheme):
    """The phases of a turn."""

    name = "hanzi-order"
    choose = Choose.ORDER

    def goal(self, puzzle: Puzzle[GameState]) -> Message:
        """Return the request to put them in order."""
        return Message("hanzi-order.goal")

    def options(self, puzzle: Puzzle[GameState]) -> tuple[str, ...]:
        """Return the actions as they are shown."""
        return tuple(puzzle.question["actions"])

    def label(self, puzzle: Puzzle[GameState], option: str) -> Message:
        """Return what is done."""
        return does_all(read_actions(option))

    def judge(self, puzzle: Puzzle[GameState], option: str) -> Verdict[GameState]:
        """Return the place of the action in the only order that is allowed."""
        (order,) = (each for each in permutations(self.options(puzzle)) if _goes(puzzle, each))
        place = order.index(option)
        told = Message("hanzi-order.place", {"place": place + 1})
        return Verdict(option, True, told, rules.TURN, place=place)

    def proof(self, puzzle: Puzzle[GameState]) -> tuple[Fact, ...]:
        """Return nothing: the rules say it."""
        return ()


def _goes(puzzle: Puzzle[GameState], order: Iterable[str]) -> bool:
    """Return whether the actions are allowed in this order."""
    try:
        Line.of(puzzle.position, read_actions("".join(order)))
    except IllegalActionError:
        return False
    return True
